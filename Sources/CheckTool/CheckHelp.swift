/// What `--help` shows: examples first.
package enum CheckHelp {
  /// The help of a command, a line each.
  package static func lines(of command: CheckArguments.Command, program: String) -> [String] {
    let text =
      switch command {
      case .check: check
      case .explain: explain
      case .words: words
      }
    return text.replacing("PROGRAM", with: program).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static let check = """
    PROGRAM check [PATH]: what App Intents will do silently wrong, where, why, and how to mend it.

      PROGRAM check                                  the project in this folder
      PROGRAM check App --fail-on warning            for CI: warnings fail, too
      PROGRAM check Sources/App/LogIntent.swift      only what is wrong in this file
      PROGRAM check --fix                            makes the changes that are certain
      PROGRAM check --since main --format github     only what a pull request changed
      PROGRAM check --format sarif --output check.sarif
      PROGRAM check --baseline known.json --write-baseline

    Nothing is built or run. Each finding is path:line:column: severity: message [id]; PROGRAM explain ID tells more.
    To leave one out: // stagedoor:ignore ID — reason, on its line or the line above.

      --fail-on error|warning|advice   what the exit status 1 is for (error)
      --format text|json|sarif|github|junit|markdown; --json
      --output FILE                    where the report goes; the text goes to standard output then
      --only NAME,…  --except NAME,…   rules or families
      --fix                            makes the certain changes; --dry-run only shows them
      --baseline FILE                  leaves out what the file lists; --write-baseline writes it
      --identifiers FILE               tells what saved shortcuts ask for in vain; --write-identifiers adds to the file
      --since REV                      only lines that changed since a revision of git
      --sources DIR --adapter DIR      where the targets are, instead of what the manifests say

    Exit status: 0 nothing weighs that much; 1 something does; 2 the command line is wrong; 3 something cannot be read.
    """

  private static let explain = """
    PROGRAM explain [ID or FAMILY]: what a rule finds, why it matters, who says so, and examples.

      PROGRAM explain                    every rule, in a line
      PROGRAM explain snippets.pure      one
      PROGRAM explain snippet-pure       the same
      PROGRAM explain shortcuts          a family
      PROGRAM explain --all --markdown   Documentation/Rules.md
    """

  private static let words = """
    PROGRAM words [PATH]: how far each language has come, and what is wrong in the string catalogs.

      PROGRAM words                      the project in this folder
      PROGRAM words --fail-on warning    for CI: warnings fail, too
      PROGRAM words --json

      --fail-on error|warning|advice   what the exit status 1 is for (error)
      --json                           one JSON document on standard output
    """
}
