extension AppIntentError {
  /// The app lacks a permission.
  public enum PermissionRequired {
    /// Siri may not be used.
    public static let siri = AppIntentError(.system(.siriPermission))
    /// The local network may not be used.
    public static let localNetwork = AppIntentError(.system(.localNetworkPermission))
    /// Bluetooth may not be used.
    public static let bluetooth = AppIntentError(.system(.bluetoothPermission))
    /// The photos may not be seen.
    public static let photos = AppIntentError(.system(.photosPermission))
    /// The contacts may not be seen.
    public static let contacts = AppIntentError(.system(.contactsPermission))
    /// The place of the device.
    /// - Parameter precise: whether a rough place would not do.
    public static func location(precise: Bool = false) -> AppIntentError {
      AppIntentError(.system(precise ? .preciseLocationPermission : .locationPermission))
    }
  }

  /// The person has to do something first.
  public enum UserActionRequired {
    /// The person is to sign in.
    public static let signin = AppIntentError(.system(.signin))
    /// The person is to set up an account.
    public static let accountSetup = AppIntentError(.system(.accountSetup))
    /// The person is to confirm something.
    public static let confirmation = AppIntentError(.system(.confirmation))
  }

  /// It cannot be done.
  public enum Unrecoverable {
    /// The network is not there.
    public static let networkFailure = AppIntentError(.system(.networkFailure))
    /// Only part of it worked.
    public static let partialFailure = AppIntentError(.system(.partialFailure))
    /// It is not allowed.
    public static let notAllowed = AppIntentError(.system(.notAllowed))
    /// The device cannot do it.
    public static let unsupportedOnDevice = AppIntentError(.system(.unsupportedOnDevice))
    /// It is restricted at the moment.
    public static let featureCurrentlyRestricted = AppIntentError(.system(.featureCurrentlyRestricted))
    /// What was meant is not there.
    public static let entityNotFound = AppIntentError(.system(.entityNotFound))
    /// Nobody knows why.
    public static let unknown = AppIntentError(.system(.unknown))
  }
}
