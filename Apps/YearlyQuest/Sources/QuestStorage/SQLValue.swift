/// What a statement's place holders take.
enum SQLValue {
  case integer(Int)
  case text(String)
}
