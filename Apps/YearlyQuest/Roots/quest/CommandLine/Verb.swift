/// The commands, in the order the help shows them.
enum Verb: String, CaseIterable {
  case trends, add, rename, options, remove, restore
  case log, clear, note, undo
  case week, year
  case export, `import`, check, completions

  /// What a command line of this verb may hold.
  var grammar: Grammar {
    switch self {
    case .trends: Grammar(switches: [.removed])
    case .add: Grammar(["NAME"], lists: [.options, .option])
    case .rename: Grammar(["NAME", "NEW"])
    case .options: Grammar(["NAME"], lists: [.set, .option, .colors])
    case .remove, .restore: Grammar(["NAME"])
    case .log: Grammar(["NAME", "OPTION"], values: [.day])
    case .clear: Grammar(["NAME"], values: [.day])
    case .note: Grammar(["NAME", "TEXT"], values: [.day])
    case .undo: Grammar(["NAME"], least: 0, values: [.day])
    case .week: Grammar(["NAME"], least: 0, values: [.day, .firstWeekday])
    case .year: Grammar(["NAME"], least: 0, values: [.year, .firstWeekday], switches: [.interactive])
    case .export: Grammar(switches: [.csv])
    case .import: Grammar(["FILE"])
    case .check: Grammar()
    case .completions: Grammar(["SHELL"])
    }
  }

  /// How a command line of this verb is written.
  var synopsis: String {
    switch self {
    case .trends: "trends [--removed]"
    case .add: "add NAME --options A,B,C"
    case .rename: "rename NAME NEW"
    case .options: "options NAME [--set A,B,C] [--colors X,Y,Z]"
    case .remove: "remove NAME"
    case .restore: "restore NAME"
    case .log: "log NAME OPTION [--day DAY]"
    case .clear: "clear NAME [--day DAY]"
    case .note: "note NAME TEXT [--day DAY]"
    case .undo: "undo [NAME [--day DAY]]"
    case .week: "week [NAME] [--day DAY]"
    case .year: "year [NAME] [--year YEAR] [--interactive]"
    case .export: "export --csv"
    case .import: "import FILE"
    case .check: "check"
    case .completions: "completions SHELL"
    }
  }

  var examples: [String] {
    switch self {
    case .trends: ["trends", "trends --removed"]
    case .add:
      [
        "add Sleep --options Great,Okay,Poor", "add \"Strong coffee\" --options \"None,One,Two or more\"",
        "add Tea --option \"Black, with milk\" --option Green",
      ]
    case .rename: ["rename Sleep \"Night's sleep\""]
    case .options:
      ["options Sleep", "options Sleep --set Great,Fine,Okay,Poor", "options Sleep --colors 2E7D32,F9A825,C62828"]
    case .remove: ["remove Sleep"]
    case .restore: ["restore Sleep"]
    case .log: ["log Sleep Great", "log sleep great --day yesterday", "log -- \"-5 kg\" Yes"]
    case .clear: ["clear Sleep", "clear Sleep --day 2026-03-29"]
    case .note: ["note Sleep \"Up late\"", "note Sleep \"\" --day yesterday"]
    case .undo: ["undo", "undo Sleep", "undo Sleep --day 2026-03-29"]
    case .week: ["week", "week Sleep --day 2026-03-29", "week --first-weekday sunday"]
    case .year: ["year", "year Sleep --year 2025", "year --year 2017-2026", "year Sleep --interactive"]
    case .export: ["export --csv > year.csv"]
    case .import: ["import year.csv", "import - < year.csv"]
    case .check: ["check"]
    case .completions:
      [
        "completions bash > ~/.local/share/bash-completion/completions/quest",
        "completions zsh > ~/.zfunc/_quest", "completions fish > ~/.config/fish/completions/quest.fish",
      ]
    }
  }
}
