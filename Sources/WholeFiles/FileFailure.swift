import Foundation

/// Why a file cannot be read or written.
package enum FileFailure: Error, Hashable, Sendable {
  case folder
  /// A pipe, a socket or a device.
  case irregular
  /// A link that leads to what is not there.
  case danglingLink
  case system(errno: Int32)

  /// What the system says of the last call that failed.
  static var ofSystem: FileFailure { .system(errno: errno) }

  /// As the end of a sentence.
  package var reason: String {
    switch self {
    case .folder: "it is a folder"
    case .irregular: "it is no regular file"
    case .danglingLink: "it is a link that leads nowhere"
    case .system(let errno): strerror(errno).map { String(cString: $0) } ?? "the system says \(errno)"
    }
  }

  /// Nil for a regular file.
  static func kind(of status: stat) -> FileFailure? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: .folder
    default: .irregular
    }
  }
}
