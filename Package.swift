// swift-tools-version: 6.2
import Foundation
import PackageDescription

// On Apple platforms the name AppIntents belongs to Apple. The products exist there too (leaving
// them out would break every consumer), but hold an empty target of another name.
#if os(Linux)
let hasPerformer = true
#else
let hasPerformer = false
#endif

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

/// The toolchain's ICU holds CLDR's plural rules and Apple's language matcher.
let toolchainICU: LinkerSetting = .linkedLibrary("_FoundationICU", .when(platforms: [.linux]))

/// Where the toolchain keeps its own SwiftSyntax, or nil where it cannot be found.
///
/// `STAGEDOOR_SWIFT_HOST` overrides. Else it is beside the library this very manifest runs with (Linux), or beside the
/// first `swiftc` of the search path. A toolchain of another layout has no such folder: then the parts that read Swift
/// are left out, and everything else builds.
let hostLibraries: String? = {
  func holdsSyntax(_ folder: String) -> Bool {
    ["SwiftSyntax.swiftmodule", "SwiftParser.swiftmodule"].allSatisfy {
      FileManager.default.fileExists(atPath: "\(folder)/\($0)")
    }
  }
  if let folder = Context.environment["STAGEDOOR_SWIFT_HOST"] { return holdsSyntax(folder) ? folder : nil }
  let manifestLibrary = "/pm/ManifestAPI/libPackageDescription.so"
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  for line in maps.split(separator: "\n") where line.hasSuffix(manifestLibrary) {
    guard let start = line.firstIndex(of: "/") else { continue }
    let folder = line[start...].dropLast(manifestLibrary.count) + "/host"
    if holdsSyntax(String(folder)) { return String(folder) }
  }
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: compiler.path) else { continue }
    let host = compiler.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
    if holdsSyntax(host) { return host }
  }
  return nil
}()

/// For every target that imports SwiftSyntax, directly or through `IntentCheck`: the search path is not inherited.
///
/// These flags are unsafe in SwiftPM's sense, so such a target may be reached by executables, plugins and tests only:
/// a library product that reached one would be refused to whoever depends on a version of this package.
let readsSwift: [SwiftSetting] = hostLibraries.map { [.unsafeFlags(["-I", $0])] } ?? []

/// Linker settings are inherited, so only `IntentCheck` names them.
let syntaxLibraries: [LinkerSetting] =
  hostLibraries.map {
    [
      .unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]),
      .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
    ]
  } ?? []

func module(_ name: String, uses: [Target.Dependency] = [], links: [LinkerSetting] = []) -> Target {
  .target(name: name, dependencies: uses, swiftSettings: strict, linkerSettings: links)
}

func tests(of name: String, uses: [Target.Dependency] = [], resources: [Resource]? = nil, exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + uses,
    exclude: exclude, resources: resources, swiftSettings: strict)
}

let everywhere: [Target] = [
  module("StringCatalog"),
  module("WholeFiles"),
  module("IntentWords", uses: ["StringCatalog"], links: [toolchainICU]),
  module("IntentWire", uses: ["IntentWords", "WholeFiles"]),
  module("IntentPhrases", uses: ["IntentWords"]),
  module("CardModel", uses: ["IntentWords"]),
  // On Apple platforms it imports Apple's AppIntents, and its card is a SwiftUI view.
  module("CardKit", uses: ["CardModel"] + (hasPerformer ? ["AppIntents"] : [])),
]

