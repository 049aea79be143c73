import CardModel
import CardRender
import Foundation
import IntentWords

/// Laying out, judging, painting and writing the cards that are presets.
struct PictureFigures {
  private let layout: CardLayout
  private let painter: CardPainter
  private let card: Card
  private let folder: URL

  init() throws {
    let typesetter = try Typesetter(FontSet())
    layout = CardLayout(measurer: PangoMeasurer(typesetter))
    painter = CardPainter(typesetter)
    card = CardPreset.all.first?.card ?? Card([])
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("stagedoor-card-figures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  var layoutMilliseconds: Double { Best.milliseconds(of: 50) { _ = layout.verdicts(on: card, in: ["en"]) } }

  /// Every text anew each time.
  var newTextsMilliseconds: Double {
    var number = 0
    return Best.milliseconds(of: 50) {
      number += 1
      let texts = (0..<5).map { Resource(key: "Text \($0) of \(number)") }
      _ = layout.placed(
        Card([
          .eyebrow(texts[0]), .headline(texts[1]), .sentence(texts[2]), .footnote(texts[3]),
          .row(Card.Row(label: texts[4], value: texts[0], unit: nil)), .wells([Card.Well(title: texts[1])]),
        ]), in: ["en"])
    }
  }

  func paintMilliseconds() throws -> Double { try Best.milliseconds(of: 20) { _ = try picture() } }

  func fileMilliseconds() throws -> Double {
    try Best.milliseconds(of: 20) { try PNGWriter.write(picture(), to: path("card.png")) }
  }

  func stripMilliseconds() throws -> Double {
    try Best.milliseconds(of: 5) { try writeStrip() }
  }

  func coldMilliseconds() throws -> Double {
    try Best.milliseconds(of: 10) { _ = try drawInChild("card") }
  }

  func stripMegabytes() throws -> Double { try drawInChild("strip") }

  private func picture() throws -> Picture {
    try painter.picture(of: layout.placed(card, in: ["en"]), over: PlatterLight.light[0])
  }

  private func writeStrip() throws {
    let cards = CardPreset.all.prefix(4).map { layout.placed($0.card, in: ["en"]) }
    try PNGWriter.write(painter.strip(of: cards, over: PlatterLight.all.suffix(6)), to: path("strip.png"))
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// What makes this program the child that is measured.
  static let childFlag = "--draw"

  /// - Returns: the most memory that the process had, in megabytes.
  static func drawInThisProcess(_ arguments: ArraySlice<String>) throws -> Double {
    let figures = try PictureFigures()
    if arguments.first == "strip" {
      try figures.writeStrip()
    } else {
      try PNGWriter.write(figures.picture(), to: figures.path("cold.png"))
    }
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return line.split(separator: " ").compactMap { Double($0) }.first.map { $0 / 1024 } ?? .infinity
  }

  private func drawInChild(_ what: String) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [Self.childFlag, what]
    let said = Pipe()
    process.standardOutput = said
    try process.run()
    let text = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .infinity
  }
}
