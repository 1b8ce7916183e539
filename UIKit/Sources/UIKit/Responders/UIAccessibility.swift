import Foundation

/// What people need who cannot see or move well; nobody has said so here.
public enum UIAccessibility {
  /// Whether what is seen is read aloud; false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether there should be little movement; false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether controls are reached by switches; false.
  public static var isSwitchControlRunning: Bool { false }
}
