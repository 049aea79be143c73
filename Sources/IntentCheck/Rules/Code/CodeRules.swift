/// Rules over files as files.
enum CodeRules {
  static let all: [any CodeRule] = [SyntaxFault()]
}
