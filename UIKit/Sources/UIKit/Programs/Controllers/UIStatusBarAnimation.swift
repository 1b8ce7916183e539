import Foundation

/// Stored: the animation of the status bar.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// One of the animations.
  case none, fade, slide
}
