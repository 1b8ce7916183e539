extension Cause {
  /// How the number that decided was compared with its limit.
  public enum Sense: UInt8, Sendable {
    /// Not at all: there is no number, or the limit is that of something else.
    case none
    /// It had to be at least the limit.
    case minimum
    /// It had to be at most the limit.
    case maximum
  }
}
