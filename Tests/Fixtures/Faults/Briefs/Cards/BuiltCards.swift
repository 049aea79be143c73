import CardKit

// The laws hold for a card that is built in code, too.
extension Brief {
  var withoutHeadline: SiriCard {
    SiriCard(bundle: .adapter) {
      Eyebrow("TODAY")
      Row("SLEEP", value: "7:40", unit: "h")
    }
  }

  var withThreeWells: SiriCard {
    SiriCard(bundle: .adapter) {
      Headline("What now?")
      Well("Start", intent: StartFocusIntent())
      Well("Later", intent: StartFocusIntent())
      Well("Never", intent: StartFocusIntent())
    }
  }
}
