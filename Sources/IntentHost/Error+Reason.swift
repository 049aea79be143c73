import Foundation

extension Error {
  /// What the system says of it, in a few words.
  package var reason: String {
    let error = self as NSError
    // By way of Error: on Linux a POSIXError is not cast to NSError at once.
    let underlying = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
    return underlying.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(underlying.code))) : error.localizedDescription
  }
}
