/// The rules of what a snippet draws.
enum CardRules {
  static let all: [any CodeRule] =
    [
      CardGlass(), CardMaterialGround(), DeadButton(), DeadInput(), CardScrolls(), SmallType(), DynamicType(),
      LineLimit(), PlainValues(), CardHeight(), RecipeReads(),
    ] + CardLaws.all
}
