import Foundation
import Testing

@testable import IntentCheck

/// Target membership as `project.yml` tells it, and the roles that `stagedoor.json` gives.
@Suite struct XcodeGenTests {
  private static let description = """
    # What the app consists of.
    name: Journal
    options: {deploymentTarget: {iOS: "18.2"}}
    targets:
      Journal:
        type: application
        platform: iOS
        deploymentTarget: "26.0"
        sources: [App, "Shared Code"] # both
        preBuildScripts:
          - script: |
              targets: none
                of: these
            name: Lint
      Widget:
        type: "app-extension"
        sources:
        - path: Widget
          excludes:
            - "**/Info.plist"
            - Old
        - Shared Code/Log.swift
        info:
          path: Widget/Info.plist
          properties:
            NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
      Voice:
        type: extensionkit-extension
        sources: {path: Voice}
        settings:
          base:
            INFOPLIST_FILE: Voice/Info.plist
      JournalTests: {type: bundle.unit-test, sources: [Tests]}
    """

  private static func layout(_ texts: [String: String]) -> ProjectLayout {
    let files = texts.keys.sorted().compactMap { path in
      ProjectFile.kind(of: String(path.split(separator: "/").last ?? "")).map { ProjectFile(path: path, kind: $0) }
    }
    return ProjectLayout(files) { texts[$0].map { Data($0.utf8) } }
  }

  private let layout = Self.layout([
    "project.yml": Self.description, "Voice/Info.plist": "<string>com.apple.appintents-extension</string>",
  ])

  @Test("targets have their roles and their oldest systems")
  func roles() {
    #expect(layout.targets.map(\.name) == ["Journal", "JournalTests", "Voice", "Widget"])
    #expect(layout.targets.map(\.role) == [.app, .test, .extension(.appIntents), .extension(.widget)])
    #expect(layout.targets.map(\.oldestSystem) == [26, 18, 18, 18])
  }

  @Test(
    "a file is in the targets whose sources hold it",
    arguments: [
      ("App/Main.swift", ["Journal"]), ("Shared Code/Log.swift", ["Journal", "Widget"]),
      ("Shared Code/Day.swift", ["Journal"]), ("Widget/Row.swift", ["Widget"]), ("Widget/Old/Row.swift", []),
      ("Widget/Older.swift", ["Widget"]), ("Voice/Main.swift", ["Voice"]), ("Tests/A.swift", ["JournalTests"]),
    ])
  func membership(_ path: String, _ targets: [String]) {
    #expect(layout.memberships(of: path).map { layout.targets[$0].name } == targets)
  }

  @Test("a generated project stands for its description")
  func generated() {
    let project = "{ objects = { P = {isa = PBXProject; targets = (); }; }; rootObject = P; }"
    #expect(Self.layout(["J.xcodeproj/project.pbxproj": project, "project.yml": Self.description]).targets.isEmpty)
    #expect(Self.layout(["a/J.xcodeproj/project.pbxproj": project, "project.yml": Self.description]).targets.count == 4)
  }

  @Test(
    "a description that cannot be read is told; one that describes no targets has none",
    arguments: [
      ("targets:\n\tA:\n", true), ("targets: [}\n", true), (String(repeating: "- ", count: 100) + "a", true),
      ("name: A\non: push\n", false), ("", true),
    ])
  func broken(_ text: String, isTold: Bool) {
    let layout = Self.layout(["project.yml": text])
    #expect(layout.targets.isEmpty)
    #expect(layout.passedOver.isEmpty != isTold)
  }

  @Test("stagedoor.json says which executables of its package are apps, and which is the extension")
  func roots() {
    let manifest = """
      let p = Package(platforms: [.iOS(.v26), .macOS("26.0")], targets: [.target(name: "Intents"),
        .executableTarget(name: "quest"), .executableTarget(name: "Voice"), .executableTarget(name: "tool")])
      """
    let layout = Self.layout([
      "Quest/Package.swift": manifest,
      "Quest/stagedoor.json": #"{"version": 1, "extension": "Voice", "apps": ["quest"]}"#,
      "Other/Package.swift": #"let p = Package(targets: [.executableTarget(name: "quest")])"#,
      "Other/stagedoor.json": "{",
    ])
    #expect(
      layout.targets.map { "\($0.name) \($0.role)" } == [
        "quest executable", "Intents library", "quest app",
        "Voice extension(IntentCheck.TargetRole.Extension.appIntents)",
        "tool executable",
      ])
    #expect(layout.targets.map(\.oldestSystem) == [nil, 26, 26, 26, 26])
  }

  @Test(
    "a pattern names files as descriptions write them",
    arguments: [
      ("Old/A.swift", "Old", true), ("Older/A.swift", "Old", false), ("a/b/C.md", "**/*.md", true),
      ("C.md", "**/*.md", true), ("C.swift", "*.md", false), ("Old/A.swift", "Old/**", true), ("a", "", false),
      (String(repeating: "a", count: 2000), String(repeating: "a*", count: 200) + "b", false),
    ])
  func patterns(_ path: String, _ pattern: String, isMatch: Bool) {
    #expect(NamePattern.matches(path, pattern) == isMatch)
  }
}
