import Foundation
import IntentHost
import Testing

@Suite("stagedoor.json")
struct ConfigurationTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  static let documentation = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation")

  static let small = #"{"version": 1, "applicationName": "Q", "extension": "E"}"#

  @Test("the documented example is read")
  func example() throws {
    let page = try String(
      contentsOf: Self.documentation.appendingPathComponent("Configuration.md"), encoding: .utf8)
    let parts = page.components(separatedBy: "```json stagedoor.json\n")
    let example = try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
    let configuration = try Configuration.read(folder.write(example, to: "stagedoor.json"))
    #expect(
      configuration
        == Configuration(
          path: "\(folder.path)/stagedoor.json", applicationName: "YearlyQuest", applicationNameSynonyms: ["Yearly Quest"],
          extensionName: "QuestExtension", apps: ["quest"],
          environment: ["QUEST_STORE": "{scratch}/quest.sqlite"], rehearsals: "Rehearsals", warnings: []))
    #expect(configuration.applicationNames == ["YearlyQuest", "Yearly Quest"])
    #expect(configuration.rehearsalsFolder == "\(folder.path)/Rehearsals")
  }

  @Test("the schema and the reader know the same keys, and need the same")
  func schema() throws {
    let data = try Data(contentsOf: Self.documentation.appendingPathComponent("stagedoor.schema.json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    let all = Dictionary(uniqueKeysWithValues: properties.keys.map { ($0, "x" as Any) })
    for key in all.keys where key != "version" {
      var file = all.filter { $0.key == "applicationName" || $0.key == "extension" }
      file["version"] = 1
      file[key] = (properties[key] as? [String: Any])?["type"] as? String == "array" ? ["x"] : "x" as Any
      if key == "environment" { file[key] = ["A": "b"] }
      let text = String(decoding: try JSONSerialization.data(withJSONObject: file), as: UTF8.self)
      #expect(try Configuration.read(folder.write(text, to: "stagedoor.json")).warnings.isEmpty, "\(key)")
    }
    for key in try #require(schema["required"] as? [String]) {
      let file: [String: Any] = ["version": 1, "applicationName": "Q", "extension": "E"].filter { $0.key != key }
      let text = String(decoding: try JSONSerialization.data(withJSONObject: file), as: UTF8.self)
      let path = try folder.write(text, to: "stagedoor.json")
      #expect(throws: ConfigurationFailure.missingKey(key, path: path, line: nil, insteadOf: nil)) { try Configuration.read(path) }
    }
  }

  @Test("it is found from a folder below, the nearest first")
  func upwards() throws {
    try folder.write(Self.small, to: "stagedoor.json")
    try folder.write(Self.small, to: "a/stagedoor.json")
    try folder.write("", to: "a/b/c/empty")
    #expect(try Configuration.find(from: "\(folder.path)/a/b/c").folder == "\(folder.path)/a")
    // One for another command alone is no end of the search.
    try folder.write(#"{"version": 1, "check": {}}"#, to: "a/b/stagedoor.json")
    #expect(try Configuration.find(from: "\(folder.path)/a/b/c").folder == "\(folder.path)/a")
    #expect(try Configuration.find(from: "\(folder.path)/a/..").folder == folder.path)
  }

  @Test("nowhere above is told by where the search began")
  func notFound() {
    #expect(throws: ConfigurationFailure.notFound(from: "/proc/self")) { try Configuration.find(from: "/proc/self") }
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var file: String
    var message: String
    var testDescription: String { message }
  }

  static let faults = [
    Fault(file: "{\n  \"version\": 1,\n  oops\n}", message: "FILE:3: This is no JSON."),
    Fault(file: "", message: "FILE:1: This is no JSON."),
    Fault(file: "[1]", message: "FILE:1: The file must be an object."),
    Fault(file: "{\n\"version\": 2}", message: "FILE:2: \"version\" is 2; this tool reads 1."),
    Fault(file: "{\"version\": 1, \"extension\": \"E\"}", message: "FILE: \"applicationName\" is missing."),
    Fault(
      file: "{\"version\": 1,\n\"applicationName\": \"\"}",
      message: "FILE:2: \"applicationName\" must be a text that is not empty."),
    Fault(
      file: "{\"version\": 1, \"applicationName\": \"Q\",\n\n\"extension\": \"E\", \"apps\": \"quest\"}",
      message: "FILE:3: \"apps\" must be a list of texts."),
    Fault(
      file: "{\"version\": 1, \"applicationName\": \"Q\", \"extension\": \"E\",\n\"environment\": {\"A\": 1}}",
      message: "FILE:2: \"environment\" must be an object whose values are texts."),
  ]

  @Test("a fault is told with file, line and what is wanted", arguments: faults)
  func fault(_ fault: Fault) throws {
    let path = try folder.write(fault.file, to: "stagedoor.json")
    #expect {
      try Configuration.read(path)
    } throws: { error in
      (error as? ConfigurationFailure)?.message == fault.message.replacingOccurrences(of: "FILE", with: path)
    }
  }

  @Test("a key that is not known is a warning, with the key that was meant")
  func unknownKey() throws {
    let text = "{\"version\": 1, \"applicationName\": \"Q\", \"extension\": \"E\",\n\"aps\": [], \"colour\": 1}"
    let path = try folder.write(text, to: "stagedoor.json")
    #expect(
      try Configuration.read(path).warnings.map(\.message) == [
        "\(path):2: \"aps\" is not known and has no effect. Did you mean \"apps\"?",
        "\(path):2: \"colour\" is not known and has no effect.",
      ])
  }

  @Test("a needed key that is written wrongly is told with the wrong one")
  func nearKey() throws {
    let path = folder.path + "/stagedoor.json"
    try Data("{\"version\": 1, \"applicationName\": \"U\",\n \"extention\": \"E\"}".utf8)
      .write(to: URL(filePath: path))
    #expect {
      try Configuration.read(path)
    } throws: { error in
      (error as? ConfigurationFailure)?.message
        == "\(path):2: \"extension\" is missing. Did you mean it by \"extention\"?"
    }
  }

  @Test("a file that cannot be read says why")
  func unreadable() throws {
    let path = folder.path
    #expect {
      try Configuration.read(path)
    } throws: { error in
      guard case .unreadable(path, let reason) = error as? ConfigurationFailure else { return false }
      return reason == "it is a folder"
    }
  }
}
