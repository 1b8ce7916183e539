import Dactyl

/// A kind of recogniser that scenes know, with its settings.
public struct RecognizerKind: Sendable {
  /// The word for it in scenes, such as `longPress`.
  public let name: String
  /// What can be set, beside what every recogniser has.
  public let settings: [RecognizerSetting]
  /// Makes one with its defaults.
  public let make: @Sendable () -> GestureRecognizer
  /// Whether a recogniser is of this kind or derives from it.
  public let includes: @Sendable (GestureRecognizer) -> Bool

  /// The kind that a recogniser is or derives from; nil where it is one of its own.
  public static func of(_ recognizer: GestureRecognizer) -> RecognizerKind? {
    // Of two that include it, as pan and screen-edge pan do, the later derives from the earlier.
    all.last { $0.includes(recognizer) }
  }
}
