/// One breach of a law: facts, for whoever words or repairs it.
package struct Verdict: Hashable, Sendable {
  package let law: Law
  package let severity: Severity
  /// The block it is about, from 0; nil for the card.
  package let block: Int?
  package let finding: Finding
  /// The smallest change that would end it; nil where a person must decide.
  package let repair: Repair?

  package init(_ law: Law, _ severity: Severity, block: Int? = nil, _ finding: Finding, repair: Repair? = nil) {
    self.law = law
    self.severity = severity
    self.block = block
    self.finding = finding
    self.repair = repair
  }

  package enum Severity: String, Sendable {
    /// The card could be better.
    case advice
    /// The card may be hard to read.
    case warning
    /// The card is wrong on a device.
    case failure
  }

  package enum Finding: Hashable, Sendable {
    /// Too many blocks of a kind, or too many cells or wells.
    case surplus(Part, count: Int, most: Int)
    /// The card has no block of a kind.
    case missing(kind: String)
    /// Something stands below the wells, or they are in several blocks.
    case wellsNotLast
    /// More than one block would wear the accent.
    case accentTwice(kind: String, count: Int)
    /// Prose beyond its budget, and whether whole sentences of it fit.
    case longProse(characters: Int, most: Int, fitsWhole: Bool)
    /// Prose that ends in dots.
    case cutProse
    /// A day of a grid that hardly stands out from what lies beneath it.
    case faintDay(color: String, ratio: Double, light: String, least: Double)
    /// A block that shows nothing.
    case empty(kind: String)
    /// A figure without a name.
    case noName(value: String)
    /// A row or a cell with a name alone.
    case noValue(label: String)
    /// A row's unit without a value.
    case danglingUnit(String)
    /// A value that shows that its number is none.
    case noFigure(String)
    /// A cell of columns, or a well, without its words.
    case emptyPart(Part, position: Int)
    case unreadableColor(String)
    /// An entry whose value can be told by its colour alone.
    case colorAlone(color: String)
    case valueBeyond(value: Int, greatest: Int)
    /// A grid that says nothing to who does not see it.
    case notSpoken(kind: String)
    case unknownKind(String)
    /// A line that does not reach the ratio its role asks for.
    case unreadable(String, role: TextRole, Legibility)
    /// A line that reaches it, and yet is weak to the eye.
    case weak(String, role: TextRole, Legibility, least: Double)
    case tooTall(height: Double, most: Double)
    /// A card whose prose is shorter than it may get.
    case tooTallWhenLong(height: Double, lines: Int, most: Double)
    /// A text that ends in dots, and how far it was shrunk before.
    case cut(String, role: TextRole, scale: Double)
    /// Characters that no font has.
    case unknownGlyphs(String, count: Int)
    /// Text that turns round what follows it.
    case turningRound(String)
    /// Marks that reach out of the line's box.
    case overreaching(String, points: Double)
    case smallTarget(points: Double, least: Double)
    case smallType(String, points: Double, least: Double)
    /// A headline of which nothing is spoken.
    case unsaid(String)
    /// Rows or cells of which no figure is spoken.
    case unsaidFigures
    /// A figure that is spoken, and stands nowhere on the card.
    case unshownFigure(String)
    /// A printed line that is a paragraph.
    case longPrinted(characters: Int, most: Int)
    /// A text of the card that the printed line says again.
    case repeated(String)
  }

  /// What there can be too many of, or an empty one.
  package enum Part: Hashable, Sendable {
    case blocks(kind: String)
    case cells
    case wells
    case days
    case months
  }
}
