/// What a card shows; nothing is wrong here.
struct Brief {
  let headline: String
  let note: String
}
