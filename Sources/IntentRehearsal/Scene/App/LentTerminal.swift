import Foundation

/// How this process's terminal was before an app got it: an app that is killed leaves it as it had it.
struct LentTerminal: Sendable {
  private let modes: termios?

  init() {
    var modes = termios()
    self.modes = tcgetattr(STDIN_FILENO, &modes) == 0 ? modes : nil
  }

  func takeBack() {
    // In the background this process would be stopped for it, and the shell has the terminal.
    guard var modes, tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }
}
