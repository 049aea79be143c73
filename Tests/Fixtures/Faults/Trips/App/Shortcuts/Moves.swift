import AppIntents

// What `TripShortcuts` names; nothing is wrong here.

struct HiddenIntent: AppIntent {
  static let title: LocalizedStringResource = "Hide"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "You are hidden.") }
}

struct FlyIntent: AppIntent {
  static let title: LocalizedStringResource = "Fly"
  @Parameter(title: "Trip") var trip: TripEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "You fly to \(trip.name).")
  }
}

struct DriveIntent: AppIntent {
  static let title: LocalizedStringResource = "Drive"
  @Parameter(title: "Place") var place: String

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "You drive to \(place).") }
}

struct SwimIntent: AppIntent {
  static let title: LocalizedStringResource = "Swim"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "You swim.") }
}

struct SailIntent: AppIntent {
  static let title: LocalizedStringResource = "Sail"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "You sail.") }
}

struct WalkIntent: AppIntent {
  static let title: LocalizedStringResource = "Walk"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "You walk.") }
}

struct RideIntent: AppIntent {
  static let title: LocalizedStringResource = "Ride"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "You ride.") }
}

struct RestIntent: AppIntent {
  static let title: LocalizedStringResource = "Rest"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "You rest.") }
}

struct WaitIntent: AppIntent {
  static let title: LocalizedStringResource = "Wait"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "You wait.") }
}
