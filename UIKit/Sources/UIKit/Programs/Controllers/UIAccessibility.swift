import Foundation

/// The user's accessibility settings; all are off here.
public enum UIAccessibility {
  /// True if a screen reader is on; always false.
  public static var isVoiceOverRunning: Bool { false }
  /// True if the user wants less motion; always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// True if the user operates switches; always false.
  public static var isSwitchControlRunning: Bool { false }
}