/// What draws cards. Only what uses it needs the libraries: without them the rest builds as before.
let drawing: [Target] = [
  .systemLibrary(
    name: "CPangoCairo", pkgConfig: "pangocairo",
    providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
  module("CardRender", uses: ["CardModel", "WholeFiles", "CPangoCairo"]),
  // Draws every preset in a process of its own.
  .executableTarget(
    name: "PresetDrawer", dependencies: ["CardRender", "CardModel"], path: "Tests/Fixtures/PresetDrawer",
    swiftSettings: strict),
]

let performing: [Target] = [
  .target(name: "CConformances"),
  module("AppIntents", uses: ["IntentWire", "IntentWords", "CConformances"]),
  module("CardDesk", uses: ["CardModel", "CardRender", "IntentWire", "IntentWords", "WholeFiles"]),
  module("CardTesting", uses: ["CardKit", "CardModel", "CardRender", "WholeFiles"]),
  module("IntentHost", uses: ["IntentWire", "IntentWords", "IntentPhrases", "WholeFiles"]),
  module("IntentRehearsal", uses: ["IntentHost", "IntentWire", "IntentWords", "CardModel", "WholeFiles"]),
  .executableTarget(
    name: "stagedoor",
    dependencies: ["IntentHost", "IntentRehearsal", "IntentWire", "IntentWords", "CardModel", "CardRender", "CardDesk"]
      + (hostLibraries == nil ? [] : ["IntentCheck", "CheckTool"]),
    swiftSettings: strict + readsSwift),
]

let fixtures: [Target] = [
  .target(name: "TestPrograms", path: "Tests/Fixtures/TestPrograms", swiftSettings: strict),
  // An extension that misbehaves on request: it crashes, hangs, or writes what is no message.
  .executableTarget(
    name: "UnrulyExtension", dependencies: ["IntentWire"], path: "Tests/Fixtures/UnrulyExtension",
    swiftSettings: strict),
  // An extension with an intent of every kind that discovery must find, and two modules that come with it.
  .executableTarget(
    name: "DoorExtension", dependencies: ["AppIntents", "DoorKit", "DoorShed"], path: "Tests/Fixtures/DoorExtension",
    swiftSettings: strict),
  // An app that tells what may be said in its phrases.
  .executableTarget(
    name: "DoorApp", dependencies: ["AppIntents"], path: "Tests/Fixtures/DoorApp", swiftSettings: strict),
  .target(name: "DoorKit", dependencies: ["AppIntents"], path: "Tests/Fixtures/DoorKit", swiftSettings: strict),
  .target(name: "DoorShed", dependencies: ["AppIntents"], path: "Tests/Fixtures/DoorShed", swiftSettings: strict),
]

let everywhereTests: [Target] = [
  tests(of: "StringCatalog"),
  tests(of: "WholeFiles"),
  tests(of: "IntentWords", uses: ["StringCatalog"]),
  tests(of: "IntentWire", uses: ["IntentWords"]),
  tests(of: "IntentPhrases", uses: ["IntentWords"]),
  tests(of: "CardModel", uses: ["IntentWords"]),
]

let drawingTests: [Target] = [
  tests(
    of: "CardRender", uses: ["CardModel", "CPangoCairo", "IntentWords", "WholeFiles", "PresetDrawer"],
    exclude: ["Goldens"])
]

let performingTests: [Target] = [
  tests(
    of: "AppIntents", uses: ["IntentWire", "IntentWords", "IntentHost", "DoorExtension", "DoorApp"],
    exclude: ["Refused", "Accepted", "IsolatedByDefault", "Constants"].map { "Compiling/\($0)" }),
  tests(of: "CardTesting", uses: ["CardKit", "CardModel", "CardRender"]),
  tests(of: "CardKit", uses: ["CardModel", "AppIntents", "IntentWire"]),
  tests(of: "CardDesk", uses: ["CardModel", "CardRender", "IntentWords"]),
  tests(of: "IntentHost", uses: ["IntentWire", "IntentWords", "UnrulyExtension"]),
  tests(
    of: "IntentRehearsal",
    uses: ["IntentHost", "IntentWire", "CardModel", "IntentWords", "TestPrograms", "DoorApp"]),
  .testTarget(
    name: "stagedoorTests", dependencies: ["stagedoor", "UnrulyExtension", "TestPrograms"],
    swiftSettings: strict + readsSwift),
]

/// What `make bench` measures; a consumer never builds it.
let benchmarks: [Target] = [
  .executableTarget(
    name: "figures",
    dependencies: ["AppIntents", "CardModel", "CardRender", "IntentHost", "IntentWire", "IntentWords", "StringCatalog"]
      + (hostLibraries == nil ? [] : ["IntentCheck"]),
    path: "Benchmarks/Figures", swiftSettings: strict + readsSwift)
]

/// What reads Swift, where the toolchain has SwiftSyntax. Its unsafe flags keep it out of every library product.
let checking: [Target] = [
  .target(
    name: "IntentCheck", dependencies: ["StringCatalog", "IntentWords", "CardModel", "WholeFiles"],
    swiftSettings: strict + readsSwift, linkerSettings: syntaxLibraries),
  // The commands that need nothing else, for two programs.
  .target(
    name: "CheckTool", dependencies: ["IntentCheck", "IntentWords", "WholeFiles"], swiftSettings: strict + readsSwift),
  .executableTarget(name: "stagedoor-check", dependencies: ["CheckTool"], swiftSettings: strict + readsSwift),
  .plugin(
    name: "StageDoorCheck",
    capability: .command(
      intent: .custom(verb: "stagedoor-check", description: "Checks the App Intents, the words and the cards of a package.")),
    dependencies: ["stagedoor-check"]),
]

let checkingTests: [Target] = [
  .testTarget(
    name: "IntentCheckTests", dependencies: ["IntentCheck", "StringCatalog", "IntentWords"],
    swiftSettings: strict + readsSwift),
  .testTarget(
    name: "CheckToolTests", dependencies: ["CheckTool", "IntentCheck", "stagedoor-check"],
    swiftSettings: strict + readsSwift),
]

/// What `make fuzz` runs; a consumer never builds it.
let fuzzing: [Target] = [
  .executableTarget(
    name: "fuzz", dependencies: ["IntentWords", "StringCatalog"], path: "Tests/Fuzz", swiftSettings: strict)
]

let placeholder = "StageDoorNeedsLinux"

let package = Package(
  name: "StageDoor",
  platforms: [.macOS("26.0"), .iOS("26.0")],
  products: [
    .library(name: "AppIntents", targets: [hasPerformer ? "AppIntents" : placeholder]),
    .library(name: "CardKit", targets: ["CardKit"]),
    .library(name: "CardTesting", targets: [hasPerformer ? "CardTesting" : placeholder]),
  ] + (hasPerformer ? [.executable(name: "stagedoor", targets: ["stagedoor"])] : [])
    + (hostLibraries == nil
      ? []
      : [
        .executable(name: "stagedoor-check", targets: ["stagedoor-check"]),
        .plugin(name: "StageDoorCheck", targets: ["StageDoorCheck"]),
      ]),
  targets: everywhere + everywhereTests + drawing + drawingTests + (hostLibraries == nil ? [] : checking + checkingTests)
    + (hasPerformer ? performing + fixtures + benchmarks + fuzzing + performingTests : [.target(name: placeholder)]),
  swiftLanguageModes: [.v6]
)
