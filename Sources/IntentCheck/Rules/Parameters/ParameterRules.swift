/// The rules about the parameters of an intent, and how they are shown and asked for.
enum ParameterRules {
  static let all: [any CodeRule] = [
    ConditionalParameter(), DependencyServed(), EntityList(), ParameterArguments(), ParameterType(), SummaryForm(),
    SummaryOmits(), SummaryOptional(), TextChoice(),
  ]
}
