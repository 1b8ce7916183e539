import Dactyl

#if Strokes
  import DactylStrokes
#endif

/// The kinds of recognisers that hosts can make: the one place where a new kind is entered.
///
/// The names of the cases are the kinds' names in JavaScript; the raw values are those of `dactyl.h`.
enum RecognizerKind: Int32 {
  case tap = 1
  case longPress = 2
  case pan = 3
  case swipe = 4
  case pinch = 5
  case rotation = 6
  case edgePan = 7
  case hover = 8
  case transform = 9
  #if Strokes
    case checkMark = 10
    case circle = 11
    case scratchOut = 12
    case stroke = 13
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
    case .edgePan: ScreenEdgePanGestureRecognizer()
    case .hover: HoverGestureRecognizer()
    case .transform: TransformGestureRecognizer()
    #if Strokes
      case .checkMark: CheckMarkGestureRecognizer()
      case .circle: CircleGestureRecognizer()
      case .scratchOut: ScratchOutGestureRecognizer()
      case .stroke: HostStrokeRecognizer()
    #endif
    }
  }

  /// Reads or sets a property of a recogniser of this kind.
  func carryOut(_ exchange: inout Exchange, with recognizer: GestureRecognizer) {
    switch self {
    case .tap: cast(recognizer, TapGestureRecognizer.self).carryOut(&exchange)
    case .longPress: cast(recognizer, LongPressGestureRecognizer.self).carryOut(&exchange)
    case .pan: cast(recognizer, PanGestureRecognizer.self).carryOut(&exchange)
    case .swipe: cast(recognizer, SwipeGestureRecognizer.self).carryOut(&exchange)
    case .pinch: cast(recognizer, PinchGestureRecognizer.self).carryOut(&exchange)
    case .rotation: cast(recognizer, RotationGestureRecognizer.self).carryOut(&exchange)
    case .edgePan: cast(recognizer, ScreenEdgePanGestureRecognizer.self).carryOutOfEdge(&exchange)
    case .hover: break
    case .transform: cast(recognizer, TransformGestureRecognizer.self).carryOut(&exchange)
    #if Strokes
      case .checkMark: cast(recognizer, CheckMarkGestureRecognizer.self).carryOut(&exchange)
      case .circle: cast(recognizer, CircleGestureRecognizer.self).carryOut(&exchange)
      case .scratchOut: cast(recognizer, ScratchOutGestureRecognizer.self).carryOut(&exchange)
      case .stroke: cast(recognizer, HostStrokeRecognizer.self).carryOut(&exchange)
    #endif
    }
    if exchange.status == Status.unknown { recognizer.carryOutCommon(&exchange) }
  }

  /// Adds the values of a gesture to its record, in the order that `dactyl.h` gives.
  func write(_ recognizer: GestureRecognizer, to record: inout RecordWriter, velocities: Bool) {
    switch self {
    case .tap, .longPress: break
    case .pan, .edgePan:
      cast(recognizer, PanGestureRecognizer.self).write(to: &record, velocities)
    case .swipe: cast(recognizer, SwipeGestureRecognizer.self).write(to: &record)
    case .pinch: cast(recognizer, PinchGestureRecognizer.self).write(to: &record, velocities)
    case .rotation: cast(recognizer, RotationGestureRecognizer.self).write(to: &record, velocities)
    case .hover: cast(recognizer, HoverGestureRecognizer.self).write(to: &record)
    case .transform:
      cast(recognizer, TransformGestureRecognizer.self).write(to: &record, velocities)
    #if Strokes
      case .checkMark: cast(recognizer, CheckMarkGestureRecognizer.self).write(to: &record)
      case .circle: cast(recognizer, CircleGestureRecognizer.self).write(to: &record)
      case .scratchOut: cast(recognizer, ScratchOutGestureRecognizer.self).write(to: &record)
      case .stroke: cast(recognizer, HostStrokeRecognizer.self).write(to: &record)
    #endif
    }
  }

  #if Strokes
    /// What a recogniser of strokes has been shown, in points of the window; nil for other kinds.
    func drawing(of recognizer: GestureRecognizer) -> [Stroke]? {
      switch self {
      case .checkMark, .circle, .scratchOut:
        [cast(recognizer, SingleStrokeGestureRecognizer.self).stroke]
      case .stroke: cast(recognizer, HostStrokeRecognizer.self).drawing
      case .tap, .longPress, .pan, .swipe, .pinch, .rotation, .edgePan, .hover, .transform: nil
      }
    }
  #endif

  // Embedded Swift has no `as?`; `make` alone decides what class a kind has.
  private func cast<R: GestureRecognizer>(_ recognizer: GestureRecognizer, _ type: R.Type) -> R {
    unsafeDowncast(recognizer, to: R.self)
  }
}
