// An adapter's file that imports only AppIntents finds Foundation's names and the words, as it does on Apple's side.
@_exported public import Foundation
@_exported public import IntentWords
