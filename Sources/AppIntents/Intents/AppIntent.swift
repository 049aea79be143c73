/// Something an app can do for a person without its own screen.
///
/// The system makes it with `init()`, fills its parameters, resolves them in the order in which they are declared,
/// and calls `perform()`.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What `perform()` answers with.
  associatedtype PerformResult: IntentResult
  /// The sentence that stands for it in Shortcuts.
  associatedtype SummaryContent: ParameterSummary
  associatedtype _Description: _DescriptionLike = IntentDescription?

  /// What it is called.
  static var title: LocalizedStringResource { get }
  /// What it does, in Shortcuts' list; nil unless it says otherwise.
  static var description: _Description { get }
  /// The sentence that stands for it in Shortcuts.
  static var parameterSummary: SummaryContent { get }
  /// Whether its app comes to the front first; the older spelling of `supportedModes`.
  static var openAppWhenRun: Bool { get }
  /// Where it may perform.
  static var supportedModes: IntentModes { get }
  /// Whether a locked device runs it.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether Shortcuts, Spotlight and phrases know it.
  static var isDiscoverable: Bool { get }

  /// Makes an intent whose parameters are unset.
  init()

  /// Does it.
  /// - Throws: an error that is `CustomLocalizedStringResourceConvertible` is shown with its words, any other with
  ///   the system's; a flow-control error of a parameter asks and performs again from the top.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A parameter.
  public typealias Parameter = IntentParameter
  /// A sentence of a parameter summary.
  public typealias Summary = IntentParameterSummary<Self>
  /// A choice between two sentences.
  public typealias When = ParameterSummaryWhenCondition
  /// A choice between sentences by a parameter's value.
  public typealias Switch<Value, CaseCondition> = ParameterSummarySwitchCondition<Self, Value, CaseCondition>
  where Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
  /// One case of a `Switch`.
  public typealias Case = ParameterSummaryCaseCondition
  /// The last case of a `Switch`.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition

  /// Its title alone.
  public static var parameterSummary: some ParameterSummary { _NoParameterSummary<Self>() }
  /// The app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// In the background, unless `openAppWhenRun` says otherwise.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// A locked device runs it.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// It is known.
  public static var isDiscoverable: Bool { true }
}

extension AppIntent where _Description == IntentDescription? {
  /// None.
  public static var description: IntentDescription? { nil }
}

extension AppIntent {
  /// What the intent may know of the run it is in.
  public var systemContext: IntentSystemContext {
    IntentSystemContext(currentMode: run?.mode ?? .background)
  }

  /// The run it performs in; a task that left the run's task tree finds it by a parameter.
  package var run: Run? { Run.current ?? parameterBoxes.lazy.compactMap(\.box.run).first }
}
