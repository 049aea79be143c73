import Foundation

/// Carries the wish to start focus across a cold launch: from who hears it before there is a screen, to the screen.
///
/// A flag in `UserDefaults` will do where the app is one process.
public protocol FocusCourier: Sendable {
  /// Leaves the wish for the screen that is about to come up.
  func leave() throws
  /// Takes the wish away.
  /// - Returns: whether there was one: true once for each wish that was left, or for several left before.
  func take() -> Bool
}

/// A courier that is a file: the system lets one process remove it, and only once.
public struct FileCourier: FocusCourier {
  private let path: String

  /// - Parameter path: of the file; its folder must exist.
  public init(path: String) { self.path = path }

  /// Makes the file; one that is there already stays.
  public func leave() throws {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { throw BriefFailure.unwritable(path: path) }
  }

  /// Removes the file.
  public func take() -> Bool { unlink(path) == 0 }
}
