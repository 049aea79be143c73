import CardModel
import Foundation

/// What is piped in.
package enum StandardInput {
  /// - Returns: its first bytes, at most so many.
  /// - Throws: `CardDeskProblem.unreadable`.
  package static func read(atMost limit: Int) throws(CardDeskProblem) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while data.count < limit {
      let count = Foundation.read(0, &buffer, min(buffer.count, limit - data.count))
      if count > 0 {
        data.append(contentsOf: buffer.prefix(count))
      } else if count == 0 {
        break
      } else if errno != EINTR {
        throw .unreadable(name: CardSource.standardInput.name, reason: String(cString: strerror(errno)))
      }
    }
    return data
  }
}
