import CardModel
import CardRender
import Foundation
import Testing

@Suite("The closed set of fonts")
struct FontSetTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test("a font that is missing is named with its package, and none takes its place")
  func missing() throws {
    #expect(throws: CardRenderProblem.fontsMissing(FontFile.all, folders: [folder.path])) {
      try FontSet(in: [folder.path])
    }
    let emoji = try #require(FontFile.all.first { $0.name == "NotoColorEmoji.ttf" })
    try link(FontFile.all.filter { $0 != emoji }, flat: true)
    #expect(throws: CardRenderProblem.fontsMissing([emoji], folders: [folder.path])) { try FontSet(in: [folder.path]) }
    #expect(emoji.package == "fonts-noto-color-emoji")
  }

  @Test("fonts are found where Debian puts them, or anywhere below a folder", arguments: [true, false])
  func found(flat: Bool) throws {
    try link(FontFile.all, flat: flat)
    let fonts = try FontSet(in: [folder.path])
    #expect(FontFile.all.allSatisfy { fonts.path(of: $0)?.hasPrefix(folder.path) == true })
  }

  @Test("a folder of one's own is preferred, and what it lacks is the system's")
  func preferred() throws {
    let inter = try #require(FontFile.all.first { $0.name == "Inter-Regular.otf" })
    try link([inter], flat: true)
    let fonts = try FontSet(preferring: folder.path)
    #expect(fonts.path(of: inter) == "\(folder.path)/Inter-Regular.otf")
    #expect(FontFile.all.count { fonts.path(of: $0)?.hasPrefix(folder.path) == true } == 1)
  }

  @Test(
    "a file that is no font is refused by name, whatever face it is for",
    arguments: ["Inter-Medium.otf", "NotoSans-Bold.ttf", "NotoSansCJK-Bold.ttc"])
  func garbage(name: String) throws {
    try Data("no font".utf8).write(to: folder.url.appendingPathComponent(name))
    let fonts = try FontSet(preferring: folder.path)
    #expect(throws: CardRenderProblem.notAFont(path: "\(folder.path)/\(name)")) { try Typesetter(fonts) }
  }

  @Test("a file that holds another font than its name says is refused, which a digest alone would tell")
  func otherFont() throws {
    let display = try #require(FontFile.all.first { $0.name == "InterDisplay-Regular.otf" })
    let path = "\(folder.path)/Inter-Regular.otf"
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: #require(FontSet().path(of: display)))
    let fonts = try FontSet(preferring: folder.path)
    #expect(throws: CardRenderProblem.otherFont(path: path, family: "Inter Display")) { try Typesetter(fonts) }
  }

  @Test("a pipe in the place of a font is none, and not waited for", arguments: [true, false])
  func pipe(isUsual: Bool) throws {
    let inter = try #require(FontFile.all.first { $0.name == "Inter-Regular.otf" })
    let place = isUsual ? "\(folder.path)/\(inter.folder)" : folder.path
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    #expect(mkfifo("\(place)/\(inter.name)", 0o600) == 0)
    #expect(try FontSet(preferring: folder.path).path(of: inter)?.hasPrefix(folder.path) == false)
  }

  @Test("the digest tells sets of fonts apart, and does not depend on where they are")
  func digest() throws {
    let system = try FontSet().digest()
    #expect(system.count == 64)
    try link(FontFile.all, flat: true)
    #expect(try FontSet(in: [folder.path]).digest() == system)
    let changed = folder.url.appendingPathComponent("Inter-Regular.otf")
    try FileManager.default.removeItem(at: changed)
    try Data("another font".utf8).write(to: changed)
    #expect(try FontSet(in: [folder.path]).digest() != system)
  }

  private func link(_ files: [FontFile], flat: Bool) throws {
    let system = try FontSet()
    for file in files {
      let place = flat ? folder.url : folder.url.appendingPathComponent(file.folder)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: place.appendingPathComponent(file.name).path, withDestinationPath: #require(system.path(of: file)))
    }
  }
}
