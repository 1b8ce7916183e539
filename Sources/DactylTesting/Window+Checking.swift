import Dactyl

// For programs that try to break the engine.
extension Window {
  /// Has the engine look after each frame whether its lists fit together, and stop where they do
  /// not.
  ///
  /// Only builds with assertions look.
  public func beginChecking() { checksInvariants = true }

  /// Does without the shorter ways that the engine takes where fingers only move; nothing else may
  /// differ.
  public func avoidShortcuts() { usesShortcuts = false }
}
