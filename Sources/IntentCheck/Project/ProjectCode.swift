import Foundation
import Synchronization

/// What the sources of a project declare and ask for.
///
/// A file is parsed when its bytes hold a name that words come with; then also the files that call a helper which those
/// declare.
struct ProjectCode {
  private(set) var asks: [ResourceAsk] = []
  private(set) var dynamic: [DynamicAsk] = []
  private(set) var possible: Set<KeyPattern> = []
  private(set) var mentioned: Set<String> = []
  private(set) var declarations = Declarations()
  private(set) var sources = 0
  private(set) var parsed = 0
  private(set) var passedOver: [String] = []

  /// In every file that declares something with words or asks for one of Apple's.
  static let marks = [
    "LocalizedString", "localized:", "LocalizationValue", "import SwiftUI", "import AppIntents", "import WidgetKit",
    "localizedString(", "localizedUserNotificationString",
  ]

  /// - Parameters:
  ///   - known: sources that are parsed already, by their paths.
  ///   - keptBytes: trees of so many bytes of source are kept for the second look, those beyond are parsed twice: a tree
  ///     takes thirty times its source, and no project may fill the memory.
  init(
    _ files: [ProjectFile], layout: ProjectLayout, keys: Set<String>, symbols: [String: [String]], root: String,
    known: [String: SwiftSource] = [:], keptBytes: Int = 16 << 20
  ) {
    let readable = files.filter { file in
      [.swift, .mention, .interface].contains(file.kind)
        && !layout.isTest(file.path, target: layout.target(of: file.path))
    }
    let kept = KeptTrees(limit: keptBytes)
    let read = inParallel(readable) { file -> Reading in
      var reading = Reading(file: file)
      guard let data = bytes(of: "\(root)/\(file.path)") else {
        reading.isPassedOver = true
        return reading
      }
      reading.isPassedOver = file.kind == .swift && data.isTooDeepToParse
      let isParsed = file.kind == .swift && !reading.isPassedOver && data.holds(anyOf: Self.marks)
      // A literal of a parsed file is judged by its place in the tree.
      reading.mentioned = Mentions(in: data, among: isParsed ? [] : keys, symbols: symbols).keys
      guard isParsed else {
        if file.kind == .swift, !reading.isPassedOver { reading.bytes = data }
        return reading
      }
      let source =
        known[file.path] ?? SwiftSource(path: file.path, target: layout.target(of: file.path), bytes: data)
      reading.declarations = DeclarationReader.read(source)
      reading.hasMark = true
      if known[file.path] != nil || kept.take(data.count) { reading.source = source } else { reading.bytes = data }
      return reading
    }
    sources = readable.count { $0.kind == .swift }
    passedOver = read.lazy.filter(\.isPassedOver).map(\.file.path)
    for reading in read {
      mentioned.formUnion(reading.mentioned)
      declarations.merge(reading.declarations)
    }
    declarations.keepWords()
    declarations.modules = layout.targets.map(\.name)
    join(read, keys: keys, layout: layout, known: known)
  }

  private struct Reading: Sendable {
    let file: ProjectFile
    var mentioned: Set<String> = []
    var declarations = Declarations()
    /// Kept for the second look, as long as there is room for it.
    var source: SwiftSource?
    var hasMark = false
    /// Whether no parser should be given it.
    var isPassedOver = false
    /// What a parser may still have to read.
    var bytes: Data?
  }

  private mutating func join(
    _ read: [Reading], keys: Set<String>, layout: ProjectLayout, known: [String: SwiftSource]
  ) {
    let declarations = declarations
    // A call of a helper: its name and a parenthesis, or a member of a text.
    let helpers = declarations.signatures.keys.map { "\($0)(" } + declarations.textMembers.keys.map { "\".\($0)" }
    let found = inParallel(read) { reading -> SourceAsks? in
      if let source = reading.source { return AskReader.read(source, declarations, keys: keys) }
      guard let data = reading.bytes, reading.hasMark || data.holds(anyOf: helpers) else { return nil }
      let path = reading.file.path
      let source = known[path] ?? SwiftSource(path: path, target: layout.target(of: path), bytes: data)
      return AskReader.read(source, declarations, keys: keys)
    }
    for answer in found {
      guard let answer else { continue }
      parsed += 1
      asks += answer.asks
      dynamic += answer.dynamic
      possible.formUnion(answer.possible)
    }
  }
}

/// How much of what was parsed may still be kept.
private final class KeptTrees: Sendable {
  private let left: Atomic<Int>

  init(limit: Int) { left = Atomic(limit) }

  /// Whether there is room for the tree of so many bytes of source.
  func take(_ bytes: Int) -> Bool { left.subtract(bytes, ordering: .relaxed).newValue >= 0 }
}
