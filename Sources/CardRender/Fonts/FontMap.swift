import CPangoCairo

/// Pango over a closed set of fonts: nothing of the system's settings, or of the person's, is read.
///
/// Not safe to share: whoever owns one locks it. The first that is made replaces what fontconfig holds as the current
/// settings of the whole process by empty ones: whatever else in it asks fontconfig without settings of its own finds no
/// font.
final class FontMap {
  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let config: OpaquePointer

  /// - Parameter patterns: what fontconfig knows of each font.
  init(_ patterns: [FontPattern]) throws(CardRenderProblem) {
    Self.keepSystemOut
    guard let config = FcConfigCreate() else { throw .outOfMemory }
    self.config = config
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      FcConfigDestroy(config)
      throw .noFontMap
    }
    self.map = map
    context = pango_font_map_create_context(map)
    FcConfigParseAndLoadFromMemory(config, Self.rules, FcBool(1))
    // The set of an app's own fonts does not exist before the first is added.
    guard let first = patterns.first, FcConfigAppFontAddFile(config, first.path) == 1,
      let set = FcConfigGetFonts(config, FcSetApplication)
    else { throw .noFontMap }
    for pattern in patterns.dropFirst() {
      FcPatternReference(pattern.pattern)
      FcFontSetAdd(set, pattern.pattern)
    }
    guard stagedoor_font_map_set_config(map, config, 72) == 1 else { throw .noFontMap }
    setUpContext()
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
    FcConfigDestroy(config)
  }

  /// What a desktop would decide for each person, decided for all.
  private func setUpContext() {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
  }

  /// Else a font map starts to read the system's settings in a thread of its own, and tells of what is wrong in them.
  private static let keepSystemOut: Void = {
    guard let empty = FcConfigCreate() else { return }
    FcConfigSetCurrent(empty)
    FcConfigDestroy(empty)
  }()

  /// Which font has emoji, and how pictures of one size become letters of any: without it they are drawn as large as
  /// they are stored.
  private static let rules = """
    <fontconfig>
      <match target="pattern">
        <test name="family"><string>emoji</string></test>
        <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit>
      </match>
      <match target="font">
        <test name="outline"><bool>false</bool></test>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
              <double>0</double>
              <double>0</double>
              <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <times>
            <name>size</name>
            <divide><name target="font">pixelsize</name><name target="pattern">pixelsize</name></divide>
          </times>
        </edit>
      </match>
    </fontconfig>
    """
}
