import CPangoCairo
import CardModel
import CardRender
import Foundation
import Testing
import WholeFiles

@Suite("A picture as a file")
struct PNGTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test("is read by libpng pixel for pixel, opaque or not", arguments: [nil, PlatterLight.light[1], .colored], [1, 2])
  func decoded(light: PlatterLight?, scale: Int) throws {
    let picture = try Shared.painter.picture(of: Shared.preset("day"), over: light, scale: scale)
    #expect(picture.isOpaque == (light != nil))
    let path = "\(folder.path)/card.png"
    try PNGWriter.write(picture, to: path)
    #expect(try Self.decode(path) == picture)
  }

  @Test("colours survive alpha as well as eight bits allow")
  func alpha() throws {
    var pixels: [UInt8] = []
    for alpha in 0..<256 {
      for part in 0..<256 { pixels += [UInt8(part * alpha / 255), 0, UInt8(alpha), UInt8(alpha)] }
    }
    let picture = Picture(width: 256, height: 256, pixels: pixels)
    let path = "\(folder.path)/alpha.png"
    try PNGWriter.write(picture, to: path)
    #expect(try Self.decode(path) == picture)
  }

  @Test("takes the place of an older one")
  func replaced() throws {
    let path = "\(folder.path)/card.png"
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    try PNGWriter.write(Picture(width: 1, height: 1, pixels: [1, 2, 3, 255]), to: path)
    #expect(try Self.decode(path) == Picture(width: 1, height: 1, pixels: [1, 2, 3, 255]))
    #expect(try files() == ["card.png"])
  }

  @Test(
    "is whole or not there",
    arguments: [
      ("missing/card.png", .system(errno: ENOENT)), ("file/card.png", .system(errno: ENOTDIR)), ("folder", .folder),
    ] as [(String, FileFailure)])
  func unwritable(name: String, failure: FileFailure) throws {
    try Data().write(to: folder.url.appendingPathComponent("file"))
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("folder"), withIntermediateDirectories: true)
    let path = "\(folder.path)/\(name)"
    #expect(throws: CardRenderProblem.notWritten(path: path, failure)) {
      try PNGWriter.write(Picture(width: 1, height: 1, pixels: [1, 2, 3, 255]), to: path)
    }
    #expect(try files() == ["file", "folder"])
  }

  private func files() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  /// Through Cairo's reader, which is libpng: it checks every checksum.
  private static func decode(_ path: String) throws -> Picture {
    let surface = cairo_image_surface_create_from_png(path)
    defer { cairo_surface_destroy(surface) }
    #expect(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    let data = try #require(cairo_image_surface_get_data(surface))
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let pixel = UnsafeRawPointer(data).load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
        pixels += [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
        pixels.append(isOpaque ? 255 : UInt8(truncatingIfNeeded: pixel >> 24))
      }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }
}
