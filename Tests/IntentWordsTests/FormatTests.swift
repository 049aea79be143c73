import IntentWords
import Testing

@Suite("A format taken apart")
struct FormatTests {
  /// Pieces as text: what a specifier asks for in angle brackets.
  private func sketch(_ text: String) -> String {
    Format(text).pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .value(let specifier):
        "<\(specifier.position.map { "\($0):" } ?? "")\(specifier.text)"
          + "\(specifier.width.map { " w\($0)" } ?? "")\(specifier.precision.map { " p\($0)" } ?? "")>"
      case .substitution(let name, let position): "<\(position.map { "\($0):" } ?? "")#\(name)>"
      case .ownNumber: "<own>"
      case .unknown(let text): "<?\(text)>"
      }
    }.joined()
  }

  @Test(
    "has a piece for each specifier",
    arguments: [
      ("", ""),
      ("plain ž 😀", "plain ž 😀"),
      ("%@ %lld %d %i %u %llu", "<%@> <%lld> <%d> <%i> <%u> <%llu>"),
      ("%lf %f %.1f %e %g", "<%lf> <%f> <%.1f p1> <%e> <%g>"),
      ("%2$@ %1$lld", "<2:%2$@> <1:%1$lld>"),
      ("%#@name@ and %2$#@other name@", "<#name> and <2:#other name>"),
      ("%arg days", "<own> days"),
      ("100%% of %1$.2f%%", "100% of <1:%1$.2f p2>%"),
      ("%5d %-5d|%05d %+d % d %'d", "<%5d w5> <%-5d w5>|<%05d w5> <%+d> <% d> <%'d>"),
      ("%.f %.3d", "<%.f p0> <%.3d p3>"),
      ("%x %X %o %c %hhd %zu %jd %td %qd", "<%x> <%X> <%o> <%c> <%hhd> <%zu> <%jd> <%td> <%qd>"),
      ("100%", "100<?%>"),
      ("70 % para", "70 <?% >para"),
      ("5 %y", "5 <?%>y"),
      ("%#@open", "<?%#>@open"),
      ("%#@@", "<?%#>@@"),
      ("%0$@", "<?%0>$@"),
      ("%*d %n %s", "<?%>*d <?%>n <?%>s"),
      ("٪@ %ž", "٪@ <?%>ž"),
      ("%999999999999999999999d", "<%999999999999999999999d w100>"),
      ("%.999999999999999999999f", "<%.999999999999999999999f p100>"),
      ("%1$", "<?%1$>"),
      ("%l", "<?%l>"),
    ])
  func pieces(text: String, expected: String) {
    #expect(sketch(text) == expected)
  }
}
