import AppIntents
import Testing

@Suite("Lines from chunks")
struct LineSplitterTests {
  @Test("are the same wherever the chunks part", arguments: 1...12)
  func lines(length: Int) {
    let bytes = Array("a\n\nlonger line\nž\nrest".utf8)
    var splitter = LineSplitter()
    var lines: [String] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      splitter.split(bytes[start..<min(start + length, bytes.count)]) { lines.append(String(decoding: $0, as: UTF8.self)) }
    }
    #expect(lines == ["a", "", "longer line", "ž"])
    #expect(splitter.pending == Data("rest".utf8))
  }
}
