import SwiftUI

struct TripCard: View {
  let name: String
  var body: some View { Text(name).font(.system(size: 20)) }
}
