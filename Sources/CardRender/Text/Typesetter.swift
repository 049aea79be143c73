import CPangoCairo
import CardModel
import Synchronization

/// Sets text in the closed set of fonts: what measures and what draws ask the same one, so that they agree.
///
/// May be shared between threads, which then take turns; who wants to draw in parallel makes one for each thread.
package final class Typesetter: Sendable {
  package let fonts: FontSet
  private let maps: Mutex<FontMaps>

  package init(_ fonts: FontSet) throws(CardRenderProblem) {
    Surroundings.silenced
    self.fonts = fonts
    maps = Mutex(try FontMaps(fonts))
  }

  /// Lends the lines of a text, set in its face and broken within a width.
  /// - Parameter width: in points; nil for one line.
  func withLayout<R>(of run: TextRun, width: Double? = nil, _ work: (OpaquePointer) -> sending R) -> sending R {
    maps.withLock { maps in
      let form = HanForm.form(of: run.text, language: run.language)
      let lines = maps.layouts(for: form)
      lines.set(run, form: form, width: width)
      return work(lines.layout)
    }
  }
}

/// The font maps in use: one without Han characters, whose fonts are large, and one for each form of them that was
/// asked for.
private struct FontMaps {
  private let fonts: FontSet
  private let common: [FontPattern]
  private let plain: LayoutMaker
  private var byForm: [HanForm: LayoutMaker] = [:]

  init(_ fonts: FontSet) throws(CardRenderProblem) {
    self.fonts = fonts
    var patterns: [FontPattern] = []
    for file in FontFile.all {
      guard let path = fonts.path(of: file) else { continue }
      if !FontFile.han.contains(file) {
        patterns.append(try FontPattern(path: path, of: file))
      } else if !FontPattern.isCollection(path) {
        throw .notAFont(path: path)
      }
    }
    common = patterns
    plain = LayoutMaker(try FontMap(patterns))
  }

  /// Where a font of Han characters cannot be opened, the plain map tells by its unknown glyphs.
  mutating func layouts(for form: HanForm?) -> LayoutMaker {
    guard let form else { return plain }
    if let made = byForm[form] { return made }
    let made = (try? han(form)) ?? plain
    byForm[form] = made
    return made
  }

  private func han(_ form: HanForm) throws(CardRenderProblem) -> LayoutMaker {
    var patterns = common
    for file in FontFile.han {
      if let path = fonts.path(of: file) { patterns.append(try FontPattern(path: path, of: file, index: form.rawValue)) }
    }
    return LayoutMaker(try FontMap(patterns))
  }
}
