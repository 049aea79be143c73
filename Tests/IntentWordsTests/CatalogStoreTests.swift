import IntentWords
import StringCatalog
import Testing

@Suite("The catalogs of a bundle")
struct CatalogStoreTests {
  private let key = "Hello"

  private func text(_ bundle: TemporaryBundle, _ store: CatalogStore) -> String {
    Resource(key: key, bundle: bundle.url).reading(in: ["hr"], formattedFor: nil, store: store).text
  }

  private func catalog(_ text: String) -> String { TemporaryBundle.catalog(TemporaryBundle.entry(key, ["hr": text])) }

  @Test(
    "are found where bundles keep them",
    arguments: [
      "Localizable.xcstrings", "Contents/Resources/Localizable.xcstrings", "Resources/Localizable.xcstrings",
      "mul.lproj/Localizable.xcstrings",
    ])
  func places(name: String) throws {
    #expect(text(try TemporaryBundle([name: catalog("Bok")]), CatalogStore()) == "Bok")
  }

  @Test("of another name are other tables")
  func tables() throws {
    let bundle = try TemporaryBundle(["Localizable.xcstrings": catalog("Bok"), "Errors.xcstrings": catalog("Joj")])
    #expect(Resource(key: key, table: "Errors", bundle: bundle.url).reading(in: ["hr"]).text == "Joj")
  }

  @Test("that change are read again once the trust in them is over")
  func changed() throws {
    let bundle = try TemporaryBundle(["Localizable.xcstrings": catalog("Bok")])
    let store = CatalogStore(trust: .zero)
    #expect(text(bundle, store) == "Bok")
    try bundle.write(catalog("Zdravo"), to: "Localizable.xcstrings")
    #expect(text(bundle, store) == "Zdravo")
    try FileManager.default.removeItem(at: bundle.url.appending(path: "Localizable.xcstrings"))
    #expect(text(bundle, store) == "Hello")
  }

  @Test("are trusted until then, or until a refresh")
  func trusted() throws {
    let bundle = try TemporaryBundle(["Localizable.xcstrings": catalog("Bok")])
    let store = CatalogStore(trust: .seconds(3600))
    #expect(text(bundle, store) == "Bok")
    try bundle.write(catalog("Zdravo"), to: "Localizable.xcstrings")
    #expect(text(bundle, store) == "Bok")
    store.refresh()
    #expect(text(bundle, store) == "Zdravo")
  }

  @Test("are parsed once while they stay as they are")
  func once() throws {
    let bundle = try TemporaryBundle(["Localizable.xcstrings": catalog("Bok")])
    let store = CatalogStore(trust: .zero)
    let first = try #require(store.catalog(table: "Localizable", in: bundle.url))
    #expect(store.catalog(table: "Localizable", in: bundle.url) === first)
  }

  @Test("that come later are found after a refresh")
  func later() throws {
    let bundle = try TemporaryBundle()
    let store = CatalogStore(trust: .seconds(3600))
    #expect(text(bundle, store) == "Hello")
    try bundle.write(catalog("Bok"), to: "Localizable.xcstrings")
    store.refresh()
    #expect(text(bundle, store) == "Bok")
  }

  @Test("are read by many threads at once")
  func threads() async throws {
    let bundle = try TemporaryBundle(
      strings: TemporaryBundle.plural(
        "%lld", ["hr": ["one": "%lld dan", "few": "%lld dana", "other": "%lld dana."], "en": ["other": "%lld days"]]))
    let store = CatalogStore(trust: .zero)
    let texts = await withTaskGroup(of: [String].self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<200).map { step in
            if step % 50 == task { store.refresh() }
            let language = step.isMultiple(of: 2) ? "hr" : "en"
            return Resource(key: "%lld", arguments: [.integer(Int64(step % 5))], bundle: bundle.url)
              .reading(in: [language], formattedFor: nil, store: store).text
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let expected = (0..<200).map { step in
      let count = step % 5
      guard step.isMultiple(of: 2) else { return "\(count) days" }
      return count == 1 ? "1 dan" : count == 0 ? "0 dana." : "\(count) dana"
    }
    #expect(texts.count == 8)
    #expect(texts.allSatisfy { $0 == expected })
  }
}
