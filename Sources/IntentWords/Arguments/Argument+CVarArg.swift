import Foundation

extension Argument {
  /// A variadic argument as a member of the closed set; nil for a type that no specifier takes.
  package init?(_ value: any CVarArg) {
    guard let (argument, _) = Self.classify(value) else { return nil }
    self = argument
  }

  /// The argument, and the specifier Foundation writes into the key for its type.
  static func classify(_ value: any CVarArg) -> (argument: Argument, specifier: String)? {
    switch value {
    case let value as Int: (.integer(Int64(value)), "%lld")
    case let value as Int64: (.integer(value), "%lld")
    case let value as Int32: (.integer(Int64(value)), "%d")
    case let value as Int16: (.integer(Int64(value)), "%d")
    case let value as Int8: (.integer(Int64(value)), "%d")
    case let value as UInt: (.unsigned(UInt64(value)), "%llu")
    case let value as UInt64: (.unsigned(value), "%llu")
    case let value as UInt32: (.unsigned(UInt64(value)), "%u")
    case let value as UInt16: (.unsigned(UInt64(value)), "%u")
    case let value as UInt8: (.unsigned(UInt64(value)), "%u")
    case let value as Double: (.double(value), "%lf")
    case let value as CGFloat: (.double(Double(value)), "%lf")
    case let value as Float: (.double(Double(value)), "%f")
    case let value as String: (.text(value), "%@")
    default: nil
    }
  }
}
