#if canImport(CheckTool)
import CheckTool
#endif

/// What `--help` shows: examples first.
enum Help {
  static func text(of command: String?) -> String {
    switch command {
    case "intents": intents
    case "say": say
    case "run": run
    case "rehearse": rehearse
    case "words": words
    case "words read": wordsRead
    case "words pseudo": wordsPseudo
    case "words mutate": wordsMutate
    case "card": card
    case "check", "explain": shared(command)
    default: CardVerb.allCases.first { $0.topic == command }.map(text) ?? overview
    }
  }

  /// Of the commands that another program has, too.
  private static func shared(_ command: String?) -> String {
    #if canImport(CheckTool)
    guard let command = command.flatMap(CheckArguments.Command.init) else { return overview }
    return CheckHelp.lines(of: command, program: "stagedoor").joined(separator: "\n") + "\n"
    #else
    return overview
    #endif
  }

  private static let overview = """
    stagedoor: App Intents, rehearsed before the device sees them.

      stagedoor intents                                  what can be said and run
      stagedoor say "Ažuriraj YearlyQuest" --language hr   say it, and answer what is asked
      stagedoor run UpdateOneTrendIntent trend=Sleep     run it as a shortcut would
      stagedoor rehearse                                 play every conversation in Rehearsals/
      stagedoor rehearse --record new.rehearsal          write down what happens
      stagedoor check                                    what will be silently wrong, and how to mend it
      stagedoor explain snippets.pure                    what a rule finds, and why
      stagedoor words                                    what the string catalogs lack, in every language
      stagedoor words read "%lld days"                   a text in every language, for every kind of count
      stagedoor card lint today.recipe                   does a snippet card keep every law?
      stagedoor card render day --output day.png         draw it

    Run it in a folder with a stagedoor.json, or name one with --project, or an extension with --extension.

    \(flags)
      --help, --version

    stagedoor COMMAND --help shows more. Exit status: 0 fine; 1 it differs, failed or was cancelled;
    2 the command line is wrong; 3 the extension cannot be used.

    """

  private static let intents = """
    stagedoor intents: lists every intent with its parameters and its phrases.

      stagedoor intents
      stagedoor intents --language hr      titles and phrases in Croatian
      stagedoor intents --json

    \(flags)

    """

  private static let say = """
    stagedoor say SENTENCE: says it, asks what the app asks, and shows what comes of it.

      stagedoor say "Update YearlyQuest"
      stagedoor say "Ažuriraj YearlyQuest" --language hr,en --surface voiceOnly
      stagedoor say "Update YearlyQuest" --now "2026-03-29 23:30 Europe/Zagreb"
      printf 'Sleep\\nGreat\\n' | stagedoor say "Update YearlyQuest"

    Each line of the input is one answer; yes, no and cancel press the button, and the end of the input cancels.

    \(flags)

    """

  private static let run = """
    stagedoor run INTENT name=value …: runs an intent as a shortcut would.

      stagedoor run UpdateOneTrendIntent trend=Sleep option=Great
      stagedoor run NoteDayIntent trend=Sleep text="slept in" --json

    INTENT is the shortest end of an id that no other intent has; stagedoor intents lists them.

    \(flags)

    """

  private static let rehearse = """
    stagedoor rehearse [FILE or FOLDER …]: plays conversations, and compares every line.

      stagedoor rehearse                                  all that stagedoor.json names
      stagedoor rehearse Rehearsals/undo.hr.rehearsal
      stagedoor rehearse --record new.rehearsal           write down what happens instead
      stagedoor rehearse --json

    A rehearsal is plain text; three lines are enough to record one:

      $ quest add Sleep --options Great,Okay,Poor
      > Update YearlyQuest
      > Sleep

    Each file starts on a fresh store. The flags say what a file leaves out.

      --record                         write what was asked, said and shown into the files
    \(flags)

    """

  private static let words = """
    stagedoor words [PATH]: how far each language has come, and what is wrong in the string catalogs.

      stagedoor words                                the project in this folder
      stagedoor words Sources/App/Localizable.xcstrings
      stagedoor words --fail-on warning              for CI: warnings fail, too
      stagedoor words --json

      stagedoor words read --help                    texts as a person reads them
      stagedoor words pseudo --help                  texts in a language nobody speaks
      stagedoor words mutate --help                  do the tests notice a wrong text?

    Each finding is path:line:column: severity: message [id]; Documentation/Words.md lists the ids.

      --fail-on error|warning|advice   what the exit status 1 is for (error)
      --json                           one JSON document on standard output

    """

  private static let wordsRead = """
    stagedoor words read KEY [PATH]: a text in every language side by side, each with the plural category chosen.

      stagedoor words read "%lld days"
      stagedoor words read "%lld days" --count 1,2,1.5 --language hr,pl
      stagedoor words read days                      the key that has this part
      stagedoor words read --all --language hr       every sentence of every catalog
      stagedoor words read --all --json

    Numbers take the count; ⟨1⟩ stands for the first argument. A folder called read is named ./read.

      --count 0,1,2,5,11,21,101        the counts, decimals too
      --all                            every key, with counts that reach every form
      --language hr,en                 the languages (those of the catalog); en-XA and ar-XB, too
      --json                           one JSON document on standard output

    """

  private static let wordsPseudo = """
    stagedoor words pseudo [PATH]: every source text in a language nobody speaks; no file is changed.

      stagedoor words pseudo
      stagedoor words pseudo App --language ar-XB

    en-XA is accented, longer and in brackets, ar-XB runs from right to left. say, run, rehearse, intents and
    words read take both for --language: what is still plain then is in no catalog.

      --language en-XA|ar-XB           which (en-XA)
      --json                           one JSON document on standard output

    """

  private static let wordsMutate = """
    stagedoor words mutate [PACKAGE] [-- COMMAND …]: breaks one text at a time, and requires that the tests fail.

      stagedoor words mutate                         the package in this folder
      stagedoor words mutate App --filter AppTests   only some tests, which takes less time
      stagedoor words mutate --only hr               only one language, or what holds a text
      stagedoor words mutate -- make test            another way to test; it builds by itself

    It works in a copy, .build/stagedoor-mutation; your files are never written to.

      --only TEXT                      one language, or the mutants whose line holds a text
      --list                           shows the mutants, and runs nothing
      --filter PATTERN                 which tests swift test runs
      --json                           one JSON document on standard output

    Exit status: 0 all were killed; 1 some survived; 2 the command line is wrong, or nothing to mutate;
    3 the package does not build, or its tests fail already.

    """

  private static let flags = """
      --extension PATH                 the extension's executable
      --project DIR                    where stagedoor.json is looked for, upwards
      --configuration debug|release    which build; without it, the one built last
      --language hr,en                 what the person speaks, best first
      --surface siri|voiceOnly|shortcuts|spotlight
      --locked                         the device is locked
      --now "2026-03-29 23:30 Europe/Zagreb"
      --first-weekday monday
      --cold                           a new extension process for each call
      --deadline SECONDS               for each turn of the extension, and each command (30)
      --json                           one JSON document on standard output
    """
}
