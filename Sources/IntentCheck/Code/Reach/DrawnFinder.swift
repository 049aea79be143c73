import SwiftSyntax

/// Finds calls and names in what is drawn: not in what an action does, nor in a sheet that a tap would open.
final class DrawnFinder: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []
  private(set) var names: [DeclReferenceExprSyntax] = []
  /// Those that a condition decides about; the version of the system is none.
  private(set) var conditional: Set<SyntaxIdentifier> = []
  /// How many conditions stand around what is visited: looking up from each name would take the square of the depth.
  private var conditions = 0
  /// Those that a constant decides about which the view is given: who shows it may have chosen.
  private(set) var chosen: Set<SyntaxIdentifier> = []
  private var choices = 0
  private let given: Set<String>
  private let laterClosures: [String: Set<String>]

  /// - Parameter laterClosures: the labels of the closures that some views show later only, by the names of the views.
  init(_ node: Syntax, laterClosures: [String: Set<String>] = [:]) {
    given = Self.given(to: node)
    self.laterClosures = laterClosures
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  /// The constants of a view that whoever makes it decides about.
  private static func given(to node: Syntax) -> Set<String> {
    let members = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? []
    let bindings = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter {
      $0.bindingSpecifier.text == "let"
    }.flatMap { Array($0.bindings) }
    return Set(
      bindings.filter { $0.initializer == nil && $0.typeAnnotation?.type.trimmedDescription == "Bool" }
        .map(\.pattern.trimmedDescription))
  }

  /// What shows something else later, or does something: of these only what they are attached to is drawn.
  private static let later: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "contextMenu", "navigationDestination",
    "inspector", "toolbar", "swipeActions", "fileImporter", "fileExporter", "onAppear", "onDisappear", "task",
    "onChange", "onReceive", "onTapGesture", "onLongPressGesture", "gesture", "refreshable", "onSubmit", "onOpenURL",
    "userActivity", "onDrop", "onDrag", "Task", "withAnimation",
  ]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.append(node)
    note(node.id)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.name else { return .visitChildren }
    calls.append(node)
    note(node.id)
    if let later = laterClosures[name] {
      walk(node.calledExpression)
      for argument in node.arguments where !later.contains(argument.label?.text ?? "") { walk(argument) }
      node.trailingClosure.map { walk($0) }
      for closure in node.additionalTrailingClosures where !later.contains(closure.label.text) { walk(closure) }
      return .skipChildren
    }
    if Self.later.contains(name) {
      walk(node.calledExpression)
      return .skipChildren
    }
    guard ["Button", "NavigationLink", "Menu"].contains(name) else { return .visitChildren }
    walk(node.calledExpression)
    for label in labels(of: node, name) { walk(label) }
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    choices += isChoice(node) ? 1 : 0
    return decide(!node.asksForVersion)
  }

  override func visitPost(_ node: IfExprSyntax) {
    choices -= isChoice(node) ? 1 : 0
    conditions -= node.asksForVersion ? 0 : 1
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { decide(true) }
  override func visitPost(_ node: SwitchCaseSyntax) { conditions -= 1 }
  override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind { decide(true) }
  override func visitPost(_ node: UnresolvedTernaryExprSyntax) { conditions -= 1 }

  private func isChoice(_ node: IfExprSyntax) -> Bool {
    guard node.conditions.count == 1, let condition = node.conditions.first?.condition else { return false }
    return given.contains(condition.trimmedDescription)
  }

  private func note(_ id: SyntaxIdentifier) {
    if conditions > 0 { conditional.insert(id) }
    if choices > 0 { chosen.insert(id) }
  }

  private func decide(_ isCondition: Bool) -> SyntaxVisitorContinueKind {
    conditions += isCondition ? 1 : 0
    return .visitChildren
  }

  /// The closures of a control that draw; its other closures act, or open a screen.
  private func labels(of call: FunctionCallExprSyntax, _ name: String) -> [Syntax] {
    let written = call.arguments.filter { ["label", "intent"].contains($0.label?.text) }.map { Syntax($0) }
    let added = call.additionalTrailingClosures.filter { $0.label.text == "label" }.map { Syntax($0) }
    let draws = ["action", "intent", "destination", "value"].contains { call.argument($0) != nil }
    guard let closure = call.trailingClosure, draws, added.isEmpty else { return written + added }
    return written + [Syntax(closure)]
  }

  // A preview is drawn by nobody but its author.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension IfExprSyntax {
  fileprivate var asksForVersion: Bool { conditions.allSatisfy { $0.condition.is(AvailabilityConditionSyntax.self) } }
}
