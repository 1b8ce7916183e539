extension GestureRecognizer {
  /// Where a recogniser stands (SPEC C1).
  ///
  /// A discrete gesture goes from possible to recognized or failed; a continuous one from possible
  /// to began, any number of times to changed, and to ended or cancelled — or it fails.
  public enum State: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing is decided.
    case possible
    /// A continuous gesture was recognised; its action runs.
    case began
    /// A continuous gesture goes on; its action runs.
    case changed
    /// The gesture is complete; its action runs.
    case ended
    /// A continuous gesture was broken off; its action runs.
    case cancelled
    /// The touches are not this gesture.
    case failed

    /// Another name of `ended`, for discrete gestures.
    public static var recognized: State { .ended }

    /// Whether a continuous gesture is under way.
    public var isActive: Bool {
      switch self {
      case .began, .changed: true
      case .possible, .ended, .cancelled, .failed: false
      }
    }

    /// Whether nothing more comes until the recogniser is reset.
    public var isFinal: Bool {
      switch self {
      case .ended, .cancelled, .failed: true
      case .possible, .began, .changed: false
      }
    }

    /// What setting `next` means for a recogniser in this state; nil if it means nothing
    /// (SPEC C3).
    @inline(__always)
    func accepting(_ next: State) -> State? {
      if isFinal { return nil }
      switch next {
      case .possible: return nil
      case .began, .changed: return self == .possible ? .began : .changed
      case .ended: return .ended
      case .cancelled, .failed: return self == .possible ? .failed : .cancelled
      }
    }
  }
}

extension GestureRecognizer.State: CustomStringConvertible {
  /// The state in a word: `possible began changed ended cancelled failed`.
  public var description: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
