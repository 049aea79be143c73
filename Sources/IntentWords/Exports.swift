// A file of an app that imports only this module, or one that re-exports it, sees Foundation too, as on Apple platforms.
@_exported import Foundation
