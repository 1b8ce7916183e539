import Dactyl

/// A kind of recogniser that scenes know, with its settings.
public struct RecognizerKind: Sendable {
  /// The word for it in scenes, such as `longPress`.
  public let name: String
  /// What can be set, beside what every recogniser has.
  public let settings: [RecognizerSetting]
  /// Makes one with its defaults.
  public let make: @Sendable () -> GestureRecognizer
}
