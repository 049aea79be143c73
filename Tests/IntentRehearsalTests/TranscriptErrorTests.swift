import Foundation
import IntentRehearsal
import Testing

@Suite("What is wrong with a transcript")
struct TranscriptErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String
    var testDescription: String { text }

    init(_ text: String, _ message: String) {
      self.text = text
      self.message = message
    }
  }

  @Test("is told with the line and what to do", arguments: [
    Case("> a\nhello", "2: \"hello\" is no line of a rehearsal; a line starts with > ? ?! < << = ! $ # or a word and a colon"),
    Case("languge: hr\n> a", "1: \"languge: hr\" is no line of a rehearsal; did you mean \"language:\"?"),
    Case("> a\nrestrat", "2: \"restrat\" is no line of a rehearsal; did you mean \"restart\"?"),
    Case("> a\n< b\n  - c", "3: \"- c\" is indented and belongs to nothing; only ? ?! ! card: and $ have indented lines"),
    Case("> a\n? b\n\n  - c", "4: \"- c\" is indented and belongs to nothing; only ? ?! ! card: and $ have indented lines"),
    Case("> a\n? b\n  - c\n  d", "4: \"d\" is no option; write it as \"  - d\""),
    Case(">", "1: there is no text after >; write it, or \"\" for empty text"),
    Case("> a\n<<", "2: there is no text after <<; write it, or \"\" for empty text"),
    Case("> a\ntap:", "2: there is no text after tap:; write it, or \"\" for empty text"),
    Case("> a\n? b\n  - \"", "3: the quote is not closed: \""),
    Case("> \"yes", "1: the quote is not closed: \"yes"),
    Case("> \"yes\" no", "1: there is text after the closing quote:  no; write \\\" for a quote inside"),
    Case("> \"\\x\"", "1: \\x is no escape; there are \\\" \\\\ \\n \\t and \\u{…}"),
    Case("> \"\\u{D800}\"", "1: \\u is no escape; there are \\\" \\\\ \\n \\t and \\u{…}"),
    Case("surface: sirri\n> a", "1: surface: has no value \"sirri\"; did you mean siri? it takes siri, voiceOnly, shortcuts, spotlight"),
    Case("locked: maybe\n> a", "1: locked: has no value \"maybe\"; it takes yes, no"),
    Case("week starts: mon\n> a", "1: week starts: has no value \"mon\"; did you mean monday? it takes sunday, monday, tuesday, wednesday, thursday, friday, saturday"),
    Case("> a\napp: launched cold\n  one\n  two", "4: what the app shows is one line; leave the others out"),
    Case("app: launched hot\n> a", "1: app: has no value \"launched hot\"; did you mean launched cold? it takes launched cold, launched warm"),
    Case("language: hr,,en\n> a", "1: \"\" is no language tag; write en, hr or de-CH, parted by commas"),
    Case("language: hr_HR\n> a", "1: \"hr_HR\" is no language tag; write en, hr or de-CH, parted by commas"),
    Case("language: hr, xx-HR\n> a", "1: no language is called \"xx-HR\"; write one such as en, hr or de-CH"),
    Case("now: noon\n> a", "1: \"noon\" is no time; write it as 2026-03-29 23:30 Europe/Zagreb"),
    Case("now: 2026-01-01 10:00 Mars/Base\n> a", "1: no time zone is called \"Mars/Base\"; write UTC or a name such as Europe/Zagreb"),
    Case("now: 2026-03-29 02:30 Europe/Zagreb\n> a", "1: 2026-03-29 02:30 Europe/Zagreb does not exist: the clocks go forward over it; choose another time"),
    Case("run:", "1: run: names no intent; write run: Intent name=value"),
    Case("run: a=b", "1: run: names no intent; write run: Intent name=value"),
    Case("run: Update Sleep", "1: \"Sleep\" is not name=value; a value with spaces stands in quotes"),
    Case("run: Update a=1 a=2", "1: a is given twice; give it once"),
    Case("run: Update a='1", "1: the quote is not closed:  Update a='1"),
    Case("$", "1: $ names no command; write the name of an app root and its arguments"),
    Case("$ quest week | head", "1: there is no shell, so | would do nothing; put it in quotes, or leave it out"),
    Case("$ quest log $HOME", "1: there is no shell, so $ would do nothing; put it in quotes, or leave it out"),
    Case("> a\ncard:\n", "2: card: has no lines; write its blocks below, indented, or card: … to compare nothing"),
    Case("> a\ncard: eyebrow", "2: card: has no value \"eyebrow\"; it takes …"),
    Case("", "1: nothing is said or done, so nothing could fail; write at least one >, run:, tap: or $"),
    Case("# only\nlanguage: hr\n< a\n", "1: nothing is said or done, so nothing could fail; write at least one >, run:, tap: or $"),
  ])
  func messages(_ example: Case) {
    let error = #expect(throws: TranscriptError.self) { try Transcript(example.text) }
    #expect(error?.words(file: "x.rehearsal") == "x.rehearsal:" + example.message)
  }

  @Test("includes bytes that are not UTF-8, and a file without end")
  func bytes() {
    #expect(throws: TranscriptError(line: 1, problem: .notUTF8)) { try Transcript(data: Data([0x3E, 0x20, 0xFF])) }
    let size = Transcript.largestFile + 1
    #expect(throws: TranscriptError(line: 1, problem: .tooLarge(bytes: size, limit: size - 1))) {
      try Transcript(data: Data(repeating: 0x23, count: size))
    }
    #expect(throws: TranscriptError.self) { try Transcript(String(repeating: "\n", count: Transcript.mostLines + 2)) }
  }
}
