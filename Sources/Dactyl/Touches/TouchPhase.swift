/// Where a contact is in its life (SPEC A1).
public enum TouchPhase: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// The contact came down in this frame.
  case began
  /// The contact changed its place, force or shape in this frame.
  case moved
  /// The contact is down and did not change in this frame.
  case stationary
  /// The contact was lifted in this frame.
  case ended
  /// The contact was taken away by the system in this frame: it neither lifted nor meant anything.
  case cancelled
}
