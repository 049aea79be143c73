import SwiftSyntax

/// An enumeration is saved by a text.
struct EnumRawText: CodeRule {
  let id = "entities.enum-raw-text"
  let severity = Severity.warning
  let abstract = "An `AppEnum` has raw values of text, or each of its numbers is written."
  let reason = """
    A shortcut keeps the raw value. Numbers that count the cases change when a case is put between, and the saved \
    shortcut then means another one. Make it `String`.
    """
  let basis = Basis.documented("AppEnum: RawValue is a LosslessStringConvertible, and is what is stored")

  let examples = [
    RuleExample(
      "text, or numbers that are written",
      swift: """
        import AppIntents
        enum Moment: String, AppEnum { case now, later }
        enum Level: Int, AppEnum { case low = 1, high = 5 }
        """),
    RuleExample(
      "numbers that are counted",
      swift: """
        import AppIntents
        enum ▸Level: Int { case low = 1, high }
        extension Level: AppEnum {}
        """),
  ]

  private static let numbers: Set<String> = [
    "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32",
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.appEnums.compactMap { type in
      guard type.kind == .enumeration, let first = type.declaration.inherited.first, Self.numbers.contains(first),
        type.cases.contains(where: { $0.rawValue == nil })
      else { return nil }
      return finding(
        "saved shortcuts mean another case of `\(type.name)` when one is put between",
        at: project.place(of: type.nameNode, in: type.file))
    }
  }
}
