/// CLDR's six plural categories, in CLDR's order.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
