import Foundation

/// Feeds the readers of words with broken input: `--seconds N --seed S --current FILE`, or `--repeat FILE`.
///
/// Nothing is caught. A crash, a hang of ten seconds or four gigabytes of memory end the program, and the input that did
/// it stands in the file.
@main
struct Fuzz {
  static func main() throws {
    signal(SIGPIPE, SIG_IGN)
    let options = Options(CommandLine.arguments.dropFirst())
    var memory = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
    let subjects = try Subjects()
    defer { subjects.remove() }
    if let file = options.repeated {
      let input = try Data(contentsOf: URL(filePath: file))
      subjects.run(Input(saved: Array(input)))
      print("no finding")
    } else {
      run(subjects, options, to: try InputFile(options.current))
    }
  }

  private static func run(_ subjects: Subjects, _ options: Options, to file: InputFile) {
    var mutator = Mutator(seed: options.seed)
    let start = ContinuousClock.now
    var executions = 0
    while ContinuousClock.now - start < .seconds(options.seconds) {
      for _ in 0..<64 {
        let input = mutator.next()
        file.save(input)
        alarm(10)
        let isSound = subjects.run(input)
        if isSound { mutator.keep(input) }
        executions += 1
      }
    }
    alarm(0)
    print("seed \(options.seed): \(executions) executions in \(options.seconds) seconds, no finding")
  }
}

private struct Options {
  var seconds = 60
  var seed: UInt64 = 1
  var current = "fuzz-current"
  var repeated: String?

  init(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let name = rest.popFirst(), let value = rest.popFirst() {
      switch name {
      case "--seconds": seconds = Int(value) ?? seconds
      case "--seed": seed = UInt64(value) ?? seed
      case "--current": current = value
      case "--repeat": repeated = value
      default: break
      }
    }
  }
}

/// The file that holds the input which is being read.
private struct InputFile {
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0o644)
    if descriptor < 0 { throw CocoaError(.fileWriteUnknown) }
  }

  func save(_ input: Input) {
    let bytes = input.saved
    bytes.withUnsafeBytes { _ = pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    ftruncate(descriptor, bytes.count)
  }
}
