import Foundation
import QuestEngine

extension StoreReader {
  /// What was said in some years. The same few answers come up again and again: each is read once, and then known
  /// by its bytes, because making texts of seventy thousand rows would take longer than reading them.
  func years(_ years: ClosedRange<Int>) throws(QuestFailure) -> [Trend.ID: [YearAnswers]] {
    var found: [Trend.ID: [YearAnswers]] = [:]
    for id in try trends().map(\.id) {
      var packer = YearPacker()
      try connection.forEachRow(
        """
        SELECT year, month, day, value, max_value, color, description FROM entry
        WHERE trend = ? AND year BETWEEN ? AND ? ORDER BY year
        """,
        [.text(id.uuidString), .integer(years.lowerBound), .integer(years.upperBound)]
      ) { packer.take($0) }
      found[id] = packer.years
    }
    return found
  }
}

/// Packs rows that come year by year.
private struct YearPacker {
  private(set) var years: [YearAnswers] = []
  /// The answers of the last year, as bytes.
  private var known: [(value: Int, maxValue: Int, color: [UInt8], description: [UInt8])] = []

  mutating func take(_ row: Row) {
    let year = row.integer(0)
    if years.last?.year != year {
      years.append(YearAnswers(year: year))
      known = []
    }
    let (value, maxValue) = (row.integer(3), row.integer(4))
    let place = known.firstIndex { answer in
      answer.value == value && answer.maxValue == maxValue && row.holds(answer.color, at: 5)
        && row.holds(answer.description, at: 6)
    }
    years[years.count - 1].set(
      month: row.integer(1), day: row.integer(2), to: place ?? learn(row))
  }

  private mutating func learn(_ row: Row) -> Int {
    let (color, description) = (row.text(5), row.text(6))
    known.append((row.integer(3), row.integer(4), Array(color.utf8), Array(description.utf8)))
    return years[years.count - 1].add(
      YearAnswers.Answer(
        description: description, color: color, value: row.integer(3), maxValue: row.integer(4)))
  }
}
