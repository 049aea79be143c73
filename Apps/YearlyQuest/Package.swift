// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

/// The system's SQLite. Apple's SDKs bring a module of their own for it.
let sqlite = Target.systemLibrary(
  name: "CSQLite", pkgConfig: "sqlite3",
  providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"])])

#if os(Linux)
/// Real processes: the system's part is played by the tool itself, which is for Linux.
let voiceTests: [Target] = [
  .testTarget(
    name: "QuestVoiceTests",
    dependencies: [
      "QuestEngine", "QuestStorage", "QuestTestSupport", "quest", "QuestExtension",
      .product(name: "stagedoor", package: "StageDoor"),
    ], swiftSettings: strict)
]
#else
let voiceTests: [Target] = []
#endif

let package = Package(
  name: "YearlyQuest",
  defaultLocalization: "en",
  platforms: [.macOS("26.0"), .iOS("26.0")],
  products: [
    .library(name: "QuestEngine", targets: ["QuestEngine"]),
    .library(name: "QuestStorage", targets: ["QuestStorage"]),
    .library(name: "QuestIntents", targets: ["QuestIntents"]),
    .executable(name: "quest", targets: ["quest"]),
    .executable(name: "QuestExtension", targets: ["QuestExtension"]),
  ],
  dependencies: [
    // Named, so that a clone may have any folder name.
    .package(name: "StageDoor", path: "../..")
  ],
  targets: [
    sqlite,
    .target(name: "QuestEngine", swiftSettings: strict),
    .target(
      name: "QuestStorage",
      dependencies: ["QuestEngine", .target(name: "CSQLite", condition: .when(platforms: [.linux]))],
      swiftSettings: strict),
    .target(
      name: "QuestIntents",
      dependencies: [
        "QuestEngine",
        .product(name: "AppIntents", package: "StageDoor"),
        .product(name: "CardKit", package: "StageDoor"),
      ],
      resources: [.process("Resources")], swiftSettings: strict),
    .executableTarget(
      name: "quest",
      dependencies: [
        "QuestEngine", "QuestStorage", "QuestIntents", .product(name: "AppIntents", package: "StageDoor"),
      ], path: "Roots/quest", resources: [.process("Resources")], swiftSettings: strict),
    .executableTarget(
      name: "QuestExtension",
      dependencies: [
        "QuestEngine", "QuestStorage", "QuestIntents", .product(name: "AppIntents", package: "StageDoor"),
      ], path: "Roots/QuestExtension", swiftSettings: strict),
    // What the three test targets share: scratch folders, doors with a frozen clock, real processes.
    .target(
      name: "QuestTestSupport", dependencies: ["QuestEngine", "QuestStorage"], path: "Tests/QuestTestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "QuestEngineTests", dependencies: ["QuestEngine", "QuestStorage", "QuestTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "QuestStorageTests", dependencies: ["QuestEngine", "QuestStorage", "QuestTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "QuestCommandTests", dependencies: ["QuestEngine", "QuestStorage", "QuestTestSupport", "quest"],
      swiftSettings: strict),
    .testTarget(
      name: "QuestIntentsTests",
      dependencies: [
        "QuestEngine", "QuestStorage", "QuestIntents", "QuestTestSupport",
        .product(name: "AppIntents", package: "StageDoor"),
        .product(name: "CardTesting", package: "StageDoor", condition: .when(platforms: [.linux])),
      ], swiftSettings: strict),
  ] + voiceTests,
  swiftLanguageModes: [.v6]
)
