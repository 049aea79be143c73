import Foundation

/// Chooses the Swift files that rules over code must see, and parses each once, on all cores.
struct CodeLoading {
  private let root: String
  private let layout: ProjectLayout
  /// By their paths.
  private(set) var chosen: [String: CodeFile] = [:]
  /// Why a file was not read, by its path.
  private(set) var unread: [String: Unread] = [:]
  /// Those that leave findings out, in every file.
  private(set) var comments: [IgnoreComment] = []
  private var waiting: [String]
  /// The files that hold such a comment.
  private var marked: [String] = []

  /// In the order of their paths.
  var files: [CodeFile] { chosen.sorted { $0.key < $1.key }.map(\.value) }

  /// The parsed sources, by their paths.
  var sources: [String: SwiftSource] { chosen.mapValues(\.source) }

  /// A name is looked for this many times more; the longest chain of views seen in a public project has five.
  private static let rounds = 8

  /// - Parameter paths: of every Swift file that is no test's.
  init(_ paths: [String], layout: ProjectLayout, root: String) {
    self.root = root
    self.layout = layout
    waiting = paths
    take { $0.holds(anyOf: CodeMarks.imports) || $0.holds(anyNameOf: CodeMarks.names) }
    comments = Self.comments(in: marked, of: chosen, root: root)
    guard !chosen.isEmpty else { return }
    take { $0.holds(anyOf: CodeMarks.controls + CodeMarks.surroundings) }
    takeRefined()
    takeWanted()
  }

  private enum Answer: Sendable {
    case chosen(CodeFile)
    case unread(Unread)
    case passed
  }

  private static func comments(
    in paths: [String], of chosen: [String: CodeFile], root: String
  ) -> [IgnoreComment] {
    inParallel(paths) { path -> [IgnoreComment] in
      if let file = chosen[path] { return IgnoreComment.all(in: file.source) }
      guard let data = bytes(of: "\(root)/\(path)"), !data.isTooDeepToParse else { return [] }
      return IgnoreComment.all(in: SwiftSource(path: path, bytes: data))
    }.flatMap(\.self)
  }

  /// Parses those of the waiting files whose bytes are wanted.
  private mutating func take(where isWanted: @escaping @Sendable (Data) -> Bool) {
    let (root, layout) = (root, layout)
    let answers = inParallel(waiting) { path -> (answer: Answer, isMarked: Bool) in
      guard let data = bytes(of: "\(root)/\(path)") else { return (.unread(.unreadable), false) }
      if data.isWide { return (.unread(.encoding), false) }
      let isMarked = data.holds(anyOf: [IgnoreComment.mark])
      guard isWanted(data) else { return (.passed, isMarked) }
      if data.isTooDeepToParse { return (.unread(.tooDeep), false) }
      return (.chosen(CodeFile(SwiftSource(path: path, target: layout.target(of: path), bytes: data))), isMarked)
    }
    var left: [String] = []
    let isFirst = marked.isEmpty && chosen.isEmpty
    for (path, (answer, isMarked)) in zip(waiting, answers) {
      if isFirst, isMarked { marked.append(path) }
      switch answer {
      case .chosen(let file): chosen[path] = file
      case .unread(let reason): unread[path] = reason
      case .passed: left.append(path)
      }
    }
    waiting = left
  }

  /// Files that name a protocol of the project's which refines one of Apple's: their types need not name Apple's.
  private mutating func takeRefined() {
    for _ in 0..<Self.rounds {
      let known = protocols
      let own = chosen.values.lazy.flatMap(\.parts).filter { $0.kind == .protocol && !known.isDisjoint(with: $0.inherited) }
      let names = Set(own.map(\.lastName)).subtracting(protocols)
      guard !names.isEmpty else { return }
      protocols.formUnion(names)
      take { $0.holds(anyNameOf: names) }
    }
  }

  /// Apple's, and those of the project that refine them.
  private var protocols = Set(AppleProtocols.refined.keys).union(AppleProtocols.refined.values.joined())

  private mutating func takeWanted() {
    let declared = declarations()
    var looked: Set<String> = []
    var (names, shown): (Set<String>, Set<String>) = ([], [])
    var bodies: [String: Set<String>] = [:]
    for _ in 0..<Self.rounds {
      let protocols = protocols
      let new = chosen.filter { !looked.contains($0.key) }
      looked.formUnion(new.keys)
      for wanted in inParallel(Array(new.values), { WantedNames(of: $0, protocols: protocols) }) {
        names.formUnion(wanted.names)
        shown.formUnion(wanted.shown)
        bodies.merge(wanted.bodies) { $0.union($1) }
      }
      shown = Self.reached(from: shown, bodies)
      let paths = Set(names.union(shown).flatMap { declared[$0] ?? [] }).intersection(waiting)
      guard !paths.isEmpty else { return }
      let others = waiting.filter { !paths.contains($0) }
      waiting = paths.sorted()
      take { _ in true }
      waiting += others
    }
  }

  /// Views, and what their bodies show, as far as these are known.
  private static func reached(from views: Set<String>, _ bodies: [String: Set<String>]) -> Set<String> {
    var found: Set<String> = []
    var waiting = Array(views)
    while let view = waiting.popLast() {
      if found.insert(view).inserted { waiting += bodies[view] ?? [] }
    }
    return found
  }

  /// The paths of the files left, by the types of the project that they declare or extend: what they add to others' types
  /// is nothing that a rule looks into.
  private func declarations() -> [String: [String]] {
    let root = root
    let names = inParallel(waiting) { path in bytes(of: "\(root)/\(path)").map(DeclaredNames.init) ?? DeclaredNames() }
    var own = names.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    for file in chosen.values { own.formUnion(file.parts.lazy.filter { $0.kind != nil }.map(\.lastName)) }
    var found: [String: [String]] = [:]
    for (path, names) in zip(waiting, names) {
      for name in names.declared.union(names.extended).intersection(own) { found[name, default: []].append(path) }
    }
    return found
  }
}

/// Why a source was not read.
package enum Unread: Hashable, Sendable {
  case unreadable
  /// No UTF-8.
  case encoding
  /// Too large, or nested too deep.
  case tooDeep
}

extension Data {
  /// Whether it begins as UTF-16 or UTF-32 do: Swift's sources are UTF-8.
  var isWide: Bool { starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) || starts(with: [0, 0, 0xFE, 0xFF]) }
}
