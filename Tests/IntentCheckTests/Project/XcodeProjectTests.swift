import Foundation
import Testing

@testable import IntentCheck

/// Target membership as `project.pbxproj` tells it.
@Suite struct XcodeProjectTests {
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (A, W, T, ); buildConfigurationList = PL; projectDirPath = ""; };
      PL = {isa = XCConfigurationList; buildConfigurations = (PC); };
      PC = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 18.0; }; };
      G = {isa = PBXGroup; children = (GA, S, SR, OUT); sourceTree = "<group>"; };
      GA = {isa = PBXGroup; children = (F1, F2, G, ); path = App; sourceTree = "<group>"; };
      F1 = {isa = PBXFileReference; path = "Main Screen.swift"; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = "Shared/Log.swift"; sourceTree = SOURCE_ROOT; };
      OUT = {isa = PBXFileReference; path = ../../Elsewhere.swift; sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; exceptions = (E1, E2); };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
        membershipExceptions = (Info.plist, Old/Left.swift, ); };
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Tap.swift, ); };
      SR = {isa = PBXFileSystemSynchronizedRootGroup; path = Tests; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1 /* Main Screen.swift */; };
      B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = OUT; };
      SA = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
      SW = {isa = PBXSourcesBuildPhase; files = (B2, ); };
      A = {isa = PBXNativeTarget; name = Journal; productType = "com.apple.product-type.application";
        buildPhases = (SA); };
      W = {isa = PBXNativeTarget; name = "Journal Widget"; productType = "com.apple.product-type.app-extension";
        buildPhases = (SW); fileSystemSynchronizedGroups = (S, ); buildConfigurationList = WL; };
      WL = {isa = XCConfigurationList; buildConfigurations = (WC, WD); };
      WC = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 26.1;
        INFOPLIST_FILE = "$(SRCROOT)/Widget/Info.plist"; }; };
      WD = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = "$(OLDEST)"; }; };
      T = {isa = PBXNativeTarget; name = JournalTests; productType = "com.apple.product-type.bundle.unit-test";
        buildPhases = (); fileSystemSynchronizedGroups = (SR); };
    }; rootObject = P /* Project object */; }
    """

  private static func layout(_ texts: [String: String]) -> ProjectLayout {
    let files = texts.keys.sorted().compactMap { path in
      ProjectFile.kind(of: String(path.split(separator: "/").last ?? "")).map { ProjectFile(path: path, kind: $0) }
    }
    return ProjectLayout(files) { texts[$0].map { Data($0.utf8) } }
  }

  private static func names(_ path: String, in layout: ProjectLayout) -> [String] {
    layout.memberships(of: path).map { layout.targets[$0].name }
  }

  private let layout = Self.layout([
    "iOS/J.xcodeproj/project.pbxproj": Self.project,
    "iOS/Widget/Info.plist": "<string>com.apple.widgetkit-extension</string>",
  ])

  @Test(
    "a file is in the targets whose phases, folders or exceptions name it",
    arguments: [
      ("iOS/App/Main Screen.swift", ["Journal"]), ("iOS/Shared/Log.swift", ["Journal", "Journal Widget"]),
      ("iOS/Widget/Tap.swift", ["Journal", "Journal Widget"]), ("iOS/Widget/Deep/Row.swift", ["Journal Widget"]),
      ("iOS/Widget/Old/Left.swift", []), ("iOS/Tests/LogTests.swift", ["JournalTests"]), ("Elsewhere.swift", []),
      ("Shared/Log.swift", []),
    ])
  func membership(_ path: String, _ targets: [String]) {
    #expect(Self.names(path, in: layout) == targets)
  }

  @Test("a target's role and its oldest system are known; what a setting takes from elsewhere is not")
  func roles() {
    #expect(layout.targets.map(\.role) == [.app, .extension(.widget), .test])
    #expect(layout.targets.map(\.oldestSystem) == [18, 26, 18])
    #expect(layout.isTest("iOS/Tests/LogTests.swift", target: nil))
    #expect(!layout.isTest("iOS/Widget/Tap.swift", target: nil))
  }

  @Test(
    "a project that cannot be read is told, and the rest is read",
    arguments: [
      "", "{ objects = {", "<<<<<<< HEAD\n\(project)", "{ a = \"b }", String(repeating: "(", count: 100), "{ () = a; }",
      "{ objects = {}; rootObject = P; }", project + "}",
    ])
  func broken(_ text: String) {
    let layout = Self.layout([
      "A.xcodeproj/project.pbxproj": text, "Package.swift": "let p = Package(targets: [.target(name: \"Kit\")])",
    ])
    #expect(layout.passedOver == ["A.xcodeproj/project.pbxproj"])
    #expect(layout.targets.map(\.name) == ["Kit"])
  }

  @Test("the walk finds the project in its folder, and passes the rest of it over")
  func walk() throws {
    let tree = try SourceTree([
      "J.xcodeproj/project.pbxproj": Self.project, "J.xcodeproj/xcuserdata/A.swift": "", "App/B.swift": "",
    ])
    let files = ProjectFolder(at: tree.root.path).files
    #expect(files.map(\.path) == ["App/B.swift", "J.xcodeproj/project.pbxproj"])
    let names = ProjectLayout(files, root: tree.root.path).targets.map(\.name)
    #expect(names == ["Journal", "Journal Widget", "JournalTests"])
  }

  @Test("an Xcode project's files have no package's bundle, and a package's targets keep their places")
  func bundles() {
    let layout = Self.layout([
      "A.xcodeproj/project.pbxproj": Self.project,
      "Package.swift": "let p = Package(targets: [.target(name: \"Kit\", path: \"Shared\")])",
    ])
    #expect(layout.target(of: "App/Main Screen.swift") == nil)
    #expect(layout.target(of: "Shared/Log.swift") == 0)
    #expect(Self.names("Shared/Log.swift", in: layout) == ["Journal", "Journal Widget", "Kit"])
  }
}
