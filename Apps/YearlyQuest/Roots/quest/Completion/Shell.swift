/// A shell that can complete `quest`'s words.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// What the shell reads. It only asks: `quest --complete WORD…` knows the commands, the trends and their options.
  var script: String {
    switch self {
    case .bash:
      """
      # Completions of quest for bash 4 and later.
      _quest() {
        local candidate
        COMPREPLY=()
        if [[ ${COMP_WORDS[1]} == import && $COMP_CWORD -eq 2 ]]; then
          compopt -o filenames 2>/dev/null
          mapfile -t COMPREPLY < <(compgen -f -- "${COMP_WORDS[COMP_CWORD]}")
          return
        fi
        while IFS= read -r candidate; do
          # Within quotation marks the shell quotes by itself.
          [[ ${COMP_WORDS[COMP_CWORD]} == [\\"\\']* ]] || printf -v candidate %q "$candidate"
          COMPREPLY+=("$candidate")
        done < <(quest --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
      }
      complete -F _quest quest

      """
    case .zsh:
      """
      #compdef quest
      # Completions of quest for zsh.
      _quest() {
        if [[ ${words[2]} == import && $CURRENT -eq 3 ]]; then
          _files
          return
        fi
        local -a candidates
        candidates=("${(@f)$(quest --complete "${(@)words[2,CURRENT]}" 2>/dev/null)}")
        candidates=("${(@)candidates:#}")
        compadd -a candidates
      }
      if [[ ${funcstack[1]} == _quest ]]; then _quest "$@"; else compdef _quest quest; fi

      """
    case .fish:
      """
      # Completions of quest for fish.
      function __quest_complete
        set -l words (commandline -opc) (commandline -ct)
        quest --complete $words[2..-1] 2>/dev/null
      end
      complete -c quest -e
      complete -c quest -n 'not __fish_seen_subcommand_from import' -f -a '(__quest_complete)'

      """
    }
  }
}
