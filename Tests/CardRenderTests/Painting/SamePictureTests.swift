import CardModel
import CardRender
import Foundation
import Testing

@Suite("Every process draws the same picture")
struct SamePictureTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test("of every preset, whatever the machine's and the person's settings are")
  func processes() throws {
    let here = try drawnHere()
    #expect(here.count == CardPreset.all.count)
    #expect(try drawn(by: "plain", in: [:]) == here)
    #expect(try drawn(by: "hostile", in: hostile()) == here)
    // Settings that cannot be read are not complained of either, since nobody reads them.
    #expect(try drawn(by: "broken", in: ["FONTCONFIG_FILE": broken()]) == here)
  }

  private func drawnHere() throws -> [String: Data] {
    var pictures: [String: Data] = [:]
    for preset in CardPreset.all {
      let picture = try Shared.painter.picture(of: Shared.placed(preset.card), over: .colored)
      pictures["\(preset.name).png"] = Data(try PNGWriter.encoded(picture))
    }
    return pictures
  }

  /// The pictures of a process of its own, in an environment that holds nothing else.
  private func drawn(by name: String, in environment: [String: String]) throws -> [String: Data] {
    let place = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent("PresetDrawer")
    process.arguments = [place.path]
    // What the build's own process was given finds the toolchain's libraries.
    let own = ProcessInfo.processInfo.environment.filter { $0.key == "LD_LIBRARY_PATH" }
    process.environment = own.merging(environment) { $1 }
    let said = Pipe()
    process.standardError = said
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let complaint = said.fileHandleForReading.readDataToEndOfFile()
    ended.wait()
    #expect(String(decoding: complaint, as: UTF8.self) == "")
    #expect(process.terminationStatus == 0)
    return try FileManager.default.contentsOfDirectory(atPath: place.path).reduce(into: [:]) {
      $0[$1] = try Data(contentsOf: place.appendingPathComponent($1))
    }
  }

  private func broken() throws -> String {
    let file = folder.url.appendingPathComponent("broken.conf")
    try Data("<fontconfig><match".utf8).write(to: file)
    return file.path
  }

  /// Settings that change every font there is, in every place where they are looked for.
  private func hostile() throws -> [String: String] {
    let settings = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <dir>/usr/share/fonts/truetype/dejavu</dir>
      <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit></match>
      <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit>
      <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
      <edit name="rgba" mode="assign"><const>rgb</const></edit></match>
      </fontconfig>
      """
    let home = folder.url.appendingPathComponent("home")
    let places = [home.appendingPathComponent(".config/fontconfig"), home.appendingPathComponent(".fonts")]
    for place in places { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }
    let file = places[0].appendingPathComponent("fonts.conf")
    try Data(settings.utf8).write(to: file)
    // Of the same name as one of ours.
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/noto/NotoSans-Bold.ttf",
      toPath: places[1].appendingPathComponent("Inter-Regular.otf").path)
    return [
      "FONTCONFIG_FILE": file.path, "FONTCONFIG_PATH": places[0].path, "HOME": home.path,
      "XDG_CONFIG_HOME": home.appendingPathComponent(".config").path, "XDG_DATA_HOME": home.path,
      "LANG": "tr_TR.UTF-8", "LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ar", "PANGO_LANGUAGE": "ja", "TZ": "Asia/Tokyo",
      "PANGOCAIRO_BACKEND": "none", "GDK_SCALE": "3", "HB_SHAPER_LIST": "fallback",
      "HB_OPTIONS": "uniscribe-bug-compatible", "FC_DEBUG": "1024",
      "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 autofitter:no-stem-darkening=0",
    ]
  }
}
