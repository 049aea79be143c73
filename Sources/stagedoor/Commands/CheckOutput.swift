#if canImport(IntentCheck)
import CheckTool
import IntentHost

extension Terminal {
  /// Where the commands write that another program has, too.
  var output: ToolOutput {
    ToolOutput(
      print: { line, colour in print(line, colour: colour) },
      complain: { line in complain(line) },
      progress: { text in
        if let text { progress(text.visible) } else { clearProgress() }
      })
  }
}
#endif
