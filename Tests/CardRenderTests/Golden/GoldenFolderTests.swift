import CardModel
import CardRender
import Foundation
import Testing

@Suite("Golden pictures")
struct GoldenFolderTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try write("// A card\neyebrow: TODAY\nheadline: In hand\n", to: "day.recipe")
  }

  private func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: scratch.url.appendingPathComponent(file))
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
    let missing = try folder.verify()
    #expect(missing.entries.map(\.outcome) == [.missing] && !missing.isGood)
    let recorded = try folder.record()
    #expect(recorded.entries.map(\.outcome) == [.recorded(.new)] && recorded.isGood)
    let digest = try Shared.fontDigest.get()
    #expect(try files == ["day.\(digest.prefix(12)).png", "day.recipe"])
    let same = try folder.verify()
    #expect(same.entries.map(\.outcome) == [.same] && same.isGood && same.fontDigest == digest)
    #expect(try folder.record().entries.map(\.outcome) == [.recorded(.unchanged)])
  }

  @Test("a card that changed is told of with the pixels that differ, and recorded anew")
  func changing() throws {
    _ = try folder.record()
    try write("// A card\neyebrow: TODAY\nheadline: In hanb\n", to: "day.recipe")
    let report = try folder.verify()
    guard case .differs(let difference)? = report.entries.first?.outcome else {
      Issue.record("\(outcomes(report))")
      return
    }
    // The last letter of the headline, somewhere in its line: 16 around, 24 within, 28 high.
    let bounds = try #require(difference.bounds)
    #expect(difference.pixels > 20 && difference.pixels < 1000 && difference.greatest > 100)
    #expect(bounds.x > 40 && bounds.width < 20 && bounds.y > 16 + 24 + 13 && bounds.maxY < 16 + 24 + 13 + 8 + 40)
    #expect(!report.isGood && report.entries.first?.before != nil && report.entries.first?.after != nil)
    #expect(try folder.record().entries.map(\.outcome) == [.recorded(.changed(difference))])
    #expect(try folder.verify().isGood)
  }

  @Test("one pixel that differs by one is a difference")
  func onePixel() throws {
    _ = try folder.record()
    let file = try #require(try files.first)
    let path = "\(scratch.path)/\(file)"
    let picture = try #require(PNGReader.picture(of: Array(Data(contentsOf: URL(fileURLWithPath: path)))))
    var pixels = picture.pixels
    pixels[4 * (picture.width + 3)] ^= 1
    try PNGWriter.write(Picture(width: picture.width, height: picture.height, pixels: pixels), to: path)
    guard case .differs(let difference)? = try folder.verify().entries.first?.outcome else {
      Issue.record("it passed")
      return
    }
    #expect(difference.pixels == 1 && difference.greatest == 1)
    #expect(difference.bounds == Frame(x: 3, y: 1, width: 1, height: 1))
  }

  @Test("a picture in other fonts is not compared, and does not pass")
  func otherFonts() throws {
    _ = try folder.record()
    let file = try #require(try files.first)
    try FileManager.default.moveItem(
      atPath: "\(scratch.path)/\(file)", toPath: "\(scratch.path)/day.0123456789ab.png")
    let report = try folder.verify()
    #expect(report.entries.map(\.outcome) == [.notComparable(fonts: ["0123456789ab"])] && !report.isGood)
    #expect(try folder.record().entries.map(\.outcome) == [.recorded(.new)])
    #expect(try files.count == 3)
  }

  @Test("a picture without a card, and a card that cannot be read, do not pass")
  func strays() throws {
    _ = try folder.record()
    try write("nothing\n", to: "empty.recipe")
    try write("{\"blocks\": 3}", to: "broken.json")
    try FileManager.default.moveItem(atPath: "\(scratch.path)/day.recipe", toPath: "\(scratch.path)/night.recipe")
    let report = try folder.verify()
    #expect(report.entries.map(\.card) == ["broken", "day", "empty", "night"])
    #expect(report.entries.map(\.outcome.isGood) == [false, false, false, false])
    let day = GoldenName(card: "day", fontDigest: report.fontDigest).file
    #expect(
      outcomes(report) == [
        "broken: cannot be read: it is no card", "day: \(day) belongs to no card",
        "empty: cannot be read: nothing to show; line 1: no key, a line is \"key: value\": \"nothing\"",
        "night: no picture to compare with: record one",
      ])
  }

  /// What is no picture, or asks for more memory than any picture that is drawn.
  private static let broken: [[UInt8]] = [
    [], Array("GIF89a".utf8), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 0, count: 40),
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF, 8, 6, 0, 0, 0],
  ]

  @Test("what is no picture is told of, and recorded anew", arguments: broken)
  func brokenPicture(bytes: [UInt8]) throws {
    _ = try folder.record()
    let file = try #require(try files.first)
    try Data(bytes).write(to: scratch.url.appendingPathComponent(file))
    #expect(try folder.verify().entries.map(\.outcome) == [.unreadablePicture(file: file)])
    #expect(try folder.record().entries.map(\.outcome) == [.recorded(.changed(nil))])
    #expect(try folder.verify().isGood)
  }

  @Test("what is no file is told of, and not waited for")
  func noFile() throws {
    #expect(mkfifo("\(scratch.path)/pipe.recipe", 0o600) == 0)
    try FileManager.default.createDirectory(atPath: "\(scratch.path)/folder.json", withIntermediateDirectories: true)
    _ = try folder.record()
    let golden = GoldenName(card: "day", fontDigest: try Shared.fontDigest.get()).file
    try FileManager.default.removeItem(atPath: "\(scratch.path)/\(golden)")
    #expect(mkfifo("\(scratch.path)/\(golden)", 0o600) == 0)
    #expect(
      outcomes(try folder.verify()) == [
        "day: \(golden) is no picture that can be read",
        "folder: cannot be read: folder.json is no file that can be read",
        "pipe: cannot be read: pipe.recipe is no file that can be read",
      ])
  }

  @Test("a recipe of more bytes than a recipe may have is refused, and an empty one shows nothing")
  func extremes() throws {
    try write(String(repeating: "line: a\n", count: 150_000), to: "long.recipe")
    try write("", to: "void.recipe")
    #expect(
      outcomes(try folder.verify()).suffix(2) == [
        "long: cannot be read: it has more than 1000000 bytes", "void: cannot be read: nothing to show",
      ])
  }

  @Test("a folder that is not there is named")
  func noFolder() throws {
    let folder = try GoldenFolder(
      "\(scratch.path)/none", typesetter: Shared.typesetter.get(), fontDigest: Shared.fontDigest.get())
    #expect(throws: CardRenderProblem.unreadable(path: "\(scratch.path)/none", errno: ENOENT)) { try folder.verify() }
  }

  @Test("the report is a page that loads nothing, with the pictures in it and what differs first")
  func page() throws {
    try write("// A card\nheadline: Other\n", to: "a<b>.recipe")
    _ = try folder.record()
    try write("// A card\neyebrow: TODAY\nheadline: In hanb\n", to: "day.recipe")
    let report = try folder.verify()
    let tree = try DocumentTree(try report.html())
    #expect(tree.all("h2").map(\.text) == ["day", "a<b>"])
    #expect(tree.all("section").map { $0.attributes["class"] } == ["bad", "good"])
    let images = tree.all("img")
    try #require(images.count == 2)
    #expect(images.allSatisfy { $0.attributes["src"]?.hasPrefix("data:image/png;base64,") == true })
    let after = try #require(report.entries.first { $0.card == "day" }?.after)
    #expect(images[0].attributes["width"] == "\((3 * after.width + 32) / 2)")
  }
}
