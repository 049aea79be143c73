import AppIntents
import BriefEngine
import BriefIntents

/// What the person sees: the brief as text, and below it since when they focus.
actor BriefScreen {
  private let door: BriefDoor
  private let surroundings: BriefSurroundings
  private let words: AppWords
  private var focusSince: Date?

  init(file: BriefFile, surroundings: BriefSurroundings) {
    door = BriefDoor(file: file, surroundings: surroundings)
    self.surroundings = surroundings
    words = AppWords(language: surroundings.language)
  }

  /// The last line; nil while the person does not focus.
  var focusLine: String? { focusSince.map(words.focusing) }

  /// - Returns: whether there was a brief to draw.
  func drawFirstFrame() -> Bool {
    do throws(BriefFailure) {
      print(text(of: BriefWords(try door.today(), language: door.language).page))
      return true
    } catch {
      BriefApp.complain(words.read(BriefError(error).localizedStringResource))
      return false
    }
  }

  /// Who focuses already goes on.
  func startFocus() {
    guard focusSince == nil, let now = try? surroundings.now() else { return }
    focusSince = now
    print(words.focusing(since: now))
  }

  /// The names of figures stand in a column of their own.
  private func text(of page: [[LocalizedStringResource]]) -> String {
    let lines = page.map { $0.map(words.read) }
    let width = lines.compactMap { $0.count > 1 ? $0.first?.count : nil }.max() ?? 0
    return lines.map { parts in
      guard let name = parts.first, parts.count > 1 else { return parts.joined() }
      return ([name.padding(toLength: width, withPad: " ", startingAt: 0)] + parts.dropFirst()).joined(separator: " ")
    }.joined(separator: "\n")
  }
}
