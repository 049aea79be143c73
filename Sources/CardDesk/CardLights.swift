import CardModel
import IntentWords

/// The lights of a command line.
package enum CardLights {
  /// Every name, and the one that means that nothing lies behind the card.
  package static let names = PlatterLight.all.map(\.name) + [none]

  package static let none = "none"

  /// The lights of names that are parted by commas; nil among them where nothing lies behind the card.
  /// - Throws: `CardDeskProblem.unknownLight`.
  package static func named(_ text: String) throws(CardDeskProblem) -> [PlatterLight?] {
    var lights: [PlatterLight?] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      if name == none {
        lights.append(nil)
      } else if let light = PlatterLight.all.first(where: { $0.name == name }) {
        lights.append(light)
      } else {
        throw .unknownLight(name, nearest: Nearness.nearest(to: name, among: names, limit: 1).first)
      }
    }
    return lights
  }

  /// What a card is drawn over when no light is named.
  package static let usual = PlatterLight.all.first { $0.name == "sand" }
}
