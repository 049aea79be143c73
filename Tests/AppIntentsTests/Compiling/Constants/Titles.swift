// What `-emit-const-values` of this toolchain sees of each title: Apple's metadata step reads the same.
import AppIntents

enum Texts { static let log: LocalizedStringResource = "Log" }
func text(_ key: String) -> LocalizedStringResource { "Log" }

protocol Performing: AppIntent {}
extension Performing {
  func perform() async throws -> some IntentResult { .result() }
}

struct Literal: Performing {
  static let title: LocalizedStringResource = "Log"  // seen: RawLiteral
}
struct Getter: Performing {
  static var title: LocalizedStringResource { "Log" }  // seen: RawLiteral
}
struct Made: Performing {
  static let title = LocalizedStringResource("Log", table: "Verbs")  // seen: InitCall
}
struct Named: Performing {
  static let title = Texts.log  // seen: MemberReference
}
struct Helped: Performing {
  static let title = text("Log")  // seen: FunctionCall
}
struct Worked: Performing {
  static var title: LocalizedStringResource {  // seen: Runtime
    let title = Texts.log
    return title
  }
}
