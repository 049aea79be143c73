/// No type is smaller than eleven points.
package enum LeastSize: MeasuredLaw {
  package static let law = Law(
    number: 18, name: "least-size", statement: "No type is smaller than eleven points.",
    reason: "A snippet is read from an arm's length, often while walking.",
    source: "Human Interface Guidelines, Typography: 11 points are the least on iOS")

  static let points = 11.0

  package static func verdicts(on judged: JudgedCard) -> [Verdict] {
    judged.placed.texts(where: { $0.face.size < points - 1e-9 }).map { block, text in
      Verdict(law, .failure, block: block, .smallType(text.text, points: text.face.size, least: points))
    }
  }
}
