/// The rules about entities, enumerations and the queries that find them.
enum EntityRules {
  static let all: [any CodeRule] = [
    ContentIdentifier(), DefaultDependency(), EnumCaseNames(), EnumImported(), EnumRawText(), IndexReconciled(),
    IndexedEntityOpens(), RandomIdentifier(), TwoQueryKinds(),
  ]
}
