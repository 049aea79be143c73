import IntentHost
import IntentWire
import Testing

@Suite("What is found in an extension")
struct DiscoveryTests {
  @Test("is every intent of the modules that its package reaches: internal, public, private, nested, in extensions")
  func intents() async throws {
    let child = try door()
    let description = try await child.describe()
    #expect(
      description.intents.map(\.id) == [
        "DoorExtension.AskForName", "DoorExtension.ByBoth", "DoorExtension.ByReference", "DoorExtension.Drawn",
        "DoorExtension.Extended", "DoorExtension.FilePrivate", "DoorExtension.Internal", "DoorExtension.Knock",
        "DoorExtension.OnlyByHouse", "DoorExtension.PrintSomething", "DoorExtension.Private", "DoorExtension.Public",
        "DoorExtension.RingBell", "DoorExtension.Room.Hidden", "DoorExtension.Room.Nested",
        "DoorExtension.String.InString", "DoorExtension.Twin", "DoorExtension.Twin", "DoorExtension.WaitForever",
        "DoorKit.KitInternal", "DoorKit.KitPublic",
      ])
    await child.close()
  }

  @Test("says what is wrong with it: an intent no package includes, two types of one id, be they intents, entities or enums, and one by the app's own protocol")
  func problems() async throws {
    let child = try door()
    #expect(
      try await child.describe().problems == [
        DescriptionProblem(kind: "absent", types: ["DoorShed.Forgotten"], facts: ["module": "DoorShed"]),
        DescriptionProblem(kind: "duplicateIdentifier", types: ["DoorExtension.Twin"], facts: ["count": "2"]),
        DescriptionProblem(kind: "duplicateIdentifier", types: ["DoorExtension.TwinGuest"], facts: ["count": "2"]),
        DescriptionProblem(kind: "duplicateIdentifier", types: ["DoorExtension.TwinMood"], facts: ["count": "2"]),
        DescriptionProblem(
          kind: "onlyByRefinement", types: ["DoorExtension.OnlyByHouse"],
          facts: ["protocol": "DoorExtension.HouseIntent"]),
      ])
    await child.close()
  }

  @Test("performs, a private one and one in a private scope too", arguments: [
    "DoorExtension.Private", "DoorExtension.Room.Hidden", "DoorExtension.String.InString", "DoorExtension.ByReference",
    "DoorKit.KitInternal",
  ])
  func performs(id: String) async throws {
    let child = try door()
    #expect(try await child.perform(Invocation(intent: id), asking: Nobody()) == Outcome())
    await child.close()
  }

  @Test("is not what no package includes, and not what two types claim")
  func absent() async throws {
    let child = try door()
    await #expect(throws: IntentFailure.absentIntent("DoorShed.Forgotten", module: "DoorShed")) {
      try await child.perform(Invocation(intent: "DoorShed.Forgotten"), asking: Nobody())
    }
    let failure = await #expect(throws: IntentFailure.self) {
      try await child.perform(Invocation(intent: "DoorExtension.Twin"), asking: Nobody())
    }
    guard case .ambiguousIntent("DoorExtension.Twin", let types) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(types.count == 2)
    await child.close()
  }
}
