import SwiftSyntax

/// A button, toggle or well of a card, and the intent it performs.
struct ControlFacts: Sendable {
  let call: FunctionCallExprSyntax
  /// As it is written after `intent:`.
  let expression: ExprSyntax
  let intent: TypeFacts
  let file: Int
}

extension CodeProject {
  /// The controls of cards whose intent is made in place, in order.
  var controls: [ControlFacts] {
    let drawn = reach.calls(named: ["Button", "Toggle"]).map { ($0.call, $0.view.file) }
    let wells = files.indices.filter { files[$0].source.imports.contains("CardKit") }.flatMap { index in
      files[index].calls(named: ["Well"]).map { ($0, index) }
    }
    return (drawn + wells).compactMap { call, file in
      guard let made = call.argument("intent"), let name = made.as(FunctionCallExprSyntax.self)?.name,
        let intent = type(named: name), conforms(intent, to: "AppIntent")
      else { return nil }
      return ControlFacts(call: call, expression: made, intent: intent, file: file)
    }
  }
}
