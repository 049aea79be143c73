import AppIntents

/// Fifteen cases beside the default one, and fifteen parameters of one dependency: as many as Apple's interface has.
struct Fifteen: AppIntent {
  static let title: LocalizedStringResource = "Fifteen"
  static var parameterSummary: some ParameterSummary {
    Switch(\.$a) {
      Case(1) { Summary("1") }
      Case(2) { Summary("2") }
      Case(3) { Summary("3") }
      Case(4) { Summary("4") }
      Case(5) { Summary("5") }
      Case(6) { Summary("6") }
      Case(7) { Summary("7") }
      Case(8) { Summary("8") }
      Case(9) { Summary("9") }
      Case(10) { Summary("10") }
      Case(11) { Summary("11") }
      Case(12) { Summary("12") }
      Case(13) { Summary("13") }
      Case(14) { Summary("14") }
      Case(15) { Summary("15") }
      DefaultCase { Summary("more") }
    }
  }

  @Parameter(title: "A") var a: Int
  @Parameter(title: "B") var b: String
  @Parameter(title: "C") var c: Bool
  @Parameter(title: "D") var d: Flavour
  func perform() async throws -> some IntentResult { .result() }
}

struct Depending: DynamicOptionsProvider {
  @IntentParameterDependency<Fifteen>(\.$a) var one
  @IntentParameterDependency<Fifteen>(\.$a, \.$b) var two
  @IntentParameterDependency<Fifteen>(\.$a, \.$b, \.$c, \.$d, \.$a, \.$b, \.$c, \.$d) var eight
  @IntentParameterDependency<Fifteen>(
    \.$a, \.$b, \.$c, \.$d, \.$a, \.$b, \.$c, \.$d, \.$a, \.$b, \.$c, \.$d, \.$a, \.$b, \.$c)
  var fifteen

  func results() async throws -> [String] { [one?.b ?? "", fifteen?.b ?? ""] }
}
