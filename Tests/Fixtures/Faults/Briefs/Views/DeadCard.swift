import SwiftUI

/// A picture in another process: nobody can tap, write or scroll in it.
struct DeadCard: View {
  let brief: Brief

  var body: some View {
    VStack {
      Button("Snooze") { snooze() }
      TextField("Note", text: $note)
      ScrollView { Text(brief.note) }
    }
  }
}
