import AppIntents
import BriefEngine

// What a card holds is for StageDoor's own modules; these tests look into it all the same.
@testable import BriefIntents
@testable import CardKit
@testable import CardModel

/// The app's languages.
let languages = ["en", "de", "hr"]

/// A resource as a person of a language reads it.
func read(_ resource: LocalizedStringResource, _ language: String) -> String {
  var resource = resource
  resource.locale = Locale(identifier: language)
  return String(localized: resource)
}

extension BriefDoor {
  /// The card as it is drawn now.
  func card() throws -> Card { try BriefSnippetIntent().card(through: self).card.card }
}

extension Card {
  /// The card as a transcript has it, a line for each block.
  func lines(_ language: String) -> [String] { CardText.lines(of: self, in: [language]) }
}

/// A day of each kind that a card meets.
enum Day: CaseIterable {
  case fresh
  case snoozed
  case longest
  case empty

  /// A door onto such a day.
  func door(_ scratch: Scratch, language: String = "en") throws -> BriefDoor {
    let door = try scratch.door(language: language)
    for command in commands { try door.perform(command) }
    return door
  }

  private var commands: [BriefCommand] {
    let figures: [BriefCommand] = [.log(.focus, 92), .log(.steps, 8412), .log(.sleep, 432)]
    let fresh = figures + [.note("Call home. " + Self.long)]
    switch self {
    case .fresh: return fresh
    case .snoozed: return fresh + [.snooze(true)]
    case .longest: return BriefFigure.allCases.map { .log($0, $0.most) } + [.note(Self.long + Self.long)]
    case .empty: return []
    }
  }

  /// One sentence that no card has room for.
  private static let long = "Pack " + String(repeating: "the blue folder and ", count: 12) + "the tickets. "
}
