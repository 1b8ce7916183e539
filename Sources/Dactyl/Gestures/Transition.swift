/// One change of one recogniser's state, and what decided it (SPEC E3).
///
/// ```swift
/// for transition in recorder.transitions where transition.to == .failed {
///   print(transition.time, transition.recognizer, transition.cause)
/// }
/// ```
public struct Transition: Hashable, Sendable {
  /// Whose state changed.
  public var recognizer: RecognizerID
  /// The state before.
  public var from: GestureRecognizer.State
  /// The state after.
  public var to: GestureRecognizer.State
  /// When, in seconds of the input frames.
  public var time: Double
  /// When the fingers did what it was recognised by, in seconds of the input frames; `time` unless
  /// it waited.
  ///
  /// A tap that waits for a double tap to fail is decided later than it was made (SPEC D5).
  public var touchTime: Double
  /// What decided it, with its numbers.
  public var cause: Cause

  /// A change of state; `touchTime` is `time` where it is not given.
  public init(
    recognizer: RecognizerID, from: GestureRecognizer.State, to: GestureRecognizer.State,
    time: Double, touchTime: Double? = nil, cause: Cause
  ) {
    self.recognizer = recognizer
    self.from = from
    self.to = to
    self.time = time
    self.touchTime = touchTime ?? time
    self.cause = cause
  }
}

extension Transition: CustomStringConvertible {
  /// The change in words, such as `tap 1 failed: moved 46.1 pt, limit 45 pt`.
  public var description: String { "\(recognizer) \(to): \(cause)" }
}
