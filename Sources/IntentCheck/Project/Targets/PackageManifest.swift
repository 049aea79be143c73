import Foundation
import SwiftParser
import SwiftSyntax

/// What a `Package.swift` says of its targets, read as text and never run.
///
/// A target that the manifest makes by a function of its own is not seen; `targets(in:)` then goes by the folders.
struct PackageManifest {
  struct Declared: Hashable {
    var name: String
    var path: String?
    var exclude: [String]
    var role: TargetRole
    /// Whether its settings say `.defaultIsolation(MainActor.self)`.
    var isMainActor: Bool
    var isTest: Bool { role == .test }
  }

  private(set) var declared: [Declared] = []
  private(set) var defaultLocalization: String?
  /// The paths of packages that it names as folders (`.package(path:)`), as they are written.
  private(set) var localPackages: [String] = []
  /// The oldest major version of the systems in `platforms:`.
  private(set) var oldestSystem: Int?

  /// Nil for what is no text, and for text that no parser should be given.
  ///
  /// Read where the stack is deep enough for a long expression.
  init?(bytes: Data) {
    guard !bytes.isTooDeepToParse, let text = String(validating: bytes, as: UTF8.self),
      let manifest = inParallel([text], { Self(text: $0) }).first
    else { return nil }
    self = manifest
  }

  init(text: String) {
    let reader = ManifestReader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: text))
    declared = reader.declared
    defaultLocalization = reader.defaultLocalization
    localPackages = reader.localPackages
    oldestSystem = reader.oldestSystem
  }

  /// The targets with their folders.
  /// - Parameters:
  ///   - package: the folder of the manifest, relative to the project's.
  ///   - folders: every folder that holds something, relative to the project's.
  func targets(in package: String, folders: Set<String>) -> [ProjectTarget] {
    func inPackage(_ path: String) -> String { Self.joined(package, path) }
    var targets = declared.map { target in
      let folder = target.path.map(inPackage) ?? Self.usualFolder(of: target, declared, folders, inPackage)
      var known = ProjectTarget(
        name: target.name, folder: folder, role: target.role,
        excluded: target.exclude.map { Self.joined(folder, $0) }, oldestSystem: oldestSystem)
      known.isMainActor = target.isMainActor
      return known
    }
    let known = Set(targets.map(\.folder))
    for (parent, isTest) in [("Sources", false), ("Tests", true)] {
      let prefix = inPackage(parent) + "/"
      for folder in folders where folder.hasPrefix(prefix) && !folder.dropFirst(prefix.count).contains("/") {
        guard !known.contains(where: { ProjectTarget.isWithin(folder, $0) || ProjectTarget.isWithin($0, folder) })
        else { continue }
        let name = String(folder.dropFirst(prefix.count))
        targets.append(
          ProjectTarget(
            name: name, folder: folder, role: isTest ? .test : .library, oldestSystem: oldestSystem))
      }
    }
    return targets
  }

  /// Where SwiftPM looks when a target names no path.
  private static func usualFolder(
    of target: Declared, _ all: [Declared], _ folders: Set<String>, _ inPackage: (String) -> String
  ) -> String {
    let parents = target.isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    for parent in parents where folders.contains(inPackage("\(parent)/\(target.name)")) {
      return inPackage("\(parent)/\(target.name)")
    }
    // A package of one target may do without the inner folder.
    let alone = all.count { $0.isTest == target.isTest } == 1
    if alone, let parent = parents.first(where: { folders.contains(inPackage($0)) }) { return inPackage(parent) }
    return inPackage("\(parents[0])/\(target.name)")
  }

  /// Joins two relative paths; `.` and `./` say nothing, `..` goes up.
  static func joined(_ folder: String, _ path: String) -> String {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

private final class ManifestReader: SyntaxVisitor {
  var declared: [PackageManifest.Declared] = []
  var defaultLocalization: String?
  var localPackages: [String] = []
  var oldestSystem: Int?

  private static let targets: [String: TargetRole] = [
    "target": .library, "executableTarget": .executable, "macro": .other, "testTarget": .test,
  ]
  private static let systems: Set<String> = ["iOS", "macOS", "watchOS", "tvOS", "visionOS"]

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = call.calledExpression.calleeName
    let arguments = call.arguments
    if callee == "Package" { defaultLocalization = arguments.literal("defaultLocalization") ?? defaultLocalization }
    if callee == "package", let path = arguments.literal("path") { localPackages.append(path) }
    if let callee, Self.systems.contains(callee), let version = arguments.version {
      oldestSystem = min(oldestSystem ?? version, version)
    }
    // `.target(name:)` is also a dependency; that one has no further say of folders, and its name is a target's anyway.
    if let callee, let role = Self.targets[callee], let name = arguments.literal("name"), !isDependency(call) {
      declared.append(
        .init(
          name: name, path: arguments.literal("path"), exclude: arguments.literals("exclude"), role: role,
          isMainActor: arguments.expression("swiftSettings").map(Self.isMainActor) ?? false))
    }
    return .visitChildren
  }

  private static func isMainActor(_ settings: ExprSyntax) -> Bool {
    CallFinder.calls(in: settings, named: ["defaultIsolation"]).contains { call in
      call.argument(nil)?.trimmedDescription == "MainActor.self"
    }
  }

  /// Whether a call stands in a `dependencies:` argument.
  private func isDependency(_ call: FunctionCallExprSyntax) -> Bool {
    var node = call.parent
    while let current = node {
      if let argument = current.as(LabeledExprSyntax.self) { return argument.label?.text == "dependencies" }
      if current.is(FunctionCallExprSyntax.self) || current.is(CodeBlockItemSyntax.self) { return false }
      node = current.parent
    }
    return false
  }
}

extension LabeledExprListSyntax {
  /// 26 of `.v26` and of `"26.0"`.
  fileprivate var version: Int? {
    guard let value = first?.expression else { return nil }
    if let literal = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      return ProjectPath.major(literal)
    }
    let name = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name.flatMap { Int($0.drop { $0 == "v" }.prefix { $0 != "_" }) }
  }

  fileprivate func literal(_ label: String) -> String? {
    first { $0.label?.text == label }?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  fileprivate func literals(_ label: String) -> [String] {
    guard let array = first(where: { $0.label?.text == label })?.expression.as(ArrayExprSyntax.self) else { return [] }
    return array.elements.compactMap { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
  }
}
