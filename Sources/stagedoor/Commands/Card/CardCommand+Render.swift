import CardDesk
import CardModel
import Foundation

/// `card render`.
extension CardCommand {
  func render(_ words: [String]) throws -> Int32 {
    let cards = try cards(words)
    let form = try form
    if flags.isStrip { return try renderStrip(cards, form) }
    guard let card = cards.first, cards.count == 1 else { throw UsageError.severalCards }
    switch form {
    case .recipe, .json:
      let written: CardForm = form == .json ? .json : .recipe
      let conversion = CardConversion(card, to: written, languages: languages)
      try put(Data(conversion.text.utf8), isText: true)
      tell(conversion.losses.map(\.words), of: card.name)
    case .png: try put(try picture(of: card, .png), isText: false)
    case .svg: try put(try picture(of: card, .svg), isText: true)
    case .html: try put(try picture(of: card, .html), isText: true)
    }
    return 0
  }

  private func picture(of card: DeskCard, _ form: CardDrawer.Form) throws -> Data {
    // What is wrong with the command line is said before fonts are looked for.
    let light = try light
    let drawer = try CardDrawer(scale: flags.scale, fontsIn: fontFolders)
    let placed = drawer.placed(card.card, in: languages, textSize: flags.textSize)
    return try drawer.drawn(placed, as: form, over: light)
  }

  /// The one light that is asked for; nil for nothing behind the card.
  var light: PlatterLight? {
    get throws {
      let lights = try flags.lights.map(CardLights.named) ?? [CardLights.usual]
      guard let light = lights.first, lights.count == 1 else {
        throw UsageError.badValue(.light, flags.lights ?? "", allowed: ["one name without --strip"])
      }
      return light
    }
  }

  private func renderStrip(_ cards: [DeskCard], _ form: RenderForm) throws -> Int32 {
    guard form == .png else { throw UsageError.badValue(.format, form.rawValue, allowed: ["png with --strip"]) }
    let lights = try flags.lights.map(CardLights.named) ?? PlatterLight.flat
    guard !lights.contains(nil) else {
      throw UsageError.badValue(
        .light, CardLights.none, allowed: PlatterLight.all.dropLast().map(\.name) + ["colored with --strip"])
    }
    let strip = CardStrip(cards, languages: languages, textSize: flags.textSize)
    let drawer = try CardDrawer(scale: flags.scale, fontsIn: fontFolders)
    let shown = lights.compactMap(\.self)
    try put(try drawer.png(of: strip, over: shown), isText: false)
    if !goesToOutput {
      terminal.print("rows: \(strip.rows.map(\.name).joined(separator: ", "))", colour: "")
      terminal.print("columns: \(shown.map(\.name).joined(separator: ", "))", colour: "")
    }
    return 0
  }

  private var form: RenderForm {
    get throws {
      if let format = flags.format {
        guard let form = RenderForm(rawValue: format) else {
          throw UsageError.badValue(.format, format, allowed: RenderForm.allCases.map(\.rawValue))
        }
        return form
      }
      return try flags.output.flatMap { $0 == "-" ? nil : $0 }.map { try RenderForm(path: $0) } ?? .png
    }
  }

  var goesToOutput: Bool { flags.output == nil || flags.output == "-" }

  /// Writes to where `--output` says; a picture is not poured onto a terminal.
  func put(_ data: Data, isText: Bool) throws {
    if let path = flags.output, path != "-" { return try DeskFile.write(data, to: path) }
    if !isText, terminal.isOutputTerminal, flags.output == nil { throw UsageError.pictureOnTerminal }
    terminal.print(data)
  }
}
