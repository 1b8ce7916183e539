// Generated from Schema/gestures.toml by Scripts/generate; do not edit.
// swift-format-ignore-file
import Dactyl
import DactylStrokes

extension RecognizerKind {
  /// Every kind there is, in the order in which the scene without a file attaches them.
  public static let all: [RecognizerKind] = [
    RecognizerKind(
      name: "tap", settings: [
        .count("numberOfTapsRequired", \TapGestureRecognizer.numberOfTapsRequired),
        .count("numberOfTouchesRequired", \TapGestureRecognizer.numberOfTouchesRequired),
        .number("allowableMovement", \TapGestureRecognizer.allowableMovement),
        .number("maximumPressDuration", \TapGestureRecognizer.maximumPressDuration),
        .number("maximumTapInterval", \TapGestureRecognizer.maximumTapInterval),
        .number("minimumTapInterval", \TapGestureRecognizer.minimumTapInterval),
        .number("maximumTapDistance", \TapGestureRecognizer.maximumTapDistance),
      ], make: { TapGestureRecognizer() }, includes: { $0 is TapGestureRecognizer }),
    RecognizerKind(
      name: "longPress", settings: [
        .number("minimumPressDuration", \LongPressGestureRecognizer.minimumPressDuration),
        .number("allowableMovement", \LongPressGestureRecognizer.allowableMovement),
        .count("numberOfTapsRequired", \LongPressGestureRecognizer.numberOfTapsRequired, atLeast: 0),
        .count("numberOfTouchesRequired", \LongPressGestureRecognizer.numberOfTouchesRequired),
        .number("maximumTapDuration", \LongPressGestureRecognizer.maximumTapDuration),
        .number("maximumTapInterval", \LongPressGestureRecognizer.maximumTapInterval),
        .number("maximumTapDistance", \LongPressGestureRecognizer.maximumTapDistance),
      ], make: { LongPressGestureRecognizer() }, includes: { $0 is LongPressGestureRecognizer }),
    RecognizerKind(
      name: "pan", settings: [
        .count("minimumNumberOfTouches", \PanGestureRecognizer.minimumNumberOfTouches),
        .count("maximumNumberOfTouches", \PanGestureRecognizer.maximumNumberOfTouches),
        .number("minimumDistance", \PanGestureRecognizer.minimumDistance),
        .number("minimumDistanceBesideTap", \PanGestureRecognizer.minimumDistanceBesideTap),
        .choice("axis", \PanGestureRecognizer.axis, among: [("any", .any), ("x", .horizontal), ("y", .vertical)]),
      ], make: { PanGestureRecognizer() }, includes: { $0 is PanGestureRecognizer }),
    RecognizerKind(
      name: "pinch", settings: [
        .count("minimumNumberOfTouches", \PinchGestureRecognizer.minimumNumberOfTouches),
        .count("maximumNumberOfTouches", \PinchGestureRecognizer.maximumNumberOfTouches),
        .number("minimumSpanChange", \PinchGestureRecognizer.minimumSpanChange),
      ], make: { PinchGestureRecognizer() }, includes: { $0 is PinchGestureRecognizer }),
    RecognizerKind(
      name: "rotation", settings: [
        .count("minimumNumberOfTouches", \RotationGestureRecognizer.minimumNumberOfTouches),
        .count("maximumNumberOfTouches", \RotationGestureRecognizer.maximumNumberOfTouches),
        .number("minimumArc", \RotationGestureRecognizer.minimumArc),
      ], make: { RotationGestureRecognizer() }, includes: { $0 is RotationGestureRecognizer }),
    RecognizerKind(
      name: "swipe", settings: [
        .names("direction", \SwipeGestureRecognizer.direction, among: [("right", .right), ("left", .left), ("up", .up), ("down", .down), ("upLeft", .upLeft), ("upRight", .upRight), ("downLeft", .downLeft), ("downRight", .downRight)]),
        .count("numberOfTouchesRequired", \SwipeGestureRecognizer.numberOfTouchesRequired),
        .number("maximumDuration", \SwipeGestureRecognizer.maximumDuration),
        .flag("allowsRest", \SwipeGestureRecognizer.allowsRest),
        .number("landingInterval", \SwipeGestureRecognizer.landingInterval),
        .number("minimumDistance", \SwipeGestureRecognizer.minimumDistance),
        .number("maximumDirectionDeviation", \SwipeGestureRecognizer.maximumDirectionDeviation),
        .number("minimumFingerShare", \SwipeGestureRecognizer.minimumFingerShare),
        .number("minimumVelocity", \SwipeGestureRecognizer.minimumVelocity),
        .flag("recognizesAtLift", \SwipeGestureRecognizer.recognizesAtLift),
      ], make: { SwipeGestureRecognizer() }, includes: { $0 is SwipeGestureRecognizer }),
    RecognizerKind(
      name: "screenEdgePan", settings: [
        .names("edges", \ScreenEdgePanGestureRecognizer.edges, among: [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]),
        .number("edgeWidth", \ScreenEdgePanGestureRecognizer.edgeWidth),
        .number("minimumDistance", \ScreenEdgePanGestureRecognizer.minimumDistance),
        .count("minimumNumberOfTouches", \ScreenEdgePanGestureRecognizer.minimumNumberOfTouches),
        .count("maximumNumberOfTouches", \ScreenEdgePanGestureRecognizer.maximumNumberOfTouches),
      ], make: { ScreenEdgePanGestureRecognizer() }, includes: { $0 is ScreenEdgePanGestureRecognizer }),
    RecognizerKind(
      name: "checkMark", settings: [
        .number("minimumLength", \CheckMarkGestureRecognizer.criteria.minimumLength),
        .number("maximumTilt", \CheckMarkGestureRecognizer.criteria.maximumTilt),
        .number("maximumLegRatio", \CheckMarkGestureRecognizer.criteria.maximumLegRatio),
        .number("generosity", \CheckMarkGestureRecognizer.criteria.generosity, atLeast: 1e-6),
        .flag("recognizesEarly", \CheckMarkGestureRecognizer.recognizesEarly),
        .number("earlyLegRatio", \CheckMarkGestureRecognizer.earlyLegRatio),
        .count("numberOfTouchesRequired", \CheckMarkGestureRecognizer.numberOfTouchesRequired),
      ], make: { CheckMarkGestureRecognizer() }, includes: { $0 is CheckMarkGestureRecognizer }),
    RecognizerKind(
      name: "circle", settings: [
        .number("minimumRadius", \CircleGestureRecognizer.criteria.minimumRadius),
        .number("minimumSweep", \CircleGestureRecognizer.criteria.minimumSweep),
        .number("maximumSweep", \CircleGestureRecognizer.criteria.maximumSweep),
        .number("generosity", \CircleGestureRecognizer.criteria.generosity, atLeast: 1e-6),
        .count("numberOfTouchesRequired", \CircleGestureRecognizer.numberOfTouchesRequired),
      ], make: { CircleGestureRecognizer() }, includes: { $0 is CircleGestureRecognizer }),
    RecognizerKind(
      name: "scratchOut", settings: [
        .count("minimumReversals", \ScratchOutGestureRecognizer.criteria.minimumReversals),
        .number("minimumLegLength", \ScratchOutGestureRecognizer.criteria.minimumLegLength),
        .number("maximumAngle", \ScratchOutGestureRecognizer.criteria.maximumAngle),
        .number("generosity", \ScratchOutGestureRecognizer.criteria.generosity, atLeast: 1e-6),
        .count("numberOfTouchesRequired", \ScratchOutGestureRecognizer.numberOfTouchesRequired),
      ], make: { ScratchOutGestureRecognizer() }, includes: { $0 is ScratchOutGestureRecognizer }),
    RecognizerKind(
      name: "hover", settings: [], make: { HoverGestureRecognizer() }, includes: { $0 is HoverGestureRecognizer }),
    RecognizerKind(
      name: "transform", settings: [
        .names("axes", \TransformGestureRecognizer.axes, among: [("translation", .translation), ("scale", .scale), ("rotation", .rotation)]),
        .flag("unlocksAxesTogether", \TransformGestureRecognizer.unlocksAxesTogether),
        .count("minimumNumberOfTouches", \TransformGestureRecognizer.minimumNumberOfTouches),
        .number("minimumDistance", \TransformGestureRecognizer.minimumDistance),
        .number("minimumDistanceBesideTap", \TransformGestureRecognizer.minimumDistanceBesideTap),
        .number("minimumSpanChange", \TransformGestureRecognizer.minimumSpanChange),
        .number("minimumArc", \TransformGestureRecognizer.minimumArc),
      ], make: { TransformGestureRecognizer() }, includes: { $0 is TransformGestureRecognizer }),
  ]

  /// What can be set on a recogniser of any kind.
  public static let commonSettings: [RecognizerSetting] = [
    .flag("isEnabled", \GestureRecognizer.isEnabled),
    .flag("cancelsTouchesInView", \GestureRecognizer.cancelsTouchesInView),
    .flag("delaysTouchesBegan", \GestureRecognizer.delaysTouchesBegan),
    .flag("delaysTouchesEnded", \GestureRecognizer.delaysTouchesEnded),
    .flag("requiresExclusiveTouchKind", \GestureRecognizer.requiresExclusiveTouchKind),
    .names("allowedTouchKinds", \GestureRecognizer.allowedTouchKinds, among: [("direct", .direct), ("indirect", .indirect), ("pencil", .pencil), ("indirectPointer", .indirectPointer)]),
  ]
}
