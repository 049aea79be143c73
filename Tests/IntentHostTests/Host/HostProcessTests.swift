import IntentHost
import IntentWire
import Testing

@Suite("The host over a real process")
struct HostProcessTests {
  @Test("a sentence, a question, an answer, a dialog")
  func conversation() async throws {
    let audience = ScriptedAudience([.words("blue")])
    let host = IntentHost.Host(
      connection: try unruly("echo"), surface: Surface(), applicationNames: ["Quest"], audience: audience)
    let sheet = await host.say("ask quest")
    #expect(sheet.spoken == "You said blue" && sheet.intent == "Unruly.Ask")
    #expect(await audience.prompts == ["What is “Text”?"])
  }

  @Test("a confirmation with a card, which performs while the question is open")
  func confirmation() async throws {
    let audience = ScriptedAudience([.yes])
    let host = IntentHost.Host(
      connection: try unruly("echo"), surface: Surface(), applicationNames: [], audience: audience)
    #expect(await host.run("Confirm", values: [:]).spoken == "confirmed")
    #expect(await audience.heard.first?.card?.kind == "test/1")
  }

  @Test("a person who cancels ends the run, and the next one goes on")
  func cancels() async throws {
    let host = IntentHost.Host(
      connection: try unruly("echo"), surface: Surface(languages: ["hr"]), applicationNames: [],
      audience: ScriptedAudience())
    let sheet = await host.run("Ask", values: [:])
    #expect(sheet.ending == .cancelled && sheet.spoken == "Otkazano.")
    #expect(await host.run("Echo", values: ["text": "x"]).spoken == "Unruly.Echo 1")
  }

  @Test("a crash is a sheet that says what was asked")
  func crash() async throws {
    let host = IntentHost.Host(
      connection: try unruly("crash"), surface: Surface(), applicationNames: [], audience: ScriptedAudience())
    #expect(
      await host.run("Echo", values: [:]).error == "The extension crashed (signal 6) at: perform Unruly.Echo.")
  }
}
