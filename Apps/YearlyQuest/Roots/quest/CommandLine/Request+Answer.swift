import QuestEngine
import QuestStorage

/// What a request needs to be answered.
struct Surface {
  let door: QuestDoor
  let store: QuestStore
  let words: Words
  let palette: Palette
  /// How many columns there are.
  let width: Int
}

extension Request {
  /// Does what is asked; the text for standard output.
  func answer(on surface: Surface) throws(Refusal) -> String {
    do throws(QuestFailure) {
      switch self {
      case .importCSV, .interactiveYear: break
      case .trends, .week, .year, .exportCSV, .check, .help, .completions, .complete: return try shown(surface)
      default: return try done(surface) + "\n"
      }
    } catch {
      throw .failure(error)
    }
    guard case .importCSV(let path) = self else { return "" }
    let days: [ImportedDay]
    do throws(ImportProblem) {
      days = try HistoryCSV.days(try ImportFile.bytes(at: path))
    } catch {
      throw .unfitFile(error)
    }
    do throws(QuestFailure) {
      return surface.words.imported(try surface.door.perform(.importDays(days))) + "\n"
    } catch {
      throw .failure(error)
    }
  }

  private func shown(_ surface: Surface) throws(QuestFailure) -> String {
    let (door, words) = (surface.door, surface.words)
    switch self {
    case .help(let verb): return verb.map(words.help(for:)) ?? words.help
    case .completions(let shell): return shell.script
    case .complete(let said): return try Completion(words: said).candidates(through: door).map { $0 + "\n" }.joined()
    case .trends(let removed):
      let trends = removed ? try door.removedTrends() : try door.trends()
      guard trends.isEmpty else { return trends.map { words.trend($0) + "\n" }.joined() }
      return (removed ? words.noRemovedTrends : words.noTrends) + "\n"
    case .week(let name, let day):
      let day = try day?.day(through: door)
      let weeks =
        if let name { [try door.week(for: door.trend(named: name).id, holding: day)] } else {
          try door.weeks(holding: day)
        }
      guard !weeks.isEmpty else { return words.noTrends + "\n" }
      return WeekPicture(weeks: weeks, palette: surface.palette, words: words, width: surface.width).text
    case .year(let name, let years): return try year(name, years, surface)
    case .exportCSV: return HistoryCSV.text(try door.history())
    case .check:
      let found = try surface.store.check()
      return words.checked(trends: found.trends, days: found.days, passedOver: found.passedOver) + "\n"
    default: return ""
    }
  }

  private func year(_ name: String?, _ years: ClosedRange<Int>?, _ surface: Surface) throws(QuestFailure) -> String {
    let (door, words) = (surface.door, surface.words)
    let trends = if let name { [try door.trend(named: name)] } else { try door.trends() }
    guard !trends.isEmpty else { return words.noTrends + "\n" }
    let thisYear = try door.today().year
    return try door.years(years ?? thisYear...thisYear, of: trends)
      .map { YearPicture(year: $0, palette: surface.palette, words: words, width: surface.width).text }
      .joined(separator: "\n")
  }

  private func done(_ surface: Surface) throws(QuestFailure) -> String {
    let (door, words) = (surface.door, surface.words)
    switch self {
    case .add(let name, let options): return words.added(try door.perform(.addTrend(name: name, options: options)))
    case .rename(let name, let new):
      let trend = try door.trend(named: name)
      return words.renamed(try door.perform(.renameTrend(trend.id, name: new)), from: trend.name)
    case .options(let name, let set, let colors): return try options(name, set, colors, surface)
    case .remove(let name): return words.removed(try door.perform(.removeTrend(door.trend(named: name).id)))
    case .restore(let name):
      return words.restored(try door.perform(.restoreTrend(door.removedTrend(named: name).id)))
    case .log(let name, let option, let day):
      let trend = try door.trend(named: name)
      return words.logged(
        try door.perform(.logDay(trend: trend.id, option: option, day: try day?.day(through: door))))
    case .clear(let name, let day):
      let trend = try door.trend(named: name)
      return words.cleared(try door.perform(.clearDay(trend: trend.id, day: try day?.day(through: door))))
    case .note(let name, let text, let day):
      let trend = try door.trend(named: name)
      return words.noted(
        try door.perform(.noteDay(trend: trend.id, note: text, day: try day?.day(through: door))))
    case .undo(let name?, let day):
      let trend = try door.trend(named: name)
      return words.undone(try door.perform(.undoDay(trend: trend.id, day: try day?.day(through: door))))
    case .undo(nil, _): return words.undone(try door.perform(.undoLast))
    default: return ""
    }
  }

  private func options(
    _ name: String, _ set: [String]?, _ colors: [String]?, _ surface: Surface
  ) throws(QuestFailure) -> String {
    let (door, words) = (surface.door, surface.words)
    let trend = try door.trend(named: name)
    switch (set, colors) {
    case (nil, nil): return OptionList(trend: trend, palette: surface.palette, words: words).text
    case (let set?, _):
      return words.edited(
        try door.perform(.editOptions(trend.id, options: set, colors: colors)))
    case (nil, let colors?): return words.edited(try door.perform(.recolorTrend(trend.id, colors: colors)))
    }
  }
}

extension SaidDay {
  /// The day it means.
  func day(through door: QuestDoor) throws(QuestFailure) -> QuestDay {
    switch self {
    case .date(let day): day
    case .ago(let count): try door.day(count, before: door.today())
    }
  }
}
