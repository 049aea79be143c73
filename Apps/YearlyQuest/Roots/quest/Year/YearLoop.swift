import Foundation
import QuestEngine

/// Shows a ``YearScreen`` in the terminal until the person leaves it.
enum YearLoop {
  enum End: Equatable {
    case left
    /// What the program is to die of, once the store is closed.
    case signal(Int32)
    case failed(QuestFailure)
    case noTerminal
  }

  /// - Parameters:
  ///   - wishes: what a voice wants shown meanwhile; `RawTerminal.wake` tells of one.
  ///   - awaitsWish: whether one is on its way, and nothing else is worth showing before it, unless it takes a second.
  static func run(_ screen: YearScreen, showing wishes: ShownTrends, awaitsWish: Bool = false) -> End {
    guard Terminal.isInteractive, RawTerminal.open() else { return .noTerminal }
    var screen = screen
    var pending: [UInt8] = []
    var awaitsWish = awaitsWish
    while true {
      let answers = wishes.take().map { wish in (wish, screen.show(wish.trend)) }
      do throws(QuestFailure) {
        if !awaitsWish || !answers.isEmpty, !draw(try screen.frame()) { return close(.left) }
      } catch {
        return close(.failed(error))
      }
      for (wish, answer) in answers { wish.fulfil(answer) }
      if wishes.isOver { return close(.left) }
      let event = RawTerminal.next(within: awaitsWish && answers.isEmpty ? 1000 : -1)
      awaitsWish = false
      switch event {
      case .end: return close(.left)
      case .wish: continue
      case .keys(let bytes):
        pending += bytes
        for key in YearKey.keys(in: &pending) where !screen.press(key) { return close(.left) }
      case .signal(let number):
        switch number {
        case SIGTSTP: RawTerminal.stop()
        case SIGWINCH, SIGCONT: break
        default: return .signal(number)
        }
        screen.size = Terminal.size()
      }
    }
  }

  private static func close(_ end: End) -> End {
    RawTerminal.close()
    return end
  }

  private static func draw(_ lines: [String]) -> Bool {
    // Home, then each line with what is left of its row cleared, then all below: nothing flickers.
    Terminal.print("\u{1B}[H" + lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J")
  }
}
