import Foundation
import QuestEngine
import QuestTestSupport
import Testing

@testable import QuestStorage

#if os(Linux)
@Suite("Logging by voice, in real processes")
struct VoiceTests {
  let scratch: Scratch

  init() async throws {
    scratch = try Scratch()
    for name in ["San", "Šetnja"] {
      let added = try await scratch.quest(
        "add", name, "--options", "Odlično,Dobro,Loše", environment: scratch.voiceEnvironment)
      try #require(added.code == 0, "\(added.errors)")
    }
  }

  private func rows() async throws -> [Substring] {
    try await scratch.quest("export", "--csv").output.split(separator: "\n").dropFirst().map { $0 }
  }

  @Test("a Croatian sentence asks in Croatian, logs, answers in Croatian, and the tap door shows the square")
  func croatian() async throws {
    let ended = try await scratch.stagedoor(
      ["say", "Ažuriraj šetnja u aplikaciji YearlyQuest", "--language", "hr"], answers: ["dobro"])
    #expect((ended.code, ended.errors) == (0, ""))
    #expect(
      ended.output == """
        > Ažuriraj šetnja u aplikaciji YearlyQuest
        ? Što želiš danas zabilježiti za trend Šetnja?
          - Odlično
          - Dobro
          - Loše
        > dobro
        < Zabilježeno za danas: Šetnja – Dobro.
        << Zabilježeno za danas.
        card:
          eyebrow  ŠETNJA
          headline Dobro
          week     Po · Ut · Sr · Če · Pe · Su · Ne 1/2
          wells    [Poništi]

        """)
    let week = try await scratch.quest(
      "week", "Šetnja", environment: scratch.voiceEnvironment.merging(["STAGEDOOR_LANGUAGE": "hr"]) { one, _ in one })
    #expect(week.output.contains("Šetnja  [ ] [ ] [ ] [ ] [ ] [ ] [D]  1/7"))
    #expect(try await rows() == ["Šetnja,0,2026-03-29,Dobro,1,2,F9A825,,voice"])
  }

  /// Each shell changes both trends again and again, so that the two doors meet at the same rows all the time.
  @Test("a hundred logs by tap and a hundred by voice at once leave one row for each trend and day, and lose none")
  func bothDoors() async throws {
    let script = """
      i=0
      while [ $i -lt 100 ]; do
        if [ $((i % 2)) = 0 ]; then name=San; else name=Šetnja; fi
        case $(((i / 2 + $1) % 3)) in 0) option=Odlično;; 1) option=Dobro;; *) option=Loše;; esac
        if [ $1 = 0 ]; then "$2/quest" log $name $option || exit 1
        else
          echo $option | "$2/stagedoor" say "Update $name in YearlyQuest" --extension "$2/QuestExtension" \\
            --project "$2" --now "$3" || exit 1
        fi
        i=$((i + 1))
      done
      """
    let environment = scratch.voiceEnvironment
    let shell = { @Sendable (number: Int) in
      try await Program.run(
        "/bin/sh", ["-c", script, "sh", String(number), Scratch.built, Scratch.now], environment: environment)
    }
    async let taps = shell(0)
    async let voices = shell(1)
    let (tap, voice) = try await (taps, voices)
    #expect((tap.code, tap.errors) == (0, ""))
    #expect((voice.code, voice.errors) == (0, ""))
    #expect(tap.output.split(separator: "\n").count == 100)
    #expect(voice.output.split(separator: "\n").count { $0.hasPrefix("< ") } == 100)

    #expect(
      try await rows().map { $0.split(separator: ",").prefix(3).joined(separator: " ") }
        == ["San 0 2026-03-29", "Šetnja 0 2026-03-29"])
    let integrity = try Connection(path: scratch.store).rows("PRAGMA integrity_check") { $0.text(0) }
    #expect(integrity == ["ok"])

    // Every change that either door told of can be taken back, one by one, and there is not one more.
    let told =
      tap.output.split(separator: "\n").count { !$0.contains("nothing changed") }
      + voice.output.split(separator: "\n").count { $0.hasPrefix("< Updated ") }
    let door = try scratch.door(now: Scratch.moment)
    var taken = 0
    for trend in try door.trends() {
      while try door.entry(of: trend.id) != nil {
        try door.perform(.undoDay(trend: trend.id))
        taken += 1
      }
    }
    #expect(taken == told)
  }

  @Test("what voice logged, a tap sees at once, and the other way round")
  func turns() async throws {
    _ = try await scratch.stagedoor(["run", "UpdateTrendIntent", "trend=San", "option=Loše"])
    let tap = try await scratch.quest("log", "San", "Dobro", environment: scratch.voiceEnvironment)
    #expect(tap.output == "San: Dobro on 2026-03-29, was Loše\n")
    let voice = try await scratch.stagedoor(["run", "UpdateTrendIntent", "trend=San", "option=Dobro"])
    #expect(voice.output.contains("< San is already Dobro today.\n"))
    #expect(try await rows() == ["San,0,2026-03-29,Dobro,1,2,F9A825,,tap"])
  }

  @Test("what was said is in the store's one file when the extension has ended")
  func oneFile() async throws {
    _ = try await scratch.stagedoor(["run", "UpdateTrendIntent", "trend=San", "option=Loše"])
    let files = try FileManager.default.contentsOfDirectory(atPath: scratch.folder).filter { $0.hasPrefix("quest") }
    #expect(files == ["quest.sqlite"])
    let copy = try Scratch()
    try FileManager.default.copyItem(atPath: scratch.store, toPath: copy.store)
    #expect(try await copy.quest("export", "--csv").output.hasSuffix("\nSan,0,2026-03-29,Loše,2,2,C62828,,voice\n"))
  }

  @Test("the same again leaves the store's file as it is, byte for byte, whichever way it is said")
  func sameBytes() async throws {
    _ = try await scratch.stagedoor(["say", "Log San: Dobro in YearlyQuest"])
    let bytes = scratch.bytes
    let again: [(arguments: [String], answers: [String])] = [
      (["say", "Log San: Dobro in YearlyQuest"], []), (["say", "Update San in YearlyQuest"], ["dobro"]),
      (["run", "UpdateTrendIntent", "trend=San", "option=Dobro"], []),
      (["say", "Remove San from YearlyQuest"], ["keep"]), (["say", "How is San going in YearlyQuest"], ["This week"]),
    ]
    for turn in again {
      _ = try await scratch.stagedoor(turn.arguments, answers: turn.answers)
      #expect(scratch.bytes == bytes, "\(turn.arguments)")
    }
    _ = try await scratch.stagedoor(["say", "Log San: Loše in YearlyQuest"])
    #expect(scratch.bytes != bytes)
  }

  @Test("a trend that is added, removed and brought back by voice can be named at once, or not any more")
  func names() async throws {
    let kava = "Log Kava: Da in YearlyQuest"
    #expect(try await scratch.stagedoor(["say", kava]).code == 1)
    let added = try await scratch.stagedoor(["say", "Add a trend to YearlyQuest"], answers: ["Kava", "2", "Da", "Ne"])
    #expect((added.code, added.errors) == (0, ""))
    #expect(try await scratch.stagedoor(["say", kava]).output.contains("< Updated Kava to Da for today.\n"))
    _ = try await scratch.stagedoor(["say", "Remove Kava from YearlyQuest"], answers: ["yes"])
    #expect(try await scratch.stagedoor(["say", kava]).output.contains("! YearlyQuest cannot do that.\n"))
    _ = try await scratch.stagedoor(["run", "RestoreTrendIntent"], answers: ["kava"])
    #expect(try await scratch.stagedoor(["say", kava]).output.contains("< Kava is already Da today.\n"))
  }

  @Test("a name the system still knows from before the trend was removed is told kindly")
  func staleName() async throws {
    // Another door that does not tell the system: the name stays among those that can be said.
    let door = try scratch.door(now: Scratch.moment)
    try door.perform(.removeTrend(try door.trend(named: "San").id))
    let ended = try await scratch.stagedoor(["say", "Zabilježi San: Dobro u aplikaciji YearlyQuest", "--language", "hr"])
    #expect(ended.code == 1)
    #expect(
      ended.output.hasSuffix("! Trend San je uklonjen. Za novi unos vrati ga u YearlyQuestu.\n"), "\(ended.output)")
  }
}
#endif
