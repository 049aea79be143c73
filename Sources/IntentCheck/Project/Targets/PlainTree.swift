/// Texts in lists and tables: what a project's description consists of, whatever notation it is written in.
enum PlainTree: Hashable, Sendable {
  case text(String)
  case list([PlainTree])
  case table([String: PlainTree])

  /// Far deeper than any project's description.
  static let depthLimit = 64

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list; a text or table alone counts as a list of itself.
  var elements: [PlainTree] { if case .list(let all) = self { all } else { [self] } }

  var texts: [String] { elements.compactMap(\.text) }

  var table: [String: PlainTree] { if case .table(let table) = self { table } else { [:] } }

  subscript(_ key: String) -> PlainTree? { table[key] }
}

/// Builds a tree from its marks, in their order.
struct PlainTreeBuilder {
  private struct Frame {
    let isTable: Bool
    var list: [PlainTree] = []
    var table: [String: PlainTree] = [:]
    var key: String?
  }

  private var frames: [Frame] = []
  private(set) var root: PlainTree?
  /// Whether the marks do not fit each other, or nest too deep.
  private(set) var isBroken = false

  var isOpen: Bool { !frames.isEmpty }
  var isInTable: Bool { frames.last?.isTable ?? false }
  /// Whether a table waits for the value of a key.
  var awaitsValue: Bool { frames.last?.key != nil }

  mutating func open(table isTable: Bool) {
    guard frames.count < PlainTree.depthLimit else { return isBroken = true }
    frames.append(Frame(isTable: isTable))
  }

  mutating func key(_ key: String) {
    guard isInTable else { return isBroken = true }
    if awaitsValue { add(.text("")) }
    frames[frames.count - 1].key = key
  }

  mutating func add(_ value: PlainTree) {
    guard !frames.isEmpty else {
      if root != nil { isBroken = true }
      return root = value
    }
    let last = frames.count - 1
    guard frames[last].isTable else { return frames[last].list.append(value) }
    guard let key = frames[last].key else { return isBroken = true }
    frames[last].table[key] = value
    frames[last].key = nil
  }

  mutating func close(table isTable: Bool) {
    if awaitsValue { add(.text("")) }
    guard let frame = frames.popLast(), frame.isTable == isTable else { return isBroken = true }
    add(isTable ? .table(frame.table) : .list(frame.list))
  }
}
