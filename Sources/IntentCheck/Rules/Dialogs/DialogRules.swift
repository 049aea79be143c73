/// The rules of what an intent says.
enum DialogRules {
  static let all: [any CodeRule] = [
    DialogFromString(), ResolvedEarly(), DialogFragment(), BareText(), RawValue(), DialogSplit(), HiddenFailure(),
    SilentShortcut(), EmptyPromise(), UnconfirmedRemoval(), SwallowedRefusal(), ConfirmationVerb(),
    Unpromised(),
  ]
}
