/// No text is cut.
package enum WholeText: MeasuredLaw {
  package static let law = Law(
    number: 15, name: "whole-text", statement: "No text is cut.",
    reason: "A figure that ends in dots is no figure, and there is nowhere to read the rest.",
    source: "Human Interface Guidelines, Snippets: short content")

  package static func verdicts(on judged: JudgedCard) -> [Verdict] {
    judged.placed.texts(where: \.isCut).map { block, text in
      Verdict(law, .failure, block: block, .cut(text.text, role: text.role, scale: text.scale))
    }
  }
}
