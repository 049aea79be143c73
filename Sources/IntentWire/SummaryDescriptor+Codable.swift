import IntentWords

extension SummaryDescriptor: Codable {
  private enum Key: String, CodingKey { case kind, text, others, parameter, condition, then, cases, otherwise }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func summary(_ key: Key) throws -> SummaryDescriptor { try fields.decode(SummaryDescriptor.self, forKey: key) }
    let kind = try fields.decode(String.self, forKey: .kind)
    switch kind {
    case "sentence":
      self = .sentence(
        try fields.decode(Resource.self, forKey: .text), others: try fields.decode([String].self, forKey: .others))
    case "when":
      self = .when(
        parameter: try fields.decode(String.self, forKey: .parameter),
        condition: try fields.decode(String.self, forKey: .condition),
        then: try summary(.then), otherwise: try summary(.otherwise))
    case "choice":
      self = .choice(
        parameter: try fields.decode(String.self, forKey: .parameter),
        cases: try fields.decode([SummaryCase].self, forKey: .cases), otherwise: try summary(.otherwise))
    default: self = .unknown(kind)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .sentence(let text, let others):
      try fields.encode("sentence", forKey: .kind)
      try fields.encode(text, forKey: .text)
      try fields.encode(others, forKey: .others)
    case .when(let parameter, let condition, let then, let otherwise):
      try fields.encode("when", forKey: .kind)
      try fields.encode(parameter, forKey: .parameter)
      try fields.encode(condition, forKey: .condition)
      try fields.encode(then, forKey: .then)
      try fields.encode(otherwise, forKey: .otherwise)
    case .choice(let parameter, let cases, let otherwise):
      try fields.encode("choice", forKey: .kind)
      try fields.encode(parameter, forKey: .parameter)
      try fields.encode(cases, forKey: .cases)
      try fields.encode(otherwise, forKey: .otherwise)
    case .unknown(let kind): try fields.encode(kind, forKey: .kind)
    }
  }
}
