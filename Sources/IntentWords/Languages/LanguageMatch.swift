import Foundation

#if canImport(_FoundationICU)
import _FoundationICU
#endif

/// Which of the languages at hand serve a person.
package enum LanguageMatch {
  /// The languages to try, best first: those that serve the first preference that any of them serves.
  ///
  /// A region never picks a language, a script is never crossed, and close relatives stand in for each other (`nb` and
  /// `no`). The matching is Apple's, from the ICU inside the toolchain's Foundation.
  /// - Parameters:
  ///   - available: the languages at hand, as their owner spells them.
  ///   - preferred: BCP 47 tags or ICU identifiers, best first.
  /// - Returns: members of `available`; empty when none serves.
  package static func languages(from available: [String], for preferred: [String]) -> [String] {
    #if canImport(_FoundationICU)
    // The matcher writes beyond its own memory over some names that are none, so it gets only what can be one.
    let available = available.filter(isName)
    let preferred = preferred.prefix(preferenceLimit).map(withoutExtensions).filter(isName)
    guard !available.isEmpty, !preferred.isEmpty else { return [] }
    return withCStrings(preferred[...]) { preferred in
      withCStrings(available[...]) { names in
        // The answer is pointers into `names`: told apart by address, since ICU may be given one name in two spellings.
        var chosen = [UnsafePointer<CChar>?](repeating: nil, count: 8)
        var status = U_ZERO_ERROR
        let count = ualoc_localizationsToUse(
          preferred, Int32(preferred.count), names, Int32(names.count), &chosen, Int32(chosen.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0 else { return [] }
        return chosen.prefix(Int(count)).compactMap { name in
          names.firstIndex { $0 == name }.map { available[$0] }
        }
      }
    }
    #else
    Bundle.preferredLocalizations(from: available, forPreferences: preferred).filter { choice in
      preferred.contains { $0.prefix { $0 != "-" && $0 != "_" } == choice.prefix { $0 != "-" && $0 != "_" } }
    }
    #endif
  }

  private static let preferenceLimit = 32

  /// Letters, digits and the two hyphens; the longest names of Apple's languages have 22 of them.
  private static func isName(_ text: String) -> Bool {
    1...32 ~= text.utf8.count
      && text.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }

  /// The name without `-u-…` and `@…`: they say how numbers and dates are written, and choose no language.
  private static func withoutExtensions(_ tag: String) -> String {
    let name = tag.prefix { $0 != "@" }
    var end = name.startIndex
    for part in name.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" }) {
      if part.utf8.count == 1, end > name.startIndex { break }
      end = part.endIndex
    }
    return String(name[..<end])
  }

  /// Lends the texts as C strings for the time of the body.
  private static func withCStrings<Result>(
    _ texts: ArraySlice<String>, _ body: ([UnsafePointer<CChar>?]) -> Result
  ) -> Result {
    var starts: [Int] = []
    var bytes: [CChar] = []
    for text in texts {
      starts.append(bytes.count)
      bytes += text.utf8CString
    }
    return bytes.withUnsafeBufferPointer { buffer in body(starts.map { buffer.baseAddress?.advanced(by: $0) }) }
  }
}
