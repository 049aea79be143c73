import Foundation
import IntentWire
import IntentWords

/// Reads a value that was written as text, as far as the host knows the parameter's type.
struct ValueReader {
  /// More values than this are not listed in a failure.
  private static let fewCases = 12

  let parameter: ParameterDescriptor
  let cases: (_ enumeration: String) -> [EnumerationValue]
  let languages: [String]

  init(_ parameter: ParameterDescriptor, cases: @escaping (String) -> [EnumerationValue], languages: [String]) {
    self.parameter = parameter
    self.cases = cases
    self.languages = languages
  }

  /// - Throws: `IntentFailure.unreadableValue` or `outOfRange`.
  func value(of text: String) throws -> IntentValue {
    switch parameter.type {
    case .string: return .string(text)
    case .integer: return try ranged(Int64(text).map { .integer($0) }, text)
    case .double: return try ranged(Double(text).flatMap { $0.isFinite ? .double($0) : nil }, text)
    case .boolean: return try boolean(text)
    case .url:
      guard let url = URL(string: text), url.scheme != nil else { throw unreadable(text) }
      return .url(url)
    case .enumeration(let type): return try enumeration(text, cases(type))
    // The extension knows the day it is, and its entities.
    case .date, .entity, .array, .unknown: return .spoken(text)
    }
  }

  private func ranged(_ value: IntentValue?, _ text: String) throws -> IntentValue {
    guard let value, let number = value.number else { throw unreadable(text) }
    if let range = parameter.range, let lower = range.lower.number, let upper = range.upper.number,
      !(lower <= number && number <= upper)
    {
      throw IntentFailure.outOfRange(value, parameter: parameter.name, range: range)
    }
    return value
  }

  private func boolean(_ text: String) throws -> IntentValue {
    let language = HostLanguage(among: languages)
    let accepted = HostWords.accepted(in: language)
    let matcher = AnswerMatcher([accepted.yes + ["true"], accepted.no + ["false"]], language: language.rawValue)
    guard let place = matcher.match(text).first else { throw unreadable(text) }
    return .boolean(place == 0)
  }

  private func enumeration(_ text: String, _ cases: [EnumerationValue]) throws -> IntentValue {
    if let exact = cases.first(where: { $0.rawValue == text }) { return .enumeration(exact) }
    let names = cases.map { value in
      value.display.map { ([$0.title] + $0.synonyms).map { $0.reading(in: languages).text } } ?? [value.rawValue]
    }
    let places = AnswerMatcher(names, language: languages.first ?? "en").match(text)
    guard places.count == 1 else {
      let known = cases.map { $0.display?.title ?? .verbatim($0.rawValue) }
      throw unreadable(text, allowed: known.count <= Self.fewCases ? known : [])
    }
    return .enumeration(cases[places[0]])
  }

  private func unreadable(_ text: String, allowed: [Resource] = []) -> IntentFailure {
    .unreadableValue(text, parameter: parameter.name, type: parameter.type, allowed: allowed)
  }
}

extension IntentValue {
  fileprivate var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }
}
