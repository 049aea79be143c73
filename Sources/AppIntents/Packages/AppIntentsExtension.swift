import IntentWire

/// An executable in which intents perform while the app need not run.
///
/// Its `init()` registers dependencies; its own `AppIntentsPackage` says which intents it has.
public protocol AppIntentsExtension {
  /// Registers what the intents need.
  init()
}

extension AppIntentsExtension {
  /// Serves whatever plays the system, over standard input and output, until the input ends.
  public static func main() async {
    guard let output = WireOutput.takeStandardOutput() else { return }
    // Kept to the end: a root that is a class lets go in its `deinit` of what it holds.
    let root = Self()
    defer { withExtendedLifetime(root) {} }
    let performer = Performer(registry: IntentRegistry(modules: IntentRegistry.modules(ofRoot: Self.self)))
    let server = ExtensionServer(performer: performer, write: output.write)
    for await line in WireInput.lines() {
      do {
        await server.take(try WireLine.decode(HostMessage.self, from: line))
      } catch {
        output.write(.failed(IntentFailure(error, languages: performer.environment.languages)))
      }
    }
  }
}
