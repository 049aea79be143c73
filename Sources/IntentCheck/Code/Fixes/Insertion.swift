import SwiftSyntax

/// Text put where it belongs, in the indentation of what stands there.
enum Insertion {
  /// Right behind a node, before the space that follows.
  static func text(_ text: String, after node: some SyntaxProtocol, in file: CodeFile) -> Fix.Edit {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    return Fix.Edit(path: file.path, range: end..<end, replacement: text)
  }

  /// A member before the first member of a type's declaration; nil where its braces stand on one line.
  static func member(_ text: String, of type: TypeFacts, in project: CodeProject) -> Fix.Edit? {
    guard let group = type.declaration.node.asProtocol((any DeclGroupSyntax).self),
      let first = group.memberBlock.members.first
    else { return nil }
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    guard let indentation = first.leadingTrivia.lastLineIndentation else { return nil }
    return Fix.Edit(
      path: project.files[type.file].path, range: start..<start, replacement: "\(text)\n\(indentation)")
  }
}

extension Trivia {
  /// The space at the start of the line that follows; nil where no line ends here.
  var lastLineIndentation: String? {
    guard let end = pieces.lastIndex(where: \.isNewline) else { return nil }
    return pieces[(end + 1)...].map { piece in
      switch piece {
      case .spaces(let count): String(repeating: " ", count: count)
      case .tabs(let count): String(repeating: "\t", count: count)
      default: ""
      }
    }.joined()
  }
}
