/// Who imports the framework, and how the intents of a package come into an app.
enum ArchitectureRules {
  static let all: [any CodeRule] = [FrameworkImport(), PackageMissing(), PackageNotIncluded(), PerformUsing()]
}
