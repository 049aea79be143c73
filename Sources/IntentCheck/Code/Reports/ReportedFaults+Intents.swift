extension ReportedFault {
  /// Of intents, parameters, entities, App Shortcuts, metadata and concurrency.
  static let intents: [ReportedFault] = [
    .init("M09", rule: "entities.enum-cases"),
    .init("X01", rule: "metadata.macro-made"),
    .init("X02", rule: "metadata.literal"),
    .init("X03", rule: "metadata.static-value"),
    .init("X04", rule: "entities.enum-imported"),
    .init("X06", rule: "metadata.literal"),
    .init("X07", rule: "metadata.literal"),
    .init("X08", rule: "shortcuts.count"),
    .init("X09", rule: "shortcuts.array-literal"),
    .init("X12", rule: "metadata.constant-argument"),
    .init("P01", rule: "shortcuts.phrase-app-name"),
    .init("P02", rule: "shortcuts.phrase-token"),
    .init("P04", rule: "words.phrase-language"),
    .init("P04", rule: "words.phrases-untranslated"),
    .init("P07", rule: "shortcuts.phrase-parameter"),
    .init("P09", rule: "shortcuts.phrase-verb"),
    .init("P10", rule: "shortcuts.phrase-collision"),
    .init(
      "P11",
      refusal: """
        Apple's own examples write the title of an entity as an interpolation alone, and one report stands against them: \
        a finding at nearly every entity, with nothing to tell the two apart.
        """),
    .init("P12", rule: "shortcuts.phrase-token"),
    .init("L01", rule: "metadata.table"),
    .init("L02", rule: "metadata.bundle"),
    .init("L06", rule: "metadata.reserved-word"),
    .init("L07", rule: "metadata.reserved-word"),
    .init("L08", rule: "metadata.reserved-word"),
    .init("L09", rule: "words.missing-language"),
    .init("R01", rule: "parameters.conditional"),
    .init("R03", rule: "parameters.entity-array"),
    .init("R04", rule: "parameters.summary-optional"),
    .init("R06", rule: "intents.result-type"),
    .init("R09", rule: "parameters.dependency"),
    .init("E01", rule: "entities.random-id"),
    .init("E02", rule: "entities.id-from-content"),
    .init("E03", rule: "entities.indexed-open-intent"),
    .init("E05", rule: "entities.default-dependency"),
    .init("E07", rule: "entities.two-query-kinds"),
    .init("E08", rule: "intents.own-protocol"),
    .init("E08", rule: "metadata.identifier-renamed"),
    .init("E08", rule: "metadata.identifier-removed"),
    .init(
      "E10",
      refusal: """
        Its cause is not told, and it is no identifier: as far as the project's history can be had, all are the same \
        before and after, and so is what they are compiled into.
        """),
    .init("E12", rule: "metadata.identifier-changed"),
    .init("E11", rule: "intents.obsoleted"),
    .init("E16", rule: "entities.index-without-delete"),
    .init("C01", rule: "concurrency.default-isolation"),
    .init("C02", rule: "concurrency.static-var"),
  ]
}
