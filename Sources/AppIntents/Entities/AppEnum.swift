import IntentWire

/// A finite choice: each case has a raw value that is stored and words that a person reads.
@_alwaysEmitConformanceMetadata
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
  public static var _bridge: _IntentValueBridge<Self> {
    _IntentValueBridge(
      type: { .enumeration(TypeName(Self.self).id) },
      cases: { Array(allCases).map(\.wireValue) },
      encode: { $0.wireValue }
    ) { value, decoder in
      switch value {
      case .enumeration(let stored): return try named(stored.rawValue)
      case .string(let text), .spoken(let text): return try spoken(text, languages: decoder.languages)
      default: throw ValueFailure.unreadable(value.plainText)
      }
    }
  }

  private var wireValue: IntentValue {
    .enumeration(
      EnumerationValue(type: TypeName(Self.self).id, rawValue: rawValue.description, display: Display(displayed)))
  }

  private static func named(_ rawValue: String) throws -> Self {
    guard let raw = RawValue(rawValue), let value = Self(rawValue: raw) else { throw ValueFailure.unreadable(rawValue) }
    return value
  }

  private static func spoken(_ text: String, languages: [String]) throws -> Self {
    let cases = Array(allCases)
    let found = NameMatch.matches(text, among: cases, languages: languages) { Display($0.displayed) }
    // A person's words go before the name that a program stores.
    guard let first = found.first else { return try named(text) }
    guard found.count == 1 else { throw ValueFailure.ambiguous(text, found.map(\.wireValue)) }
    return first
  }
}
