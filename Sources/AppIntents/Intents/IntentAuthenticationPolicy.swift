/// Whether a locked device runs an intent.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// It runs on a locked device.
  case alwaysAllowed
  /// A locked device is unlocked first, unless the request comes from an authenticated device.
  case requiresAuthentication
  /// This very device is unlocked first.
  case requiresLocalDeviceAuthentication
}
