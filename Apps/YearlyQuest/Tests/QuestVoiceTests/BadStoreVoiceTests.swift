import Foundation
import QuestTestSupport
import Testing

#if os(Linux)
/// What can be wrong with a store, and what the person and whoever keeps the machine are told.
struct BadStore: Sendable, CustomTestStringConvertible {
  var name: String
  var spoken: String
  /// The line on the terminal, after the store's place.
  var line: String
  var spoil: @Sendable (Scratch) throws -> Void

  var testDescription: String { name }

  static let unopened = "YearlyQuest cannot open your year. Open the app to see why."

  static let all: [BadStore] = [
    BadStore(
      name: "unreadable", spoken: unopened,
      line: "the store “%” may not be read. Give yourself the right to read and write it."
    ) { try allow(0o600, $0.store) },
    BadStore(
      name: "read-only", spoken: unopened,
      line: "the store “%” may not be written. Give yourself the right to write it and its folder."
    ) { try allow(0o644, $0.store) },
    BadStore(
      name: "damaged", spoken: unopened, line: "the store “%” is damaged. Keep a copy, and put back an earlier one."
    ) { scratch in
      try write(Data(repeating: 0xFF, count: 4_096), at: 4_096, to: scratch)
      try allow(0o666, scratch.store)
      try allow(0o777, scratch.folder)
    },
    BadStore(
      name: "of something else", spoken: unopened,
      line: "the file “%” is not a YearlyQuest store. Set QUEST_STORE to another file."
    ) { scratch in
      try Data("no database\n".utf8).write(to: URL(filePath: scratch.store))
      try allow(0o666, scratch.store)
      try allow(0o777, scratch.folder)
    },
    BadStore(
      name: "newer", spoken: "A newer version of YearlyQuest keeps your year. Update the app, then try again.",
      line: "the store “%” has version 99, and this quest knows up to 2. Use a newer quest."
    ) { scratch in
      // The version is the big-endian number at offset 60 of the header (SQLite file format, 1.3).
      try write(Data([0, 0, 0, 99]), at: 60, to: scratch)
      try allow(0o666, scratch.store)
      try allow(0o777, scratch.folder)
    },
  ]

  private static func allow(_ mode: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  private static func write(_ bytes: Data, at offset: UInt64, to scratch: Scratch) throws {
    let file = try #require(FileHandle(forUpdatingAtPath: scratch.store))
    try file.seek(toOffset: offset)
    try file.write(contentsOf: bytes)
    try file.close()
  }
}

@Suite("Voice and a store it cannot use")
struct BadStoreVoiceTests {
  let scratch: Scratch

  init() async throws {
    scratch = try Scratch()
    for command in [["add", "Sleep", "--options", "Great,Poor"], ["log", "Sleep", "Great"]] {
      let ended = try await scratch.quest(command, environment: scratch.voiceEnvironment)
      try #require(ended.code == 0, "\(ended.errors)")
    }
  }

  @Test(
    "the person hears a kind sentence, the terminal one line of what, where and what to do, and nothing is changed",
    arguments: BadStore.all)
  func told(store: BadStore) async throws {
    try store.spoil(scratch)
    let bytes = scratch.bytes
    let line = "QuestExtension: " + store.line.replacing("%", with: scratch.store) + " Nothing was changed.\n"
    for sentence in ["Update YearlyQuest", "Update Sleep in YearlyQuest"] {
      let ended = try await scratch.stagedoor(["say", sentence], answers: ["Poor"], as: .ordinaryUser)
      #expect(ended.code == 1)
      #expect(ended.output == "> \(sentence)\n! \(store.spoken)\n")
      #expect(ended.errors == line)
    }
    #expect(scratch.bytes == bytes)
  }

  @Test("also in the person's own language")
  func croatian() async throws {
    try #require(BadStore.all.first).spoil(scratch)
    let ended = try await scratch.stagedoor(["say", "Ažuriraj YearlyQuest", "--language", "hr"], as: .ordinaryUser)
    #expect(
      ended.output == """
        > Ažuriraj YearlyQuest
        ! YearlyQuest ne može otvoriti tvoju godinu. Otvori aplikaciju i pogledaj zašto.

        """)
  }

