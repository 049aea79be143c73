import Foundation

/// `stagedoor words` over one catalog, from a standing start.
struct WordsFigure {
  private static let languages = ["de", "hr", "pl", "ar", "ja", "fr", "es", "it", "pt-BR", "ru", "zh-Hans", "nl"]
  private static let keys = 1000
  private let file: URL

  /// Writes 12,000 localizations, as in a catalog by hand: most plain, some with arguments, a few that vary.
  init() throws {
    file = FileManager.default.temporaryDirectory.appendingPathComponent("stagedoor-words.xcstrings")
    let entries = (0..<Self.keys).map { number in
      let texts = Self.languages.map { Self.localization($0, number) }.joined(separator: ",\n")
      return "    \"\(Self.key(number))\" : {\n      \"localizations\" : {\n\(texts)\n      }\n    }"
    }
    let text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries.joined(separator: ",\n"))\n  },\n  \"version\" : \"1.0\"\n}"
    try Data(text.utf8).write(to: file)
  }

  func milliseconds() throws -> Double {
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("stagedoor")
    return try Best.milliseconds(of: 20) {
      let process = Process()
      process.executableURL = tool
      process.arguments = ["words", file.path]
      process.standardOutput = FileHandle.nullDevice
      // Waiting by `waitUntilExit` costs a flat 50 ms.
      let ended = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in ended.signal() }
      try process.run()
      ended.wait()
      guard process.terminationStatus == 0 else { throw ProcessFailed(arguments: ["words"]) }
    }
  }

  private static func key(_ number: Int) -> String {
    switch number % 20 {
    case 0: "%lld days of \(number)"
    case 1..<5: "Sentence \(number) for %@"
    default: "Sentence \(number) of a screen that a person reads"
    }
  }

  private static func localization(_ language: String, _ number: Int) -> String {
    let head = "        \"\(language)\" : {\n          "
    guard number % 20 == 0 else {
      let argument = number % 20 < 5 ? " %@" : ""
      return head + unit("Satz \(number) in \(language), den ein Mensch liest\(argument)") + "\n        }"
    }
    let forms = ["one", "few", "many", "other"].map { "\"\($0)\" : { \(unit("%lld x \(number)")) }" }.joined(separator: ",\n")
    return head + "\"variations\" : { \"plural\" : {\n\(forms)\n          } }\n        }"
  }

  private static func unit(_ text: String) -> String {
    "\"stringUnit\" : {\n            \"state\" : \"translated\",\n            \"value\" : \"\(text)\"\n          }"
  }
}
