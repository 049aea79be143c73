import SwiftData
import SwiftUI

/// It is archived as it is drawn: no query answers there.
struct LivingCard: View {
  @Query private var briefs: [Brief]

  var body: some View { Text(briefs[0].headline) }
}
