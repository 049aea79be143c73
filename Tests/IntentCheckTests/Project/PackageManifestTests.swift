import Testing

@testable import IntentCheck

@Suite struct PackageManifestTests {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "P", defaultLocalization: "de",
      targets: [
        .target(name: "A", dependencies: [.target(name: "B")], resources: [.process("Resources")]),
        .executableTarget(name: "B", path: "Roots/b", exclude: ["Old"]),
        .testTarget(name: "ATests", dependencies: ["A"]),
        made(by: "C"),
      ])
    """

  private var targets: [ProjectTarget] {
    PackageManifest(text: Self.manifest).targets(
      in: "Kit",
      folders: ["Kit/Sources", "Kit/Sources/A", "Kit/Sources/C", "Kit/Sources/A/Resources", "Kit/Tests/ATests"])
  }

  @Test("targets are read with their folders; one that the manifest makes by a function is known by its folder")
  func folders() {
    #expect(
      targets.map { "\($0.name) \($0.folder) \($0.isTest)" } == [
        "A Kit/Sources/A false", "B Kit/Roots/b false", "ATests Kit/Tests/ATests true", "C Kit/Sources/C false",
      ])
    #expect(PackageManifest(text: Self.manifest).defaultLocalization == "de")
  }

  @Test("an excluded folder is not the target's")
  func excluded() {
    let layout = ProjectLayout(targets: targets)
    #expect(layout.target(of: "Kit/Roots/b/main.swift") == 1)
    #expect(layout.target(of: "Kit/Roots/b/Old/main.swift") == nil)
    #expect(layout.target(of: "Kit/Roots/bb/main.swift") == nil)
  }

  @Test("a package of one target may keep its sources without an inner folder")
  func flat() {
    let manifest = PackageManifest(text: "let p = Package(name: \"P\", targets: [.target(name: \"A\")])")
    #expect(manifest.targets(in: "", folders: ["Sources"]).map(\.folder) == ["Sources"])
  }
}
