import AppIntents

struct TripShortcuts: AppShortcutsProvider {
  static let rename: AppShortcutPhrase<RenameTripIntent> = "Rename a trip in \(.applicationName)"

  static var appShortcuts: [AppShortcut] {
    // Nothing is said when it is done.
    AppShortcut(
      intent: PackIntent(), phrases: ["Pack with \(.applicationName)"], shortTitle: "Pack", systemImageName: "bag")
    // It is hidden.
    AppShortcut(
      intent: HiddenIntent(), phrases: ["Hide in \(.applicationName)"], shortTitle: "Hide", systemImageName: "eye")
    // Tips show the first phrase, and before the app has run there is no trip to say.
    AppShortcut(
      intent: FlyIntent(), phrases: ["Fly to \(\.$trip) with \(.applicationName)", "Fly with \(.applicationName)"],
      shortTitle: "Fly", systemImageName: "airplane")
    // Siri does not know whose phrase it is.
    AppShortcut(intent: SwimIntent(), phrases: ["Swim now"], shortTitle: "Swim", systemImageName: "water")
    // The same words twice.
    AppShortcut(
      intent: SailIntent(), phrases: ["Fly with \(.applicationName)!"], shortTitle: "Sail", systemImageName: "sail")
    // Apple's metadata step sees a name, and no words.
    AppShortcut(
      intent: WalkIntent(), phrases: [Self.rename], shortTitle: "Walk", systemImageName: "figure")
    // A text cannot be said in a phrase.
    AppShortcut(
      intent: DriveIntent(), phrases: ["Drive to \(\.$place) with \(.applicationName)"], shortTitle: "Drive",
      systemImageName: "car")
    // As a catalog writes it: here it is text.
    AppShortcut(
      intent: RideIntent(), phrases: ["Ride with ${applicationName}"], shortTitle: "Ride", systemImageName: "bicycle")
    // Reminders hears it first.
    AppShortcut(
      intent: RestIntent(), phrases: ["Log a rest in \(.applicationName)"], shortTitle: "Rest", systemImageName: "bed")
    // No tile shows it.
    AppShortcut(intent: WaitIntent(), phrases: ["Wait with \(.applicationName)"])
  }
}
