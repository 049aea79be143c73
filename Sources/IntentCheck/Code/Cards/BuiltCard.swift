import CardModel
import IntentWords
import SwiftSyntax

/// A card as `SiriCard { … }` writes it: the elements that stand there without a condition.
struct BuiltCard: Sendable {
  let call: FunctionCallExprSyntax
  let file: Int
  /// What is not written out stands in it as a dash.
  private(set) var card = Card([])
  /// Whether there is nothing but elements: no condition, no loop, no list from elsewhere.
  private(set) var isWhole = true
  /// The elements of the blocks, then those of the wells.
  private var elements: [FunctionCallExprSyntax] = []
  private var wells: [FunctionCallExprSyntax] = []

  init?(_ call: FunctionCallExprSyntax, in file: Int) {
    guard let closure = call.trailingClosure else { return nil }
    (self.call, self.file) = (call, file)
    var titles: [Card.Well] = []
    for statement in closure.statements {
      guard let element = statement.item.as(FunctionCallExprSyntax.self) else {
        isWhole = false
        continue
      }
      if element.name == "Well" {
        wells.append(element)
        titles.append(Card.Well(title: element.words(nil, "verbatim")))
      } else if let block = element.block {
        elements.append(element)
        card.blocks.append(block)
      } else {
        isWhole = false
      }
    }
    if !titles.isEmpty { card.blocks.append(.wells(titles)) }
  }

  /// Where the breach of a law stands.
  func node(of verdict: Verdict) -> FunctionCallExprSyntax {
    switch verdict.finding {
    case .surplus(.wells, _, let most) where wells.indices.contains(most): return wells[most]
    case .emptyPart(.wells, let position) where wells.indices.contains(position): return wells[position]
    default: return verdict.block.flatMap { elements.indices.contains($0) ? elements[$0] : nil } ?? call
    }
  }
}

extension CodeProject {
  /// The cards that are built in place, in order.
  var builtCards: [BuiltCard] {
    guard types(named: "SiriCard").allSatisfy({ $0.kind == .foreign }) else { return [] }
    return files.indices.filter { files[$0].source.imports.contains("CardKit") }.flatMap { index in
      files[index].calls(named: ["SiriCard"]).compactMap { BuiltCard($0, in: index) }
    }
  }
}

extension FunctionCallExprSyntax {
  /// The block that an element of CardKit makes; nil for any other call.
  fileprivate var block: Card.Block? {
    switch name {
    case "Eyebrow": .eyebrow(words(nil, "verbatim"))
    case "Headline": .headline(words(nil, "verbatim"))
    case "Sentence": .sentence(words(nil, "verbatim"))
    case "Chip": .chip(words(nil, "verbatim"))
    case "Footnote": .footnote(words(nil, "verbatim"))
    case "Row": .row(row)
    case "Columns": .columns(cells)
    case "Week": .week(Card.Week(days: [Card.Day(label: .dash)], spoken: spoken))
    case "Year": .year(Card.Year(months: [Card.Month(label: .dash, days: [])], spoken: spoken))
    default: nil
    }
  }

  private var spoken: Resource? { argument("spoken").map { _ in .dash } }

  private var row: Card.Row {
    let texts = arguments.filter { $0.label?.text != "unit" }.map(\.expression)
    return Card.Row(
      label: texts.first?.words ?? .dash, value: texts.dropFirst().first?.words ?? .dash,
      unit: argument("unit").map(\.words))
  }

  private var cells: [Card.Cell] {
    guard let list = argument(nil)?.as(ArrayExprSyntax.self) else { return [Card.Cell(label: .dash, value: .dash)] }
    return list.elements.map { _ in Card.Cell(label: .dash, value: .dash) }
  }

  /// The words of the first of some arguments.
  fileprivate func words(_ labels: String?...) -> Resource {
    labels.lazy.compactMap { self.argument($0) }.first?.words ?? .dash
  }
}

extension ExprSyntax {
  /// The text of a literal without values; a dash for what is not known.
  fileprivate var words: Resource {
    guard let literal = self.as(StringLiteralExprSyntax.self) else { return .dash }
    let text = LiteralText(literal)
    guard !text.isInterpolated else { return .dash }
    return .verbatim(text.pieces.map { if case .text(let part) = $0 { part } else { "" } }.joined())
  }
}

extension Resource {
  fileprivate static var dash: Resource { .verbatim("–") }
}
