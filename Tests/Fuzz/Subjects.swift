import Foundation
import IntentWords
import StringCatalog

/// What is fed: each reader, and the reading of what it read.
struct Subjects {
  private let bundle: URL
  private let store = CatalogStore(trust: .zero)

  init() throws {
    let name = "fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    bundle = FileManager.default.temporaryDirectory.appending(path: name, directoryHint: .isDirectory)
    let folder = bundle.appending(path: "hr.lproj", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: bundle) }

  /// Reads an input; whether it was sound.
  @discardableResult
  func run(_ input: Input) -> Bool {
    var random = SplitMix(state: input.choice)
    switch input.kind {
    case .catalog: return read(input.bytes, as: "Localizable.xcstrings", &random) { try Catalog(json: $0, file: "f") }
    case .strings:
      return read(input.bytes, as: "hr.lproj/Localizable.strings", &random) { try LanguageTable(strings: $0, file: "f") }
    case .stringsdict, .binary:
      return read(input.bytes, as: "hr.lproj/Localizable.stringsdict", &random) {
        try LanguageTable(stringsdict: $0, file: "f")
      }
    case .format:
      let text = String(decoding: input.bytes, as: UTF8.self)
      read(Resource(key: text, defaultValue: text, arguments: arguments(&random)), &random)
      return true
    case .resource:
      guard let resource = try? JSONDecoder().decode(Resource.self, from: Data(input.bytes)) else { return false }
      read(resource, &random)
      return true
    case .languages:
      let tags = String(decoding: input.bytes, as: UTF8.self).split(separator: ",").map(String.init)
      let found = LanguageMatch.languages(from: ["en", "hr", "zh-Hant", "ar", "sr-Latn"] + tags, for: tags)
      read(Resource(key: "%lld %@ %.2f", arguments: arguments(&random)), in: tags)
      return !found.isEmpty
    }
  }

  /// Reads a file by itself and, one time in four, from a bundle, with all its keys.
  private func read<File>(
    _ bytes: [UInt8], as name: String, _ random: inout SplitMix, _ parse: ([UInt8]) throws -> File
  ) -> Bool {
    guard let file = try? parse(bytes) else { return false }
    guard random.below(4) == 0 else { return true }
    let place = bundle.appending(path: name)
    guard (try? Data(bytes).write(to: place)) != nil else { return true }
    defer { try? FileManager.default.removeItem(at: place) }
    let keys = (file as? Catalog).map { Array($0.entries.keys) } ?? (file as? LanguageTable).map { Array($0.entries.keys) }
    for key in (keys ?? []).sorted().prefix(8) {
      read(Resource(key: key, arguments: arguments(&random), bundle: bundle), &random)
      _ = store.phrases(for: key, table: "Localizable", bundles: [bundle], languages: ["hr"])
    }
    return true
  }

  private func read(_ resource: Resource, _ random: inout SplitMix) {
    let languages = ["en", "hr", "ar", "zh-Hant-HK", "ja", "pl", "hr_HR@rg=dezzzz", "ar-u-nu-arab", "cy", "xx"]
    read(resource, in: [languages[random.below(languages.count)], languages[random.below(languages.count)]], &random)
  }

  private func read(_ resource: Resource, in languages: [String]) {
    var random = SplitMix(state: 1)
    read(resource, in: languages, &random)
  }

  private func read(_ resource: Resource, in languages: [String], _ random: inout SplitMix) {
    let device = Device.allCases[random.below(Device.allCases.count)]
    let reading = resource.reading(in: languages, formattedFor: nil, store: store, device: device)
    let again = resource.reading(in: languages, formattedFor: nil, store: store, device: device)
    precondition(reading == again, "two readings differ")
    for problem in reading.problems { precondition(!problem.description.isEmpty) }
  }

  private func arguments(_ random: inout SplitMix) -> [Argument] {
    let numbers: [Int64] = [0, 1, 2, 3, 5, 11, 21, 101, 1_000_000, -1, .min, .max]
    let doubles: [Double] = [0, 1, 1.5, -0.0, 0.04, 1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, 1e15, 123456.789]
    let texts = ["", "Ana", "שלום", "%@ %lld", "😀", "\u{2068}x\u{2069}", String(repeating: "a", count: 300)]
    return (0..<random.below(5)).map { _ in
      switch random.below(7) {
      case 0, 1: .integer(numbers[random.below(numbers.count)])
      case 2: .unsigned(random.next())
      case 3: .double(doubles[random.below(doubles.count)])
      case 4: .resource(.verbatim(texts[random.below(texts.count)]))
      case 5: .list(texts.prefix(random.below(4)).map { .verbatim($0) }, conjunction: true)
      default: .text(texts[random.below(texts.count)])
      }
    }
  }
}
