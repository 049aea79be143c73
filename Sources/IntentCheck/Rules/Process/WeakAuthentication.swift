import SwiftSyntax

/// What is protected on the device is read with the device's own authentication.
struct WeakAuthentication: CodeRule {
  let id = "process.weak-authentication"
  let severity = Severity.advice
  let abstract = "An intent that reads the keychain or protected files asks for `.requiresLocalDeviceAuthentication`."
  let reason = """
    `.requiresAuthentication` is content with an unlocked watch: the phone is still locked, and what it protects \
    cannot be read. Without a policy the intent is performed on any locked device.
    """
  let basis = Basis.observed("team-reflect/reflect-open#1096; IntentAuthenticationPolicy")
  let limits = "Only what `perform()` itself names is seen, and not with which protection an item was stored."

  let examples = [
    RuleExample(
      "with the device's",
      files: [
        "Read.swift": """
        import AppIntents
        struct ReadNoteIntent: AppIntent {
          static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
          func perform() async throws -> some IntentResult {
            SecItemCopyMatching(query, &item)
            return .result()
          }
        }
        """
      ]),
    RuleExample(
      "with a watch's, and with none",
      files: [
        "Read.swift": """
        import AppIntents
        struct ReadNoteIntent: AppIntent {
          static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
          func perform() async throws -> some IntentResult {
            ▸SecItemCopyMatching(query, &item)
            return .result()
          }
        }
        struct WriteNoteIntent: AppIntent {
          func perform() async throws -> some IntentResult {
            try ▸text.write(to: file, options: [.completeFileProtection])
            return .result()
          }
        }
        """
      ]),
  ]

  private static let keychain: Set<String> = ["SecItemCopyMatching", "SecItemAdd", "SecItemUpdate"]
  private static let protections = [
    "completeFileProtection]", ".completeFileProtection)", "FileProtectionType.complete",
  ]

  func findings(in project: CodeProject) -> [Finding] {
    project.intents.compactMap { intent in
      let policy = intent.property("authenticationPolicy", isStatic: true)
      if let policy, policy.value?.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "requiresAuthentication" {
        return nil
      }
      let calls = intent.performs.compactMap(\.body).flatMap { CallFinder.calls(in: $0) }
      guard let call = calls.first(where: Self.isProtected) else { return nil }
      let state = policy == nil ? "on any locked device" : "while only a watch is unlocked"
      return finding(
        "it is possible that `\(intent.name)` is performed \(state), where what it needs is protected",
        at: project.place(of: call, in: intent.file(of: call)))
    }
  }

  private static func isProtected(_ call: FunctionCallExprSyntax) -> Bool {
    if let name = call.name, keychain.contains(name) { return true }
    return call.arguments.contains { argument in
      let text = argument.expression.trimmedDescription
      return text == ".completeFileProtection" || text == "FileProtectionType.complete"
        || protections.contains { text.contains($0) }
    }
  }
}
