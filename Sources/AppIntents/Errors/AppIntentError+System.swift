extension AppIntentError {
  /// The app lacks a permission.
  public enum PermissionRequired {
    public static let siri = AppIntentError(.system(.siriPermission))
    public static let localNetwork = AppIntentError(.system(.localNetworkPermission))
    public static let bluetooth = AppIntentError(.system(.bluetoothPermission))
    public static let photos = AppIntentError(.system(.photosPermission))
    public static let contacts = AppIntentError(.system(.contactsPermission))
    /// The place of the device.
    /// - Parameter precise: whether a rough place would not do.
    public static func location(precise: Bool = false) -> AppIntentError {
      AppIntentError(.system(precise ? .preciseLocationPermission : .locationPermission))
    }
  }

  /// The person has to do something first.
  public enum UserActionRequired {
    public static let signin = AppIntentError(.system(.signin))
    public static let accountSetup = AppIntentError(.system(.accountSetup))
    public static let confirmation = AppIntentError(.system(.confirmation))
  }

  /// It cannot be done.
  public enum Unrecoverable {
    public static let networkFailure = AppIntentError(.system(.networkFailure))
    public static let partialFailure = AppIntentError(.system(.partialFailure))
    public static let notAllowed = AppIntentError(.system(.notAllowed))
    public static let unsupportedOnDevice = AppIntentError(.system(.unsupportedOnDevice))
    public static let featureCurrentlyRestricted = AppIntentError(.system(.featureCurrentlyRestricted))
    public static let entityNotFound = AppIntentError(.system(.entityNotFound))
    public static let unknown = AppIntentError(.system(.unknown))
  }
}
