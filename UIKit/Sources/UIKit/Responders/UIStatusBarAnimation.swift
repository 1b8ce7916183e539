import Foundation

/// Stored: how the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// One of the ways.
  case none, fade, slide
}
