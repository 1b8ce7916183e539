import Dactyl
import DactylStrokes

/// A kind of recogniser that scenes know, with its settings.
public struct RecognizerKind: Sendable {
  /// The word for the kind in scenes, such as `longPress`.
  public let name: String
  /// The settings of the kind, besides those of every recogniser.
  public let settings: [RecognizerSetting]
  /// Makes a recogniser of the kind with its defaults.
  public let make: @Sendable () -> GestureRecognizer
  /// True if a recogniser is of this kind or derives from it.
  public let includes: @Sendable (GestureRecognizer) -> Bool

  /// The gestures of a library; scenes name its file.
  static let stroke = RecognizerKind(
    name: "stroke",
    settings: [
      .count("numberOfTouchesRequired", \StrokeGestureRecognizer.numberOfTouchesRequired),
      .number(
        "maximumStrokeInterval", \StrokeGestureRecognizer.maximumStrokeInterval, atLeast: 1e-6),
    ], make: { StrokeGestureRecognizer() }, includes: { $0 is StrokeGestureRecognizer })

  /// The gestures of several fingers that a library was shown; scenes name its file.
  static let shown = RecognizerKind(
    name: "shown",
    settings: [
      .number("maximumInterval", \DemonstratedGestureRecognizer.maximumInterval, atLeast: 1e-6)
    ], make: { DemonstratedGestureRecognizer() },
    includes: { $0 is DemonstratedGestureRecognizer })

  /// The kinds that recognise by a library.
  static let learned = [stroke, shown]

  /// The kind that a recogniser is of or derives from; nil if scenes do not know it.
  public static func of(_ recognizer: GestureRecognizer) -> RecognizerKind? {
    // If two kinds include it, as pan and screen-edge pan do, the later derives from the earlier.
    all.last { $0.includes(recognizer) }
  }
}
