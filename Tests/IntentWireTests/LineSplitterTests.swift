import Foundation
import IntentWire
import Testing

@Suite("Lines from chunks")
struct LineSplitterTests {
  /// What comes of a stream that arrives in chunks of one length.
  private func pieces(of text: String, by length: Int, longest: Int) -> [LineSplitter.Piece] {
    let bytes = Array(text.utf8)
    var splitter = LineSplitter(longest: longest)
    var pieces: [LineSplitter.Piece] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      let chunk = bytes[start..<min(start + length, bytes.count)]
      chunk.withUnsafeBytes { pieces += splitter.feed($0) }
      if case .tooLong = pieces.last { return pieces }
    }
    return pieces
  }

  private func line(_ text: String) -> LineSplitter.Piece { .line(Data(text.utf8)) }

  @Test("are the same wherever the chunks part, without the empty ones and without the one that has not ended", arguments: 1...12)
  func lines(length: Int) {
    let found = pieces(of: "a\n\nlonger line\n\n\nž\nrest", by: length, longest: 100)
    #expect(found == [line("a"), line("longer line"), line("ž")])
  }

  @Test("end at one that is too long, whether its end has come or not", arguments: 1...12)
  func tooLong(length: Int) {
    // Eight bytes with the line feed are the most.
    #expect(pieces(of: "1234567\nab\n", by: length, longest: 8) == [line("1234567"), line("ab")])
    for text in ["ab\n12345678\nab\n", "ab\n123456789012345678901234567890"] {
      let found = pieces(of: text, by: length, longest: 8)
      #expect(found.count == 2 && found.first == line("ab"))
      guard case .tooLong(let bytes) = found.last else {
        Issue.record("\(found)")
        return
      }
      #expect((8..<8 + length).contains(bytes), "no more was kept than the chunk that went beyond")
    }
  }
}
