# shellcheck shell=bash
# Sourced by the scripts that run several steps: each step says its name, how it ended and how long it took.

export NO_COLOR=1 # the logs are read by patterns
passed=0
failed=0
logs=.build/stagedoor-logs
mkdir -p "$logs"

# step NAME COMMAND…: runs a command with its output in a log. Returns its status, and leaves the log's name in $log.
step() {
  local name=$1 status=0 began=$SECONDS
  shift
  log="$logs/$(printf '%s' "$name" | tr -c 'A-Za-z0-9\n' '-').log"
  printf '%-34s ' "$name"
  "$@" >"$log" 2>&1 </dev/null || status=$?
  if [ "$status" -eq 0 ]; then printf 'ok'; else printf 'FAILED'; fi
  printf '  %d s\n' "$((SECONDS - began))"
  return "$status"
}

# count PASSED FAILED: adds to the sum that closes the run.
count() {
  passed=$((passed + $1))
  failed=$((failed + $2))
}

# show_failure: the lines of the last log that say what went wrong, or its end when none does.
show_failure() {
  local signs='(^|[^a-z])error:|✘|^check [0-9]|^not ok'
  if grep -qE "$signs" "$log"; then grep -E "$signs" "$log" | head -n 40; else tail -n 30 "$log"; fi | cut -c1-300 | sed 's/^/    /'
  printf '    all of it: %s\n' "$log"
}

# count_tests STATUS: reads the summary that Swift Testing left in the last log.
count_tests() {
  local ran skipped broken
  ran=$(sed -n 's/.*Test run with \([0-9][0-9]*\) tests\{0,1\} in .*/\1/p' "$log" | tail -n 1)
  if [ -z "$ran" ]; then
    count 0 1 # it never came to its end
    return
  fi
  skipped=$(grep -cE '^[^ ]+ Test .* skipped' "$log" || true)
  broken=$(grep -E '^[^ ]+ Test .* failed after [0-9.]+ seconds' "$log" | grep -vcE '^[^ ]+ Test run ' || true)
  if [ "$1" -ne 0 ] && [ "$broken" -eq 0 ]; then broken=1; fi
  count $((ran - skipped - broken)) "$broken"
}

# count_sum STATUS: reads the `N passed, N failed` with which our own checks close, or counts the step as one.
count_sum() {
  local sum
  sum=$(grep -E '^[0-9]+ passed, [0-9]+ failed$' "$log" | tail -n 1 || true)
  if [ -n "$sum" ]; then
    # shellcheck disable=SC2046
    count $(printf '%s' "$sum" | tr -c '0-9\n' ' ')
    if [ "$1" -ne 0 ] && [ "${sum#*, }" = "0 failed" ]; then count 0 1; fi
  elif [ "$1" -eq 0 ]; then
    count 1 0
  else
    count 0 1
  fi
}

# apps: the folders of the reference apps that are packages.
apps() {
  local manifest
  for manifest in Apps/*/Package.swift; do
    [ -f "$manifest" ] && dirname "$manifest"
  done
  return 0
}
