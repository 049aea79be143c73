import QuestEngine

extension Request {
  /// Does what is asked; the text for standard output.
  func answer(through door: QuestDoor, colors: Bool) throws(QuestFailure) -> String {
    switch self {
    case .help(let verb):
      return verb.map(Words.help(for:)) ?? Words.help
    case .add(let name, let options):
      return Words.added(try door.perform(.addTrend(name: name, options: options))) + "\n"
    case .log(let name, let option):
      let trend = try door.trend(named: name)
      return Words.logged(try door.perform(.logDay(trend: trend.id, option: option))) + "\n"
    case .undo(let name):
      let trend = try door.trend(named: name)
      return Words.undone(try door.perform(.undoDay(trend: trend.id))) + "\n"
    case .trends:
      let trends = try door.trends()
      return trends.isEmpty ? Words.noTrends + "\n" : trends.map { Words.trend($0) + "\n" }.joined()
    case .week(let name):
      let weeks = if let name { [try door.week(for: door.trend(named: name).id)] } else { try door.weeks() }
      return weeks.isEmpty ? Words.noTrends + "\n" : WeekPicture(weeks: weeks, colors: colors).text
    case .exportCSV:
      return HistoryCSV.text(try door.history())
    }
  }
}
