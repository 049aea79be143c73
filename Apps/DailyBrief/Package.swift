// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

let appIntents = Target.Dependency.product(name: "AppIntents", package: "StageDoor")
let cardKit = Target.Dependency.product(name: "CardKit", package: "StageDoor")

#if os(Linux)
/// The system's part is played by the tool itself, which is for Linux.
let tests: [Target] = [
  .testTarget(
    name: "DailyBriefTests",
    dependencies: [
      "BriefEngine", "BriefIntents", "brief", "BriefExtension", appIntents, cardKit,
      .product(name: "CardTesting", package: "StageDoor"), .product(name: "stagedoor", package: "StageDoor"),
    ], swiftSettings: strict)
]
#else
let tests: [Target] = []
#endif

let package = Package(
  name: "DailyBrief",
  defaultLocalization: "en",
  platforms: [.macOS("26.0"), .iOS("26.0")],
  products: [
    .library(name: "BriefEngine", targets: ["BriefEngine"]),
    .library(name: "BriefIntents", targets: ["BriefIntents"]),
    .executable(name: "brief", targets: ["brief"]),
    .executable(name: "BriefExtension", targets: ["BriefExtension"]),
  ],
  dependencies: [
    // Named, so that a clone may have any folder name.
    .package(name: "StageDoor", path: "../..")
  ],
  targets: [
    .target(name: "BriefEngine", swiftSettings: strict),
    .target(
      name: "BriefIntents", dependencies: ["BriefEngine", appIntents, cardKit],
      resources: [.process("Resources")], swiftSettings: strict),
    .executableTarget(
      name: "brief", dependencies: ["BriefEngine", "BriefIntents", appIntents], path: "Roots/brief",
      resources: [.process("Resources")], swiftSettings: strict),
    .executableTarget(
      name: "BriefExtension", dependencies: ["BriefEngine", "BriefIntents", appIntents],
      path: "Roots/BriefExtension", swiftSettings: strict),
  ] + tests,
  swiftLanguageModes: [.v6]
)
