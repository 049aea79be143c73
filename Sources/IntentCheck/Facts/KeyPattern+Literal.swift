import SwiftSyntax

extension KeyPattern {
  /// The key that a literal of a localized type makes.
  ///
  /// Percent signs are doubled where something is interpolated, and only there, as Apple's types do.
  init(_ literal: LiteralText) {
    self.init()
    let escapes = literal.isInterpolated && !literal.holdsMarkers
    for piece in literal.pieces {
      switch piece {
      case .text(let text): append(.text(escapes ? text.replacing("%", with: "%%") : text))
      case .value(let arguments): append(Self.piece(arguments))
      }
    }
  }

  /// What is known of a plain text that is interpolated: its literal parts.
  init(plain literal: LiteralText) {
    self.init()
    for piece in literal.pieces {
      switch piece {
      case .text(let text): append(.text(text))
      case .value: append(.argument(nil))
      }
    }
  }

  private static func piece(_ arguments: LabeledExprListSyntax) -> Piece {
    guard let first = arguments.first else { return .argument(nil) }
    if let marker = first.expression.parameterMarker { return .text("${\(marker)}") }
    if first.label?.text == "placeholder" { return .argument(ArgumentType.placeholder(first.expression)) }
    if let specifier = arguments.expression("specifier") {
      return .argument(specifier.as(StringLiteralExprSyntax.self)?.representedLiteralValue)
    }
    // Whatever has a format or a style is text when it arrives.
    if arguments.count > 1 { return .argument("%@") }
    return .argument(ArgumentType.specifier(of: first.expression))
  }
}

extension LiteralText {
  /// Whether it names parameters or the application, as phrases and summaries do; these keys have no specifiers.
  var holdsMarkers: Bool {
    pieces.contains { piece in
      guard case .value(let arguments) = piece else { return false }
      return arguments.first?.expression.parameterMarker != nil
    }
  }
}

extension ExprSyntax {
  /// `name` of `\.$name`, `applicationName` of `.applicationName`: what stands in `${…}`.
  var parameterMarker: String? {
    if let path = self.as(KeyPathExprSyntax.self) {
      let names = path.components.compactMap { component in
        component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
      }
      guard let first = names.first, first.hasPrefix("$") else { return nil }
      return ([String(first.dropFirst())] + names.dropFirst()).joined(separator: ".")
    }
    guard let member = self.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.text == "applicationName"
    else { return nil }
    return "applicationName"
  }
}
