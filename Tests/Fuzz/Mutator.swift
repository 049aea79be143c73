import Foundation

/// Makes inputs out of sound ones, the same ones for the same seed.
struct Mutator {
  private var random: SplitMix
  /// Sound inputs of each kind: those given, then those that were still sound after a mutation.
  private var pools: [[[UInt8]]]
  private static let poolLimit = 512
  /// Larger inputs find nothing more, and take their time.
  private static let sizeLimit = 1 << 16

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    pools = Input.Kind.allCases.map(Seeds.inputs)
  }

  mutating func next() -> Input {
    let kind = Input.Kind.allCases[random.below(Input.Kind.allCases.count)]
    let pool = pools[Int(kind.rawValue)]
    var bytes = pool[random.below(pool.count)]
    for _ in 0..<(1 + random.below(random.below(8) + 1)) {
      mutate(&bytes, with: pool)
      if bytes.count > Self.sizeLimit { bytes.removeLast(bytes.count - Self.sizeLimit) }
    }
    return Input(kind: kind, bytes: bytes, choice: random.next())
  }

  mutating func keep(_ input: Input) {
    let index = Int(input.kind.rawValue)
    if pools[index].count < Self.poolLimit {
      pools[index].append(input.bytes)
    } else {
      // The seeds themselves stay.
      let seeds = Seeds.inputs(input.kind).count
      pools[index][seeds + random.below(Self.poolLimit - seeds)] = input.bytes
    }
  }

  private mutating func mutate(_ bytes: inout [UInt8], with pool: [[UInt8]]) {
    guard !bytes.isEmpty else { return bytes = token() }
    let at = random.below(bytes.count)
    let range = at..<min(at + 1 + random.below(random.below(64) + 1), bytes.count)
    switch random.below(10) {
    case 0: bytes[at] ^= 1 << UInt8(random.below(8))
    case 1: bytes[at] = UInt8(random.below(256))
    case 2: bytes.removeSubrange(range)
    case 3: bytes.insert(contentsOf: token(), at: at)
    case 4: bytes.replaceSubrange(range, with: token())
    case 5: bytes.insert(contentsOf: bytes[range], at: random.below(bytes.count))
    case 6: bytes.insert(contentsOf: repeatElement(Array(bytes[range]), count: 2 + random.below(200)).joined(), at: at)
    case 7: bytes.removeLast(bytes.count - at)
    case 8:
      let other = pool[random.below(pool.count)]
      guard !other.isEmpty else { return }
      let start = random.below(other.count)
      bytes.replaceSubrange(range, with: other[start..<min(start + 1 + random.below(256), other.count)])
    default: bytes[at] = bytes[at] &+ UInt8(truncatingIfNeeded: random.below(3) - 1)
    }
  }

  private mutating func token() -> [UInt8] { Array(Seeds.tokens[random.below(Seeds.tokens.count)].utf8) }
}

/// Vigna's SplitMix64: small, and alike on every machine.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below the limit; 0 when there is none.
  mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }
}
