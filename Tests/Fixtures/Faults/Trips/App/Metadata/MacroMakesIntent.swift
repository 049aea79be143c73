import AppIntents

/// Apple's metadata step looks for the expansion, which is on no disk.
@attached(extension, conformances: AppIntent, names: arbitrary)
macro Action(_ title: String) = #externalMacro(module: "TripMacros", type: "Action")
