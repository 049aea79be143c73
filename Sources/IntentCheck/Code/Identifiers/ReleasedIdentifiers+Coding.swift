// A list or a group without anything is left out, and a person may have taken it out.

extension ReleasedIdentifiers {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    kind = try container.decode(String.self, forKey: .kind)
    entities = try container.decodeIfPresent([String: Entity].self, forKey: .entities) ?? [:]
    enums = try container.decodeIfPresent([String: Enumeration].self, forKey: .enums) ?? [:]
    intents = try container.decodeIfPresent([String: Intent].self, forKey: .intents) ?? [:]
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version, forKey: .version)
    try container.encode(kind, forKey: .kind)
    if !entities.isEmpty { try container.encode(entities, forKey: .entities) }
    if !enums.isEmpty { try container.encode(enums, forKey: .enums) }
    if !intents.isEmpty { try container.encode(intents, forKey: .intents) }
  }
}

extension ReleasedIdentifiers.Entity: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeIfPresent(String.self, forKey: .id)
    properties = try container.decodeIfPresent([String].self, forKey: .properties) ?? []
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(id, forKey: .id)
    if !properties.isEmpty { try container.encode(properties, forKey: .properties) }
  }
}

extension ReleasedIdentifiers.Enumeration: Codable {
  package init(from decoder: any Decoder) throws {
    values = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent([String].self, forKey: .values) ?? []
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !values.isEmpty { try container.encode(values, forKey: .values) }
  }
}

extension ReleasedIdentifiers.Intent: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let places = try container.decodeIfPresent([String].self, forKey: .places) ?? []
    self.places = places.compactMap(ReleasedIdentifiers.Place.init)
    parameters = try container.decodeIfPresent([String].self, forKey: .parameters) ?? []
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !places.isEmpty { try container.encode(places, forKey: .places) }
    if !parameters.isEmpty { try container.encode(parameters, forKey: .parameters) }
  }
}
