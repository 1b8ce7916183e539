import Dactyl
import DactylRecordings
import DactylStrokes

/// The stages of `Examples/C/replay.c` and `Web/tests/trace.mjs` in Swift, directly on the engine,
/// with the same lines.
final class TraceStage {
  let window: Window
  private(set) var lines: [String] = []
  private var names: [Int: String] = [:]
  private var simultaneous: [ObjectIdentifier: ObjectIdentifier?] = [:]

  private init(_ size: Size) {
    window = Window(frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
    window.observer = self
  }

  /// Every kind of recogniser on one view, all simultaneous.
  static func everything(_ size: Size) -> TraceStage {
    let stage = TraceStage(size)
    let view = View(frame: stage.window.bounds)
    stage.window.addSubview(view)
    let edgePan = ScreenEdgePanGestureRecognizer()
    edgePan.edges = .all
    let all: [GestureRecognizer] = [
      TapGestureRecognizer(), LongPressGestureRecognizer(), PanGestureRecognizer(),
      SwipeGestureRecognizer(), PinchGestureRecognizer(), RotationGestureRecognizer(), edgePan,
      TransformGestureRecognizer(),
    ]
    for recognizer in all {
      stage.add(recognizer, to: view, "\(recognizer.kind)")
      stage.simultaneous[ObjectIdentifier(recognizer)] = .some(nil)
    }
    return stage
  }

  /// Recognisers that wait for and obstruct each other, on a view and on a rotated subview.
  static func rivals(_ size: Size) -> TraceStage {
    let stage = TraceStage(size)
    let table = View(frame: stage.window.bounds)
    let photo = View(
      frame: Rect(
        x: size.width / 4, y: size.height / 4, width: size.width / 2, height: size.height / 2))
    photo.transform = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 3, ty: -2)
    stage.window.addSubview(table)
    table.addSubview(photo)
    let doubleTap = TapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    let tap = TapGestureRecognizer()
    let swipe = SwipeGestureRecognizer()
    swipe.direction = [.right, .left, .up, .down]
    let pan = PanGestureRecognizer()
    let pinch = PinchGestureRecognizer()
    let transform = TransformGestureRecognizer()
    let press = LongPressGestureRecognizer()
    press.minimumPressDuration = 0.3
    let twoFingerTap = TapGestureRecognizer()
    twoFingerTap.numberOfTouchesRequired = 2
    stage.add(doubleTap, to: table, "doubleTap")
    stage.add(tap, to: table, "tap")
    stage.add(swipe, to: table, "swipe")
    stage.add(pan, to: table, "pan")
    stage.add(pinch, to: photo, "pinch")
    stage.add(RotationGestureRecognizer(), to: photo, "rotation")
    stage.add(transform, to: photo, "transform")
    stage.add(press, to: photo, "press")
    stage.add(twoFingerTap, to: photo, "twoFingerTap")
    tap.require(toFail: doubleTap)
    pan.require(toFail: swipe)
    stage.simultaneous[ObjectIdentifier(pinch)] = ObjectIdentifier(transform)
    return stage
  }

