/// The rules about what Apple's metadata step reads.
enum MetadataRules {
  static let all: [any CodeRule] = [
    ConstantArgument(), DescriptionType(), IdentifierChanged(), IdentifierRemoved(), IdentifierRenamed(),
    MacroMadeIntent(), MetadataBundle(), MetadataLiteral(), MetadataStaticValue(), MetadataTable(), ReservedWord(),
  ]
}
