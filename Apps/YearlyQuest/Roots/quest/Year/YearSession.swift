import QuestEngine

/// The year while it can be shown a trend by voice: in the terminal, or, where a voice opened the app and no person
/// sits at one, as text.
struct YearSession {
  private let screen: YearScreen

  init(_ screen: YearScreen) { self.screen = screen }

  func run() async -> YearLoop.End {
    #if os(Linux)
    if Launch.isByVoice, !Terminal.isInteractive { return await print() }
    let wishes = ShownTrends()
    defer { wishes.end() }
    let connection = Launch.beShown(through: screen.door) { trend in
      try await wishes.show(trend, wake: RawTerminal.wake)
    }
    defer { connection?.close() }
    if Launch.isByVoice, let connection {
      // It stays until the person leaves, unless it is killed: then the terminal is another's.
      Task.detached {
        await connection.launcherIsGone()
        wishes.end()
        RawTerminal.wake()
      }
    }
    return YearLoop.run(screen, showing: wishes, awaitsWish: Launch.isByVoice && connection != nil)
    #else
    return YearLoop.run(screen, showing: ShownTrends())
    #endif
  }

  #if os(Linux)
  /// Prints each year that is wished for, until whoever opened the app lets go of it.
  private func print() async -> YearLoop.End {
    let screen = screen
    let connection = Launch.beShown(through: screen.door) { trend in
      var screen = screen
      let answer = screen.show(trend)
      if case .success = answer { _ = Terminal.print(try screen.text()) }
      return try answer.get()
    }
    await connection?.launcherIsGone()
    return .left
  }
  #endif
}
