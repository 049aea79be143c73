import AppIntents

/// The app writes into "group.lamps".
let shared = UserDefaults(suiteName: "group.lamps.widget")
