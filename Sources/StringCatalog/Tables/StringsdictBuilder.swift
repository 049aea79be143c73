/// Turns the property list of a `.stringsdict` file into the model of a catalog.
///
/// The format key is the text, each variable a substitution, so that one filler serves both.
struct StringsdictBuilder {
  let cursor: TextCursor
  let file: String

  private typealias Members = [PropertyValue.Member]

  mutating func table(of list: PropertyValue) throws(CatalogFailure) -> LanguageTable {
    guard case .dictionary(let members) = list else { throw wrong("plist", .object, .none) }
    var table = LanguageTable(file: file)
    for member in members {
      table.add(member.key, LanguageTable.Entry(localization: try localization(of: member)), cursor)
    }
    return table
  }

  private func localization(of member: PropertyValue.Member) throws(CatalogFailure) -> Localization {
    var localization = Localization(at: member.place)
    localization.file = file
    localization.text = try variation(of: member, prefix: "", &localization.substitutions)
    return localization
  }

  /// A text, or a dictionary of rules.
  /// - Parameter prefix: what sets the variables of a device or a width apart from others of the same name.
  private func variation(
    of member: PropertyValue.Member, prefix: String, _ substitutions: inout [String: Substitution]
  ) throws(CatalogFailure) -> Variation {
    switch member.value {
    case .string(let text, let place):
      var variation = Variation(at: member.place)
      variation.unit = StringUnit(value: text, place: place)
      return variation
    case .other: throw wrong(member.key, .object, member.place)
    case .dictionary(let rules): return try variation(of: rules, at: member.place, prefix: prefix, &substitutions)
    }
  }

  private func variation(
    of rules: Members, at place: Place, prefix: String, _ substitutions: inout [String: Substitution]
  ) throws(CatalogFailure) -> Variation {
    var variation = Variation(at: place)
    var names: [String] = []
    for rule in rules {
      switch (rule.key, rule.value) {
      case ("NSStringLocalizedFormatKey", .string(let text, let place)):
        variation.unit = StringUnit(value: text, place: place)
      case ("NSStringLocalizedFormatKey", _): throw wrong(rule.key, .string, rule.place)
      case ("NSStringDeviceSpecificRuleType", .dictionary(let devices)):
        for device in devices {
          variation.device[device.key] = try self.variation(of: device, prefix: prefix + device.key + ":", &substitutions)
        }
      case ("NSStringVariableWidthRuleType", .dictionary(let widths)):
        for width in widths {
          guard let number = Int(width.key) else { throw wrong(width.key, .number, width.place) }
          variation.width[number] = try self.variation(of: width, prefix: prefix + width.key + ":", &substitutions)
        }
      case (_, .dictionary(let members)):
        names.append(rule.key)
        substitutions[prefix + rule.key] = try substitution(members, at: rule.place, prefix: prefix)
      default: break
      }
    }
    if !prefix.isEmpty { variation.rename(names, prefix: prefix) }
    return variation
  }

  private func substitution(
    _ members: Members, at place: Place, prefix: String
  ) throws(CatalogFailure) -> Substitution {
    var substitution = Substitution(forms: Variation(at: place))
    for member in members {
      guard case .string(let text, let place) = member.value else { continue }
      switch member.key {
      case "NSStringFormatValueTypeKey": substitution.formatSpecifier = text
      case "NSStringFormatSpecTypeKey": break
      default:
        var form = Variation(at: member.place)
        form.unit = StringUnit(value: text, place: place)
        substitution.forms.plural[member.key] = form
      }
    }
    return substitution
  }

  private func wrong(_ key: String, _ expected: CatalogFailure.Expected, _ place: Place) -> CatalogFailure {
    cursor.failure(.wrongKind(key: key, expected: expected), at: place)
  }
}

extension Variation {
  /// Makes the text ask for its own variables.
  fileprivate mutating func rename(_ names: [String], prefix: String) {
    for name in names { unit?.value.replace("#@\(name)@", with: "#@\(prefix)\(name)@") }
  }
}
