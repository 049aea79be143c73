/// One owner for the app's data, opened once.
enum StoreRules {
  static let all: [any CodeRule] = [
    AppGroupDiffers(), ContainerOpenedAgain(), ModelListsDiffer(), OwnContainer(), SharedContainer(),
  ]
}
