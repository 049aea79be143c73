import Foundation
import Testing

@testable import IntentCheck

@Suite("The isolation that a target has by default")
struct IsolationTests {
  @Test("is read from an Xcode project, the target's setting before the project's", arguments: [
    ("", "MainActor", true), ("nonisolated", "MainActor", false), ("MainActor", "", true), ("", "", false),
  ])
  func xcode(_ target: String, _ project: String, _ isMainActor: Bool) throws {
    func settings(_ value: String) -> String {
      value.isEmpty ? "{}" : "{SWIFT_DEFAULT_ACTOR_ISOLATION = \(value);}"
    }
    let text = """
      {rootObject = P; objects = {
        P = {isa = PBXProject; targets = (T); buildConfigurationList = PL;};
        PL = {buildConfigurations = (PC);}; PC = {buildSettings = \(settings(project));};
        T = {isa = PBXNativeTarget; name = Quest; productType = "com.apple.product-type.application";
          buildConfigurationList = TL;};
        TL = {buildConfigurations = (TC);}; TC = {buildSettings = \(settings(target));};
      };}
      """
    let read = try #require(XcodeProject(Data(text.utf8), folder: "") { _ in nil })
    #expect(read.targets.map(\.isMainActor) == [isMainActor])
  }

  @Test("is read from a manifest, of that target alone")
  func manifest() {
    let text = """
      let package = Package(name: "Quest", targets: [
        .target(name: "Intents", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(name: "Engine", swiftSettings: [.defaultIsolation(nil)]),
      ])
      """
    let targets = PackageManifest(text: text).targets(in: "", folders: [])
    #expect(targets.map(\.isMainActor) == [true, false])
  }
}
