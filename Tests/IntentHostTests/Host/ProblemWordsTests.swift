import IntentHost
import IntentWire
import Testing

@Suite("What is wrong with an extension")
struct ProblemWordsTests {
  @Test(
    "is told in one line with what to do",
    arguments: [
      (
        DescriptionProblem(kind: "duplicateIdentifier", types: ["Q.Undo"], facts: ["count": "2"]),
        "2 types are called Q.Undo: give each a name of its own"
      ),
      (
        DescriptionProblem(kind: "onlyByRefinement", types: ["Q.Undo"], facts: ["protocol": "Q.House"]),
        "Q.Undo is an intent by Q.House alone, and a release build may drop it: name AppIntent at the type itself, first"
      ),
      (
        DescriptionProblem(kind: "missingCase", types: ["Q.Span"], facts: ["case": "week"]),
        "the case week of Q.Span has no words: add it to caseDisplayRepresentations"
      ),
      (
        DescriptionProblem(kind: "severalProviders", types: ["Q.One", "Q.Two"]),
        "an app has one AppShortcutsProvider, and these are several: Q.One, Q.Two"
      ),
      (
        DescriptionProblem(kind: "absent", types: ["Shed.Rake"], facts: ["module": "Shed"]),
        "Shed.Rake is linked, but no AppIntentsPackage of the root includes its module Shed: "
          + "list its package in includedPackages"
      ),
      (DescriptionProblem(kind: "newer", types: ["Q.One"]), "newer: Q.One"),
    ])
  func words(_ problem: DescriptionProblem, _ line: String) {
    #expect(problem.message == line)
  }

  @Test("phrases that nobody can say are told, and names that are not known yet are a note")
  func phrases() async throws {
    let description = ExtensionDescription(
      intents: [.named("M.Log", parameters: [.named("trend", .entity("M.T")), .named("day", .entity("M.D"))])],
      shortcuts: [
        ShortcutDescriptor(
          invocation: Invocation(intent: "M.Log"),
          phrases: [
            "Log in ${applicationName}", "Log it", "Log ${trend} on ${day} in ${applicationName}",
            "Log ${trend} in ${applicationName}", "Log ${day} in ${applicationName}",
          ], shortTitle: nil, systemImageName: nil)
      ])
    let host = IntentHost.Host(
      connection: ScriptedExtension(description), surface: Surface(), applicationNames: ["Quest"],
      audience: ScriptedAudience())
    let advice = try await host.phraseAdvice()
    #expect(
      advice.problems == [
        "nobody can say \"Log it\": put ${applicationName} into it",
        "nobody can say \"Log ${trend} on ${day} in ${applicationName}\": it has ${trend} and ${day}, and a phrase has at "
          + "most one",
      ])
    #expect(advice.notes == ["run the app once: its names are not known yet"])
  }

  @Test("names that cannot be read are told, and the rest is listed all the same")
  func damagedNames() async throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: SpeakableNames.fileName)
    let host = IntentHost.Host(
      connection: ScriptedExtension(ExtensionDescription()), surface: Surface(), applicationNames: ["Quest"],
      stateFolder: folder.path, audience: ScriptedAudience())
    let advice = try await host.phraseAdvice()
    #expect(
      advice.problems == [
        "\(folder.path)/speakable-names.json cannot be read: it is damaged. Let the app run once; it writes it anew."
      ])
  }

  @Test("an id that entities or enums share is told once")
  func doubled() {
    let entity = EntityDescriptor(id: "M.T", name: .verbatim("T"), findsText: false, listsAll: false)
    let description = ExtensionDescription(
      enumerations: [EnumerationDescriptor(id: "M.T", name: .verbatim("T"), cases: [])], entities: [entity])
    #expect(description.allProblems.map(\.message) == ["2 types are called M.T: give each a name of its own"])
    #expect(ExtensionDescription(entities: [entity]).allProblems.isEmpty)
    var known = description
    known.problems = description.allProblems
    #expect(known.allProblems.count == 1)
  }
}
