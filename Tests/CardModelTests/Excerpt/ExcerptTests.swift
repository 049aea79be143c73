import CardModel
import Testing

@Suite("An excerpt") struct ExcerptTests {
  @Test(
    "is the text itself where there is room, without the space around it",
    arguments: [
      ("", ""), (" \n ", ""), ("Short", "Short"), ("  Two. Words.\n", "Two. Words."),
      (String(repeating: "é", count: 140), String(repeating: "é", count: 140)),
      (String(repeating: "👩‍👩‍👧", count: 140), String(repeating: "👩‍👩‍👧", count: 140)),
      (String(repeating: "a", count: 140) + String(repeating: " ", count: 500), String(repeating: "a", count: 140)),
    ])
  func whole(text: String, excerpt: String) {
    let made = Excerpt(of: text, language: "en")
    #expect(made.text == excerpt)
    #expect(made.isWhole)
  }

  @Test(
    "ends where a sentence ends",
    arguments: [
      ("en", "One is here! Two is here? Three is here.", 25, "One is here! Two is here?"),
      ("en", "One is here! Two is here? Three is here.", 24, "One is here!"),
      ("en", "Dr. Xu came. Mr. A. Smith did not come at all.", 20, "Dr. Xu came."),
      ("en", "Ask Prof. Li first. Then wait for a long time.", 20, "Ask Prof. Li first."),
      ("en", "It is 2.5 km. Home, e.g. Paris, is far from here.", 15, "It is 2.5 km."),
      ("en", "She said \"Go.\" Then nothing was heard of them.", 20, "She said \"Go.\""),
      ("en", "First line\nsecond line that goes on", 15, "First line"),
      ("de", "Am 3. Mai ist Ruhe. Danach geht es wieder los.", 20, "Am 3. Mai ist Ruhe."),
      ("de", "Heute kommt Prof. Meier. Danach ist Schluss damit.", 25, "Heute kommt Prof. Meier."),
      ("hr", "Danas dolazi prof. Horvat. Sutra dolazi netko drugi.", 30, "Danas dolazi prof. Horvat."),
      ("hr", "Vidi npr. Split. Sutra dolazi netko drugi opet.", 20, "Vidi npr. Split."),
      ("zh", "你好。世界！好吗？是的，我很好。", 6, "你好。世界！"), ("ja", "今日は晴れ。明日は雨でしょう。", 8, "今日は晴れ。"),
      ("ar", "كيف حالك؟ أنا بخير. شكرا جزيلا لك", 20, "كيف حالك؟ أنا بخير."),
      ("hi", "आप कैसे हैं। मैं ठीक हूँ। धन्यवाद मित्र", 22, "आप कैसे हैं। मैं ठीक हूँ।"),
      ("", "One is here. Two is here.", 15, "One is here."),
      ("no such tag!", "One is here. Two is here.", 15, "One is here."),
    ])
  func sentences(language: String, text: String, budget: Int, excerpt: String) {
    let made = Excerpt(of: text, budget: budget, language: language)
    #expect(made.text == excerpt)
    #expect(made.isWhole)
  }

  /// Each text has room up to a full stop that ends nothing.
  @Test(
    "never ends after a title, an initial, an abbreviation or a number that counts",
    arguments: [
      ("en", "He came. Mr. Smith did not.", 12, "He came."), ("en", "He came. Prof. Li did not.", 14, "He came."),
      ("en", "He came. A. Smith did not.", 11, "He came."),
      ("en", "He came. Home, e.g. Paris, is far.", 20, "He came."),
      ("de", "Es ruht. Am 3. Mai geht es los.", 14, "Es ruht."), ("de", "Es ruht. Prof. Meier nicht.", 14, "Es ruht."),
      ("de", "Es ruht. Das ist z.B. Gut so.", 21, "Es ruht."), ("hr", "Miruje. Prof. Horvat ne.", 13, "Miruje."),
      ("hr", "Miruje. Vidi npr. Split danas.", 17, "Miruje."), ("pl", "Cisza. Dr. Nowak nie.", 10, "Cisza."),
      ("pl", "Cisza. J. Nowak nie.", 10, "Cisza."),
    ])
  func open(language: String, text: String, budget: Int, excerpt: String) {
    #expect(Excerpt(of: text, budget: budget, language: language).text == excerpt)
  }

  @Test("ends after a number of a page, a year, and whatever ends its line")
  func closed() {
    #expect(Excerpt(of: "It was in 2019. Then it was not.", budget: 15, language: "en").text == "It was in 2019.")
    #expect(Excerpt(of: "See page 3.\nThen see the others.", budget: 15, language: "en").text == "See page 3.")
    #expect(Excerpt(of: "This is it. Then it was not.", budget: 13, language: "en").text == "This is it.")
  }

  @Test(
    "of a first sentence that is too long is cut after a word, and says so",
    arguments: [
      ("en", "A sentence, that goes on and on.", 12, "A sentence…"),
      ("en", "A sentence that goes on.", 11, "A sentence…"),
      ("en", "A sentence that goes on.", 10, "A…"), ("en", "Unbreakable", 5, "Unbr…"),
      ("en", "See (this) thing", 11, "See (this)…"),
      ("ja", "今日は晴れていますが明日は雨でしょう。", 8, "今日は晴れてい…"), ("en", "Any", -7, "A…"),
    ])
  func cut(language: String, text: String, budget: Int, excerpt: String) {
    let made = Excerpt(of: text, budget: budget, language: language)
    #expect(made.text == excerpt)
    #expect(!made.isWhole)
  }

  @Test("never has more characters than it may, and is the start of its text")
  func bounds() {
    let text = "One. Two three! Four, five and six? Seven. Eight nine ten eleven twelve."
    for budget in 2...80 {
      let excerpt = Excerpt(of: text, budget: budget, language: "en")
      #expect(excerpt.text.count <= budget)
      #expect(text.hasPrefix(excerpt.isWhole ? excerpt.text : String(excerpt.text.dropLast())))
    }
  }

  @Test("of a text of ten million characters looks at its start only")
  func long() {
    let text = "A start. X" + String(repeating: "x", count: 10_000_000)
    #expect(Excerpt(of: text, language: "en").text == "A start.")
  }
}
