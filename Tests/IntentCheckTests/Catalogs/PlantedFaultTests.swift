import Foundation
import Testing

@testable import IntentCheck

/// A small project whose words are right, and twelve faults planted into it.
@Suite("Planted faults")
struct PlantedFaultTests {
  /// Replaces a part of a line, and names what must then be found, there or where the key or its language stands.
  struct Fault: CustomTestStringConvertible, Sendable {
    let rule: String
    let file: String
    let line: Int
    let planted: Int
    let old: String
    let new: String

    init(_ rule: String, _ file: String, _ line: Int, plantedIn planted: Int? = nil, _ old: String, _ new: String) {
      (self.rule, self.file, self.line, self.planted) = (rule, file, line, planted ?? line)
      (self.old, self.new) = (old, new)
    }

    var testDescription: String { "\(rule) in line \(line) of \(file)" }
  }

  static let words = "Sources/App/Localizable.xcstrings"
  static let phrases = "Sources/App/AppShortcuts.xcstrings"

  static let files = [
    words: """
      {
        "sourceLanguage": "en",
        "strings": {
          "%@: %lld": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "%@: %lld"}},
            "hr": {"stringUnit": {"state": "translated", "value": "%@: %lld"}}}},
          "%lld days left": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld day left"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld days left"}}}}},
            "de": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "noch %lld Tag"}},
              "other": {"stringUnit": {"state": "translated", "value": "noch %lld Tage"}}}}},
            "hr": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "još %lld dan"}},
              "few": {"stringUnit": {"state": "translated", "value": "još %lld dana"}},
              "other": {"stringUnit": {"state": "translated", "value": "još %lld dana"}}}}}}},
          "Hello %@": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Hallo %@"}},
            "hr": {"stringUnit": {"state": "translated", "value": "Bok %@"}}}},
          "Read the [terms](https://example.com)": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Lies die [Bedingungen](https://example.com)"}},
            "hr": {"stringUnit": {"state": "translated", "value": "Pročitaj [uvjete](https://example.com)"}}}},
          "Save": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Sichern"}},
            "hr": {"stringUnit": {"state": "translated", "value": "Spremi"}}}},
          "Undo": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Widerrufen"}},
            "hr": {"stringUnit": {"state": "translated", "value": "Poništi"}}}},
          "Open": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Öffnen"}},
            "hr": {"stringUnit": {"state": "translated", "value": "Otvori"}}}},
          "Close": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Schließen"}},
            "hr": {"stringUnit": {"state": "translated", "value": "Zatvori"}}}}
        },
        "version": "1.0"
      }

      """,
    phrases: """
      {
        "sourceLanguage": "en",
        "strings": {
          "Open ${trend} in ${applicationName}": {"localizations": {
            "de": {"stringSet": {"state": "translated", "values": ["Öffne ${trend} in ${applicationName}"]}},
            "hr": {"stringSet": {"state": "translated", "values": ["Otvori ${trend} u ${applicationName}"]}}}}
        },
        "version": "1.0"
      }

      """,
    "Sources/App/Words.swift": #"""
      import AppIntents

      func words(name: String, days: Int) -> [LocalizedStringResource] {
        [
          "\(name): \(days)", "\(days) days left", "Hello \(name)", "Read the [terms](https://example.com)", "Save", "Undo",
          "Open", "Close",
        ]
      }

      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: OpenTrend(), phrases: ["Open \(\.$trend) in \(.applicationName)"], shortTitle: "Undo",
            systemImageName: "play")
        }
      }

      """#,
  ]

  static let faults = [
    Fault("words.argument-type", words, 6, "\"%@: %lld\"", "\"%lld: %lld\""),
    Fault("words.reordered-arguments", words, 5, "\"%@: %lld\"", "\"%lld: %@\""),
    Fault("words.missing-plural", words, 14, plantedIn: 16, "few", "two"),
    Fault("words.argument-width", words, 12, "%lld", "%d"),
    Fault("words.extra-argument", words, 19, "Hallo %@", "Hallo %@ %@"),
    Fault("words.omitted-argument", words, 20, "Bok %@", "Bok"),
    Fault("words.broken-markdown", words, 22, "](", "] ("),
    Fault("words.empty-text", words, 25, "Sichern", ""),
    Fault("words.needs-review", words, 27, plantedIn: 29, "translated", "needs_review"),
    Fault("words.repeated-key", words, 33, "Close", "Open"),
    Fault("words.phrase-application-name", phrases, 5, " in ${applicationName}", ""),
    Fault("words.phrase-parameter", phrases, 6, "${trend}", "${tema}"),
  ]

  private static func findings(in files: [String: String]) throws -> [Finding] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "planted-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try WordsReport(path: folder.path, here: folder.path).findings
  }

  @Test("are none in the project as it is")
  func sound() throws {
    #expect(try Self.findings(in: Self.files).map(\.text) == [])
  }

  @Test("are each found by id and line", arguments: faults)
  func found(_ fault: Fault) throws {
    let findings = try Self.findings(in: Self.planted([fault]))
    #expect(
      findings.contains { $0.rule == fault.rule && $0.path == fault.file && $0.line == fault.line },
      "\(findings.map(\.text))")
  }

  @Test("are found all at once, and little else")
  func together() throws {
    let findings = try Self.findings(in: Self.planted(Self.faults))
    for fault in Self.faults {
      #expect(findings.contains { $0.rule == fault.rule && $0.path == fault.file && $0.line == fault.line })
    }
    // A form that no number shows comes of one that was renamed, a key that nobody has of one that is gone.
    let others = Set(findings.map(\.rule)).subtracting(Self.faults.map(\.rule))
    #expect(others == ["words.unused-plural", "words.key-absent"])
  }

  private static func planted(_ faults: [Fault]) throws -> [String: String] {
    var files = files
    for fault in faults {
      let index = fault.planted - 1
      var lines = try #require(files[fault.file]).split(separator: "\n", omittingEmptySubsequences: false)
      let line = String(lines[index])
      try #require(line.contains(fault.old))
      lines[index] = line.replacing(fault.old, with: fault.new, maxReplacements: 1)[...]
      files[fault.file] = lines.joined(separator: "\n")
    }
    return files
  }
}
