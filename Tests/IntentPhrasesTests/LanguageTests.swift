import IntentPhrases
import Testing

@Suite("Phrases in the languages people speak") struct LanguageTests {
  struct Spoken: Sendable, CustomTestStringConvertible {
    var language: String
    var phrase: String
    var names: [String]
    var said: String
    /// The positions of the names reached.
    var reaches: [Int]
    var application = "YearlyQuest"
    var testDescription: String { "\(language): \(said)" }
  }

  static let all: [Spoken] = [
    // Croatian: č ć š ž lose their marks; đ is a letter of its own.
    Spoken(language: "hr", phrase: "Zapiši ${trend} u ${applicationName}", names: ["Čitanje", "Šetnja"],
      said: "zapisi citanje u yearlyquest", reaches: [0]),
    Spoken(language: "hr", phrase: "Zapiši ${trend} u ${applicationName}", names: ["Vođenje", "Vodenje"],
      said: "Zapiši VOĐENJE u YearlyQuest", reaches: [0]),
    Spoken(language: "hr", phrase: "Zapiši ${trend} u ${applicationName}", names: ["Vođenje"],
      said: "Zapiši vodenje u YearlyQuest", reaches: []),
    // German: ß is ss in any case; ü is u, but not ue.
    Spoken(language: "de", phrase: "${trend} in ${applicationName} eintragen", names: ["Spaß", "Müdigkeit"],
      said: "SPASS in YearlyQuest eintragen", reaches: [0]),
    Spoken(language: "de", phrase: "${trend} in ${applicationName} eintragen", names: ["SPASS"],
      said: "Spaß in YearlyQuest eintragen", reaches: [0]),
    Spoken(language: "de", phrase: "${trend} in ${applicationName} eintragen", names: ["SPAẞ"],
      said: "spass in YearlyQuest eintragen", reaches: [0]),
    Spoken(language: "de", phrase: "${trend} in ${applicationName} eintragen", names: ["Müdigkeit"],
      said: "mudigkeit in YearlyQuest eintragen", reaches: [0]),
    Spoken(language: "de", phrase: "${trend} in ${applicationName} eintragen", names: ["Müdigkeit"],
      said: "Muedigkeit in YearlyQuest eintragen", reaches: []),
    Spoken(language: "de", phrase: "${applicationName}-Eintrag für ${trend}", names: ["Schlaf"],
      said: "yearlyquest eintrag für schlaf", reaches: [0]),
    // Turkish: dotted and dotless i are two letters, whichever the case; the suffix hangs on the name.
    Spoken(language: "tr", phrase: "${applicationName}’te ${trend} kaydet", names: ["IŞIK", "İşik"],
      said: "yearlyquest'te ışık kaydet", reaches: [0]),
    Spoken(language: "tr", phrase: "${applicationName}’te ${trend} kaydet", names: ["IŞIK", "İşik"],
      said: "YEARLYQUEST’TE İŞİK KAYDET", reaches: [1]),
    Spoken(language: "en", phrase: "Log ${trend} in ${applicationName}", names: ["IŞIK", "İşik"],
      said: "log isik in yearlyquest", reaches: [0, 1]),
    // Greek: a final sigma is a sigma.
    Spoken(language: "el", phrase: "Γράψε ${trend} στο ${applicationName}", names: ["Ύπνος"],
      said: "ΓΡΑΨΕ ΥΠΝΟΣ ΣΤΟ YEARLYQUEST", reaches: [0]),
    // French: an elision is part of its word, whichever apostrophe.
    Spoken(language: "fr", phrase: "Noter l’${trend} dans ${applicationName}", names: ["énergie"],
      said: "noter l'Energie dans yearlyquest", reaches: [0]),
    // Japanese: no spaces, and voicing makes another letter.
    Spoken(language: "ja", phrase: "${applicationName}で${trend}を記録", names: ["睡眠", "運動"],
      said: "YearlyQuestで睡眠を記録", reaches: [0]),
    Spoken(language: "ja", phrase: "${applicationName}で${trend}を記録", names: ["睡眠", "運動"],
      said: "YearlyQuest で 運動 を 記録。", reaches: [1]),
    Spoken(language: "ja", phrase: "${applicationName}で${trend}を記録", names: ["カキ", "ガキ"],
      said: "YearlyQuestでｶﾞｷを記録", reaches: [1]),
    // Korean: the particle hangs on the name.
    Spoken(language: "ko", phrase: "${applicationName}에서 ${trend} 기록", names: ["수면"],
      said: "YearlyQuest에서 수면 기록", reaches: [0]),
    // Right to left: points, tatweel and direction marks are not heard.
    Spoken(language: "he", phrase: "רשום ${trend} ב${applicationName}", names: ["שֵׁנָה"],
      said: "\u{200F}רשום שנה בYearlyQuest", reaches: [0]),
    Spoken(language: "ar", phrase: "سجّل ${trend} في ${applicationName}", names: ["النَّوم"],
      said: "سجل النـــوم في YearlyQuest", reaches: [0]),
    // Thai: no spaces; tone marks make other words.
    Spoken(language: "th", phrase: "บันทึก${trend}ใน${applicationName}", names: ["ขา", "ข้า"],
      said: "บันทึกข้าใน YearlyQuest", reaches: [1]),
    // Emoji and other symbols of a name may be left out, if something else is left.
    Spoken(language: "en", phrase: "Log ${trend} in ${applicationName}", names: ["Sleep 😴", "Sleep", "😴"],
      said: "Log sleep in YearlyQuest", reaches: [0, 1]),
    Spoken(language: "en", phrase: "Log ${trend} in ${applicationName}", names: ["Sleep 😴", "Sleep", "😴"],
      said: "Log Sleep😴 in YearlyQuest", reaches: [0]),
    Spoken(language: "en", phrase: "Log ${trend} in ${applicationName}", names: ["Sleep 😴", "Sleep", "👩‍👩‍👧"],
      said: "Log 👩‍👩‍👧 in YearlyQuest", reaches: [2]),
    Spoken(language: "en", phrase: "Log ${trend} in ${applicationName}", names: ["\u{2764}\u{FE0F}", "Sleep"],
      said: "Log \u{2764} in YearlyQuest", reaches: [0]),
    Spoken(language: "en", phrase: "Log ${trend} in ${applicationName}", names: ["C", "C++"],
      said: "Log C++ in YearlyQuest", reaches: [1]),
    Spoken(language: "en", phrase: "Log ${trend} in ${applicationName}", names: ["Gym"],
      said: "Log gym in Quest", reaches: [0], application: "Quest®"),
  ]

  @Test("reach what a person means", arguments: all)
  func reaches(spoken: Spoken) {
    let book = questBook(
      language: spoken.language, names: [spoken.application], log: [spoken.phrase], trends: spoken.names.map { [$0] })
    #expect(book.match(spoken.said).summary == spoken.reaches.map { "Quest.Log t\($0)" })
  }
}
