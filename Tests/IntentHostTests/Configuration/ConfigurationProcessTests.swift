import Foundation
import IntentHost
import IntentWire
import Testing

@Suite("What stagedoor.json says of processes")
struct ConfigurationProcessTests {
  let folder: TemporaryFolder
  var configuration: Configuration

  init() throws {
    folder = try TemporaryFolder()
    configuration = try Configuration.read(
      folder.write(
        #"{"version": 1, "applicationName": "Q", "extension": "E", "apps": ["bin/quest"], "environment": {"STORE": "{scratch}/a", "MODE": "b"}}"#,
        to: "stagedoor.json"))
  }

  func build(_ name: String, at seconds: Double) throws {
    let path = try folder.write("", to: name)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path)
  }

  @Test("the executable built last is taken, unless one is asked for")
  func newest() throws {
    try build(".build/debug/E", at: 2000)
    #expect(try configuration.extensionPath() == "\(folder.path)/.build/debug/E")
    try build(".build/release/E", at: 3000)
    #expect(try configuration.extensionPath() == "\(folder.path)/.build/release/E")
    #expect(try configuration.extensionPath(build: .debug) == "\(folder.path)/.build/debug/E")
    try build(".build/debug/E", at: 4000)
    #expect(try configuration.extensionPath() == "\(folder.path)/.build/debug/E")
  }

  @Test("a name with a slash is a path from the file's folder")
  func slash() throws {
    try build("bin/quest", at: 1000)
    #expect(try configuration.executable("bin/quest") == "\(folder.path)/bin/quest")
    #expect(try configuration.executable("\(folder.path)/bin/quest") == "\(folder.path)/bin/quest")
  }

  @Test("what is not built is told, and how to build it")
  func missing() throws {
    try folder.write("", to: ".build/debug/E/a folder is no executable")
    #expect {
      try configuration.extensionPath()
    } throws: { error in
      (error as? ConfigurationFailure)?.message == """
        \(folder.path)/stagedoor.json: E is not built: looked for \(folder.path)/.build/debug/E and \
        \(folder.path)/.build/release/E. Build it first: swift build --product E
        """
    }
    #expect {
      try configuration.executable("./gone")
    } throws: { error in
      (error as? ConfigurationFailure)?.message == """
        \(folder.path)/stagedoor.json: There is no executable at \(folder.path)/gone. Correct the path, or build it first.
        """
    }
  }

  @Test(
    "the state folder is the one that is named, else the platform's",
    arguments: [
      (["STAGEDOOR_STATE": "/here", "HOME": "/h"], "/here"),
      (["XDG_STATE_HOME": "/x", "HOME": "/h"], "/x/stagedoor/Quest"),
      (["XDG_STATE_HOME": "relative", "STAGEDOOR_STATE": "", "HOME": "/h"], "/h/.local/state/stagedoor/Quest"),
    ])
  func state(_ environment: [String: String], _ path: String) {
    #expect(StateFolder.path(provider: "Quest", environment: environment) == path)
  }

  @Test("a source that is newer than what was built of its target is found, and no other", arguments: [
    ("Sources/Kit/Deep/A.swift", ".build/debug/E", "Sources/Kit/Deep/A.swift"),
    ("Roots/Kit/A.swift", ".build/debug/E", "Roots/Kit/A.swift"),
    // Resources are not compiled; a target that left nothing is none of this build; tests are none of the extension.
    ("Sources/Kit/A.xcstrings", ".build/debug/E", nil), ("Sources/Other/A.swift", ".build/debug/E", nil),
    ("Tests/Kit/A.swift", ".build/debug/E", nil),
    // The other build compiled nothing; what stands elsewhere was built by other means.
    ("Sources/Kit/A.swift", ".build/release/E", nil), ("Sources/Kit/A.swift", "elsewhere/E", nil),
  ])
  func unbuilt(source: String, executable: String, found: String?) throws {
    let configuration = try Configuration.read(folder.write(ConfigurationTests.small, to: "stagedoor.json"))
    func write(_ name: String, at seconds: Double) throws {
      let path = try folder.write("", to: name)
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path)
    }
    try write("Sources/Kit/Old.swift", at: 100)
    try write(".build/debug/Kit.build/Old.swift.o", at: 100)
    // As after a change that makes the same object; SwiftPM plans anew each time, which compiles nothing.
    try write(".build/debug/Kit.build/Old.d", at: 200)
    try write(".build/debug/Kit.build/output-file-map.json", at: 300)
    try write(executable, at: 300)
    #expect(configuration.unbuiltSource(beside: "\(folder.path)/\(executable)") == nil)
    try write(source, at: 250)
    #expect(configuration.unbuiltSource(beside: "\(folder.path)/\(executable)") == found)
  }
}
