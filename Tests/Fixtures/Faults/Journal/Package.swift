// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Journal", platforms: [.iOS("26.0")],
  targets: [
    .target(name: "Engine"),
    .target(name: "JournalIntents", dependencies: ["Engine"]),
    .target(name: "Extras", dependencies: ["Engine"]),
    .executableTarget(name: "journal", dependencies: ["JournalIntents"], path: "Roots/journal"),
    .executableTarget(name: "JournalVoice", dependencies: ["JournalIntents"], path: "Roots/JournalVoice"),
  ])
