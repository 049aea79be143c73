import AppIntents

struct Literals: AppIntent {
  static let title: LocalizedStringResource = "Literals"
  @Parameter(title: "A", default: Constants.two) var number: Int // refused: expect a compile-time constant literal
  @Parameter(title: "B", inclusiveRange: (1, Constants.two)) var range: Int // refused: expect a compile-time constant literal
  @Parameter(title: "C", default: Constants.text) var text: String // refused: expect a compile-time constant literal
  @Parameter(title: "D", controlStyle: Controls.mine) var control: Int // refused: expect a compile-time constant literal
  @Parameter(title: "E", kind: Kinds.mine) var date: Date // refused: expect a compile-time constant literal
  @Parameter(title: "F", inputConnectionBehavior: Connections.mine) var connected: Bool // refused: expect a compile-time constant literal
  @Parameter(title: "G", inputOptions: .init(multiline: Flags.mine)) var typed: String // refused: expect a compile-time constant literal
  func perform() async throws -> some IntentResult { .result() }
}

enum Controls { static var mine: IntentParameter<Int>.IntControlStyle { .field } }
enum Kinds { static var mine: IntentParameter<Date>.DateKind { .date } }
enum Connections { static var mine: InputConnectionBehavior { .never } }
enum Flags { static var mine: Bool { true } }

struct ImageShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Fine(), phrases: ["Go, \(.applicationName)"], shortTitle: "Go",
      systemImageName: Constants.image) // refused: expect a compile-time constant literal
  }
}
