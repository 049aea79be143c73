import SwiftSyntax

extension CodeProject {
  /// The intents of the project.
  var intents: [TypeFacts] { types(conformingTo: "AppIntent") }

  /// The intents whose parameters are shown in Shortcuts: not those that only configure a widget or a control.
  var shownIntents: [TypeFacts] {
    intents.filter {
      protocols(of: $0).isDisjoint(with: ["WidgetConfigurationIntent", "ControlConfigurationIntent"])
    }
  }

  /// The intents that draw a card.
  var snippetIntents: [TypeFacts] { types(conformingTo: "SnippetIntent") }

  var entities: [TypeFacts] {
    types.filter { $0.kind != .protocol && !protocols(of: $0).isDisjoint(with: ["AppEntity", "TransientAppEntity"]) }
  }

  var appEnums: [TypeFacts] { types(conformingTo: "AppEnum") }

  var queries: [TypeFacts] { types(conformingTo: "EntityQuery") }

  var shortcutsProviders: [TypeFacts] { types(conformingTo: "AppShortcutsProvider") }

  var packages: [TypeFacts] { types(conformingTo: "AppIntentsPackage") }
}

extension TypeFacts {
  /// Whether it says that neither Shortcuts nor Spotlight lists it.
  var isHidden: Bool { property("isDiscoverable", isStatic: true)?.value?.trimmedDescription == "false" }

  /// The properties that a person or the system fills.
  var parameters: [Property] {
    properties.filter { property in property.attributes.contains { ["Parameter", "IntentParameter"].contains($0.name) }
    }
  }

  /// `perform()`, and `perform(using:)` where the intent hands its work to it.
  var performs: [FunctionDeclSyntax] { functions("perform") }

  /// What `perform()` promises: the protocols of `some IntentResult & ProvidesDialog`.
  var promises: Set<String> {
    Set(
      performs.filter { $0.signature.parameterClause.parameters.isEmpty }.flatMap {
        $0.signature.returnClause?.type.composedNames ?? []
      })
  }

  /// Every call within `perform`, by the name that is called, in the order of the text.
  func performCalls(_ names: Set<String>) -> [FunctionCallExprSyntax] {
    performs.compactMap(\.body).flatMap { CallFinder.calls(in: $0, named: names) }
  }
}
