/// A gesture that a line of a gesture file names.
package struct DesktopGesture: Hashable {
  /// What the fingers do.
  enum Motion: Hashable {
    case tap(Int)
    /// They press the touchpad's button.
    case click
    case hold
    /// They rest, and then go in one direction, or in any.
    case holdDrag(Side?)
    case swipe(Side)
    case edge(Side)
    case pinch(isOut: Bool)
    case rotate(isClockwise: Bool)
    /// A drag in one direction, or in any.
    case drag(Side?)
    case draw(String)
    /// What `dactyl teach --show` has seen.
    case show(String)
  }

  enum Side: String, CaseIterable {
    case left, right, up, down, top, bottom
    case upLeft = "up-left"
    case upRight = "up-right"
    case downLeft = "down-left"
    case downRight = "down-right"

    static let directions: [Side] = [.left, .right, .up, .down]
    static let diagonals: [Side] = [.upLeft, .upRight, .downLeft, .downRight]
    static let edges: [Side] = [.left, .right, .top, .bottom]

    /// How far a way leads in this direction.
    func part(of way: [Double]) -> Double {
      let half = 0.5.squareRoot()
      return switch self {
      case .left: -way[0]
      case .right: way[0]
      case .up, .top: -way[1]
      case .down, .bottom: way[1]
      case .upLeft: half * (-way[0] - way[1])
      case .upRight: half * (way[0] - way[1])
      case .downLeft: half * (way[1] - way[0])
      case .downRight: half * (way[0] + way[1])
      }
    }
  }

  var motion: Motion
  var fingers: Int

  /// True if it goes on for a while, with steps.
  var isContinuous: Bool {
    switch motion {
    case .pinch, .rotate, .drag, .holdDrag: true
    case .tap, .click, .hold, .swipe, .edge, .draw, .show: false
    }
  }

  /// True if its fingers move the pointer with a button held, where the action is one.
  var movesPointer: Bool { motion == .drag(nil) || motion == .holdDrag(nil) }

  /// True if only its end says what it is, and fingers may begin it as they begin another.
  var isDrawing: Bool {
    switch motion {
    case .draw, .show: true
    default: false
    }
  }

  /// The gesture as a file has it: `swipe left 3`.
  var words: String {
    func directed(_ word: String, _ side: Side?) -> String {
      side.map { "\(word) \($0.rawValue)" } ?? word
    }
    let what =
      switch motion {
      case .tap(let count): ["tap", "double-tap", "triple-tap"][count - 1]
      case .click: "click"
      case .hold: "hold"
      case .holdDrag(let side): directed("hold-drag", side)
      case .swipe(let side): directed("swipe", side)
      case .edge(let side): directed("edge", side)
      case .pinch(let isOut): isOut ? "pinch out" : "pinch in"
      case .rotate(let isClockwise): isClockwise ? "rotate right" : "rotate left"
      case .drag(let side): directed("drag", side)
      case .draw(let shape): "draw \(shape)"
      case .show(let name): "show \(name)"
      }
    return "\(what) \(fingers)"
  }
}

/// What a line of a gesture file has done.
package enum DesktopAction: Hashable {
  /// A shell command, with `{dx}` and the like in it.
  case run(String)
  /// Chords one after another; the keys of each go down in this order, as the kernel numbers them.
  case keys([[UInt16]], words: String)
  /// Keys that are held while the gesture goes on.
  case hold([UInt16], words: String)
  /// What the desktop on which it runs has for it.
  case window(WindowAction)
  /// A button of the mouse: a click, or held while a drag moves the pointer.
  case mouse(UInt16, words: String)

  package var words: String {
    switch self {
    case .run(let command): "run \(command)"
    case .keys(_, let words): "key \(words)"
    case .hold(_, let words): "hold \(words)"
    case .window(let action): "do \(action.rawValue)"
    case .mouse(_, let words): "mouse \(words)"
    }
  }

  /// What it comes to here: a window action as the command or keys of the desktop; nil if that has no
  /// such thing.
  package func here(on desktop: RunningDesktop?) -> DesktopAction? {
    guard case .window(let action) = self else { return self }
    switch desktop.flatMap(action.means) {
    case .run(let command): return .run(command)
    case .keys(let words):
      return .keys(
        [words.split(separator: "+").flatMap { DesktopKeys.codes[String($0)] ?? [] }], words: words)
    case nil: return nil
    }
  }
}

/// When a gesture acts.
package enum DesktopMoment: Hashable {
  /// Once, when it is recognised; pinches and rotations when they have made a step.
  case once
  case began
  case ended
  /// At each step: of a pinch a factor, of a rotation radians, of a drag points.
  case every(Double, words: String)

  package var words: String {
    switch self {
    case .once: ""
    case .began: "begin "
    case .ended: "end "
    case .every(_, let words): "every \(words) "
    }
  }
}

/// A line of a gesture file: on this gesture, do that.
package struct DesktopBinding {
  var gesture: DesktopGesture
  /// What is set of its recogniser, in the file's units.
  package var settings: [DesktopSetting] = []
  /// The programs in which it holds, in small letters; empty for everywhere.
  var apps: [String] = []
  /// Of each modifier that must be held the keys that are it.
  var modifiers: [DesktopModifier] = []
  package var moment = DesktopMoment.once
  package var action: DesktopAction
  package var line: Int

  /// The gesture and where it holds: `pinch out 4 in firefox`.
  package var name: String {
    gesture.words + (apps.isEmpty ? "" : " in \(apps.joined(separator: ","))")
      + (modifiers.isEmpty ? "" : " with \(modifiers.map(\.name).joined(separator: "+"))")
  }

  /// The gesture with its settings: lines that share it share a recogniser.
  package var recognizerName: String {
    gesture.words + settings.map { " \($0.name)=\($0.words)" }.joined()
  }
}

/// A modifier that is held on a keyboard beside a gesture.
struct DesktopModifier: Hashable {
  var name: String
  /// The keys of which one is down.
  var keys: [UInt16]

  static let all = [
    DesktopModifier(name: "ctrl", keys: [29, 97]), DesktopModifier(name: "shift", keys: [42, 54]),
    DesktopModifier(name: "alt", keys: [56, 100]),
    DesktopModifier(name: "super", keys: [125, 126]),
  ]
}
