import IntentWire

/// A sentence with parameters in it, and the parameters shown below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let string: ParameterSummaryString<Intent>?
  private let table: String?
  private let others: [PartialKeyPath<Intent>]

  /// Makes a summary without a sentence and without parameters.
  public init() { self.init(nil, nil, []) }

  /// Makes a summary of a sentence.
  /// - Parameter table: the catalog's name; nil means `Localizable`.
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) { self.init(string, table, []) }

  /// Makes a summary of parameters alone.
  public init(@ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]) {
    self.init(nil, nil, additionalParameterKeyPaths())
  }

  /// Makes a summary of a sentence and of the parameters below it.
  /// - Parameter table: the catalog's name; nil means `Localizable`.
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    self.init(string, table, additionalParameterKeyPaths())
  }

  private init(_ string: ParameterSummaryString<Intent>?, _ table: String?, _ others: [PartialKeyPath<Intent>]) {
    self.string = string
    self.table = table
    self.others = others
  }

  /// Makes a list of parameters.
  @resultBuilder
  public enum ParameterKeyPathsBuilder {
    public static func buildExpression<ValueType: _IntentValue>(
      _ expression: KeyPath<Intent, IntentParameter<ValueType>>
    ) -> PartialKeyPath<Intent> { expression }
    public static func buildBlock(_ blocks: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { blocks }
  }
}

extension IntentParameterSummary: DescribedSummary {
  package func described(_ names: ParameterNames) -> SummaryDescriptor? {
    .sentence(
      // A sentence cannot name a bundle: it is looked up where the type lives, as Apple's build does.
      Resource(key: string?.key(names) ?? "", table: table, bundle: ModuleBundle.url(of: Intent.self)),
      others: others.compactMap(names.name(of:)))
  }
}

/// A sentence whose parameters are key paths: `Log \(\.$trend)` has the key `Log ${trend}`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  fileprivate enum Segment {
    case literal(String)
    case parameter(PartialKeyPath<Intent>)
  }

  /// Collects the pieces of the sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var segments: [Segment] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { segments.append(.literal(literal)) }
    /// Puts a parameter into the sentence.
    public mutating func appendInterpolation<ValueType: _IntentValue, Subject>(_ subject: Subject)
    where Subject: KeyPath<Intent, IntentParameter<ValueType>> {
      segments.append(.parameter(subject))
    }
  }

  private let segments: [Segment]

  /// Makes a sentence without parameters.
  public init(_ value: String) { segments = [.literal(value)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

  fileprivate func key(_ names: ParameterNames) -> String {
    segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .parameter(let path): "${\(names.name(of: path) ?? "")}"
      }
    }.joined()
  }
}
