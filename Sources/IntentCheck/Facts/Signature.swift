/// A function, initializer or enum case of the project's own that takes words.
struct Signature: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    /// Empty when it has none.
    var label: String
    /// What the body calls it; empty where there is none.
    var name = ""
    /// What it takes; nil when no words.
    var shape: TypeShape?
    /// Whether it takes a plain text, which a literal then is.
    var isText: Bool
    var hasDefault: Bool
    var look: LookUp = .usual
  }

  /// Where a helper looks its words up.
  struct LookUp: Hashable, Sendable {
    enum Part<Value: Hashable & Sendable>: Hashable, Sendable {
      case known(Value)
      /// Another argument of the same call says it: that of the parameter with this name.
      case argument(name: String)
    }

    var table: Part<ResourceAsk.Table>
    var bundle: Part<ResourceAsk.Bundle>

    static let usual = LookUp(table: .known(.localizable), bundle: .known(.main(isNamed: false)))
    /// Nothing tells what becomes of the words.
    static let unknown = LookUp(table: .known(.unknown), bundle: .known(.other("")))
  }

  var parameters: [Parameter]
  /// The target that declares it; nil when no manifest tells.
  var target: Int?

  /// Which parameter each argument goes to; nil when the labels do not fit.
  ///
  /// - Parameter labels: of the arguments in parentheses; an empty one for none.
  func parameters(for labels: [String]) -> [Parameter]? {
    var (next, found) = (parameters[...], [Parameter]())
    for label in labels {
      while let parameter = next.first, parameter.label != label {
        guard parameter.hasDefault else { return nil }
        next = next.dropFirst()
      }
      guard let parameter = next.popFirst() else { return nil }
      found.append(parameter)
    }
    return found
  }
}
