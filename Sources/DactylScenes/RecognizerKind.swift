import Dactyl
import DactylStrokes

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
    RecognizerKind(
      name: "rotation",
      settings: [
        .number("minimumArc", \RotationGestureRecognizer.minimumArc)
      ], make: { RotationGestureRecognizer() }),
    RecognizerKind(
      name: "swipe",
      settings: [
        .names(
          "direction", \SwipeGestureRecognizer.direction,
          among: [("right", .right), ("left", .left), ("up", .up), ("down", .down)]),
        .count("numberOfTouchesRequired", \SwipeGestureRecognizer.numberOfTouchesRequired),
        .number("maximumDuration", \SwipeGestureRecognizer.maximumDuration),
        .number("minimumDistance", \SwipeGestureRecognizer.minimumDistance),
        .number("maximumDirectionDeviation", \SwipeGestureRecognizer.maximumDirectionDeviation),
      ], make: { SwipeGestureRecognizer() }),
    RecognizerKind(
      name: "screenEdgePan",
      settings: [
        .names(
          "edges", \ScreenEdgePanGestureRecognizer.edges,
          among: [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]),
        .number("edgeWidth", \ScreenEdgePanGestureRecognizer.edgeWidth),
        .number("minimumDistance", \PanGestureRecognizer.minimumDistance),
      ], make: { ScreenEdgePanGestureRecognizer() }),
    RecognizerKind(
      name: "checkMark",
      settings: [
        .number("minimumAngle", \CheckMarkGestureRecognizer.minimumAngle),
        .number("maximumAngle", \CheckMarkGestureRecognizer.maximumAngle),
        .number("minimumLength", \CheckMarkGestureRecognizer.minimumLength),
        .flag("recognizesEarly", \CheckMarkGestureRecognizer.recognizesEarly),
        .number("earlyLegRatio", \CheckMarkGestureRecognizer.earlyLegRatio),
      ], make: { CheckMarkGestureRecognizer() }),
    RecognizerKind(
      name: "circle",
      settings: [
        .number("deviation", \CircleGestureRecognizer.deviation)
      ], make: { CircleGestureRecognizer() }),
    RecognizerKind(
      name: "scratchOut",
      settings: [
        .count("minimumReversals", \ScratchOutGestureRecognizer.minimumReversals)
      ], make: { ScratchOutGestureRecognizer() }),
    RecognizerKind(name: "hover", settings: [], make: { HoverGestureRecognizer() }),
    RecognizerKind(
      name: "transform",
      settings: [
        .names(
          "axes", \TransformGestureRecognizer.axes,
          among: [("translation", .translation), ("scale", .scale), ("rotation", .rotation)]),
        .flag("unlocksAxesTogether", \TransformGestureRecognizer.unlocksAxesTogether),
        .count("minimumNumberOfTouches", \TransformGestureRecognizer.minimumNumberOfTouches),
        .number("minimumDistance", \TransformGestureRecognizer.minimumDistance),
        .number("minimumSpanChange", \TransformGestureRecognizer.minimumSpanChange),
        .number("minimumArc", \TransformGestureRecognizer.minimumArc),
      ], make: { TransformGestureRecognizer() }),
  ]

  /// What can be set on a recogniser of any kind.
  public static let commonSettings: [RecognizerSetting] = [
    .flag("isEnabled", \GestureRecognizer.isEnabled),
    .flag("cancelsTouchesInView", \GestureRecognizer.cancelsTouchesInView),
    .flag("delaysTouchesBegan", \GestureRecognizer.delaysTouchesBegan),
    .flag("delaysTouchesEnded", \GestureRecognizer.delaysTouchesEnded),
    .flag("requiresExclusiveTouchKind", \GestureRecognizer.requiresExclusiveTouchKind),
    .names(
      "allowedTouchKinds", \GestureRecognizer.allowedTouchKinds,
      among: [
        ("direct", .direct), ("indirect", .indirect), ("pencil", .pencil),
        ("indirectPointer", .indirectPointer),
      ]),
  ]
}
