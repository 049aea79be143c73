import Foundation
import IntentRehearsal
import Testing

@Suite("A moment")
struct MomentTests {
  @Test("crosses to the app as ISO 8601 with the offset that holds then and there", arguments: [
    // Croatia's clocks went from 02:00 to 03:00 on 2026-03-29, and go back on 2026-10-25.
    ("2026-03-29 01:59 Europe/Zagreb", "2026-03-29T01:59:00+01:00"),
    ("2026-03-29 23:30 Europe/Zagreb", "2026-03-29T23:30:00+02:00"),
    ("2026-10-25 02:30 Europe/Zagreb", "2026-10-25T02:30:00+02:00"),
    ("2026-07-01 08:05:09 America/St_Johns", "2026-07-01T08:05:09-02:30"),
    ("2026-01-05 09:00", "2026-01-05T09:00:00+00:00"),
    ("2024-02-29 00:00 UTC", "2024-02-29T00:00:00+00:00"),
  ])
  func iso8601(_ text: String, _ expected: String) throws {
    #expect(try Moment(text).iso8601 == expected)
  }

  @Test("is refused when it does not exist", arguments: [
    ("2026-03-29 02:30 Europe/Zagreb", TranscriptProblem.skippedTime("2026-03-29 02:30 Europe/Zagreb")),
    ("2026-02-29 10:00", .notAMoment("2026-02-29 10:00")),
    ("2026-02-28 24:00", .notAMoment("2026-02-28 24:00")),
    ("2026-2-28 10:00", .notAMoment("2026-2-28 10:00")),
    ("tomorrow", .notAMoment("tomorrow")),
    ("2026-02-28", .notAMoment("2026-02-28")),
    ("2026-02-28 10:00 Europe/Zagreb please", .notAMoment("2026-02-28 10:00 Europe/Zagreb please")),
    ("2026-02-28 10:00 Zagreb", .unknownZone("Zagreb")),
    ("2026-02-28 10:00 Europe/Zagrb", .unknownZone("Europe/Zagrb")),
    ("٢٠٢٦-٠٢-٢٨ ١٠:٠٠", .notAMoment("٢٠٢٦-٠٢-٢٨ ١٠:٠٠")),
  ])
  func refusals(_ text: String, _ problem: TranscriptProblem) {
    #expect(throws: problem) { try Moment(text) }
  }
}
