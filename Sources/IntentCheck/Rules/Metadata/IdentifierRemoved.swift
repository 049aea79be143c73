/// What was released is still there.
struct IdentifierRemoved: CodeRule {
  let id = "metadata.identifier-removed"
  let severity = Severity.error
  let abstract = "An identifier that was released, and that nothing has any more."
  let reason = """
    Shortcuts, widgets and donations that people have made hold it, and stop or lose a value. Keep the type or the \
    member; an intent that is no longer offered says `isDiscoverable = false`. What shall be given up is taken out of \
    the file of identifiers by hand.
    """
  let basis = Basis.documented(
    "PersistentlyIdentifiable; AttributedTypeIdentifier.persistentIdentifier. As reported: utmapp/UTM#7412")
  let limits = """
    Needs a file of identifiers (Check.md). A type that a macro makes is not seen, nor an identifier that is no literal. \
    A parameter or a property that is gone is a warning: the rest still runs.
    """

  let examples = [
    RuleExample(
      "all still there",
      files: ["Log.swift": IdentifierExample.swift(), "identifiers.json": IdentifierExample.json()]),
    RuleExample(
      "an intent, a parameter and a raw value are gone",
      files: [
        "Log.swift": IdentifierExample.swift(),
        "identifiers.json": IdentifierExample.json(
          intent: #"▸"NoteIntent""#, value: "\"value\",\n        ▸\"weight\"",
          moment: "\"morning\",\n        ▸\"noon\""),
      ]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    guard let file = project.identifiers, let comparison = project.identifierComparison else { return [] }
    return comparison.gone.filter { $0.successor == nil }.map { gone in
      let names = [gone.kind.rawValue, gone.identifier] + (gone.member.map { [$0] } ?? [])
      return finding(gone.words, severity: gone.severity, at: file.place(of: names))
    }
  }
}

extension IdentifierComparison.Gone {
  /// What is lost without a parameter or a property leaves the rest running.
  var severity: Severity { member == nil || kind == .enumeration ? .error : .warning }

  fileprivate var words: String {
    switch (kind, member) {
    case (.intent, nil): "shortcuts that run `\(identifier)` stop: no intent has this identifier any more"
    case (.intent, let name?):
      "shortcuts lose what they set for `\(name)` of `\(identifier)`, which has no such parameter any more"
    case (.entity, nil): "shortcuts that hold a `\(identifier)` stop: no entity has this identifier any more"
    case (.entity, let name?):
      "shortcuts that read `\(name)` of `\(identifier)` get nothing: it has no such property any more"
    case (.enumeration, nil): "shortcuts that hold a `\(identifier)` stop: no enumeration has this identifier any more"
    case (.enumeration, let name?):
      "shortcuts that chose \"\(name)\" of `\(identifier)` stop: no case has this raw value any more"
    }
  }
}

/// An app with one of each, and what it has released.
enum IdentifierExample {
  static func swift(intent: String = "LogIntent", parameter: String = "value", moment: String = "morning") -> String {
    """
    import AppIntents
    struct TrendEntity: AppEntity { let id: String }
    enum Moment: String, AppEnum { case \(moment), evening }
    struct \(intent): AppIntent {
      @Parameter(title: "Trend") var trend: TrendEntity
      @Parameter(title: "Value") var \(parameter): Int
      @Parameter(title: "Moment") var moment: Moment
    }
    """
  }

  static func json(
    intent: String? = nil, value: String = #""value""#, moment: String = #""morning""#, id: String = "String",
    place: String = ""
  ) -> String {
    let other = intent.map { "    \($0) : {\n      \"parameters\" : [ ]\n    },\n" } ?? ""
    return """
      {
        "entities" : {
          "TrendEntity" : {
            "id" : "\(id)"
          }
        },
        "enums" : {
          "Moment" : {
            "values" : [
              "evening",
              \(moment)
            ]
          }
        },
        "intents" : {
      \(other)    "LogIntent" : {
            "in" : [\(place)],
            "parameters" : [
              "moment",
              "trend",
              \(value)
            ]
          }
        },
        "kind" : "identifiers",
        "version" : 1
      }
      """
  }
}
