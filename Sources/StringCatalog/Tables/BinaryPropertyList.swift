/// Reads a binary property list, as Xcode compiles `.strings` and `.stringsdict` files to.
///
/// Foundation's own reader follows shared parts again and again: a list of 300 bytes can keep it for a century. Here
/// what is read is bounded in depth and in number. Every offset is checked before it is followed.
struct BinaryPropertyList {
  /// More values than any table has.
  static let valueLimit = 1 << 20

  private let bytes: [UInt8]
  private let file: String
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let tableStart: Int
  private let top: Int
  private var left = valueLimit

  /// - Throws: `CatalogFailure` when the trailer is missing or names what is not there.
  init(_ bytes: [UInt8], file: String) throws(CatalogFailure) {
    self.bytes = bytes
    self.file = file
    // Six unused bytes, two sizes, three big-endian numbers.
    let trailer = bytes.count - 32
    guard trailer >= 8, let count = Self.number(bytes, at: trailer + 8, size: 8),
      let top = Self.number(bytes, at: trailer + 16, size: 8), let table = Self.number(bytes, at: trailer + 24, size: 8),
      top < count, count <= bytes.count, table <= trailer
    else { throw CatalogFailure(file: file, fault: .malformed, format: .propertyList) }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    objectCount = count
    self.top = top
    tableStart = table
  }

  mutating func list() throws(CatalogFailure) -> PropertyValue { try value(of: top, depth: 0) }

  private func malformed() -> CatalogFailure { CatalogFailure(file: file, fault: .malformed, format: .propertyList) }

  private mutating func value(of object: Int, depth: Int) throws(CatalogFailure) -> PropertyValue {
    left -= 1
    guard left > 0 else {
      let fault = CatalogFailure.Fault.tooMany(limit: Self.valueLimit)
      throw CatalogFailure(file: file, fault: fault, format: .propertyList)
    }
    guard depth <= PropertyListReader.depthLimit else {
      let fault = CatalogFailure.Fault.tooDeep(limit: PropertyListReader.depthLimit)
      throw CatalogFailure(file: file, fault: fault, format: .propertyList)
    }
    let (kind, count, start) = try header(of: object)
    switch kind {
    case 0x5, 0x6:
      // A long text that is shared a million times is as bad as a million values.
      left -= count / 64
      return .string(try text(kind, count, start), .none)
    case 0xD: return .dictionary(try members(count, start, depth: depth))
    default: return .other
    }
  }

  private mutating func members(
    _ count: Int, _ start: Int, depth: Int
  ) throws(CatalogFailure) -> [PropertyValue.Member] {
    // Keys first, then values.
    guard count <= objectCount, start + 2 * count * referenceSize <= tableStart else { throw malformed() }
    var members: [PropertyValue.Member] = []
    for index in 0..<count {
      guard let key = Self.number(bytes, at: start + index * referenceSize, size: referenceSize),
        let value = Self.number(bytes, at: start + (count + index) * referenceSize, size: referenceSize)
      else { throw malformed() }
      let (kind, length, begin) = try header(of: key)
      let name = try text(kind, length, begin)
      left -= length / 64
      members.append(.init(key: name, place: .none, value: try self.value(of: value, depth: depth + 1)))
    }
    return members
  }

  /// An object's kind, its count, and where its content begins.
  private func header(of object: Int) throws(CatalogFailure) -> (kind: UInt8, count: Int, start: Int) {
    guard object < objectCount,
      let offset = Self.number(bytes, at: tableStart + object * offsetSize, size: offsetSize), offset < tableStart
    else { throw malformed() }
    let marker = bytes[offset]
    guard marker & 0x0F == 0x0F, 0x4...0xD ~= marker >> 4 else { return (marker >> 4, Int(marker & 0x0F), offset + 1) }
    // A count beyond 14 follows as an integer object: its marker's low half is the power of two of its size.
    guard offset + 1 < tableStart, bytes[offset + 1] >> 4 == 0x1, bytes[offset + 1] & 0x0F <= 3 else { throw malformed() }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard let count = Self.number(bytes, at: offset + 2, size: size) else { throw malformed() }
    return (marker >> 4, count, offset + 2 + size)
  }

  /// ASCII, or UTF-16 with the high byte first.
  private func text(_ kind: UInt8, _ count: Int, _ start: Int) throws(CatalogFailure) -> String {
    let width = kind == 0x6 ? 2 : 1
    guard kind == 0x5 || kind == 0x6, count <= tableStart, start + count * width <= tableStart else { throw malformed() }
    let content = bytes[start..<start + count * width]
    if width == 1 { return String(decoding: content, as: UTF8.self) }
    let units = stride(from: start, to: start + count * 2, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }

  /// A big-endian number that fits the file; nil when it does not.
  private static func number(_ bytes: [UInt8], at start: Int, size: Int) -> Int? {
    guard 1...8 ~= size, start >= 0, start <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[start..<start + size] { value = value << 8 | UInt64(byte) }
    // Small enough that adding or multiplying such numbers cannot overflow.
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}
