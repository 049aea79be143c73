import CardModel
import Foundation
import Testing

@Suite("The ink of a card") struct InkFadeTests {
  @Test("falls over the published eleven stops, and a twelfth at the bottom edge")
  func stops() {
    let stops = MaterialSettings.published(.ink).material(typeEndsAt: 0.5).inkStops()
    let published = [0.950, 0.916, 0.879, 0.839, 0.795, 0.745, 0.689, 0.623, 0.541, 0.424, 0, 0]
    #expect(stops.count == 12)
    for (stop, alpha) in zip(stops, published) { #expect(abs(stop.alpha - alpha) < 0.0006) }
    for (step, stop) in stops.dropLast().enumerated() { #expect(abs(stop.position - Double(step) * 0.085) < 1e-9) }
    #expect(stops.last?.position == 1)
  }

  @Test("has no twelfth stop when the curve ends at the edge")
  func eleven() {
    var settings = MaterialSettings.published(.ink)
    settings[.fadeEnd] = 1
    let stops = settings.material(typeEndsAt: 0.5).inkStops()
    #expect(stops.count == 11)
    #expect(stops.last == InkFade.Stop(position: 1, alpha: 0))
  }

  @Test(
    "is straight between stops, where the curve would be fuller",
    arguments: [
      (-1, 0.95), (0, 0.95), (0.0425, (0.95 + 0.9156) / 2), (0.8075, 0.4243 / 2), (0.85, 0), (0.9, 0), (1, 0), (2, 0),
      (.nan, 0.95),
    ])
  func straight(height: Double, alpha: Double) {
    let fade = MaterialSettings.published(.ink).material(typeEndsAt: 0.5).fade
    #expect(abs(fade.alpha(at: height) - alpha) < 0.0005)
  }
}

@Suite("The material of a card") struct MaterialTests {
  @Test("holds its ink through the last line of type, and has none under the wells", arguments: Finish.allCases)
  func shaped(finish: Finish) {
    for percent in 0...90 {
      let typeEnd = Double(percent) / 100
      let fade = MaterialSettings(finish: finish).material(typeEndsAt: typeEnd).fade
      #expect(fade.alpha(at: typeEnd) >= (finish == .ink ? 0.87 : 0.7))
      #expect(fade.alpha(at: typeEnd / 2) >= fade.alpha(at: typeEnd))
      #expect(fade.alpha(at: max(0.15, typeEnd / 0.9)) < 0.000_001)
    }
  }

  @Test("keeps its ink where type stands so low that it cannot fall", arguments: [0.91, 0.95, 1, 7, .nan, .infinity])
  func low(typeEnd: Double) {
    #expect(MaterialSettings().material(typeEndsAt: typeEnd).fade.alpha(at: 1) == 0.88)
    #expect(MaterialSettings.lowType.material(typeEndsAt: 0.5).fade.alpha(at: 1) == 0.88)
  }

  @Test("shows each strength of type at 4.5 : 1 down to its last line, in every light", arguments: Finish.allCases)
  func legible(finish: Finish) {
    for typeEnd in [0.3, 0.6, 0.725, 0.8, 0.9, 0.93, 1] {
      let material = MaterialSettings(finish: finish).material(typeEndsAt: typeEnd)
      for light in PlatterLight.light + PlatterLight.dark {
        for step in 0...20 {
          let ground = material.ground(at: typeEnd * Double(step) / 20, over: light.base)
          for color in [material.type.primary, material.type.secondary, material.type.tertiary] {
            #expect(color.contrast(with: ground) >= 4.5, "\(color.hex) on \(ground.hex), \(light.name)")
          }
        }
        let well = material.wellGround(over: material.ground(at: 0.99, over: light.base))
        #expect(material.type.primary.contrast(with: well) >= 4.5, "a title in a well, \(light.name)")
      }
    }
  }

  @Test("reaches 7 : 1 on ink down to the last line over white, and the figure of readability for content")
  func readable() {
    let material = MaterialSettings().material(typeEndsAt: 0.8)
    let ground = material.ground(at: 0.8, over: .white)
    for color in [material.type.primary, material.type.secondary, material.type.tertiary] {
      #expect(color.contrast(with: ground) >= 7)
      #expect(color.readability(on: ground) <= -60)
    }
  }

  @Test("as published elsewhere scores what was computed for it")
  func published() throws {
    // A well over a bare light sheet, its second title at 0.92 in the second grey, over white, milk and sand.
    let material = MaterialSettings.published(.ink).material(typeEndsAt: 0.75)
    let worst = PlatterLight.light.prefix(3).map { light in
      let ground = material.wellGround(over: material.ground(at: 0.86, over: light.base))
      return (
        material.type.primary.over(ground, alpha: 0.92).contrast(with: ground),
        material.type.secondary.over(ground, alpha: 0.92).contrast(with: ground)
      )
    }
    #expect(abs(try #require(worst.map(\.0).min()) - 2.98) < 0.1)
    #expect(abs(try #require(worst.map(\.1).min()) - 1.43) < 0.05)
  }

  /// The lowest baselines of a card of 305 points: three rows end at 164.9, two lines of prose at 217.3.
  @Test(
    "as published elsewhere has lost its prose",
    arguments: [
      (164.9, "ECECEE", 5.7), (164.9, "7C7C82", 1.61), (217.3, "A1A1A6", 1.43),
    ])
  func publishedType(baseline: Double, color: String, ratio: Double) throws {
    let material = MaterialSettings.published(.ink).material(typeEndsAt: baseline / 305)
    let color = try #require(SRGB(hex: color))
    let worst = PlatterLight.light.prefix(3).map {
      color.contrast(with: material.ground(at: baseline / 305, over: $0.base))
    }.min()
    #expect(abs(try #require(worst) - ratio) < ratio * 0.02)
  }

  @Test("leaves the tints it offers alone, and darkens a light one once")
  func tint() throws {
    for swatch in MaterialSettings.inkSwatches { #expect(MaterialSettings(ink: swatch).ink == swatch) }
    let settings = MaterialSettings(ink: .white)
    let ink = try #require(settings.ink)
    #expect(ink.luminance <= 0.035 && ink.luminance > 0.03)
    #expect(MaterialSettings(ink: ink).ink == ink)
    var changed = MaterialSettings()
    changed.ink = .white
    #expect(changed.ink == ink)
    #expect(try #require(SRGB(hex: "ECECEE")).contrast(with: ink) >= 10)
  }

  @Test("is white on glass, whatever the tint, and its type is dark")
  func glass() {
    let material = MaterialSettings(finish: .glass, ink: .black).material(typeEndsAt: 0.8)
    #expect(material.tint == .white)
    #expect(material.type.primary.luminance < 0.05)
    #expect(material.wells == .frosted)
  }

  @Test("wears an accent that can be read, lifted on ink and darkened on glass")
  func accent() throws {
    let accent = try #require(SRGB(hex: "5C7A9E"))
    for finish in Finish.allCases {
      let material = MaterialSettings(finish: finish).material(typeEndsAt: 0.8)
      let grounds = PlatterLight.light.map { material.ground(at: 0.1, over: $0.base) }
      let worn = material.worn(accent, onAll: grounds, contrast: 4.5)
      #expect(grounds.allSatisfy { worn.contrast(with: $0) >= 4.5 })
      #expect(finish == .ink ? worn.luminance > accent.luminance : worn.luminance < accent.luminance)
    }
  }

  @Test(
    "takes a dial to the end of its range, and none that is no number",
    arguments: [
      (Dial.topOpacity, 2, 1), (.topOpacity, -1, 0), (.fadeEnd, 0, 0.15), (.fadeEnd, 3, 1), (.fadeCurve, 0, 0.05),
      (.fadeCurve, 9, 4), (.floor, -0.5, 0), (.corner, 0, 8), (.corner, 100, 80), (.rim, 5, 1), (.wellDepth, 5, 1),
      (.floor, .nan, nil), (.corner, .infinity, nil), (.rim, -.infinity, nil), (.floor, 0.25, 0.25),
    ] as [(Dial, Double, Double?)])
  func dials(dial: Dial, written: Double, read: Double?) throws {
    var settings = MaterialSettings()
    settings[dial] = written
    #expect(settings[dial] == read)
    #expect(MaterialSettings(dials: [dial: written])[dial] == read)
    guard written.isFinite else { return }
    let json = Data(#"{"\#(dial.rawValue)": \#(written)}"#.utf8)
    #expect(try JSONDecoder().decode(MaterialSettings.self, from: json)[dial] == read)
  }

  @Test("comes back from JSON as it was, and says only what was said")
  func json() throws {
    for settings in [MaterialSettings(), .lowType, .published(.ink), .published(.glass)] {
      #expect(try JSONDecoder().decode(MaterialSettings.self, from: try JSONEncoder().encode(settings)) == settings)
    }
    #expect(String(decoding: try JSONEncoder().encode(MaterialSettings()), as: UTF8.self) == #"{"finish":"ink"}"#)
  }

  @Test(
    "is refused in JSON when it says what there is not",
    arguments: [
      #"{"finish": "wood"}"#, ##"{"ink": "#000000"}"##, #"{"floor": "deep"}"#, #"{"floor": 1e999}"#,
      #"{"type": "big"}"#,
    ])
  func refused(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(MaterialSettings.self, from: Data(json.utf8)) }
  }

  @Test("has the tint of a JSON within the register too")
  func jsonTint() throws {
    let settings = try JSONDecoder().decode(MaterialSettings.self, from: Data(#"{"ink": "FFFFFF"}"#.utf8))
    #expect(settings.ink == MaterialSettings(ink: .white).ink)
  }
}

@Suite("The light behind a card") struct PlatterLightTests {
  @Test("is its base where no spot is, a spot's colour in its middle, and between them on the way")
  func spots() throws {
    let blue = try #require(SRGB(hex: "2F4E74"))
    let light = PlatterLight(
      name: "one", base: .white, spots: [PlatterLight.Spot(x: 0.5, y: 0.5, radius: 0.25, color: blue)])
    #expect(light.color(x: 0, y: 0, aspect: 1) == .white)
    #expect(light.color(x: 0.5, y: 0.5, aspect: 1) == blue)
    #expect(light.color(x: 0.5, y: 0.625, aspect: 1) == blue.over(.white, alpha: 0.5))
    #expect(light.color(x: 0.5, y: 0.625, aspect: 4) == .white)
    #expect(PlatterLight.colored.color(x: 0.22, y: 0.12, aspect: 1) != PlatterLight.colored.base)
    #expect(Set(PlatterLight.all.map(\.name)).count == 7)
  }
}
