import QuestEngine
import QuestTestSupport
import Testing

@Suite("Names of trends and options")
struct NameTests {
  static let unfit: [(String, QuestFailure.TextProblem)] = [
    ("", .empty),
    ("   \t", .empty),
    ("\u{200B}\u{200D}", .empty),
    ("\u{0}", .empty),
    ("Sl\u{7}eep", .control),
    ("Sleep\nwell", .control),
    ("Sleep\u{2028}well", .control),
    ("Sleep\u{202E}peelS", .control),
    (String(repeating: "a", count: 101), .tooLong(limit: 100)),
    (String(repeating: "a", count: 10_000), .tooLong(limit: 100)),
    ("a" + String(repeating: "\u{301}", count: 9_999), .tooLong(limit: 100)),
  ]

  @Test("a name that cannot be shown on one line is refused, for a trend as for an option", arguments: unfit)
  func unfitNames(text: String, problem: QuestFailure.TextProblem) throws {
    let door = try Scratch().door()
    #expect(throws: QuestFailure.unfitText(text, as: .trendName, because: problem)) {
      try door.perform(.addTrend(name: text, options: ["Yes", "No"]))
    }
    #expect(throws: QuestFailure.unfitText(text, as: .option, because: problem)) {
      try door.perform(.addTrend(name: "Sleep", options: ["Yes", text]))
    }
    #expect(try door.trends().isEmpty)
  }

  @Test(
    "a name keeps what a person wrote, without spare spaces",
    arguments: [
      ("  Sleep ", "Sleep"), ("Strong   coffee\n", "Strong coffee"), ("👨‍👩‍👧 family", "👨‍👩‍👧 family"), ("שינה", "שינה"),
      ("Čaj", "Čaj"), (String(repeating: "a", count: 100), String(repeating: "a", count: 100)),
    ])
  func fitNames(text: String, kept: String) throws {
    let door = try Scratch().door()
    try door.perform(.addTrend(name: text, options: ["Yes", "No"]))
    #expect(try door.trends().map(\.name) == [kept])
  }

  @Test(
    "a second trend may not differ in case, width, accents or spaces alone",
    arguments: ["ČAJ", "caj", "Čaj", " čaj ", "ｃａｊ", "C\u{30C}aj"])
  func twinNames(name: String) throws {
    let door = try Scratch().door()
    try door.perform(.addTrend(name: "Čaj", options: ["Da", "Ne"]))
    #expect(throws: QuestFailure.takenName(name.trimmed, existing: "Čaj")) {
      try door.perform(.addTrend(name: name, options: ["Da", "Ne"]))
    }
  }

  @Test(
    "nor in what is not seen alone; each name keeps what a person wrote",
    arguments: [
      // Zero-width space, soft hyphen, word joiner, marks of direction.
      ("Sleep", "Sl\u{200B}eep"), ("Sleep", "Sleep\u{AD}"), ("Sleep", "\u{2060}sleep"), ("שינה", "\u{200F}שינה"),
      // Persian "I go" with and without its joiner's opposite; a picture with and without its selector; a family.
      ("می\u{200C}روم", "میروم"), ("❤\u{FE0F}", "❤"), ("👨\u{200D}👩\u{200D}👧", "👨👩👧"),
      // Devanagari: the joiner chooses a half form.
      ("क\u{94D}\u{200D}ष", "क\u{94D}ष"),
    ])
  func unseen(one: String, other: String) throws {
    for (first, second) in [(one, other), (other, one)] {
      let door = try Scratch().door()
      let trend = try door.perform(.addTrend(name: first, options: ["Yes", "No"])).trend
      #expect(throws: QuestFailure.takenName(second, existing: first)) {
        try door.perform(.addTrend(name: second, options: ["Yes", "No"]))
      }
      #expect(try door.trend(named: second).id == trend.id)
      #expect(try door.trends().map { Array($0.name.unicodeScalars) } == [Array(first.unicodeScalars)])
    }
  }

  @Test("an option is counted, and may not be there twice")
  func options() throws {
    let door = try Scratch().door()
    let add = { (options: [String]) in _ = try door.perform(.addTrend(name: "Sleep", options: options)) }
    #expect(throws: QuestFailure.tooFewOptions(0, fewest: 2)) { try add([]) }
    #expect(throws: QuestFailure.tooFewOptions(1, fewest: 2)) { try add(["Great"]) }
    #expect(throws: QuestFailure.tooManyOptions(50, most: 9)) { try add((1...50).map(String.init)) }
    #expect(throws: QuestFailure.repeatedOption("GREAT", existing: "Great")) { try add(["Great", "Poor", "GREAT"]) }
    try add((1...9).map(String.init))
    #expect(try door.trends().first?.maxValue == 8)
  }

  @Test("each option gets its own colour, from green to red")
  func colors() throws {
    let door = try Scratch().door()
    try door.perform(.addTrend(name: "Two", options: ["Yes", "No"]))
    try door.perform(.addTrend(name: "Seven", options: (1...7).map(String.init)))
    #expect(try door.trend(named: "Two").options.map(\.color) == ["2E7D32", "C62828"])
    let seven = try door.trend(named: "Seven").options.map(\.color)
    #expect(Set(seven).count == 7)
    #expect((seven[0], seven[3], seven[6]) == ("2E7D32", "F9A825", "C62828"))
    #expect(seven.allSatisfy { $0.count == 6 && Int($0, radix: 16) != nil })
  }
}

extension String {
  var trimmed: String { split(separator: " ").joined(separator: " ") }
}
