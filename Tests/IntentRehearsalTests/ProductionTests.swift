import Foundation
import IntentRehearsal
import Testing

@Suite("What is played")
struct ProductionTests {
  @Test("phrases are looked for in the app roots' own resources, which lie beside them")
  func bundles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "production-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Package_quest.resources", "Package_request.resources", "Package_QuestIntents.resources"] {
      try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    let production = Production(
      extensionPath: "/nowhere", apps: ["quest": folder.appending(path: "quest").path, "gone": "/nowhere/gone"],
      applicationNames: ["Quest"])
    #expect(production.phraseBundles.map(\.lastPathComponent) == ["Package_quest.resources"])
  }
}
