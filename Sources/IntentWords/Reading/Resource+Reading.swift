import Foundation

extension Resource {
  /// The resource as a person reads it.
  /// - Parameter languages: what the person prefers, best first, as BCP 47 tags.
  package func reading(in languages: [String]) -> Reading { reading(in: languages, formattedFor: nil) }

  /// The resource as a person reads it, with numbers written in the way of a locale.
  /// - Parameters:
  ///   - languages: what the person prefers, best first, as BCP 47 tags.
  ///   - locale: how numbers are written; it does not choose the language. Nil means as the first language writes them.
  ///   - store: where catalogs are kept.
  ///   - device: whose text is read where texts vary by device.
  package func reading(
    in languages: [String], formattedFor locale: Locale?, store: CatalogStore = .shared, device: Device = .iphone
  ) -> Reading {
    let numbers = locale.map { NumberForms(.of(tag: $0.identifier)) }
    return reading(
      in: ReadingContext(
        languages: languages, numbers: numbers ?? .of(tag: languages.first ?? "en"), store: store, device: device))
  }

  func reading(in context: ReadingContext) -> Reading {
    let found = Lookup(self, in: context)
    var filler = Filler(
      key: key, arguments: arguments, substitutions: found.substitutions, language: found.language, context: context)
    let text = filler.text(of: found.text)
    ReadingLog.current?.add(found.notices(own: filler.problems))
    return Reading(
      text: text, language: found.language, step: found.step,
      problems: found.problems + filler.problems + filler.innerProblems, forms: filler.forms)
  }
}
