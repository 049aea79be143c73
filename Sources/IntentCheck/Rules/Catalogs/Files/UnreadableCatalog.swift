/// Files that are named as catalogs and cannot be read as one.
struct UnreadableCatalog: CatalogRule {
  let id = "words.unreadable-catalog"
  let severity = Severity.error
  let abstract = "A file that is no string catalog, or is broken where it is marked."
  let reason = """
    Xcode does not build it, and none of its texts reaches a person; or, in a `.strings` file, none behind the place
    that the finding names. Most often a merge left its marks, or a comma or a semicolon is missing there, or is one too
    many.
    """

  var examples: [RuleExample] {
    [
      RuleExample("a whole catalog", strings: #""Save": {}"#),
      RuleExample("a lost value", strings: "\"Save\": ▸,"),
      RuleExample("no keys at all", files: ["Localizable.xcstrings": "{\"sourceLanguage\": \"en\"}▸"]),
    ]
  }

  func findings(in project: CatalogProject) -> [Finding] {
    project.failures.map { failure in
      let isAbsent = failure.fault == .unreadable(.absent)
      return finding(
        isAbsent
          ? "a target is built with this string catalog, and it is not there; what the code asks it for was not checked"
          : failure.fault.message(in: failure.format),
        // A tool may make it before each build.
        severity: isAbsent ? .warning : nil, at: FindingPlace(path: failure.file, line: failure.line, column: failure.column))
    }
  }
}
