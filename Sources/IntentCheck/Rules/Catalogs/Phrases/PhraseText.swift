import IntentWords

/// The parts of an App Shortcut phrase in a catalog: `${applicationName}` and `${parameter}`.
struct PhraseText {
  static let applicationName = "applicationName"

  /// Every name in `${…}`, in order.
  let names: [String]
  /// Whether Swift's interpolation was written instead.
  let isInterpolated: Bool

  init(_ text: String) {
    isInterpolated = text.contains("\\(")
    names = text.split(separator: "${", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
      rest.firstIndex(of: "}").map { String(rest[..<$0]) }
    }
  }

  var parameters: Set<String> { Set(names).subtracting([Self.applicationName, misspeltName].compactMap(\.self)) }

  /// What stands for the app's name, where that itself does not: `application_name`, `appname`.
  var misspeltName: String? {
    names.contains(Self.applicationName) ? nil : names.first(where: Self.meansApplication)
  }

  private static func meansApplication(_ name: String) -> Bool {
    let letters = Array(name.lowercased().filter(\.isLetter).prefix(32))
    let wanted = Array(applicationName.lowercased())
    return letters == Array("appname")
      || LetterDistance.isSlip(LetterDistance.between(letters, wanted), lengths: letters.count, wanted.count)
  }
}

extension CatalogRule {
  /// A finding for each phrase of each language that the rule has words for; the key is a phrase where none is written.
  func phraseFindings(
    in project: CatalogProject, words: (PhraseText, CatalogKey, KeyLocalization?) -> (message: String, severity: Severity?)?
  ) -> [Finding] {
    project.keys.flatMap { file, key -> [Finding] in
      guard file.holdsPhrases else { return [] }
      let ofLanguages = key.localizations.flatMap { localization in
        localization.texts.filter { !$0.value.isEmpty }.compactMap { text in
          words(PhraseText(text.value), key, localization).map { message, severity in
            finding(
              "\(text.value.quoted): \(message)", severity: severity, at: file.place(text.place, in: localization),
              language: localization.language, key: key.name)
          }
        }
      }
      guard !key.isWritten(in: file.catalog.sourceLanguage), let own = words(PhraseText(key.name), key, nil) else {
        return ofLanguages
      }
      return ofLanguages + [
        finding(
          "\(key.name.quoted): \(own.message)", severity: own.severity, at: file.place(of: key), key: key.name)
      ]
    }
  }
}
