import AppIntents
import Foundation
import IntentWire
import Testing

@Suite("What shows itself to a person")
struct DisplayTests {
  @Test("a value has a title, and perhaps a subtitle, a picture and other words")
  func representation() {
    let image = DisplayRepresentation.Image(systemName: "leaf")
    let whole = DisplayRepresentation(title: "Pot", subtitle: "red", image: image, synonyms: ["Vase", "Jar"])
    #expect(whole.title.key == "Pot" && whole.subtitle?.key == "red" && whole.image == image)
    #expect(whole.synonyms.map(\.key) == ["Vase", "Jar"])
    let crossed = Display(whole)
    #expect(crossed.title.english == "Pot" && crossed.subtitle?.english == "red")
    #expect(crossed.synonyms.map(\.english) == ["Vase", "Jar"])
    let literal: DisplayRepresentation = "Pot"
    #expect(literal == DisplayRepresentation(title: "Pot"))
    let name = "Basil"
    let interpolated: DisplayRepresentation = "\(name) pot"
    #expect(interpolated.title.key == "%@ pot" && Display(interpolated).title.english == "Basil pot")
  }

  @Test("a picture is a name, a symbol, data or a place, each with its size and its cut")
  func images() throws {
    let url = try #require(URL(string: "https://example.com/a.png"))
    let images: [DisplayRepresentation.Image] = [
      .init(named: "a"), .init(named: "a", isTemplate: true), .init(named: "a", displayStyle: .circular),
      .init(systemName: "a"), .init(systemName: "a", isTemplate: false), .init(data: Data([1])),
      .init(data: Data([1]), displayStyle: .circular), .init(url: url), .init(url: url, displayStyle: .circular),
      .init(url: url, width: 10, height: 20), .init(url: url, width: 10, height: 20, displayStyle: .circular),
    ]
    for (place, image) in images.enumerated() {
      #expect(images.indices.filter { images[$0] == image } == [place])
      let copy = try JSONDecoder().decode(DisplayRepresentation.Image.self, from: JSONEncoder().encode(image))
      #expect(copy == image)
    }
    #expect(DisplayRepresentation.Image.DisplayStyle.default != .circular)
  }

  @Test("a type has a name, a way of counting and other words")
  func types() {
    let whole = TypeDisplayRepresentation(
      name: "Pot", numericFormat: "\(placeholder: .int) pots", synonyms: ["Vase"])
    #expect(whole.name.key == "Pot" && whole.numericFormat?.key == "%lld pots" && whole.synonyms.map(\.key) == ["Vase"])
    let literal: TypeDisplayRepresentation = "Pot"
    #expect(literal.name.key == "Pot" && literal.numericFormat == nil && literal.synonyms.isEmpty)
    #expect(TypeDisplayRepresentation(name: "Pot", numericFormat: nil).synonyms.isEmpty)
  }

  @Test("an entity and a case can stand in a sentence")
  func sentences() {
    let resource: LocalizedStringResource = "\(Pot(id: 1, name: "Red")) is \(Mood.good)"
    #expect(resource.key == "%@ is %@")
    #expect(resource.resource.english == "Red is Good")
    #expect(Mood.good.localizedStringResource.key == "Good")
  }

  @Test("an enum is described with the words of its cases")
  func enumeration() throws {
    let mood = try #require(ExtensionDescription(of: registry).enumerations.first { $0.id == "AppIntentsTests.Mood" })
    #expect(mood.name.english == "Mood")
    #expect(mood.cases.map(\.rawValue) == ["good", "bad", "soSo"])
    #expect(mood.cases.map(\.display?.title.english) == ["Good", "Bad", "So so"])
    #expect(mood.cases.first?.display?.synonyms.map(\.english) == ["Fine", "Well"])
  }

  @Test("a case without words shows its name, and is told")
  func missing() throws {
    let description = ExtensionDescription(of: registry)
    let gaps = description.problems.filter { $0.types == ["AppIntentsTests.Gappy"] }
    #expect(gaps == [DescriptionProblem(kind: "missingCase", types: ["AppIntentsTests.Gappy"], facts: ["case": "two"])])
    let gappy = description.enumerations.first { $0.id == "AppIntentsTests.Gappy" }
    #expect(gappy?.cases.map(\.display?.title.english) == ["One", "two"])
  }

  @Test("a dialog is one sentence, or one that is spoken and one that is shown")
  func dialogs() {
    let name = "Sleep"
    let one: IntentDialog = "Logged \(name)."
    let crossed = one.wire(languages: ["en"])
    #expect(crossed.full.key == "Logged %@." && crossed.full.english == "Logged Sleep." && crossed.supporting == nil)
    let two = IntentDialog(full: "Logged Sleep for today.", supporting: "Logged.").wire(languages: ["en"])
    #expect(two.full.english == "Logged Sleep for today." && two.supporting?.english == "Logged.")
    #expect(IntentDialog(LocalizedStringResource("Plain")).wire(languages: []).full.english == "Plain")
    let literal: IntentDialog = "Literal"
    #expect(literal.wire(languages: []).full.key == "Literal")
  }
}

enum Gappy: String, AppEnum {
  case one, two
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Gappy"
  static let caseDisplayRepresentations: [Gappy: DisplayRepresentation] = [.one: "One"]
}
