import SwiftUI

/// On a device the sheet and the card vanish behind each other.
struct GlassCard: View {
  let brief: Brief

  var body: some View {
    VStack {
      Text(brief.headline).glassEffect()
      Text(brief.note).background(.ultraThinMaterial)
      Color.blue.frame(height: 420)
    }
  }
}
