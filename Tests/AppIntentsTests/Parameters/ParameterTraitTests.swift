import AppIntents
import IntentWire
import Testing

struct Traits: AppIntent {
  static let title: LocalizedStringResource = "Traits"

  @Parameter(title: "Count", description: "How many", default: 2, controlStyle: .field, inclusiveRange: (1, 5))
  var count: Int
  @Parameter(title: "Share", controlStyle: .slider, inclusiveRange: (0.5, 1)) var share: Double?
  @Parameter var unnamed: String?
  @Parameter(description: "Of the day") var mood: Mood?
  @Parameter(title: "Pot") var pot: Pot?
  @Parameter(title: "Loud", default: true, displayName: .init(true: "Loud", false: "Quiet")) var isLoud: Bool
  @Parameter(
    title: "Note", default: "none",
    inputOptions: String.IntentInputOptions(keyboardType: .numberPad, multiline: true),
    inputConnectionBehavior: .never)
  var note: String
  @Parameter(title: "Day", kind: .date) var day: Date?
  @Parameter(title: "Numbers", default: [1, 2]) var numbers: [Int]
  @Parameter(title: "Page", default: URL(string: "https://example.com")) var page: URL
  var untold = 1

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(count) \(isLoud) \(note) \(numbers) \(page)")
  }
}

@Suite("The attribute of a parameter")
struct ParameterTraitTests {
  func parameter(_ name: String) throws -> ParameterDescriptor {
    try #require(described(Traits.self).parameters.first { $0.name == name })
  }

  @Test("is described in the order of declaration; a plain property is none")
  func order() throws {
    #expect(
      try described(Traits.self).parameters.map(\.name) == [
        "count", "share", "unnamed", "mood", "pot", "isLoud", "note", "day", "numbers", "page",
      ])
  }

  @Test("gives title and description; without a title the property's name is one")
  func words() throws {
    #expect(try parameter("count").title.english == "Count")
    #expect(try parameter("count").summary?.english == "How many")
    #expect(try parameter("unnamed").title.english == "unnamed")
    #expect(try parameter("mood").title.english == "mood")
    #expect(try parameter("mood").summary?.english == "Of the day")
    #expect(Traits().$count.title.key == "Count")
  }

  @Test("gives type and whether it may stay empty")
  func types() throws {
    #expect(try parameter("count").type == .integer)
    #expect(try parameter("count").isOptional == false)
    #expect(try parameter("share").type == .double)
    #expect(try parameter("share").isOptional)
    #expect(try parameter("mood").type == .enumeration("AppIntentsTests.Mood"))
    #expect(try parameter("pot").type == .entity("AppIntentsTests.Pot"))
    #expect(try parameter("numbers").type == .array(.integer))
    #expect(Traits().$share.isOptional && !Traits().$count.isOptional)
  }

  @Test("gives range and control")
  func numbers() throws {
    #expect(try parameter("count").range == ClosedRangeDescriptor(lower: .integer(1), upper: .integer(5)))
    #expect(try parameter("count").control == "field")
    #expect(try parameter("share").range == ClosedRangeDescriptor(lower: .double(0.5), upper: .double(1)))
    #expect(try parameter("share").control == "slider")
    #expect(try parameter("note").control == nil)
  }

  @Test("gives a default, which is taken without a question")
  func defaults() async throws {
    #expect(try parameter("count").defaultValue == .integer(2))
    #expect(try parameter("share").defaultValue == nil)
    #expect(try parameter("numbers").defaultValue == .array([.integer(1), .integer(2)]))
    #expect(Traits().$count.defaultValue == 2)
    let run = try await perform(Traits.self)
    #expect(run.text == "2 true none [1, 2] https://example.com")
    #expect(run.questions.isEmpty)
  }

  @Test("says where there are values to choose from")
  func options() throws {
    #expect(try parameter("pot").hasOptions)
    #expect(try parameter("mood").hasOptions)
    #expect(try parameter("note").hasOptions == false)
  }

  @Test("keeps the input options of a text")
  func input() {
    let options = String.IntentInputOptions(keyboardType: .URL, capitalizationType: .words, autocorrect: false)
    #expect(options.keyboardType == .URL && options.capitalizationType == .words)
    #expect(!options.autocorrect && !options.multiline && options.smartQuotes && options.smartDashes)
  }
}
