import Dactyl

/// A kind of recogniser that scenes know, with its settings.
public struct RecognizerKind: Sendable {
  /// The word for it in scenes, such as `longPress`.
  public let name: String
  /// What can be set, beside what every recogniser has.
  public let settings: [RecognizerSetting]
  /// Makes one with its defaults.
  public let make: @Sendable () -> GestureRecognizer

  /// Every kind there is, in the order in which the scene without a file attaches them.
  public static let all: [RecognizerKind] = [
    RecognizerKind(
      name: "tap",
      settings: [
        .count("numberOfTapsRequired", \TapGestureRecognizer.numberOfTapsRequired),
        .count("numberOfTouchesRequired", \TapGestureRecognizer.numberOfTouchesRequired),
        .number("allowableMovement", \TapGestureRecognizer.allowableMovement),
        .number("maximumPressDuration", \TapGestureRecognizer.maximumPressDuration),
        .number("maximumTapInterval", \TapGestureRecognizer.maximumTapInterval),
        .number("maximumTapDistance", \TapGestureRecognizer.maximumTapDistance),
      ], make: { TapGestureRecognizer() }),
    RecognizerKind(
      name: "longPress",
      settings: [
        .number("minimumPressDuration", \LongPressGestureRecognizer.minimumPressDuration),
        .number("allowableMovement", \LongPressGestureRecognizer.allowableMovement),
        .count(
          "numberOfTapsRequired", \LongPressGestureRecognizer.numberOfTapsRequired, atLeast: 0),
        .count("numberOfTouchesRequired", \LongPressGestureRecognizer.numberOfTouchesRequired),
        .number("maximumTapInterval", \LongPressGestureRecognizer.maximumTapInterval),
        .number("maximumTapDistance", \LongPressGestureRecognizer.maximumTapDistance),
      ], make: { LongPressGestureRecognizer() }),
    RecognizerKind(
      name: "pan",
      settings: [
        .count("minimumNumberOfTouches", \PanGestureRecognizer.minimumNumberOfTouches),
        .count("maximumNumberOfTouches", \PanGestureRecognizer.maximumNumberOfTouches),
        .number("minimumDistance", \PanGestureRecognizer.minimumDistance),
      ], make: { PanGestureRecognizer() }),
    RecognizerKind(
      name: "pinch",
      settings: [
        .number("minimumSpanChange", \PinchGestureRecognizer.minimumSpanChange)
      ], make: { PinchGestureRecognizer() }),
  ]

  /// What can be set on a recogniser of any kind.
  public static let commonSettings: [RecognizerSetting] = [
    .flag("isEnabled", \.isEnabled),
    .flag("cancelsTouchesInView", \.cancelsTouchesInView),
    .flag("delaysTouchesBegan", \.delaysTouchesBegan),
    .flag("delaysTouchesEnded", \.delaysTouchesEnded),
    .flag("requiresExclusiveTouchKind", \.requiresExclusiveTouchKind),
    RecognizerSetting(name: "allowedTouchKinds", takes: "an array of touch kinds") {
      (recognizer, node) throws(SceneError) in
      var kinds: TouchKindSet = []
      for item in try node.array() {
        guard let kind = TouchKind.allCases.first(where: { "\($0)" == (try? item.string()) }) else {
          let known = TouchKind.allCases.map { "\($0)" }.joined(separator: ", ")
          throw item.error("no kind of touch; expected one of \(known)")
        }
        kinds.insert(TouchKindSet(kind))
      }
      recognizer.allowedTouchKinds = kinds
    },
  ]
}
