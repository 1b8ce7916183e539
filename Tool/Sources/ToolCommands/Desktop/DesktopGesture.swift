/// A gesture that a line of a gesture file names.
struct DesktopGesture: Hashable {
  /// What the fingers do.
  enum Motion: Hashable {
    case tap(Int)
    case hold
    case swipe(Side)
    case edge(Side)
    case pinch(isOut: Bool)
    case rotate(isClockwise: Bool)
    /// A drag in one direction, or in any.
    case drag(Side?)
    case draw(String)
  }

  enum Side: String, CaseIterable {
    case left, right, up, down, top, bottom

    static let directions: [Side] = [.left, .right, .up, .down]
    static let edges: [Side] = [.left, .right, .top, .bottom]

    /// How far a way leads in this direction.
    func part(of way: [Double]) -> Double {
      switch self {
      case .left: -way[0]
      case .right: way[0]
      case .up, .top: -way[1]
      case .down, .bottom: way[1]
      }
    }
  }

  /// The gestures that need no file, under their names in gesture files.
  static let shapes = ["check-mark": "checkMark", "circle": "circle", "zig-zag": "scratchOut"]

  var motion: Motion
  var fingers: Int

  /// True if it goes on for a while, with steps.
  var isContinuous: Bool {
    switch motion {
    case .pinch, .rotate, .drag: true
    case .tap, .hold, .swipe, .edge, .draw: false
    }
  }

  /// The kind of recogniser that recognises it.
  var kind: String {
    switch motion {
    case .tap: "tap"
    case .hold: "longPress"
    case .swipe: "swipe"
    case .edge: "screenEdgePan"
    case .pinch: "pinch"
    case .rotate: "rotation"
    case .drag: "pan"
    case .draw(let shape): Self.shapes[shape] ?? "stroke"
    }
  }

  /// The gesture as a file has it: `swipe left 3`.
  var words: String {
    let what =
      switch motion {
      case .tap(let count): ["tap", "double-tap", "triple-tap"][count - 1]
      case .hold: "hold"
      case .swipe(let side): "swipe \(side)"
      case .edge(let side): "edge \(side)"
      case .pinch(let isOut): isOut ? "pinch out" : "pinch in"
      case .rotate(let isClockwise): isClockwise ? "rotate right" : "rotate left"
      case .drag(let side): side.map { "drag \($0)" } ?? "drag"
      case .draw(let shape): "draw \(shape)"
      }
    return "\(what) \(fingers)"
  }
}

/// What a line of a gesture file has done.
enum DesktopAction: Hashable {
  /// A shell command, with `{dx}` and the like in it.
  case run(String)
  /// Keys that go down in this order, as the kernel numbers them.
  case keys([UInt16], words: String)
  /// A button of the mouse: a click, or held while a drag moves the pointer.
  case mouse(UInt16, words: String)

  var words: String {
    switch self {
    case .run(let command): "run \(command)"
    case .keys(_, let words): "key \(words)"
    case .mouse(_, let words): "mouse \(words)"
    }
  }
}

/// When a gesture acts.
enum DesktopMoment: Hashable {
  /// Once, when it is recognised; pinches and rotations when they have made a step.
  case once
  case began
  case ended
  /// At each step: of a pinch a factor, of a rotation radians, of a drag points.
  case every(Double, words: String)

  var words: String {
    switch self {
    case .once: ""
    case .began: "begin "
    case .ended: "end "
    case .every(_, let words): "every \(words) "
    }
  }
}

/// A line of a gesture file: on this gesture, do that.
struct DesktopBinding {
  /// A setting of the recogniser, as in scenes, with its place in the line.
  struct Setting {
    var name: String
    var value: Double
    var column: Int
  }

  var gesture: DesktopGesture
  var settings: [Setting] = []
  /// The programs in which it holds, in small letters; empty for everywhere.
  var apps: [String] = []
  var moment = DesktopMoment.once
  var action: DesktopAction
  var line: Int

  /// The gesture and where it holds: `pinch out 4 in firefox`.
  var name: String {
    gesture.words + (apps.isEmpty ? "" : " in \(apps.joined(separator: ","))")
  }
}

/// The gestures of one kind of device.
struct DesktopSection {
  /// `touchpad`, `touchscreen`, `any`, or a part of a device's name in small letters.
  var device: String
  var bindings: [DesktopBinding] = []
}
