import Foundation

/// One check of a project, from its files to the findings that are told.
package struct CheckRun: Sendable {
  package let options: CheckOptions
  let settings: CheckSettings
  private let choice: RuleChoice
  /// The one file that is asked for; its whole project is read.
  private let file: CheckedFile?

  /// - Throws: `CheckFailure`.
  package init(_ asked: CheckOptions) throws(CheckFailure) {
    var options = asked
    file = asked.sources == nil ? try CheckedFile(asked.path, from: asked.here) : nil
    if let file { options.path = file.project }
    self.options = options
    let path = options.sources ?? options.path
    let base = URL(filePath: options.here, directoryHint: .isDirectory)
    let folder = URL(filePath: path, relativeTo: base).standardizedFileURL.path
    settings = try CheckSettings.find(from: folder, here: options.here)
    choice = try RuleChoice(settings, only: options.only, except: options.except)
  }

  /// - Throws: `CheckFailure`.
  package func report() throws(CheckFailure) -> CheckReport { try read().report }

  /// The report, and the project it is about.
  /// - Throws: `CheckFailure`.
  func read() throws(CheckFailure) -> (report: CheckReport, project: CheckedProject) {
    // Asked first: an error in the revision is told at once.
    let git = try options.since.map { revision throws(CheckFailure) in try changes(since: revision) }
    var project = try CheckedProject(options, readsWords: runsWords)
    var report = CheckReport()
    try compareIdentifiers(&project, &report)
    report.files = project.sources.count
    report.parsed = project.code.files.count
    report.catalogs = project.words.map { $0.tables.count + $0.failures.count } ?? 0
    report.recipes = project.code.recipes.count
    report.rules = RuleList.all.filter(choice.runs).map(\.id)
    report.unread = project.unread
    var findings = doubted(levelled(self.findings(in: project)), in: project)
      .filter { !settings.excludes(absolute($0.path)) }
    let comments = project.comments.map { comment in
      var comment = comment
      comment.place.path = project.seen(comment.place.path)
      return comment
    }.filter { !settings.excludes(absolute($0.place.path)) }
    let heard = IgnoredFindings(findings.sorted(), comments: comments, choice: choice, isWhole: choice.isWhole)
    report.ignored = heard.ignored
    findings = (heard.left + unknownRules()).sorted()
    findings = try compare(findings, &report)
    if let file {
      let all = findings.count
      findings = findings.filter { absolute($0.path) == file.path }
      report.elsewhere = all - findings.count
      if passesOver(file, project) { report.unread.append("\(seen(file)), which is a test's, or left out") }
    }
    if let git {
      let all = findings.count
      findings = findings.filter { git.holds(absolute($0.path), line: $0.line) || isOfIdentifiers($0) }
      report.unchanged = all - findings.count
    }
    report.findings = findings.map { finding in
      var finding = finding
      finding.fix = finding.fix.flatMap { withinLimits($0, git) }
      return finding
    }
    report.fingerprints = Fingerprint.all(findings, lines: FindingLines(from: options.here))
    return (report, project)
  }

  /// A fix without what it would do to files that are left out, are not asked for, or did not change: what is told once
  /// for a target is mended all over it.
  private func withinLimits(_ fix: Fix, _ git: ChangedLines?) -> Fix? {
    let edits = fix.edits.filter { edit in
      let path = absolute(edit.path)
      return !settings.excludes(path) && (file == nil || file?.path == path) && git?.holds(path, line: 0) != false
    }
    return edits.isEmpty ? nil : Fix(fix.title, edits)
  }

  private var runsWords: Bool {
    RuleList.catalogs.contains(where: choice.runs) || JoinRules.all.contains(where: choice.runs)
  }

  func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(options.here)/\(path)" }

  /// What the rules find, on all cores; paths are as findings name them.
  private func findings(in project: CheckedProject) -> [Finding] {
    let rules = RuleList.code.filter(choice.runs)
    let code = inParallel(rules) { $0.findings(in: project.code) }.flatMap(\.self).map(project.seen)
    guard let words = project.words else { return code }
    let join = WordsJoin(words)
    let catalogs = CatalogProject(words, doubtful: join.doubtfulKeys())
    let chosen = RuleList.catalogs.filter(choice.runs)
    let found = inParallel(chosen) { $0.findings(in: catalogs) }.flatMap(\.self)
    return code + found + JoinRules.findings(in: join)
  }

  /// Each finding with what the settings let it weigh; those of rules that are off are dropped.
  private func levelled(_ findings: [Finding]) -> [Finding] {
    let levels = RuleList.all.reduce(into: [:]) { $0[$1.id] = choice.level(of: $1) }
    return findings.compactMap { finding in
      guard let level = levels[finding.rule] else { return nil }
      var finding = finding
      finding.severity = min(finding.severity, level)
      return finding
    }
  }

  /// Whether no rule looks at a source.
  private func passesOver(_ file: CheckedFile, _ project: CheckedProject) -> Bool {
    guard file.path.hasSuffix(".swift") else { return false }
    return settings.excludes(file.path) || !project.sources.contains { absolute(project.seen($0)) == file.path }
  }

  private func seen(_ file: CheckedFile) -> String { WordsPlace.seen(file.path, from: options.here) }

  private func unknownRules() -> [Finding] {
    guard choice.runs(UnknownRule()) else { return [] }
    return settings.levels.keys.sorted().filter { RuleNames.rules(named: $0).isEmpty }.map { name in
      UnknownRule().unknown(name, at: settings.places[name] ?? FindingPlace(path: settings.path))
    }
  }

  private func changes(since revision: String) throws(CheckFailure) -> ChangedLines {
    let base = URL(filePath: options.here, directoryHint: .isDirectory)
    let folder = URL(filePath: options.sources ?? options.path, relativeTo: base).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: folder) else { throw .notFound(path: options.path) }
    return try Git(in: folder).changes(since: revision, shown: options.path)
  }
}

