/// What a recogniser has set and the arbiter has not carried out yet.
struct PendingTransition {
  /// The state to reach; nil where nothing is pending, and then nothing else here means anything.
  private(set) var state: GestureRecognizer.State?
  /// Why.
  private(set) var cause = Cause.unstated
  /// Why the gesture began, where began is still to be told before `state`.
  private(set) var beganCause: Cause?
  /// How far into the last step of the fingers a threshold was passed, 0…1; nil where none was.
  var passing: Double?

  /// Nothing pending.
  init() {}

  /// Takes on another state. Where none was pending, a beginning is kept to be told before what follows it.
  @inline(never)
  mutating func set(_ next: GestureRecognizer.State, because why: Cause) {
    if state == nil {
      start(with: next, because: why)
      if next == .began { beganCause = why }
    } else {
      state = next
      cause = why
    }
  }

  /// Has nothing but this state pending.
  @inline(__always)
  mutating func start(with next: GestureRecognizer.State, because why: Cause) {
    state = next
    cause = why
    if beganCause != nil { beganCause = nil }
    passing = nil
  }

  /// Whether anything is pending.
  var isThere: Bool { state != nil }

  /// Has nothing pending.
  mutating func clear() { state = nil }

  /// What the recogniser itself reads while others see `committed`.
  @inline(__always)
  func visible(from committed: GestureRecognizer.State) -> GestureRecognizer.State {
    guard let state else { return committed }
    return committed == .possible && state == .cancelled ? .failed : state
  }
}
