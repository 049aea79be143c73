// Apple's own AppIntents is used here; see Documentation/Differences.md for what StageDoor needs Linux for.
