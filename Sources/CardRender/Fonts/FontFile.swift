/// One file of the closed set of fonts that cards are drawn in.
package struct FontFile: Hashable, Sendable {
  package var name: String
  /// The Debian package that it comes in.
  package var package: String
  /// Where that package puts it, below the folder of all fonts.
  package var folder: String

  package init(name: String, package: String, folder: String) {
    self.name = name
    self.package = package
    self.folder = folder
  }

  /// Whether a family is that of this file, which is called by it; a file for Han characters holds one for each form.
  func isOf(family: String) -> Bool {
    let (family, name) = (family.filter { $0 != " " }, String(name.prefix { $0 != "-" && $0 != "." }))
    return Self.han.contains(self) ? family.hasPrefix(name) : family == name
  }

  /// Apple's fonts may not be passed on, so these stand in for them; `Documentation/CardPictures.md` says what differs.
  package static let all: [FontFile] = latin + scripts + others + han

  /// One file for all forms of Han characters, in each weight.
  static let han = ["Regular", "Bold"].map {
    FontFile(name: "NotoSansCJK-\($0).ttc", package: "fonts-noto-cjk", folder: "opentype/noto")
  }

  private static let latin =
    ["Regular", "Medium", "SemiBold", "Bold"].flatMap { weight in
      [
        FontFile(name: "Inter-\(weight).otf", package: "fonts-inter", folder: "opentype/inter"),
        FontFile(name: "InterDisplay-\(weight).otf", package: "fonts-inter", folder: "opentype/inter"),
        FontFile(
          name: "JetBrainsMono-\(weight).ttf", package: "fonts-jetbrains-mono", folder: "truetype/jetbrains-mono"),
      ]
    }

  /// The scripts of the languages that CLDR covers at its modern level; "" has Latin, Greek and Cyrillic.
  private static let scripts =
    [
      "", "Arabic", "Armenian", "Bengali", "Devanagari", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Hebrew",
      "Kannada", "Khmer", "Lao", "Malayalam", "Myanmar", "Oriya", "Sinhala", "Symbols", "Tamil", "Telugu", "Thai",
    ].flatMap { script in ["Regular", "Bold"].map { noto("NotoSans\(script)-\($0).ttf") } }

  private static let others = [
    noto("NotoSansMath-Regular.ttf"), noto("NotoSansSymbols2-Regular.ttf"),
    FontFile(name: "NotoColorEmoji.ttf", package: "fonts-noto-color-emoji", folder: "truetype/noto"),
  ]

  private static func noto(_ name: String) -> FontFile {
    FontFile(name: name, package: "fonts-noto-core", folder: "truetype/noto")
  }
}
