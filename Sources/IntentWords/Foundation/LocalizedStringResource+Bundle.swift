#if !canImport(Darwin)
import Foundation

extension LocalizedStringResource {
  /// Which bundle holds a catalog.
  public enum BundleDescription: @unchecked Sendable {
    // Unchecked: a class object is immutable, though the compiler does not call `AnyClass` Sendable.

    /// The bundle of the program.
    case main
    /// The bundle that a class was loaded from; on Linux, where everything is linked into one, the program's.
    case forClass(AnyClass)
    /// The bundle at a file URL.
    case atURL(URL)

    /// Where the catalogs are.
    package var url: URL {
      switch self {
      // `Bundle(for:)` is not asked: on Linux it can only answer the program's folder, and it has been seen to crash.
      case .main, .forClass: MainBundle.url
      case .atURL(let url): url
      }
    }
  }
}

extension LocalizedStringResource.BundleDescription: Equatable {
  /// Two descriptions are equal when they name the same place in the same way.
  public static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.main, .main): true
    case (.forClass(let one), .forClass(let other)): one == other
    case (.atURL(let one), .atURL(let other)): one == other
    default: false
    }
  }
}

enum MainBundle {
  /// The program's own resources. SwiftPM puts those of an executable target into a folder beside it, named for the
  /// package and the target.
  static let url: URL = {
    let folder = Bundle.main.bundleURL
    guard let program = Bundle.main.executableURL?.lastPathComponent else { return folder }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let resources = names.filter { $0.hasSuffix("_\(program).resources") || $0.hasSuffix("_\(program).bundle") }
    return resources.count == 1 ? folder.appending(path: resources[0], directoryHint: .isDirectory) : folder
  }()
}
#endif
