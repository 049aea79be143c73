import IntentWords

extension Card.Entry: Codable {
  private enum Key: String, CodingKey { case value, greatest, color, letter }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    value = try fields.decode(Int.self, forKey: .value)
    greatest = try fields.decode(Int.self, forKey: .greatest)
    letter = try fields.decodeIfPresent(Resource.self, forKey: .letter)
    color = try fields.decodeIfPresent(String.self, forKey: .color)
    if let color, SRGB(hex: color) == nil {
      throw DecodingError.dataCorruptedError(
        forKey: .color, in: fields, debugDescription: "A colour is six hexadecimal digits, not \"\(color)\".")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(value, forKey: .value)
    try fields.encode(greatest, forKey: .greatest)
    try fields.encodeIfPresent(color, forKey: .color)
    try fields.encodeIfPresent(letter, forKey: .letter)
  }
}

extension Card.Day: Codable {
  private enum Key: String, CodingKey { case label, value, isToday }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    label = try fields.decode(Resource.self, forKey: .label)
    isToday = try fields.decodeIfPresent(Bool.self, forKey: .isToday) ?? false
    let isLogged = try fields.contains(.value) && !fields.decodeNil(forKey: .value)
    entry = isLogged ? try Card.Entry(from: decoder) : nil
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(label, forKey: .label)
    try entry?.encode(to: encoder)
    if isToday { try fields.encode(true, forKey: .isToday) }
  }
}

extension Card.Year: Codable {
  private enum Key: String, CodingKey { case months, entries, spoken }
  private enum MonthKey: String, CodingKey { case label, days, today }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let entries = try fields.decode([Card.Entry].self, forKey: .entries)
    spoken = try fields.decodeIfPresent(Resource.self, forKey: .spoken)
    months = []
    var list = try fields.nestedUnkeyedContainer(forKey: .months)
    while !list.isAtEnd {
      let month = try list.nestedContainer(keyedBy: MonthKey.self)
      let days = try month.decode([Int?].self, forKey: .days)
      for case let number? in days where !entries.indices.contains(number) {
        throw DecodingError.dataCorruptedError(
          forKey: .days, in: month, debugDescription: "There is no entry \(number) among \(entries.count).")
      }
      let today = try month.decodeIfPresent(Int.self, forKey: .today)
      if let today, today < 1 || today > days.count {
        throw DecodingError.dataCorruptedError(
          forKey: .today, in: month, debugDescription: "There is no day \(today) in a month of \(days.count).")
      }
      months.append(
        Card.Month(
          label: try month.decode(Resource.self, forKey: .label), days: days.map { $0.map { entries[$0] } },
          today: today))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    let entries = distinctEntries
    let numbers = Dictionary(uniqueKeysWithValues: zip(entries, entries.indices))
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(entries, forKey: .entries)
    try fields.encodeIfPresent(spoken, forKey: .spoken)
    var list = fields.nestedUnkeyedContainer(forKey: .months)
    for month in months {
      var fields = list.nestedContainer(keyedBy: MonthKey.self)
      try fields.encode(month.label, forKey: .label)
      try fields.encode(month.days.map { $0.flatMap { numbers[$0] } }, forKey: .days)
      try fields.encodeIfPresent(month.today, forKey: .today)
    }
  }
}

extension Card.Year {
  /// What days can show, each once, in the order in which it first appears: a year has 366 days and few answers.
  package var distinctEntries: [Card.Entry] {
    var distinct: [Card.Entry] = []
    var seen: Set<Card.Entry> = []
    for month in months {
      for case let entry? in month.days {
        // Few answers are looked through faster than they are hashed.
        if distinct.count <= Self.fewEntries {
          if distinct.contains(where: { $0.value == entry.value && $0 == entry }) { continue }
        } else {
          if seen.isEmpty { seen = Set(distinct) }
          guard seen.insert(entry).inserted else { continue }
        }
        distinct.append(entry)
      }
    }
    return distinct
  }

  private static let fewEntries = 8
}
