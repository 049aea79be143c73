import IntentWords
import Testing

@Suite("A text that varies by device")
struct DeviceTests {
  private func reading(_ forms: [String: String], on device: Device) throws -> Reading {
    let forms = forms.map { #""\#($0)": { "stringUnit": { "value": "\#($1)" } }"# }.joined(separator: ",")
    let bundle = try TemporaryBundle(
      strings: #""k": { "localizations": { "en": { "variations": { "device": { \#(forms) } } } } }"#)
    return Resource(key: "k", bundle: bundle.url)
      .reading(in: ["en"], formattedFor: nil, store: CatalogStore(), device: device)
  }

  @Test("is that of the device, or else of others", arguments: [(Device.iphone, "Tap"), (.mac, "Click"), (.ipad, "Press")])
  func listed(device: Device, expected: String) throws {
    let reading = try reading(["iphone": "Tap", "mac": "Click", "other": "Press"], on: device)
    #expect(reading == Reading(text: expected, language: "en", step: .language))
  }

  @Test(
    "without other is that of the nearest kin, and this is told",
    arguments: [
      (Device.ipad, "Tap", "iphone"), (.ipod, "Tap", "iphone"), (.applewatch, "Tap", "iphone"), (.appletv, "Click", "mac"),
    ])
  func kin(device: Device, expected: String, instead: String) throws {
    let reading = try reading(["iphone": "Tap", "mac": "Click"], on: device)
    #expect(reading.text == expected)
    #expect(reading.problems == [.missingDevice(device.rawValue, instead: instead, key: "k")])
  }

  @Test("lists only devices that no one knows: the first is read")
  func unknown() throws {
    #expect(try reading(["toaster": "Push", "oven": "Turn"], on: .iphone).text == "Turn")
  }

  @Test("may vary by number within, and the other way round", arguments: [Device.iphone, .mac])
  func nested(device: Device) throws {
    func unit(_ text: String) -> String { #"{ "stringUnit": { "value": "\#(text)" } }"# }
    let bundle = try TemporaryBundle(
      strings: #"""
        "a": { "localizations": { "en": { "variations": { "device": {
          "mac": { "variations": { "plural": { "one": \#(unit("%lld click")), "other": \#(unit("%lld clicks")) } } },
          "other": { "variations": { "plural": { "one": \#(unit("%lld tap")), "other": \#(unit("%lld taps")) } } } } } } } },
        "b": { "localizations": { "en": { "variations": { "plural": {
          "one": { "variations": { "device": { "mac": \#(unit("%lld click")), "other": \#(unit("%lld tap")) } } },
          "other": { "variations": { "device": { "mac": \#(unit("%lld clicks")), "other": \#(unit("%lld taps")) } } } } } } } }
        """#)
    let verb = device == .mac ? "click" : "tap"
    for key in ["a", "b"] {
      let texts = [1, 2].map { count in
        Resource(key: key, arguments: [.integer(count)], bundle: bundle.url)
          .reading(in: ["en"], formattedFor: nil, store: CatalogStore(), device: device).text
      }
      #expect(texts == ["1 \(verb)", "2 \(verb)s"])
    }
  }
}
