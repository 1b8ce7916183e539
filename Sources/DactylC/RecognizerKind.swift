// Generated from Schema/gestures.toml by Scripts/generate; do not edit.
// swift-format-ignore-file
import Dactyl

#if Strokes
  import DactylStrokes
#endif

/// The kinds of recognisers that hosts can make.
///
/// The names of the cases are the kinds' names in JavaScript; the raw values are those of `dactyl.h`.
enum RecognizerKind: Int32 {
  case tap = 1
  case longPress = 2
  case pan = 3
  case swipe = 4
  case pinch = 5
  case rotation = 6
  case screenEdgePan = 7
  case hover = 8
  case transform = 9
  #if !Core
    case custom = 14
  #endif
  #if Strokes
    case checkMark = 10
    case circle = 11
    case scratchOut = 12
    case stroke = 13
  #endif
  #if Shown
    case shown = 15
  #endif

  /// Makes one with its defaults.
  func make() -> GestureRecognizer {
    switch self {
    case .tap: TapGestureRecognizer()
    case .longPress: LongPressGestureRecognizer()
    case .pan: PanGestureRecognizer()
    case .swipe: SwipeGestureRecognizer()
    case .pinch: PinchGestureRecognizer()
    case .rotation: RotationGestureRecognizer()
    case .screenEdgePan: ScreenEdgePanGestureRecognizer()
    case .hover: HoverGestureRecognizer()
    case .transform: TransformGestureRecognizer()
    #if !Core
      case .custom: HostRecognizer()
    #endif
    #if Strokes
      case .checkMark: CheckMarkGestureRecognizer()
      case .circle: CircleGestureRecognizer()
      case .scratchOut: ScratchOutGestureRecognizer()
      case .stroke: HostStrokeRecognizer()
    #endif
    #if Shown
      case .shown: HostShownRecognizer()
    #endif
    }
  }

  /// Reads or sets a setting of a recogniser of this kind, or what every recogniser has.
  func accessSetting(_ access: inout PropertyAccess, of recognizer: GestureRecognizer) {
    switch self {
    case .tap:
      cast(recognizer, TapGestureRecognizer.self).accessSetting(&access)
    case .longPress:
      cast(recognizer, LongPressGestureRecognizer.self).accessSetting(&access)
    case .pan:
      cast(recognizer, PanGestureRecognizer.self).accessSetting(&access)
    case .swipe:
      cast(recognizer, SwipeGestureRecognizer.self).accessSetting(&access)
    case .pinch:
      cast(recognizer, PinchGestureRecognizer.self).accessSetting(&access)
    case .rotation:
      cast(recognizer, RotationGestureRecognizer.self).accessSetting(&access)
    case .screenEdgePan:
      cast(recognizer, ScreenEdgePanGestureRecognizer.self).accessOwnSetting(&access)
    case .hover: recognizer.accessCommonSetting(&access)
    case .transform:
      cast(recognizer, TransformGestureRecognizer.self).accessSetting(&access)
    #if !Core
      case .custom:
        cast(recognizer, HostRecognizer.self).accessSetting(&access)
    #endif
    #if Strokes
      case .checkMark:
        cast(recognizer, CheckMarkGestureRecognizer.self).accessSetting(&access)
      case .circle:
        cast(recognizer, CircleGestureRecognizer.self).accessSetting(&access)
      case .scratchOut:
        cast(recognizer, ScratchOutGestureRecognizer.self).accessSetting(&access)
      case .stroke:
        cast(recognizer, HostStrokeRecognizer.self).accessSetting(&access)
    #endif
    #if Shown
      case .shown:
        cast(recognizer, HostShownRecognizer.self).accessSetting(&access)
    #endif
    }
  }

  /// The codes of what can be read of a gesture of this kind between records, and set, in the order of its readings.
  var values: Range<Int32> {
    switch self {
    case .pan, .screenEdgePan: 100..<104
    case .pinch: 104..<106
    case .rotation: 106..<108
    case .transform: 100..<114
    default: 0..<0
    }
  }

  // Embedded Swift has no `as?`; `make` alone decides what class a kind has.
  func cast<R: GestureRecognizer>(_ recognizer: GestureRecognizer, _ type: R.Type) -> R {
    unsafeDowncast(recognizer, to: R.self)
  }
}
