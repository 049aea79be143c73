import CardModel
import CardRender
import Testing

/// The table of advances beside shaped text: how far an estimate is from what is drawn.
@Suite("How good the estimate is")
struct EstimateTests {
  /// What cards say, in twelve languages.
  static let phrases: [(language: String, texts: [String])] = [
    ("en", ["Two talks are behind you", "Take the long walk around four.", "On the rise", "Put in calendar", "Wind: 24"]),
    ("de", ["Zwei Vorträge liegen hinter dir", "Geh gegen vier die lange Runde.", "Im Aufwind", "Eintragen", "Fußweg"]),
    ("hr", ["Dva su razgovora iza tebe", "Prošetaj dužim putem oko četiri.", "U porastu", "Dodaj u kalendar", "Vjetar"]),
    ("pl", ["Dwie rozmowy są już za tobą", "Idź na długi spacer około czwartej.", "W górę", "Dodaj do kalendarza"]),
    ("fr", ["Deux exposés sont derrière toi", "Fais le grand tour vers seize heures.", "En hausse", "Ajouter"]),
    ("ru", ["Два разговора уже позади", "Прогуляйся подольше около четырёх.", "На подъёме", "Добавить", "Ветер"]),
    ("el", ["Δύο ομιλίες είναι πίσω σου", "Πάρε τον μακρύ δρόμο στις τέσσερις.", "Σε άνοδο", "Προσθήκη"]),
    ("vi", ["Hai buổi nói chuyện đã xong", "Hãy đi dạo lâu vào khoảng bốn giờ.", "Đang tăng", "Thêm vào lịch"]),
    ("ja", ["打ち合わせは二つ終わりました", "四時ごろに長い散歩をしましょう。", "順調です", "カレンダーに追加"]),
    ("ar", ["اجتماعان خلفك", "خذ المشوار الطويل حوالي الرابعة", "في ارتفاع", "أضف إلى التقويم"]),
    ("hi", ["दो बातचीत पूरी हुई", "चार बजे लंबी सैर पर जाएँ", "बढ़त पर", "कैलेंडर में जोड़ें"]),
    ("th", ["การประชุมสองครั้งผ่านไปแล้ว", "เดินเล่นระยะไกลตอนสี่โมง", "กำลังเพิ่มขึ้น", "เพิ่มในปฏิทิน"]),
  ]

  private static let faces = [TextRole.sentence, .headline, .wellTitle, .footnote].map(\.face)

  /// By how much the table is off, as parts of the shaped width, the least first.
  private func errors(in language: String) throws -> [Double] {
    let (exact, table) = (try Shared.measurer, TableMeasurer())
    let texts = try #require(Self.phrases.first { $0.language == language }).texts
    return texts.flatMap { text in
      Self.faces.map { face in
        let run = TextRun(text, face, language: language, isRightToLeft: language == "ar")
        func width(_ measurer: any TextMeasurer) -> Double {
          measurer.lines(of: run, width: nil, most: 1).first?.width ?? 0
        }
        return abs(width(table) - width(exact)) / width(exact)
      }
    }.sorted()
  }

  /// As `Documentation/CardPictures.md` says them.
  private static let bounds: [(languages: [String], median: Double, worst: Double)] = [
    (["en", "de", "hr", "pl", "fr", "ru", "el", "vi", "ja"], 0.005, 0.02), (["th"], 0.03, 0.1),
    (["ar", "hi"], 0.1, 0.3),
  ]

  @Test("the table is no further from shaped text than is said", arguments: bounds)
  func isWithin(languages: [String], median: Double, worst: Double) throws {
    for language in languages {
      let errors = try errors(in: language)
      #expect(errors[errors.count / 2] < median, "\(language)")
      #expect(errors.last ?? 0 < worst, "\(language)")
    }
  }

  @Test("preset for preset, lines break at the same words", arguments: CardPreset.all.map(\.name))
  func breaks(name: String) throws {
    let card = try #require(CardPreset.named(name)).card
    let exact = CardLayout(measurer: try Shared.measurer).placed(card, in: ["en"])
    let estimate = CardLayout(measurer: TableMeasurer()).placed(card, in: ["en"])
    #expect(estimate.texts.map(\.text) == exact.texts.map(\.text))
    #expect(abs(estimate.height - exact.height) < 1e-9)
  }
}
