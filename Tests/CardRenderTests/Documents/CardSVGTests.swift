import CardModel
import CardRender
import Testing

@Suite("A card as SVG")
struct CardSVGTests {
  private func tree(_ card: PlacedCard, over light: PlatterLight? = nil) throws -> DocumentTree {
    try DocumentTree(CardSVG.document(of: card, over: light))
  }

  @Test("every line stands where it was placed, as wide as it was measured", arguments: CardPreset.all.map(\.name))
  func lines(name: String) throws {
    let card = try SampleCards.placed(preset: name)
    let texts = try tree(card).all("text")
    try #require(texts.count == card.texts.count)
    for (element, text) in zip(texts, card.texts) {
      #expect(element.text == text.text)
      #expect(Self.isNear(element.attributes["x"], text.frame.x))
      #expect(Self.isNear(element.attributes["y"], text.baseline))
      #expect(Self.isNear(element.attributes["textLength"], text.frame.width))
      #expect(Self.isNear(element.attributes["font-size"], text.face.size))
      #expect(element.attributes["font-weight"] == "\(text.face.weight.rawValue)")
      #expect(element.attributes["fill"] == "#\(text.color.hex)")
    }
  }

  static func isNear(_ attribute: String?, _ value: Double) -> Bool {
    attribute.flatMap(Double.init).map { abs($0 - value) < 0.001 } ?? false
  }

  @Test("it is one picture to who does not see it, and is called by its headline")
  func spoken() throws {
    let tree = try tree(SampleCards.placed(preset: "week"))
    let svg = try #require(tree.all("svg").first)
    #expect(svg.attributes["role"] == "img" && svg.attributes["aria-labelledby"] == "title spoken")
    #expect(svg.attributes["xml:lang"] == "en")
    #expect(tree.all("title").map(\.text) == ["Great"])
    let spoken = try #require(tree.all("desc").first?.text)
    #expect(spoken == "SLEEP, 4 DAYS. Great. Great today. Four days logged this week, three of them great. Undo")
  }

  @Test("text from right to left begins at its right end, and letters that join stay together")
  func rightToLeft() throws {
    let card = try SampleCards.placed(SampleCards.arabic, in: ["ar"])
    let first = try #require(try tree(card).all("text").first)
    #expect(first.attributes["direction"] == "rtl")
    #expect(Self.isNear(first.attributes["x"], card.texts[0].frame.maxX))
    #expect(first.attributes["letter-spacing"] == nil)
    let latin = try tree(SampleCards.placed(preset: "day")).all("text")[0]
    #expect(latin.attributes["direction"] == nil && latin.attributes["letter-spacing"] == "1.5")
  }

  @Test("the ground has the material's stops, and what lies behind it the light's spots")
  func gradients() throws {
    let card = try SampleCards.placed(preset: "day")
    let tree = try tree(card, over: .colored)
    let stops = tree.elements.filter { $0.name == "stop" && $0.parent == "linearGradient" }
    for (stop, expected) in zip(stops, card.material.inkStops()) {
      #expect(Self.isNear(stop.attributes["offset"], expected.position))
      #expect(Self.isNear(stop.attributes["stop-opacity"], expected.alpha))
      #expect(stop.attributes["stop-color"] == "#0A0A0B")
    }
    #expect(stops.count > card.material.inkStops().count)
    let spots = tree.all("radialGradient")
    #expect(spots.count == 5 && Self.isNear(spots.first?.attributes["cx"], 0.22 * 340))
    #expect(tree.all("rect").contains { $0.attributes["x"] == "-16" })
    #expect(try !self.tree(card).all("rect").contains { $0.attributes["x"] == "-16" })
  }

  @Test("shapes stand before text, and a well's shadow stays inside of it")
  func shapes() throws {
    let tree = try tree(SampleCards.placed(preset: "day"))
    let lastShape = try #require(tree.elements.lastIndex { $0.name == "rect" })
    let firstText = try #require(tree.elements.firstIndex { $0.name == "text" })
    #expect(lastShape < firstText)
    let clips = tree.all("clipPath").compactMap { $0.attributes["id"] }
    #expect(clips == ["edge", "shape1", "shape2"])
    #expect(tree.all("g").compactMap { $0.attributes["clip-path"] } == ["url(#shape1)", "url(#shape2)"])
  }

  @Test("whatever a card says is text", arguments: SampleCards.hostile)
  func hostile(text: String) throws {
    let tree = try tree(SampleCards.saying(text))
    let harmless = try self.tree(SampleCards.saying("a"))
    #expect(tree.elements.map(\.name) == harmless.elements.map(\.name))
    #expect(tree.elements.map(\.attributes.count) == harmless.elements.map(\.attributes.count))
    #expect(Set(tree.all("text").map(\.text)) == [Self.shown(text)])
    #expect(tree.all("title").map(\.text) == [Self.shown(text)])
  }

  /// What no document may hold is shown as the sign for an unknown character.
  static func shown(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    let forbidden: [UInt32] = [0, 0x1B, 0x85, 0xFFFE, 0xFFFF]
    for scalar in text.unicodeScalars { shown.append(forbidden.contains(scalar.value) ? "\u{FFFD}" : scalar) }
    return String(shown)
  }

  @Test("a language that is none is left out", arguments: ["", "en\" onload=\"x", "a_b", "en-", "é", "abcdefghi"])
  func language(tag: String) throws {
    var card = SampleCards.saying("a")
    card.language = tag
    #expect(try tree(card).all("svg").first?.attributes["xml:lang"] == nil)
    #expect(try DocumentTree(CardHTML.document(of: card)).all("html").first?.attributes["lang"] == nil)
  }

  @Test("what is not finite is nothing, and a line without a width is not stretched")
  func notFinite() throws {
    var card = SampleCards.saying("a")
    card.blocks[0].texts[0].frame = Frame(x: .nan, y: .infinity, width: 0, height: 0)
    card.blocks[0].texts[0].baseline = 1e300
    let text = try #require(try tree(card).all("text").first)
    #expect(text.attributes["x"] == "0" && text.attributes["y"] == "1000000" && text.attributes["textLength"] == nil)
  }
}