  /// A real disk of 300 KiB, in a mount namespace of its own; not every machine lets a test make one. It has room
  /// for SQLite's shared memory (32 KiB), so that reading goes on, and none for its log.
  @Test("a full disk is told, keeps what stood there, and with room again the log goes through", .enabled(if: canMount))
  func full() async throws {
    let disk = scratch.folder + "/disk"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
    let script = """
      mount -t tmpfs -o size=300k none "$1" || exit 9
      export QUEST_STORE="$1/quest.sqlite"
      "$2/quest" add Sleep --options Great,Poor && "$2/quest" log Sleep Great || exit 9
      dd if=/dev/zero of="$1/filler" bs=4k 2>/dev/null
      truncate -s -32k "$1/filler"
      voice() {
        echo Poor | "$2/stagedoor" say "Update Sleep in YearlyQuest" --extension "$2/QuestExtension" \\
          --project "$2" --now "$3"
        echo "code $?"
      }
      voice "$@"
      "$2/quest" export --csv
      rm "$1/filler"
      voice "$@"
      "$2/quest" export --csv
      """
    let ended = try await Program.run(
      "/usr/bin/unshare", ["-rm", "/bin/sh", "-c", script, "sh", disk, Scratch.built, Scratch.now],
      environment: scratch.voiceEnvironment)
    #expect(
      ended.output == """
        Added Sleep: Great, Poor
        Sleep: Great on 2026-03-29
        > Update Sleep in YearlyQuest
        ? What is the Sleep value for today?
          - Great
          - Poor
        > Poor
        ! There is no room left to save it.
        code 1
        trend,removed,date,option,value,max_value,color,note,source
        Sleep,0,2026-03-29,Great,0,1,2E7D32,,tap
        > Update Sleep in YearlyQuest
        ? What is the Sleep value for today?
          - Great
          - Poor
        > Poor
        < Updated Sleep to Poor for today.
        << Logged for today.
        card:
          eyebrow  SLEEP
          headline Poor
          week     Su 1/1 Mo · Tu · We · Th · Fr · Sa ·
          wells    [Great] [Undo]
        code 0
        trend,removed,date,option,value,max_value,color,note,source
        Sleep,0,2026-03-29,Poor,1,1,C62828,,voice

        """)
    #expect(
      ended.errors == "QuestExtension: the disk is full, so the store “\(disk)/quest.sqlite” cannot grow. "
        + "Free some space. Nothing was changed.\n")
  }

  private static let canMount: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = ["-rm", "/bin/sh", "-c", "mount -t tmpfs -o size=4k none /mnt"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}

@Suite("Voice and an extension it cannot use")
struct BadExtensionTests {
  let scratch: Scratch

  init() async throws {
    scratch = try Scratch()
    for command in [["add", "Sleep", "--options", "Great,Poor"], ["log", "Sleep", "Great"]] {
      _ = try await scratch.quest(command, environment: scratch.voiceEnvironment)
    }
  }

  /// A script in the extension's place (nil: nothing), whether it may be run, and what is said of it.
  static let table: [(script: String?, mode: Int, words: String)] = [
    (nil, 0, "There is no extension at"),
    ("#!/bin/sh\n", 0o644, "cannot be started"),
    ("#!/bin/sh\nexit 7\n", 0o755, "exited with status 7"),
    ("#!/bin/sh\nkill -SEGV $$\n", 0o755, "crashed (signal 11)"),
    ("#!/bin/sh\necho Hello\nexec cat >/dev/null\n", 0o755, "wrote what is no message"),
    ("#!/bin/sh\nexec cat >/dev/null\n", 0o755, "did not answer within"),
  ]

  @Test("is told with exit code 3, and the store is as it was", arguments: table)
  func unusable(script: String?, mode: Int, words: String) async throws {
    let path = scratch.folder + "/Extension"
    if let script {
      try script.write(toFile: path, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
    let bytes = scratch.bytes
    let ended = try await scratch.stagedoor(
      ["say", "Update Sleep in YearlyQuest", "--deadline", "0.5"], answers: ["Poor"], extension: path)
    #expect(ended.code == 3)
    #expect(ended.errors.contains(words), "\(ended.errors)")
    #expect(scratch.bytes == bytes)
  }
}
#endif
