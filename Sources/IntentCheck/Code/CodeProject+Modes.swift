import SwiftSyntax

extension CodeProject {
  /// Whether an intent brings the app to the front; nil where it may, and parsing cannot know.
  func opensApp(_ intent: TypeFacts) -> Bool? {
    if !protocols(of: intent).isDisjoint(with: ["OpenIntent", "ShowInAppSearchResultsIntent", "CameraCaptureIntent"]) {
      return true
    }
    if let modes = intent.property("supportedModes", isStatic: true) {
      guard let value = modes.value else { return nil }
      let names = Set(NameFinder.uses(in: value).map(\.baseName.text))
      if names.contains("background") { return names.contains("foreground") ? nil : false }
      return names.contains("foreground") ? true : nil
    }
    guard let opens = intent.property("openAppWhenRun", isStatic: true) else { return false }
    return opens.value?.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" }
  }
}
