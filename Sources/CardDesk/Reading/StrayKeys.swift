import CardModel
import Foundation

/// The keys of a card's JSON that no reader looks at: whoever converts it must know that they go.
enum StrayKeys {
  /// By their paths, in the order of the alphabet; at most a hundred.
  static func paths(in json: String, isOlder: Bool) -> [String] {
    guard let value = try? JSONSerialization.jsonObject(with: Data(json.drop { $0 == "\u{FEFF}" }.utf8)) else {
      return []
    }
    var paths: [String] = []
    collect(value, isOlder ? older : card, "", into: &paths)
    return paths
  }

  private static let most = 100

  /// What may stand in a place.
  private indirect enum Shape: Sendable {
    case anything
    case object([String: Shape])
    case list(Shape)
    /// An object whose keys depend on its `kind`.
    case block
  }

  private static func collect(_ value: Any, _ shape: Shape, _ path: String, into paths: inout [String]) {
    switch shape {
    case .anything: break
    case .list(let shape):
      for (index, element) in ((value as? [Any]) ?? []).enumerated() {
        collect(element, shape, "\(path)[\(index)]", into: &paths)
      }
    case .block:
      guard let kind = (value as? [String: Any])?["kind"] as? String else { return }
      // Of a kind that nobody knows nothing but its kind is kept.
      let keys = blocks[kind, default: [:]]
      collect(value, .object(keys.merging(["kind": .anything]) { $1 }), path, into: &paths)
    case .object(let keys):
      for (key, element) in ((value as? [String: Any]) ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard paths.count < most else { return }
        let place = path.isEmpty ? key.shortened : "\(path).\(key.shortened)"
        if let shape = keys[key] { collect(element, shape, place, into: &paths) } else { paths.append(place) }
      }
    }
  }

  private static let material = Shape.object(
    Dictionary(
      uniqueKeysWithValues: (["finish", "ink", "type", "wells"] + Dial.allCases.map(\.rawValue)).map { ($0, .anything) }
    ))

  private static let card = Shape.object(["blocks": .list(.block), "accent": .anything, "material": material])

  private static let older = Shape.object([
    "eyebrow": .anything, "headline": .anything, "line": .anything, "primaryTitle": .anything,
    "secondaryTitle": .anything, "accentHex": .anything, "material": material,
    "rows": .list(.object(["label": .anything, "value": .anything, "unit": .anything])),
  ])

  private static let entry: [String: Shape] = [
    "value": .anything, "greatest": .anything, "color": .anything, "letter": .anything,
  ]

  private static let blocks: [String: [String: Shape]] = [
    "eyebrow": ["text": .anything], "headline": ["text": .anything], "sentence": ["text": .anything],
    "chip": ["text": .anything], "footnote": ["text": .anything],
    "row": ["label": .anything, "value": .anything, "unit": .anything],
    "columns": ["cells": .list(.object(["label": .anything, "value": .anything]))],
    "week": [
      "days": .list(.object(entry.merging(["label": .anything, "isToday": .anything]) { $1 })), "spoken": .anything,
    ],
    "year": [
      "entries": .list(.object(entry)), "spoken": .anything,
      "months": .list(.object(["label": .anything, "days": .anything, "today": .anything])),
    ],
    "wells": ["wells": .list(.object(["title": .anything, "isOn": .anything]))],
  ]
}
