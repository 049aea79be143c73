import CardModel
import CardRender
import Dispatch
import IntentWords
import Synchronization
import Testing

@Suite("Threads that draw at once")
struct ThreadTests {
  /// In several fonts and forms of characters, so that the threads get in each other's way where they can.
  private static let card = Card([
    .eyebrow(.verbatim("TODAY")), .headline(.verbatim("睡眠時間は良好 🌙")), .sentence(.verbatim("خذ المشوار الطويل حوالي الرابعة")),
    .footnote(.verbatim("चार बजे लंबी सैर पर जाएँ")), .wells([Card.Well(title: .verbatim("한국어"))]),
  ])

  private static func digest(_ typesetter: Typesetter, _ painter: CardPainter) throws -> String {
    let placed = CardLayout(measurer: PangoMeasurer(typesetter)).placed(card, in: ["ja"])
    return try painter.picture(of: placed, over: .colored, scale: 1).digest
  }

  @Test("draw the same picture, with one typesetter for all and with one for each", arguments: [true, false])
  func same(isShared: Bool) throws {
    let (typesetter, painter) = (try Typesetter(FontSet()), try Shared.painter)
    let shared = CardPainter(typesetter)
    let digests = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let digest: String
      do {
        let own = isShared ? typesetter : try Typesetter(FontSet())
        digest = try Self.digest(own, isShared ? shared : CardPainter(own))
      } catch {
        digest = "\(error)"
      }
      digests.withLock { $0.append(digest) }
    }
    let alone = try Self.digest(Shared.typesetter.get(), painter)
    #expect(digests.withLock { $0 } == Array(repeating: alone, count: 8))
  }
}
