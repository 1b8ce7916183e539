import Dactyl
import DactylStrokes

extension DesktopGesture {
  /// The drawings that need no teaching, under their names in gesture files.
  package static let shapes: [String: @Sendable () -> SingleStrokeGestureRecognizer] = [
    "check-mark": { CheckMarkGestureRecognizer() }, "circle": { CircleGestureRecognizer() },
    "zig-zag": { ScratchOutGestureRecognizer() },
  ]

  /// A recogniser of a drawing that needs no teaching; nil for other gestures.
  var ready: SingleStrokeGestureRecognizer? {
    guard case .draw(let shape) = motion else { return nil }
    return Self.shapes[shape]?()
  }

  /// The name of what was taught; nil for what needs no teaching.
  var taughtName: String? {
    switch motion {
    case .draw(let name): ready == nil ? name : nil
    case .show(let name): name
    default: nil
    }
  }

  /// How far the fingers must be within of a direction, with and without diagonals beside it.
  private static let deviation = (alone: Double.pi / 4, besideDiagonals: Double.pi / 8)
  /// For how long more fingers may come down where they mean something else.
  static let landingInterval = 0.3

  /// A recogniser for the gesture, with what gesture files set unless a line says otherwise.
  ///
  /// - Parameters:
  ///   - hasMore: whether the file has gestures of more fingers.
  ///   - hasDiagonals: whether it has diagonal swipes of as many.
  func makeRecognizer(
    _ taught: TaughtDrawings, hasMore: Bool = false, hasDiagonals: Bool = false
  ) -> GestureRecognizer {
    switch motion {
    case .tap(let count):
      let tap = TapGestureRecognizer()
      tap.numberOfTapsRequired = count
      tap.numberOfTouchesRequired = fingers
      // Fingers that rest longer mean something else, or nothing.
      tap.maximumPressDuration = 0.5
      return tap
    case .click:
      let click = TapGestureRecognizer()
      click.numberOfTouchesRequired = fingers
      click.allowedTouchKinds = .indirectPointer
      return click
    case .hold, .holdDrag:
      let hold = LongPressGestureRecognizer()
      hold.numberOfTouchesRequired = fingers
      return hold
    case .swipe(let side):
      let swipe = SwipeGestureRecognizer()
      swipe.direction = side.direction
      swipe.numberOfTouchesRequired = fingers
      swipe.recognizesAtLift = false
      swipe.allowsRest = true
      if hasMore { swipe.landingInterval = Self.landingInterval }
      if hasDiagonals || DesktopGesture.Side.diagonals.contains(side) {
        swipe.maximumDirectionDeviation = Self.deviation.besideDiagonals
      } else {
        swipe.maximumDirectionDeviation = Self.deviation.alone
      }
      // One finger points and two scroll, at leisure; more go one way for nothing else.
      if fingers > 2 { swipe.maximumDuration = .infinity }
      return swipe
    case .edge(let side):
      let edge = ScreenEdgePanGestureRecognizer()
      edge.edges = side.edge
      edge.minimumNumberOfTouches = fingers
      edge.maximumNumberOfTouches = fingers
      return edge
    case .pinch:
      let pinch = PinchGestureRecognizer()
      pinch.minimumNumberOfTouches = max(2, fingers)
      pinch.maximumNumberOfTouches = max(2, fingers)
      return pinch
    case .rotate:
      let rotation = RotationGestureRecognizer()
      rotation.minimumNumberOfTouches = max(2, fingers)
      rotation.maximumNumberOfTouches = max(2, fingers)
      return rotation
    case .drag:
      return Self.drag(fingers)
    case .draw(let shape):
      if let ready {
        ready.numberOfTouchesRequired = fingers
        // Fingers that slip while they tap draw nothing.
        if shape == "check-mark" {
          (ready as? CheckMarkGestureRecognizer)?.criteria.minimumLength = 24
        }
        // Rounds as many as people make.
        (ready as? CircleGestureRecognizer)?.criteria.maximumSweep = 1000
        return ready
      }
      let stroke = StrokeGestureRecognizer()
      stroke.numberOfTouchesRequired = fingers
      if let library = taught.library { stroke.library = library }
      return stroke
    case .show(let name): return ShownLineGestureRecognizer(of: name, in: taught.shown)
    }
  }

  /// A drag of just so many fingers.
  static func drag(_ fingers: Int) -> PanGestureRecognizer {
    let drag = PanGestureRecognizer()
    drag.minimumNumberOfTouches = fingers
    drag.maximumNumberOfTouches = fingers
    return drag
  }
}

/// Knows all that was shown, and acts for one of it.
private final class ShownLineGestureRecognizer: DemonstratedGestureRecognizer {
  private let own: DemonstratedGestureRecognizer

  init(of name: String, in library: DemonstrationLibrary) {
    var only = DemonstrationLibrary()
    for known in library.classes where "\(known.name)".lowercased() == name {
      only.define(known)
      for one in library.demonstrations where one.classID == known.id {
        only.add(one.demonstration, class: known.id)
      }
    }
    own = DemonstratedGestureRecognizer(library: only)
    super.init(library: library)
  }

  /// What stands between the gesture of its line and another.
  override func conflict(with footprint: GestureFootprint) -> GestureConflict.Reason? {
    own.conflict(with: footprint)
  }
}

extension DesktopGesture.Side {
  fileprivate var direction: SwipeDirection {
    switch self {
    case .left: .left
    case .right: .right
    case .up, .top: .up
    case .down, .bottom: .down
    case .upLeft: .upLeft
    case .upRight: .upRight
    case .downLeft: .downLeft
    case .downRight: .downRight
    }
  }

  fileprivate var edge: RectEdge {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    default: .bottom
    }
  }
}
