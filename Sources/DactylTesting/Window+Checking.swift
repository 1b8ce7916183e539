import Dactyl

// For programs that try to break the engine.
extension Window {
  /// Makes the engine check after each frame that its lists are consistent, and stop if they are
  /// not.
  ///
  /// Only builds with assertions check.
  public func beginChecking() { checksInvariants = true }
}
