/// What a recogniser has set and the arbiter has not carried out yet.
struct PendingTransition {
  /// The state to reach.
  var state: GestureRecognizer.State
  /// Why.
  var cause: Cause
  /// Why the gesture began, where began is still to be told before `state`.
  var beganCause: Cause?
  /// How far into the last step of the fingers a threshold was passed, 0…1; nil where none was.
  var passing: Double?

  /// What the state reads as while others see `committed`.
  func visible(from committed: GestureRecognizer.State) -> GestureRecognizer.State {
    committed == .possible && state == .cancelled ? .failed : state
  }
}

/// Whether one recogniser must wait for another, as asked at run time (SPEC D6).
struct RequirementAnswer {
  var other: GestureRecognizer
  var mustWait: Bool
}
