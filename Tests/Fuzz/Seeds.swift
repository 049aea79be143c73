import Foundation

/// Sound inputs, and words that mean something to a reader.
enum Seeds {
  static let tokens = [
    "%@", "%lld", "%1$@", "%2$lld", "%#@n@", "%1$#@n@", "%arg", "%%", "%", "%.1f", "%.99f", "%099d", "%+-#0 '*.3e", "%g",
    "%18446744073709551616$@", "%99999999999999999999d", "^[", "](inflect: true)", "^[%lld n](inflect: true)",
    "\"", "\\", "\\u", "\\ud83d", "\\U010d", "\\777", "\\\n", "{", "}", "[", "]", ":", ",", ";", "=", "/*", "*/", "//",
    "null", "true", "-", "1e999", "0", "-1", "9223372036854775807", "18446744073709551615", "1000000", "\r\n", "\r", "\0",
    "\u{FEFF}", "é", "😀", "\u{202E}", "\u{2068}", "שלום", "<dict>", "</dict>", "<key>", "</key>", "<string>", "</string>",
    "<array>", "<!--", "-->", "<![CDATA[", "]]>", "&amp;", "&#x10FFFF;", "&#xD800;", "<?", "<!DOCTYPE", "plural", "device",
    "variations", "substitutions", "stringUnit", "stringSet", "one", "few", "many", "other", "zero", "iphone", "mac", "20",
    "NSStringLocalizedFormatKey", "NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType", "argNum", "-u-nu-deva",
    "@rg=dezzzz", "_", "-x-", "@numbers=arab;calendar=buddhist",
  ]

  static func inputs(_ kind: Input.Kind) -> [[UInt8]] {
    switch kind {
    case .catalog: [catalog, phrases].map { Array($0.utf8) }
    case .strings: [Array(strings.utf8), Array(strings.data(using: .utf16) ?? Data())]
    case .stringsdict: [Array(stringsdict.utf8)]
    case .binary: [binary]
    case .format: formats.map { Array($0.utf8) }
    case .resource: [Array(resource.utf8)]
    case .languages: languages.map { Array($0.utf8) }
    }
  }

  private static let catalog = #"""
    {"sourceLanguage":"en","strings":{"":{},"k":{"comment":"c","extractionState":"manual","localizations":{
    "en":{"stringUnit":{"state":"translated","value":"%1$@ has %#@n@ of %2$#@m@ \u010d"},"substitutions":{
    "n":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{"zero":{"stringUnit":{"state":"new","value":"no"}},
    "one":{"stringUnit":{"state":"new","value":"%arg"}},"other":{"stringUnit":{"state":"new","value":"%arg %1$@ %#@m@"}}}}},
    "m":{"formatSpecifier":".1f","variations":{"plural":{"other":{"stringUnit":{"state":"new","value":"%arg"}}}}}}},
    "hr":{"variations":{"device":{"iphone":{"variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"%lld"}},
    "few":{"stringUnit":{"state":"new","value":"%@"}},"other":{"stringUnit":{"state":"","value":"%.2f"}}}}},
    "mac":{"stringUnit":{"state":"new","value":"^[%lld Mac](inflect: true)"}}}}},
    "ar":{"stringUnit":{"state":"needs_review","value":"مرحبا %@ %lld"}}}}},"version":"1.0"}
    """#

  private static let phrases = #"""
    {"sourceLanguage":"en","strings":{"k":{"shouldTranslate":false,"generatesSymbol":false,"localizations":{"en":{
    "stringSet":{"state":"translated","values":["Log in ${applicationName}","Note"]}},"zh-Hant":{"stringUnit":{
    "state":"translated","value":"%@"}}}}},"version":"1.3"}
    """#

  private static let strings = #"""
    /* A comment */ "k" = "Bok, %@ \U010d\n\101";
    // another
    plain.key = 'one'; "alone"; "k" = "%1$lld %2$@";
    """#

  private static let stringsdict = """
    <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://x">
    <plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ &amp; %@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d</string>
    <key>other</key><string><![CDATA[%d]]></string></dict></dict>
    <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>wide</string></dict></dict>
    <key>v</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>other</key><string>%d</string></dict>
    </dict><key>other</key><string/></dict></dict><key>x</key><string>y</string></dict></plist>
    """

  private static let binary: [UInt8] = {
    let rules = ["one": "%d dan", "other": "%d dana, čovječe i tako dalje"]
    let list = ["k": ["NSStringLocalizedFormatKey": "%#@n@", "n": rules], "x": "plain"] as [String: Any]
    return Array((try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)) ?? Data())
  }()

  private static let formats = [
    "%lld days", "%1$@ has %2$lld of %@", "%#@n@", "100 % sure", "%.1f km ^[%lld day](inflect: true)", "%5.2f|%-8@|%x %c",
  ]

  private static let resource = #"""
    {"key":"%@ %lld %@","defaultValue":"%@","table":"T","arguments":[{"kind":"text","value":"a"},{"kind":"integer","value":3},
    {"kind":"list","conjunction":false,"value":[{"key":"x","arguments":[]},{"key":"%lf","arguments":[{"kind":"double",
    "value":"inf"}]}]},{"kind":"opaque","value":{"en":"x","de":"y"}},{"kind":"placeholder"},{"kind":"unsigned","value":1},
    {"kind":"resource","value":{"key":"%@","arguments":[{"kind":"text","value":"שלום"}]}}]}
    """#

  private static let languages = ["hr,en", "zh-Hant-HK", "ar-u-nu-arab", "hr_HR@rg=dezzzz", "en_HR", "sr-Latn-x-private"]
}
