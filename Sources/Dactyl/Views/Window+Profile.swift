extension Window {
  /// The longest time in seconds from a finger's lift to its next touch-down that makes
  /// `Touch.tapCount` rise; default 0.35, at least 0 (SPEC A6). Part of `gestureProfile`.
  public var tapInterval: Double {
    get { gestureProfile.tapInterval }
    set { gestureProfile.tapInterval = newValue }
  }

  /// The longest way in points between two touch-downs that makes `Touch.tapCount` rise, and the
  /// longest a finger may move and still count; default 45, at least 0 (SPEC A6). Part of
  /// `gestureProfile`.
  public var tapDistance: Double {
    get { gestureProfile.tapDistance }
    set { gestureProfile.tapDistance = newValue }
  }
}
