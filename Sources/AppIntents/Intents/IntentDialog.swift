import IntentWire

/// What is said, and the shorter line that is shown where there is something to see.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// The interpolation of a localized value, so that a dialog's format is a key.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  package let full: LocalizedStringResource
  package let supporting: LocalizedStringResource?

  /// Makes a dialog that is both said and shown.
  public init(_ string: LocalizedStringResource) {
    full = string
    supporting = nil
  }

  /// Makes a dialog.
  /// - Parameters:
  ///   - full: stands alone; it is what is spoken.
  ///   - supporting: stands beside something to see.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }

  /// Makes a dialog of a text, which is a key of the main bundle.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  /// Makes a dialog of an interpolated text, whose format is a key of the main bundle.
  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// The wire's form.
  package func wire(languages: [String]) -> Dialog {
    Dialog(full: full.resource(languages: languages), supporting: supporting?.resource(languages: languages))
  }
}