extension CheckRun {
  /// Takes out what the baseline lists, and tells what it need not list any more.
  private func compare(_ findings: [Finding], _ report: inout CheckReport) throws(CheckFailure) -> [Finding] {
    guard let file = baselineFile else {
      if options.writesBaseline { throw .noBaseline }
      return findings
    }
    let shown = WordsPlace.seen(file, from: options.here)
    let lines = FindingLines(from: options.here)
    let folder = URL(filePath: file).deletingLastPathComponent().path
    let entries = findings.map { finding in
      Baseline.Entry(
        path: Self.relative(absolute(finding.path), to: folder), rule: finding.rule, text: lines.text(of: finding))
    }
    let exists = FileManager.default.fileExists(atPath: file)
    if options.writesBaseline, !exists {
      report.baseline = .init(path: file, baseline: Baseline(entries))
      report.inBaseline = findings.count
      return []
    }
    let baseline = try Baseline.read(file, shown: shown)
    let compared = BaselineComparison(findings, entries: entries, baseline: baseline)
    report.inBaseline = compared.known
    if options.writesBaseline {
      report.baseline = .init(path: file, baseline: Baseline(compared.kept))
      return compared.left
    }
    // Where only some rules run, nothing is known of the others' findings.
    guard choice.isWhole, let level = choice.level(of: FixedInBaseline()) else { return compared.left }
    let places = Self.places(in: lines.lines(of: file), path: shown)
    let gone = compared.gone.map { index in
      var finding = FixedInBaseline().finding(
        baseline.findings[index], at: places.indices.contains(index) ? places[index] : FindingPlace(path: shown))
      finding.severity = min(finding.severity, level)
      return finding
    }
    return (compared.left + gone).sorted()
  }

  private var baselineFile: String? { keptFile(options.baseline, settings.baseline) }

  /// A file by the command line, from where it runs, or by the settings, from their folder.
  func keptFile(_ given: String?, _ set: String?) -> String? {
    if let given { return URL(filePath: absolute(given)).standardizedFileURL.path }
    guard let set, let folder = settings.folder else { return nil }
    return set.hasPrefix("/") ? set : URL(filePath: "\(folder)/\(set)").standardizedFileURL.path
  }

  /// Where the entries of a baseline begin, as this program writes it: each opens on a line of its own.
  private static func places(in lines: [Substring], path: String) -> [FindingPlace] {
    lines.enumerated().dropFirst().compactMap { index, line in
      let text = line.drop { $0 == " " }
      return text == "{" ? FindingPlace(path: path, line: index + 1, column: line.count - text.count + 1) : nil
    }
  }

  /// A path as it is seen from a folder.
  static func relative(_ path: String, to folder: String) -> String {
    let (parts, base) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(parts, base).prefix { $0 == $1 }.count
    return (base.dropFirst(common).map { _ in ".." } + parts.dropFirst(common)).joined(separator: "/")
  }
}

extension CheckedProject {
  /// A path of the project as findings name it.
  func seen(_ path: String) -> String {
    var (folders, path) = (shown == "." ? [] : shown.components(separatedBy: "/"), path)
    // A file of the settings may lie above the folder that is checked.
    while path.hasPrefix("../"), let last = folders.last, last != "..", !last.isEmpty {
      folders.removeLast()
      path.removeFirst(3)
    }
    return (folders + [path]).joined(separator: "/")
  }

  /// A finding of the project as it is told.
  func seen(_ finding: Finding) -> Finding {
    guard shown != "." else { return finding }
    var finding = finding
    finding.path = seen(finding.path)
    finding.fix = finding.fix.map { fix in
      Fix(fix.title, fix.edits.map { Fix.Edit(path: seen($0.path), range: $0.range, replacement: $0.replacement) })
    }
    return finding
  }
}
