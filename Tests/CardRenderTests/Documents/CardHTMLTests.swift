import CardModel
import CardRender
import Testing

@Suite("A card as a page")
struct CardHTMLTests {
  private func tree(_ card: PlacedCard, over light: PlatterLight? = nil) throws -> DocumentTree {
    try DocumentTree(CardHTML.document(of: card, over: light))
  }

  /// A property of a style, in points.
  private func points(_ property: String, of element: DocumentTree.Element) -> Double? {
    for part in (element.attributes["style"] ?? "").split(separator: ";") where part.hasPrefix(property + ":") {
      return Double(part.dropFirst(property.count + 1).dropLast(2))
    }
    return nil
  }

  private func stands(_ line: DocumentTree.Element, at text: PlacedText, in block: PlacedBlock) -> Bool {
    guard line.text == text.text, let top = points("top", of: line), let left = points("left", of: line) else {
      return false
    }
    // The strut of each line is 200 points high.
    return abs(top + 200 + block.frame.y - text.baseline) < 0.002 && abs(left + block.frame.x - text.frame.x) < 0.002
  }

  @Test("every line hangs on the baseline it was placed on", arguments: CardPreset.all.map(\.name))
  func lines(name: String) throws {
    let card = try SampleCards.placed(preset: name)
    let tree = try tree(card)
    try #require(tree.lines.map(\.text).sorted() == card.texts.map(\.text).sorted())
    #expect(tree.all("style").first?.text.contains("height: 200px") == true)
    for block in card.blocks where block.kind != "wells" {
      for text in block.texts { #expect(tree.lines.contains { stands($0, at: text, in: block) }, "\(text.text)") }
    }
  }

  @Test("each block says what it shows; its lines are hidden from who hears it")
  func spoken() throws {
    let tree = try tree(SampleCards.placed(preset: "day"))
    #expect(tree.all("h1").count == 1)
    let spoken = tree.all("span").filter { $0.attributes["class"] == "spoken" }.map(\.text)
    #expect(spoken.prefix(4) == ["TODAY", "In hand", "READ, 45 min", "STEPS, 6,930"])
    #expect(tree.lines.allSatisfy { $0.attributes["aria-hidden"] == "true" })
    #expect(tree.all("svg").map { $0.attributes["aria-hidden"] } == ["true"])
    let week = try self.tree(SampleCards.placed(preset: "week")).elements.first { $0.attributes["role"] == "img" }
    #expect(week?.attributes["aria-label"] == "Great today. Four days logged this week, three of them great.")
  }

  @Test("wells are buttons that do nothing, and a toggle is a switch with its state")
  func wells() throws {
    let recipe = "// A card\nheadline: A\nprimary: Begin\nsecondary: [x] Quiet\n"
    let buttons = try tree(SampleCards.placed(recipe)).all("button")
    #expect(buttons.map { $0.attributes["aria-label"] } == ["Begin", "Quiet"])
    #expect(buttons.map { $0.attributes["disabled"] } == ["disabled", "disabled"])
    #expect(buttons.map { $0.attributes["role"] } == [nil, "switch"])
    #expect(buttons.map { $0.attributes["aria-checked"] } == [nil, "true"])
    let off = try tree(SampleCards.placed("// A card\nprimary: [ ] Quiet\n")).all("button")
    #expect(off.map { $0.attributes["aria-checked"] } == ["false"])
  }

  @Test("the page has the language and direction of the card, and text keeps its own")
  func direction() throws {
    let tree = try tree(SampleCards.placed(SampleCards.arabic, in: ["ar"]))
    #expect(tree.all("html").first?.attributes["lang"] == "ar")
    #expect(tree.all("html").first?.attributes["dir"] == "rtl")
    #expect(tree.lines.first?.attributes["dir"] == "rtl")
    #expect(tree.lines.first.flatMap { points("right", of: $0) } == 0)
    #expect(try self.tree(SampleCards.placed(preset: "day")).all("html").first?.attributes["dir"] == "ltr")
  }

  @Test("a page loads nothing and runs nothing", arguments: CardPreset.all.map(\.name))
  func selfContained(name: String) throws {
    let page = CardHTML.document(of: try SampleCards.placed(preset: name), over: .colored)
    let tree = try DocumentTree(page)
    #expect(tree.elements.allSatisfy { !["script", "link", "img", "image", "iframe", "use", "a"].contains($0.name) })
    for element in tree.elements {
      for (name, value) in element.attributes {
        #expect(name != "href" && name != "src" && !name.hasPrefix("on"))
        #expect(!value.contains("url(") || value.hasPrefix("url(#"))
        #expect(!value.contains("://") || name == "xmlns")
      }
    }
    #expect(tree.all("style").allSatisfy { !$0.text.contains("url(") && !$0.text.contains("@import") })
    #expect(page.contains("default-src 'none'"))
  }

  @Test("whatever a card says is text", arguments: SampleCards.hostile)
  func hostile(text: String) throws {
    let tree = try tree(SampleCards.saying(text))
    let harmless = try self.tree(SampleCards.saying("a"))
    #expect(tree.elements.map(\.name) == harmless.elements.map(\.name))
    #expect(tree.elements.map(\.attributes.count) == harmless.elements.map(\.attributes.count))
    #expect(Set(tree.lines.map(\.text)) == [CardSVGTests.shown(text)])
    #expect(tree.all("button").map { $0.attributes["aria-label"] } == [CardSVGTests.shown(text)])
    #expect(tree.all("style").map(\.text) == harmless.all("style").map(\.text))
  }
}
