/// An entity or an enum of an app: it has a name, and a value of it can be a parameter.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}
