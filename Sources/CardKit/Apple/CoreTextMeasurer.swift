// Not compiled here: Documentation/Differences.md lists what it uses.
#if canImport(SwiftUI)
import CardModel
import CoreText
import Foundation
import SwiftUI

/// Measures with the system's own fonts, in which the card is drawn.
struct CoreTextMeasurer: TextMeasurer, Sendable {
  func lines(of run: TextRun, width: Double?, most: Int) -> [MeasuredLine] {
    guard !run.text.isEmpty, most > 0 else { return [] }
    let attributed = NSAttributedString(
      string: run.text, attributes: [.font: run.face.platformFont, .kern: run.face.tracking])
    let typesetter = CTTypesetterCreateWithAttributedString(attributed)
    let units = run.text.utf16
    var lines: [MeasuredLine] = []
    var start = 0
    while start < units.count, lines.count < most {
      let count = width.map { CTTypesetterSuggestLineBreak(typesetter, start, $0) } ?? units.count - start
      guard count > 0 else { break }
      let line = CTTypesetterCreateLine(typesetter, CFRange(location: start, length: count))
      let text = run.text[
        String.Index(utf16Offset: start, in: run.text)..<String.Index(utf16Offset: start + count, in: run.text)]
      let width = CTLineGetTypographicBounds(line, nil, nil, nil) - CTLineGetTrailingWhitespaceWidth(line)
      lines.append(MeasuredLine(text: text.trimmingSuffix(while: \.isWhitespace), width: width))
      start += count
    }
    return lines
  }
}

extension TextFace {
  /// The system font of this face, for SwiftUI.
  var font: Font {
    let font = Font.system(size: size, weight: fontWeight, design: family == .mono ? .monospaced : .default)
    return hasTabularDigits ? font.monospacedDigit() : font
  }

  private var fontWeight: Font.Weight {
    switch weight {
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    }
  }

  #if canImport(UIKit)
  fileprivate var platformFont: UIFont {
    family == .mono
      ? .monospacedSystemFont(ofSize: size, weight: platformWeight)
      : .systemFont(ofSize: size, weight: platformWeight)
  }

  private var platformWeight: UIFont.Weight {
    switch weight {
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    }
  }
  #else
  fileprivate var platformFont: NSFont {
    family == .mono
      ? .monospacedSystemFont(ofSize: size, weight: platformWeight)
      : .systemFont(ofSize: size, weight: platformWeight)
  }

  private var platformWeight: NSFont.Weight {
    switch weight {
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    }
  }
  #endif
}
#endif
