import IntentWire

/// What an intent's result type promises.
package struct Promises {
  package let names: [String]

  package init<Intent: AppIntent>(of _: Intent.Type) {
    let result = Intent.PerformResult.self
    var names: [String] = []
    if Intent.PerformResult.Value.self != Never.self { names.append("value") }
    if result is any ProvidesDialog.Type { names.append("dialog") }
    if Intent.PerformResult.OpensAppIntent.self != Never.self { names.append("opensIntent") }
    if result is any ShowsSnippetView.Type { names.append("snippetView") }
    if result is any ShowsSnippetIntent.Type { names.append("snippetIntent") }
    self.names = names
  }
}
