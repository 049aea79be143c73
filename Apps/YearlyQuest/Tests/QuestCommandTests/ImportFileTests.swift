import Foundation
import QuestEngine
import QuestTestSupport
import Testing

@testable import quest

@Suite("Reading an export")
struct ImportFileTests {
  static let header = "trend,removed,date,option,value,max_value,color,note,source\n"
  static let row = "Sleep,0,2026-03-29,Great,0,2,2E7D32,,tap\n"

  private func days(_ text: String) throws(ImportProblem) -> [ImportedDay] { try HistoryCSV.days(Array(text.utf8)) }

  @Test("finds every field again, however it was quoted")
  func back() throws {
    let trend = Trend(id: UUID(), name: "Tea, \"black\"", isRemoved: true)
    let entry = QuestEntry(
      id: UUID(), trend: trend.id, day: QuestDay(year: 987, month: 1, day: 9), description: "one,\r\n\"two\"",
      color: "2E7D32", value: 1, maxValue: 3, note: "שלום, \"🙂\"\n", source: .voice)
    let found = try days(HistoryCSV.text([TrendHistory(trend: trend, entries: [entry])]))
    #expect(
      found == [
        ImportedDay(
          line: 2, trend: trend.name, isRemoved: true, day: entry.day, description: entry.description, value: 1,
          maxValue: 3, color: "2E7D32", note: entry.note, source: .voice)
      ])
  }

  @Test("takes what a spreadsheet makes of it: other line ends, a mark at the start, columns moved and added")
  func spreadsheet() throws {
    let plain = try days(Self.header + Self.row)
    #expect(try days("\u{FEFF}" + (Self.header + Self.row).replacing("\n", with: "\r\n")) == plain)
    let moved =
      "new,date,trend,removed,option,value,max_value,color,note,source\n"
      + "\"x,y\",2026-03-29,Sleep,0,Great,0,2,2E7D32,,tap\n"
    #expect(try days(moved) == plain)
  }

  static let bad: [(String, ImportProblem)] = [
    ("", .missingColumn("trend")), ("\n", .missingColumn("trend")), ("trend,date\n", .missingColumn("removed")),
    (header.replacing("note", with: "trend"), .repeatedColumn("trend")), (String(header.dropLast()), .cutOff(line: 1)),
    (header + row + row.dropLast(), .cutOff(line: 3)), (header + row + "Sleep,0,2026", .cutOff(line: 3)),
    (header + row + "\"Sle", .cutOff(line: 3)), (header + row + "\"Sleep\"", .cutOff(line: 3)),
    (header + row + "Sleep,0\n", .wrongFieldCount(2, expected: 9, line: 3)),
    (header + row + "\n", .wrongFieldCount(1, expected: 9, line: 3)),
    (header + "Sle\"ep,0\n", .strayQuote(line: 2)), (header + "\"Sleep\"x,0\n", .strayQuote(line: 2)),
    (header + "Sleep,0\rx", .strayQuote(line: 2)),
    (header + row.replacing("03-29", with: "3-29"), .unreadableField("2026-3-29", column: "date", line: 2)),
    (header + row.replacing(",0,2026", with: ",2,2026"), .unreadableField("2", column: "removed", line: 2)),
    (header + row.replacing("Great,0", with: "Great,+0"), .unreadableField("+0", column: "value", line: 2)),
    (
      header + row.replacing(",2,2E", with: ",99999999999999999999,2E"),
      .unreadableField("99999999999999999999", column: "max_value", line: 2)
    ),
    (header + row.replacing("tap", with: "ta"), .unreadableField("ta", column: "source", line: 2)),
    (header + "\"two\nlines\",0,2026-03-29,Great,0,2,2E7D32,,tap\n" + "x\n", .wrongFieldCount(1, expected: 9, line: 4)),
  ]

  @Test("says which line will not do, in every language", arguments: bad)
  func refused(text: String, problem: ImportProblem) {
    #expect(throws: problem) { try days(text) }
    let lines = Language.allCases.map { Words($0).line(for: problem) }
    #expect(Set(lines).count == 3 && lines.allSatisfy { !$0.contains("%") && !$0.contains("\n") })
  }

  @Test("what is no UTF-8 is told by its line")
  func noText() {
    #expect(throws: ImportProblem.noText(line: 2)) {
      try HistoryCSV.days(Array(Self.header.utf8) + [0xFF, 0x2C, 0x0A])
    }
  }

  @Test("a file cut off anywhere changes nothing, unless it is cut between two lines")
  func cutAnywhere() throws {
    let scratch = try Scratch()
    let door = try scratch.door()
    let whole = Self.header + Self.row + "\"Tea, black\",0,2026-03-28,\"say \"\"no\"\"\",1,1,C62828,\"a\nb\",voice\n"
    for count in 0..<whole.utf8.count {
      let part = Array(whole.utf8.prefix(count))
      guard let days = try? HistoryCSV.days(part) else { continue }
      #expect(part.last == UInt8(ascii: "\n") && days.count == (count > Self.header.utf8.count ? 1 : 0))
    }
    #expect(try door.history().isEmpty)
  }

  @Test("a file that is not there, is a folder, or is refused line by line leaves the store's bytes")
  func files() async throws {
    let scratch = try Scratch()
    _ = try await scratch.quest("add", "Sleep", "--options", "Great,Okay,Poor")
    let bytes = scratch.bytes
    let file = scratch.folder + "/year.csv"
    let expect = { (text: String?, line: String) in
      if let text { try text.write(toFile: file, atomically: false, encoding: .utf8) }
      let ended = try await scratch.quest("import", text == nil ? scratch.folder : file)
      #expect((ended.code, ended.output, ended.errors) == (1, "", "quest: " + line + "\n"))
      #expect(scratch.bytes == bytes)
    }
    try await expect(nil, "the file “\(scratch.folder)” cannot be read. Nothing was changed.")
    try await expect(
      Self.header + Self.row + Self.row.dropLast(5), "line 3 does not end: the file is cut off. Nothing was changed.")
    try await expect(
      Self.header + Self.row + Self.row.replacing("2026", with: "9999"),
      "line 3: 9999-03-29 is still to come; today is \(Self.today).")
    try await expect(Self.header, "the file holds no day, so there is nothing to import.")
    let missing = try await scratch.quest("import", "/no/such/file")
    #expect(missing.errors == "quest: there is no file “/no/such/file”. Nothing was changed.\n")
  }

  private static var today: String {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      in: TimeZone(identifier: "Europe/Zagreb") ?? .gmt, from: Date())
    return QuestDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0).description
  }

  @Test("what one store exports another imports, and exports the same")
  func roundTrip() async throws {
    let one = try Scratch()
    let other = try Scratch()
    for arguments in [
      ["add", "Sleep", "--options", "Great,Okay,Poor"], ["add", "שינה", "--option", "טוב, מאוד", "--option", "🙂"],
      ["log", "Sleep", "Great"], ["log", "Sleep", "Poor", "--day", "0001-01-01"], ["note", "Sleep", "a \"b\", c"],
      ["log", "שינה", "🙂", "--day", "yesterday"], ["log", "שינה", "טוב, מאוד"], ["remove", "Sleep"],
    ] { #expect(try await one.quest(arguments).code == 0, "\(arguments)") }
    let exported = try await one.quest("export", "--csv").output
    let file = other.folder + "/year.csv"
    try exported.write(toFile: file, atomically: false, encoding: .utf8)
    #expect(try await other.quest("import", file).output == "Imported 4 days\n")
    #expect(try await other.quest("export", "--csv").output == exported)
    #expect(try await other.quest("trends").output == "\u{2068}שינה\u{2069}: “\u{2068}טוב, מאוד\u{2069}”, 🙂\n")
    #expect(try await other.quest("undo").output == "Undone: 4 days are as they were before the import\n")
    #expect(try await other.quest("trends").output.hasPrefix("No trends yet."))
  }
}
