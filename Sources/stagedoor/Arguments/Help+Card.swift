/// What `--help` shows of `card`.
extension Help {
  static func text(of verb: CardVerb) -> String {
    switch verb {
    case .render: render
    case .lint: lint
    case .laws: laws
    case .fix: fix
    case .diff: diff
    case .convert: convert
    case .new: new
    case .presets: presets
    case .verify: verify
    case .record: record
    }
  }

  static let card = """
    stagedoor card VERB: designs, judges and draws a snippet card, off the device.

      stagedoor card new --preset day > today.recipe        a recipe to begin with
      stagedoor card lint today.recipe                      does it keep every law?
      stagedoor card laws 13                                why is law 13 one?
      stagedoor card render today.recipe --output today.png
      stagedoor card render today.recipe --strip --output states.png
      stagedoor card fix today.recipe --write               the repairs that take nothing out
      stagedoor card diff today.recipe day                  what is other than in the preset
      stagedoor card convert today.recipe today.json
      stagedoor card verify Cards                           do the cards still look as they did?

    A CARD is the path of a recipe or of a JSON, - for standard input, a preset (stagedoor card presets), or
    published and a preset: the look of other kits, on which laws fail.

      --language hr,en                 the language of the card (en); lint, fix and a strip take each
      --text-size xSmall … large … accessibility5
      --light white,dusk,night         what lies behind it: white milk sand dusk slate night colored none
      --scale 1|2|3                    pixels for each point (2)
      --output PATH                    where it goes; - is standard output
      --estimate                       measures with a table instead of the fonts: near, and needs none
      --report FILE.html               a page with every picture

    stagedoor card VERB --help shows more, Documentation/CardCommand.md all. Exit status: 0 good; 1 a law fails, or
    something differs; 2 the command line is wrong; 3 something cannot be read, drawn or written.

    """

  private static let render = """
    stagedoor card render CARD …: draws a card.

      stagedoor card render today.recipe --output today.png
      stagedoor card render today.recipe --output today.svg --light white
      stagedoor card render today.recipe --output today.html --language ar
      stagedoor card render day --light none --scale 3 > day.png
      stagedoor card render today.recipe --strip --output states.png     its states, over each light
      stagedoor card render day week year --strip --output all.png       several cards, over each light
      stagedoor card render week --strip --language en,de,ar,ja --output languages.png

      --output PATH                    where it goes; - or nothing is standard output
      --format png|svg|html|recipe|json   by the end of the path's name, else png
      --strip                          one picture of cards or states × lights
      --light white,dusk,night         white milk sand dusk slate night colored none (sand; flat ones for a strip)
      --scale 1|2|3                    pixels for each point (2)
      --language hr,en                 what the card is read in (en); a strip shows each
      --text-size xSmall … large … accessibility5

    """

  private static let lint = """
    stagedoor card lint CARD …: judges a card by every law.

      stagedoor card lint today.recipe
      stagedoor card lint today.recipe --language en,de,ar --text-size xxxLarge
      stagedoor card lint --all-presets
      stagedoor card lint published day              what other kits' looks come to
      stagedoor card lint today.recipe --spoken "You slept seven hours." --printed "Seven hours"
      stagedoor card lint today.recipe --json --estimate

    A failure ends with 1; warnings and advice do not: what of a recipe was not understood is a warning. A repair below
    a verdict is what stagedoor card fix does, and stagedoor card laws 13 says why law 13 holds.

      --language hr,en                 judged in each (en)
      --text-size xSmall … large … accessibility5
      --all-presets                    every preset
      --spoken TEXT --printed TEXT     what is said with the card, and what stands above it
      --estimate                       measures with a table instead of the fonts: near, and needs none
      --json                           one JSON document on standard output

    """

  private static let laws = """
    stagedoor card laws [LAW …]: lists the laws, or says of each that is named why it holds.

      stagedoor card laws
      stagedoor card laws 13 few-rows                by its number or its name

      --json                           one JSON document on standard output

    """

  private static let fix = """
    stagedoor card fix CARD: the repairs that the laws know, one after another.

      stagedoor card fix today.recipe                shows them, and the lines that change
      stagedoor card fix today.recipe --write        makes them in the file
      stagedoor card fix today.recipe --write --remove
      stagedoor card fix today.recipe --language en,de

    What the card shows stays, unless --remove says that it may go. Comments, lines that say what they said, and lines
    that cannot be read stay as they are. A law that still fails ends with 1, and what --write refuses with 3.

      --dry-run                        changes no file, as without a flag
      --write                          replaces the file, whole or not at all
      --remove                         takes out, too: a second headline, a fifth row, sentences that are too many
      --language hr,en                 what the card is read in (en)
      --text-size xSmall … large … accessibility5
      --estimate                       measures with a table instead of the fonts

    """

  private static let diff = """
    stagedoor card diff CARD CARD: what one card has that the other has not.

      stagedoor card diff today.recipe day
      stagedoor card diff day published day
      stagedoor card diff old.recipe new.recipe --output difference.png     before | after | difference

    Cards that differ end with 1.

      --output PATH                    a picture of both, and of where they differ
      --light white                    what lies behind them (sand)
      --scale 1|2|3                    pixels for each point (2)
      --language hr,en                 what the cards are read in (en)
      --text-size xSmall … large … accessibility5

    """

  private static let convert = """
    stagedoor card convert CARD PATH: writes a card in another form, and tells what that form cannot hold.

      stagedoor card convert today.recipe today.json
      stagedoor card convert card.json today.recipe --language hr
      stagedoor card convert today.recipe older.legacy.json

    The end of the name says the form: .recipe or .txt is text, .json the card's JSON, .legacy.json the older form
    without blocks.

      --language hr,en                 what texts of catalogs are read in (en)

    """

  private static let new = """
    stagedoor card new: prints a recipe to begin with.

      stagedoor card new --preset day > today.recipe
      stagedoor card new --preset low-type

      --preset NAME                    which: stagedoor card presets lists them

    """

  private static let presets = """
    stagedoor card presets: lists the presets, each with when to choose it.

      stagedoor card presets

    """

  private static let verify = """
    stagedoor card verify FOLDER: draws the recipes of a folder, and compares with the pictures that are kept.

      stagedoor card verify Cards
      stagedoor card verify Cards --report cards.html

    A picture that differs, is missing, or was drawn with other fonts ends with 1. stagedoor card record keeps new ones.

      --report FILE.html               a page with every picture, and where it differs
      --language hr,en                 what the cards are read in (en)

    """

  private static let record = """
    stagedoor card record FOLDER: draws the recipes of a folder, and keeps the pictures beside them.

      stagedoor card record Cards
      stagedoor card record Cards --report cards.html

      --report FILE.html               a page with every picture
      --language hr,en                 what the cards are read in (en)

    """
}
