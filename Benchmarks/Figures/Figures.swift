import Foundation

/// Measures what `Benchmarks/budgets.tsv` has a row for, and prints each figure behind its row's name.
@main
struct Figures {
  static func main() async {
    do {
      if let figure = try figureOfChild(CommandLine.arguments.dropFirst()) { return Swift.print(figure) }
      print("invocation", try await InvocationFigure().microseconds)
      let catalog = try CatalogFigures()
      print("plural-reading", catalog.readingMicroseconds)
      print("plural-printf", catalog.printfMicroseconds)
      print("catalog-load", try catalog.loadMilliseconds())
      print("catalog-load-json", try catalog.decoderMilliseconds())
      print("card-laws-table", CardFigures().tableMicroseconds)
      let cards = try PictureFigures()
      print("card-layout", cards.layoutMilliseconds)
      print("card-layout-new", cards.newTextsMilliseconds)
      print("card-paint", try cards.paintMilliseconds())
      print("card-png", try cards.fileMilliseconds())
      print("card-strip", try cards.stripMilliseconds())
      print("card-cold", try cards.coldMilliseconds())
      print("card-memory", try cards.stripMegabytes())
      #if canImport(IntentCheck)
      print("words-cold", try WordsFigure().milliseconds())
      print("words-join", try JoinFigures().joinMilliseconds())
      let check = try CheckFigures()
      print("check-code", try check.treeMilliseconds())
      print("check-code-linter", try check.linterMilliseconds())
      print("check-large", try check.largeMilliseconds())
      print("check-none", try check.plainMilliseconds())
      print("check-none-grep", try check.grepMilliseconds())
      print("check-memory", try check.treeMegabytes())
      #endif
      if let app = CommandLine.arguments.dropFirst().first {
        let figures = try ProcessFigures(app: app)
        print("cold-dialog", try await figures.coldDialogMilliseconds())
        print("warm-conversation", try await figures.warmConversationMilliseconds())
        print("cold-tap", try figures.coldTapMilliseconds())
        print("ten-years", try figures.tenYearsMilliseconds())
      }
    } catch {
      FileHandle.standardError.write(Data("not measured: \(error)\n".utf8))
      exit(1)
    }
  }

  /// What this process measures where it is a child; nil where it is none.
  private static func figureOfChild(_ arguments: ArraySlice<String>) throws -> Double? {
    if arguments.first == PictureFigures.childFlag { return try PictureFigures.drawInThisProcess() }
    #if canImport(IntentCheck)
    if arguments.first == CheckFigures.childFlag, let folder = arguments.last {
      return try CheckFigures.peakOfCheck(of: folder)
    }
    #endif
    return nil
  }

  private static func print(_ name: String, _ figure: Double) {
    Swift.print(name, figure, separator: "\t")
  }
}

/// How long something takes at best: other programs only ever add to it.
enum Best {
  static func milliseconds(of runs: Int, _ work: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let start = ContinuousClock.now
      try work()
      best = min(best, (ContinuousClock.now - start).milliseconds)
    }
    return best
  }

  static func milliseconds(of runs: Int, _ work: () async throws -> Void) async rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let start = ContinuousClock.now
      try await work()
      best = min(best, (ContinuousClock.now - start).milliseconds)
    }
    return best
  }
}

extension Duration {
  var milliseconds: Double { Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15 }
}
