import AppIntents
import IntentWire
import Testing

@Suite("A collection of items")
struct ItemCollectionTests {
  typealias Collection = IntentItemCollection<Int>
  typealias Section = IntentItemSection<Int>

  static let sections: [(Section, String?, String)] = [
    (Section(items: [IntentItem(1, title: "One")]), nil, "One"),
    (Section("Title", items: [IntentItem(1, title: "One"), IntentItem(2)]), "Title", "One, 2"),
    (Section("Title", items: [1, 2]), "Title", "1, 2"),
    (Section("Title") { IntentItem(1, title: "One") }, "Title", "One"),
    (
      Section {
        IntentItem(1, title: "One")
        IntentItem(2, title: "Two", subtitle: "twice")
      }, nil, "One, Two"
    ),
    (
      Section("Title", subtitle: "Below", image: .init(named: "a")) {
        1
        2
      }, "Title", "1, 2"
    ),
    (
      Section { for number in 1...3 { IntentItem(number, title: "Number \(number)") } }, nil,
      "Number 1, Number 2, Number 3"
    ),
  ]

  @Test("has sections with or without a title, of items or of plain values", arguments: sections.indices)
  func section(place: Int) {
    let (section, title, items) = Self.sections[place]
    #expect(section.description?.title.key == title)
    #expect(section.items.map { $0.description.title.resource.english }.joined(separator: ", ") == items)
  }

  @Test("is made of sections, of items or of values that show themselves")
  func collections() {
    let made = Collection(
      promptLabel: "Which?", usesIndexedCollation: true, sections: [Section("A", items: [1]), Section("B", items: [2])])
    #expect(made.items == [1, 2])
    #expect(made.promptLabel?.key == "Which?" && made.usesIndexedCollation)
    #expect(made.sections.map { $0.description?.title.key } == ["A", "B"])
    let built = Collection {
      Section("A", items: [1])
      Section("B", items: [2])
    }
    #expect(built.items == [1, 2] && built.promptLabel == nil && !built.usesIndexedCollation)
    let plain = IntentItemCollection(promptLabel: "Pot?", items: [Pot(id: 7, name: "Red")])
    #expect(plain.items.map(\.id) == [7])
    #expect(plain.sections.flatMap(\.items).map { $0.description.title.resource.english } == ["Red"])
    #expect(Collection.empty.items.isEmpty)
  }

  @Test("of another shape, an array, has no label")
  func arrays() {
    #expect([1, 2].items == [1, 2] && [Int].empty.isEmpty)
    #expect([1].promptLabel == nil && ![1].usesIndexedCollation)
  }
}
