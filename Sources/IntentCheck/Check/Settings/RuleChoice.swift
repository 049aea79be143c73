/// Which rules run, and what their findings weigh at most.
package struct RuleChoice: Sendable {
  private let settings: CheckSettings
  private let only: [String]
  private let except: [String]

  /// - Parameters:
  ///   - only: names of rules or families; empty for all.
  ///   - except: names that do not run.
  /// - Throws: `CheckFailure.unknownRule`.
  package init(_ settings: CheckSettings, only: [String] = [], except: [String] = []) throws(CheckFailure) {
    for name in only + except where RuleNames.rules(named: name).isEmpty {
      throw .unknownRule(name, nearest: RuleNames.nearest(to: name))
    }
    self.settings = settings
    self.only = only
    self.except = except
  }

  /// Whether every rule runs that the settings leave on.
  var isWhole: Bool { only.isEmpty && except.isEmpty }

  /// Nil where a rule does not run.
  func level(of rule: any Rule) -> Severity? {
    let names = [rule.id, rule.family]
    guard only.isEmpty || names.contains(where: only.contains), !names.contains(where: except.contains) else {
      return nil
    }
    return settings.level(of: rule)
  }

  func runs(_ rule: any Rule) -> Bool { level(of: rule) != nil }
}
