import Foundation

/// What a process was started with, and would change how its text is set or drawn.
enum Surroundings {
  /// Takes it away, before the first library that looks at it is used: who draws must not decide what a picture looks
  /// like. It is gone for the whole process, and once is enough.
  static let silenced: Void = {
    for name in ProcessInfo.processInfo.environment.keys where prefixes.contains(where: name.hasPrefix) {
      unsetenv(name)
    }
  }()

  /// HarfBuzz, Pango, fontconfig, FreeType and Cairo read variables of these beginnings.
  private static let prefixes = ["HB_", "PANGO", "FC_", "FONTCONFIG_", "FREETYPE_", "CAIRO_"]
}
