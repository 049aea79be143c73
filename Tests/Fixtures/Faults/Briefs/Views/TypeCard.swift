import SwiftUI

/// Too small, too free, cut in the middle.
struct TypeCard: View {
  let brief: Brief

  var body: some View {
    VStack {
      Text(brief.headline).font(.system(size: 9))
      Text(brief.headline).font(.title)
      Text(brief.note).lineLimit(3)
    }
  }
}