  /// Recognisers of strokes: one with a library of three samples in two classes, one with enough of
  /// each that refused strokes get a second look.
  static func strokes(_ size: Size) throws -> TraceStage {
    let stage = TraceStage(size)
    let view = View(frame: stage.window.bounds)
    stage.window.addSubview(view)
    func drawing(_ numbers: [Double]) -> [Stroke] {
      [
        Stroke(
          stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) })
      ]
    }
    var library = StrokeLibrary()
    library.define(StrokeClass(id: 1, name: "check"))
    library.define(StrokeClass(id: 2, name: "line"))
    try library.add(drawing([0, 30, 10, 40, 20, 50, 40, 25, 60, 0]), class: 1)
    try library.add(drawing([0, 0, 50, 3, 100, 0]), class: 2)
    library.define(StrokeClass(id: 1, name: "check", invariance: [.size, .rotation]))
    try library.add(drawing([0, 25, 12, 45, 20, 55, 45, 25, 70, 5]), class: 1)
    var many = StrokeLibrary()
    many.define(StrokeClass(id: 1, name: "check"))
    many.define(StrokeClass(id: 2, name: "triangle"))
    for step in 0..<5 {
      let by = Double(step)
      try many.add(drawing([0, 30 + by, 20, 50, 60, 5 * by]), class: 1)
      try many.add(drawing([50, 5 * by, 0, 80 + by, 100, 80, 50 + by, 0]), class: 2)
    }
    let all: [GestureRecognizer] = [
      CheckMarkGestureRecognizer(), CircleGestureRecognizer(), ScratchOutGestureRecognizer(),
      StrokeGestureRecognizer(library: library), StrokeGestureRecognizer(library: many),
    ]
    for recognizer in all {
      stage.add(recognizer, to: view, "\(recognizer.kind)")
      stage.simultaneous[ObjectIdentifier(recognizer)] = .some(nil)
    }
    return stage
  }

  /// A library of four gestures that were shown, one of which begins before all fingers are up.
  static func shown(_ size: Size) throws -> TraceStage {
    let stage = TraceStage(size)
    let view = View(frame: stage.window.bounds)
    stage.window.addSubview(view)
    var library = DemonstrationLibrary()
    func show(_ id: Int, _ stretches: [[Double]]) {
      let stretches = stretches.compactMap {
        DemonstrationStretch(numbers: $0 + Array(repeating: 0, count: 13 - $0.count))
      }
      library.add(Demonstration(stretches: stretches), class: id)
    }
    library.define(DemonstrationClass(id: 1, name: "apart", isContinuous: true))
    show(1, [[2, 0.4, 0, 0, 3, 8, 120, 260, 0, 72, 68, 0, 0]])
    library.define(DemonstrationClass(id: 2, name: "tap of two"))
    show(2, [[2, 0.09, 0, 0, 1, 1, 120, 120, 0, 1, 1, 0.01, 0.01]])
    library.define(DemonstrationClass(id: 3, name: "in turn"))
    show(3, [[1, 0.09], [0, 0.15, 100], [1, 0.09]])
    library.define(
      DemonstrationClass(id: 4, name: "along", forgives: [.size, .rotation, .speed]))
    show(4, [[2, 0.3, 0, 150, 150, 152, 110, 112, 0, 155, 150, 0.02, 0.02]])
    let recognizer = DemonstratedGestureRecognizer(library: library)
    stage.add(recognizer, to: view, "shown")
    stage.simultaneous[ObjectIdentifier(recognizer)] = .some(nil)
    return stage
  }

  /// Sends all frames and fires the remaining deadlines.
  func play(_ frames: [InputFrame]) throws {
    for frame in frames { try window.send(frame) }
    for _ in 0..<1000 {
      guard let deadline = window.nextDeadline else { break }
      try window.advance(to: max(deadline, window.currentTime))
    }
    window.observer = nil
  }

  private func add(_ recognizer: GestureRecognizer, to view: View, _ name: String) {
    view.addGestureRecognizer(recognizer)
    recognizer.delegate = self
    names[recognizer.id.number] = name
  }

  private func values(_ recognizer: GestureRecognizer) -> [Double] {
    let view = recognizer.view
    switch recognizer {
    case let pan as PanGestureRecognizer:
      let (way, velocity) = (pan.translation(in: view), pan.velocity(in: view))
      return [way.dx, way.dy, velocity.dx, velocity.dy]
    case let swipe as SwipeGestureRecognizer:
      let direction = swipe.recognizedDirection
      return [direction.isEmpty ? .nan : Double(direction.rawValue)]
    case let pinch as PinchGestureRecognizer: return [pinch.scale, pinch.velocity]
    case let rotation as RotationGestureRecognizer: return [rotation.rotation, rotation.velocity]
    case let transform as TransformGestureRecognizer:
      let (way, velocity) = (transform.translation(in: view), transform.velocity(in: view))
      let matrix = transform.transform(in: view)
      return [
        way.dx, way.dy, velocity.dx, velocity.dy, transform.scale, transform.scaleVelocity,
        transform.rotation, transform.rotationVelocity, matrix.a, matrix.b, matrix.c, matrix.d,
        matrix.tx, matrix.ty,
      ]
    case let mark as CheckMarkGestureRecognizer:
      guard let shape = mark.checkMark else { return Array(repeating: .nan, count: 10) }
      return [
        shape.start.x, shape.start.y, shape.corner.x, shape.corner.y, shape.end.x, shape.end.y,
        shape.hand == .left ? 1 : 0, shape.angle, shape.tilt, shape.legRatio,
      ]
    case let circle as CircleGestureRecognizer:
      guard let shape = circle.circle else { return Array(repeating: .nan, count: 6) }
      return [
        shape.center.x, shape.center.y, shape.radius, shape.sweep, shape.deviation,
        shape.meanDeviation,
      ]
    case let scratch as ScratchOutGestureRecognizer:
      guard let shape = scratch.scratchOut else { return Array(repeating: .nan, count: 7) + [0] }
      return [
        shape.bounds.origin.x, shape.bounds.origin.y, shape.bounds.size.width,
        shape.bounds.size.height, Double(shape.reversals), shape.legLength, shape.angle, 0,
      ]
    case let drawn as StrokeGestureRecognizer:
      let count = Double(drawn.drawing.count)
      guard let nearest = drawn.match?.nearest else {
        return Array(repeating: .nan, count: 5) + [count]
      }
      return [
        Double(nearest.classID), nearest.score, nearest.margin,
        nearest.runnerUp.map(Double.init) ?? .nan, nearest.distance, count,
      ]
    case let shown as DemonstratedGestureRecognizer:
      let way = shown.translation(in: view)
      let nearest = shown.match?.nearest
      return [
        nearest.map { Double($0.classID) } ?? .nan, nearest?.score ?? .nan,
        nearest?.margin ?? .nan, nearest?.runnerUp.map(Double.init) ?? .nan,
        nearest?.distance ?? .nan, way.dx, way.dy, shown.scale, shown.rotation,
      ]
    default: return []
    }
  }

  private func digits(_ number: Double) -> String {
    guard !number.isNaN else { return "nan" }
    let text = String(number.bitPattern, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

extension TraceStage: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    guard let partner = simultaneous[ObjectIdentifier(recognizer)] else { return false }
    return partner == nil || partner == ObjectIdentifier(other)
  }
}

extension TraceStage: WindowObserver {
  func window(
    _ window: Window, didTransition transition: Transition, of recognizer: GestureRecognizer
  ) {
    let cause = transition.cause
    let place = recognizer.location(in: nil)
    let inView = recognizer.location(in: recognizer.view)
    let numbers =
      [
        transition.time, cause.other == nil ? cause.value : .nan, cause.limit,
        Double(recognizer.numberOfTouches), place.x, place.y, inView.x, inView.y,
      ] + values(recognizer)
    let name = names[transition.recognizer.number] ?? "-"
    let rival = cause.other.flatMap { names[$0.number] } ?? "-"
    lines.append(
      "\(name) \(transition.from) \(transition.to) \(cause.code.rawValue) \(rival) "
        + numbers.map(digits).joined(separator: " "))
  }
}
