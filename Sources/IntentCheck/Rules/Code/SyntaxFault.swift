import SwiftSyntax

/// A file that does not parse.
struct SyntaxFault: CodeRule {
  let id = "code.syntax"
  let severity = Severity.error
  let abstract = "A file that does not parse."
  let reason = "It does not build, and what stands behind the fault may not have been checked."
  let basis = Basis.observed("the parser of this toolchain, Swift 6.3.1")
  let limits = """
    What stands under `#if` with a version of the compiler may be newer than this parser, and is not told; nor is text \
    that parses and means nothing.
    """

  let examples = [
    RuleExample("parses", files: ["A.swift": "import AppIntents\nstruct A { let a = 1 }\n"]),
    RuleExample(
      "newer than this compiler, perhaps",
      files: ["A.swift": "import AppIntents\n#if compiler(>=9.0)\nstruct A { let = }\n#endif\n"]),
    RuleExample(
      "a brace too few", files: ["A.swift": "import AppIntents\nstruct A {\n  func b() {}▸\n"]),
    RuleExample("a brace too many", files: ["A.swift": "import AppIntents\nstruct A {}\n▸}\n"]),
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.files.compactMap { file in
      guard file.source.tree.hasError, let position = FaultFinder.first(in: file.source.tree) else { return nil }
      return finding(
        "this does not parse, so what follows in the file may be unchecked", at: file.place(at: position))
    }
  }
}

/// Finds where the parser first had to guess.
private final class FaultFinder: SyntaxAnyVisitor {
  private var found: AbsolutePosition?

  static func first(in tree: SourceFileSyntax) -> AbsolutePosition? {
    let finder = FaultFinder(viewMode: .all)
    finder.walk(tree)
    return finder.found
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    found == nil && node.hasError ? .visitChildren : .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard found == nil, node.hasError else { return .skipChildren }
    let condition = node.condition?.trimmedDescription ?? ""
    let mayBeNewer = ["compiler(", "swift(", "hasFeature(", "hasAttribute("].contains { condition.contains($0) }
    return mayBeNewer ? .skipChildren : .visitChildren
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    found = found ?? node.positionAfterSkippingLeadingTrivia
    return .skipChildren
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if node.presence == .missing { found = found ?? node.positionAfterSkippingLeadingTrivia }
    return .skipChildren
  }
}
