import SwiftSyntax

/// What shall run is compiled.
struct NoTarget: CodeRule {
  let id = "process.no-target"
  let severity = Severity.warning
  let abstract = "The file of an intent is compiled into some target of the Xcode project."
  let reason = """
    A file that lies in the folder and is in no target's list builds nothing, and nothing complains: its actions are \
    not there. Add it to the app's target.
    """
  let basis = Basis.observed("muhiro12/Incomes, mended in 5a9ff297: \"AppIntents did not appear\"")
  let limits = "Told only where the project names a neighbour in the same folder."

  let examples = [
    RuleExample("named by the app", files: Self.app(["Home.swift", "Log.swift"])),
    RuleExample("left out, beside one that is named", files: Self.app(["Home.swift"], mark: "▸")),
    RuleExample("left out with all of its folder", files: Self.app([])),
  ]

  private static func app(_ members: [String], mark: String = "") -> [String: String] {
    let indices = members.indices.map(String.init)
    let files = zip(indices, members).map {
      """
      F\($0) = {isa = PBXFileReference; path = \($1); sourceTree = "<group>"; };
        B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };
      """
    }
    func list(_ letter: String) -> String { indices.map { letter + $0 }.joined(separator: ", ") }
    return [
      "App/Home.swift": "struct Home {}", "App/Log.swift": "import AppIntents\nstruct \(mark)LogIntent: AppIntent {}",
      "Journal.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { archiveVersion = 1; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (A); };
        G = {isa = PBXGroup; children = (\(list("F"))); path = App; sourceTree = "<group>"; };
        \(files.joined(separator: "\n  "))
        A = {isa = PBXNativeTarget; name = Journal; productType = "com.apple.product-type.application";
          buildPhases = (S); };
        S = {isa = PBXSourcesBuildPhase; files = (\(list("B"))); };
      }; rootObject = P; }
      """,
    ]
  }

  func findings(in project: CodeProject) -> [Finding] {
    let named = Set(project.targets.compactMap(\.members).flatMap(\.files).map(Self.folder))
    guard !named.isEmpty else { return [] }
    let folders = project.targets.compactMap(\.members).flatMap(\.folders).map(\.path)
    return project.intents.compactMap { intent in
      let path = project.files[intent.file].path
      guard intent.kind != .foreign, project.memberships[intent.file].isEmpty, named.contains(Self.folder(of: path)),
        !folders.contains(where: { ProjectTarget.isWithin(path, $0) })
      else { return nil }
      return finding(
        "`\(intent.name)` is compiled into no target, so it is nowhere",
        at: project.place(of: intent.nameNode, in: intent.file))
    }
  }

  private static func folder(of path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
}
