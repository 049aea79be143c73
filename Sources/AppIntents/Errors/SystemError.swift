/// The system's own errors, with words in the languages that the host speaks.
///
/// The words are ours: Apple's are not documented and are seen on a device only.
package enum SystemError: String, Sendable {
  case siriPermission, localNetworkPermission, bluetoothPermission, photosPermission, contactsPermission
  case locationPermission, preciseLocationPermission
  case signin, accountSetup, confirmation
  case networkFailure, partialFailure, notAllowed, unsupportedOnDevice, featureCurrentlyRestricted, entityNotFound
  case unknown

  package var words: LocalizedStringResource {
    let (english, german, croatian) = texts
    let argument = Argument.opaque(["en": english, "de": german, "hr": croatian])
    return LocalizedStringResource(Resource(key: "%@", arguments: [argument]))
  }

  private var texts: (String, String, String) {
    switch self {
    case .siriPermission:
      (
        "Siri needs your permission first.", "Siri braucht erst deine Erlaubnis.",
        "Siri najprije treba tvoje dopuštenje."
      )
    case .localNetworkPermission:
      (
        "The app needs permission to use the local network.", "Die App darf das lokale Netzwerk noch nicht nutzen.",
        "Aplikacija treba dopuštenje za lokalnu mrežu."
      )
    case .bluetoothPermission:
      (
        "The app needs permission to use Bluetooth.", "Die App darf Bluetooth noch nicht nutzen.",
        "Aplikacija treba dopuštenje za Bluetooth."
      )
    case .photosPermission:
      (
        "The app needs permission to see your photos.", "Die App darf deine Fotos noch nicht sehen.",
        "Aplikacija treba dopuštenje za fotografije."
      )
    case .contactsPermission:
      (
        "The app needs permission to see your contacts.", "Die App darf deine Kontakte noch nicht sehen.",
        "Aplikacija treba dopuštenje za kontakte."
      )
    case .locationPermission:
      (
        "The app needs permission to see your location.", "Die App darf deinen Standort noch nicht sehen.",
        "Aplikacija treba dopuštenje za lokaciju."
      )
    case .preciseLocationPermission:
      (
        "The app needs permission to see your precise location.",
        "Die App darf deinen genauen Standort noch nicht sehen.", "Aplikacija treba dopuštenje za točnu lokaciju."
      )
    case .signin:
      ("Sign in to the app first.", "Melde dich erst in der App an.", "Najprije se prijavi u aplikaciju.")
    case .accountSetup:
      (
        "Set up your account in the app first.", "Richte erst dein Konto in der App ein.",
        "Najprije postavi račun u aplikaciji."
      )
    case .confirmation:
      ("Confirm it in the app first.", "Bestätige es erst in der App.", "Najprije to potvrdi u aplikaciji.")
    case .networkFailure:
      ("The network is not there.", "Das Netzwerk ist nicht erreichbar.", "Mreža nije dostupna.")
    case .partialFailure:
      ("Only part of it worked.", "Es hat nur zum Teil geklappt.", "Uspjelo je samo djelomično.")
    case .notAllowed: ("That is not allowed.", "Das ist nicht erlaubt.", "To nije dopušteno.")
    case .unsupportedOnDevice:
      ("This device cannot do that.", "Dieses Gerät kann das nicht.", "Ovaj uređaj to ne može.")
    case .featureCurrentlyRestricted:
      ("That is restricted at the moment.", "Das ist zurzeit eingeschränkt.", "To je trenutačno ograničeno.")
    case .entityNotFound: ("That could not be found.", "Das wurde nicht gefunden.", "To nije pronađeno.")
    case .unknown: ("Something went wrong.", "Etwas ist schiefgegangen.", "Nešto je pošlo po zlu.")
    }
  }
}
