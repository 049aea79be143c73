import CardModel
import CardRender
import Foundation
import IntentWords
import Testing

@Suite("Golden pictures")
struct GoldenFolderTests {
  private let scratch: ScratchFolder
  private let day = Self.card("In hand")
  /// Of which the last letter is another.
  private let changed = Self.card("In hanb")

  init() throws { scratch = try ScratchFolder() }

  private static func card(_ headline: String, named name: String = "day", file: String = "day.recipe") -> GoldenCard {
    let card = Card([.eyebrow(.verbatim("TODAY")), .headline(.verbatim(headline))])
    return GoldenCard(.card(card), name: name, file: file)
  }

  private var folder: GoldenFolder {
    get throws {
      try GoldenFolder(
        scratch.path, typesetter: Shared.typesetter.get(), fontDigest: Shared.fontDigest.get(),
        settings: GoldenSettings(light: PlatterLight.light[0], scale: 1))
    }
  }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted() }
  }

  private func outcomes(_ report: GoldenReport) -> [String] { report.entries.map { "\($0.card): \($0.outcome)" } }

  @Test("a card without a picture is told of, and once recorded it is the same")
  func recording() throws {
    let missing = try folder.verify([day])
    #expect(missing.entries.map(\.outcome) == [.missing] && !missing.isGood)
    let recorded = try folder.record([day])
    #expect(recorded.entries.map(\.outcome) == [.recorded(.new)] && recorded.isGood)
    let digest = try Shared.fontDigest.get()
    #expect(try files == ["day.\(digest.prefix(12)).png"])
    let same = try folder.verify([day])
    #expect(same.entries.map(\.outcome) == [.same] && same.isGood && same.fontDigest == digest)
    #expect(try folder.record([day]).entries.map(\.outcome) == [.recorded(.unchanged)])
  }

  @Test("a card that changed is told of with the pixels that differ, and recorded anew")
  func changing() throws {
    _ = try folder.record([day])
    let report = try folder.verify([changed])
    guard case .differs(let difference)? = report.entries.first?.outcome else {
      Issue.record("\(outcomes(report))")
      return
    }
    // The last letter of the headline, somewhere in its line: 16 around, 24 within, 28 high.
    let bounds = try #require(difference.bounds)
    #expect(difference.pixels > 20 && difference.pixels < 1000 && difference.greatest > 100)
    #expect(bounds.x > 40 && bounds.width < 20 && bounds.y > 16 + 24 + 13 && bounds.maxY < 16 + 24 + 13 + 8 + 40)
    #expect(!report.isGood && report.entries.first?.before != nil && report.entries.first?.after != nil)
    #expect(try folder.record([changed]).entries.map(\.outcome) == [.recorded(.changed(difference))])
    #expect(try folder.verify([changed]).isGood)
  }

  @Test("one pixel that differs by one is a difference")
  func onePixel() throws {
    _ = try folder.record([day])
    let file = try #require(try files.first)
    let path = "\(scratch.path)/\(file)"
    let picture = try #require(PNGReader.picture(of: Array(Data(contentsOf: URL(fileURLWithPath: path)))))
    var pixels = picture.pixels
    pixels[4 * (picture.width + 3)] ^= 1
    try PNGWriter.write(Picture(width: picture.width, height: picture.height, pixels: pixels), to: path)
    guard case .differs(let difference)? = try folder.verify([day]).entries.first?.outcome else {
      Issue.record("it passed")
      return
    }
    #expect(difference.pixels == 1 && difference.greatest == 1)
    #expect(difference.bounds == Frame(x: 3, y: 1, width: 1, height: 1))
  }

  @Test("a picture in other fonts is not compared, and does not pass")
  func otherFonts() throws {
    _ = try folder.record([day])
    let file = try #require(try files.first)
    try FileManager.default.moveItem(
      atPath: "\(scratch.path)/\(file)", toPath: "\(scratch.path)/day.0123456789ab.png")
    let report = try folder.verify([day])
    #expect(report.entries.map(\.outcome) == [.notComparable(fonts: ["0123456789ab"])] && !report.isGood)
    #expect(try folder.record([day]).entries.map(\.outcome) == [.recorded(.new)])
    #expect(try files.count == 2)
  }

  @Test("a picture without a card, and a card that cannot be read, do not pass")
  func strays() throws {
    _ = try folder.record([day])
    let report = try folder.verify([
      GoldenCard(.unreadable("broken.json is no card"), name: "broken", file: "broken.json"),
      Self.card("In hand", named: "night"),
    ])
    let golden = GoldenName(card: "day", fontDigest: report.fontDigest).file
    #expect(
      outcomes(report) == [
        "broken: broken.json is no card", "day: \(golden) belongs to no card",
        "night: no picture to compare with: record one",
      ])
    #expect(report.entries.map(\.outcome.isGood) == [false, false, false])
  }

  @Test("two cards of one name have no picture, and nothing is overwritten")
  func sharedName() throws {
    _ = try folder.record([day])
    let both = [day, Self.card("Else", file: "day.json")]
    let told = "day: day.recipe and day.json have one name, and one picture cannot be that of both: rename one"
    let reports = [try folder.verify(both), try folder.record(both)]
    for report in reports { #expect(outcomes(report) == [told] && !report.isGood) }
    #expect(try folder.verify([day]).isGood)
  }

  @Test("nothing is written outside the folder, nor unseen", arguments: ["../x", "a/b", ".x", "", "x\0y"])
  func names(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: "\(scratch.path)/inner", withIntermediateDirectories: true)
    let folder = try GoldenFolder(
      "\(scratch.path)/inner", typesetter: Shared.typesetter.get(), fontDigest: Shared.fontDigest.get())
    let card = Self.card("In hand", named: name)
    #expect(try folder.record([card]).entries.map(\.outcome) == [.unusableName])
    #expect(try folder.record(Card([]), named: name).outcome == .unusableName)
    #expect(folder.verify(Card([]), named: name).outcome == .unusableName)
    #expect(try files == ["inner"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  /// What is no picture, or asks for more memory than any picture that is drawn.
  private static let broken: [[UInt8]] = [
    [], Array("GIF89a".utf8), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 0, count: 40),
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF, 8, 6, 0, 0, 0],
  ]

  @Test("what is no picture is told of, and recorded anew", arguments: broken)
  func brokenPicture(bytes: [UInt8]) throws {
    _ = try folder.record([day])
    let file = try #require(try files.first)
    try Data(bytes).write(to: scratch.url.appendingPathComponent(file))
    #expect(try folder.verify([day]).entries.map(\.outcome) == [.unreadablePicture(file: file)])
    #expect(try folder.record([day]).entries.map(\.outcome) == [.recorded(.changed(nil))])
    #expect(try folder.verify([day]).isGood)
  }

  @Test("a pipe in the place of a picture is told of, and not waited for")
  func noFile() throws {
    let golden = GoldenName(card: "day", fontDigest: try Shared.fontDigest.get()).file
    #expect(mkfifo("\(scratch.path)/\(golden)", 0o600) == 0)
    #expect(outcomes(try folder.verify([day])) == ["day: \(golden) is no picture that can be read"])
  }

  @Test("a folder that is not there is named")
  func noFolder() throws {
    let folder = try GoldenFolder(
      "\(scratch.path)/none", typesetter: Shared.typesetter.get(), fontDigest: Shared.fontDigest.get())
    #expect(throws: CardRenderProblem.unreadable(path: "\(scratch.path)/none", errno: ENOENT)) { try folder.verify([]) }
  }

  @Test("the report is a page that loads nothing, with the pictures in it and what differs first")
  func page() throws {
    var other = Self.card("Other", named: "a<b>")
    other.notes = ["line 2: <i>"]
    _ = try folder.record([day, other])
    let report = try folder.verify([changed, other])
    let tree = try DocumentTree(try report.html())
    #expect(tree.all("h2").map(\.text) == ["day", "a<b>"])
    #expect(tree.all("section").map { $0.attributes["class"] } == ["bad", "good"])
    #expect(tree.all("p").last?.text == "line 2: <i>" && tree.all("i").isEmpty)
    let images = tree.all("img")
    try #require(images.count == 2)
    #expect(images.allSatisfy { $0.attributes["src"]?.hasPrefix("data:image/png;base64,") == true })
    let after = try #require(report.entries.first { $0.card == "day" }?.after)
    #expect(images[0].attributes["width"] == "\((3 * after.width + 32) / 2)")
  }
}
