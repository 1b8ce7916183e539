import Dactyl
import DactylTesting
import Testing

/// SPEC B5 and its geometry.
@Suite struct ViewGeometryTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))

  @Test func pointsConvertThroughFramesAndBoundsOrigins() {
    let outer = View(frame: Rect(x: 100, y: 50, width: 200, height: 200))
    let inner = View(frame: Rect(x: 10, y: 20, width: 50, height: 50))
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin = Point(5, 7)
    #expect(inner.convert(Point(1, 1), to: nil) == Point(106, 64))
    #expect(inner.convert(Point(106, 64), from: nil) == Point(1, 1))
    #expect(inner.convert(Point(1, 1), to: outer) == Point(11, 21))
    #expect(outer.convert(Point(1, 1), from: inner) == Point(11, 21))
    #expect(window.hitTest(Point(106, 64), with: nil) === inner)
  }

  @Test func pointsConvertThroughTransformsBothWays() {
    // A quarter turn about the middle (50, 50): the top left corner goes to the top right.
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    view.transform = AffineTransform(rotationAngle: .pi / 2).scaled(x: 2, y: 2)
    let corner = view.convert(Point(0, 0), to: nil)
    // Exact except for the rounding of 100 · sin π.
    #expect(corner.distance(to: Point(150, -50)) < 1e-12)
    #expect(view.convert(corner, from: nil).distance(to: .zero) < 1e-12)
    #expect(window.hitTest(Point(149, 1), with: nil) === view)
  }

  @Test func turnsAddUp() throws {
    // What fingers do is turned as far as all the views are: three eighths of a circle.
    let pan = PanGestureRecognizer()
    var view: View = window
    for _ in 0..<3 {
      let next = View(frame: window.bounds)
      view.addSubview(next)
      next.transform = AffineTransform(rotationAngle: .pi / 4)
      view = next
    }
    window.addGestureRecognizer(pan)
    try window.play(Timeline("down(100,200) 8ms move(110,200) 8ms move(200,200)").frames)
    let way = pan.translation(in: nil)
    #expect(way.dy == 0 && way.dx > 50)
    let turned = pan.translation(in: view)
    let half = way.dx * 0.5.squareRoot()
    #expect(abs(turned.dx + half) < 1e-9 && abs(turned.dy + half) < 1e-9, "\(turned)")
  }

  @Test func siblingsConvertAcross() {
    let left = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let right = View(frame: Rect(x: 200, y: 0, width: 100, height: 100))
    window.addSubview(left)
    window.addSubview(right)
    right.transform = AffineTransform(scaleX: 2, y: 2)
    #expect(left.convert(Point(200, 50), to: right) == Point(25, 50))
    #expect(
      left.convert(Rect(x: 150, y: -50, width: 200, height: 200), to: right)
        == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      right.convert(Rect(x: 0, y: 0, width: 200, height: 200), from: left)
        == Rect(x: -75, y: 25, width: 100, height: 100))
  }

  @Test func aFlattenedViewIsNotHitAndConvertsToTheOrigin() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    view.transform = AffineTransform(scaleX: 0, y: 1)
    #expect(window.hitTest(Point(50, 50), with: nil) === window)
    #expect(view.convert(Point(50, 50), from: nil) == .zero)
  }

  @Test func theFrameFollowsCenterBoundsAndTransform() {
    let view = View(frame: Rect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.frame == Rect(x: 10, y: 20, width: 100, height: 50))
    view.center += Vector(5, 5)
    #expect(view.frame == Rect(x: 15, y: 25, width: 100, height: 50))
    view.transform = AffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == Rect(x: -35, y: 0, width: 200, height: 100))
    view.transform = .identity
    view.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.center == Point(5, 5))
  }

  @Test func aMovedViewConvertsWhatTouchesSayAtTheMoment() {
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    try! window.send(
      InputFrame(
        time: 0, contacts: [Contact(id: 1, phase: .began, position: Point(30, 30))]))
    let touch = window.touches.first!
    view.center += Vector(10, 0)
    #expect(touch.location(in: view) == Point(20, 30))
    #expect(touch.location(in: nil) == Point(30, 30))
  }

  @Test func anInvertedTransformUndoesIt() throws {
    let transform = AffineTransform(rotationAngle: 0.7).scaled(x: 3, y: -0.5).translated(x: 9, y: 4)
    let back = try #require(transform.inverted)
    let point = Point(12, -7).applying(transform).applying(back)
    // A few roundings of numbers below 100.
    #expect(point.distance(to: Point(12, -7)) < 1e-13)
    #expect(AffineTransform(scaleX: 0, y: 1).inverted == nil)
  }

  @Test func operationsActBeforeWhatIsThere() {
    // As in Core Graphics: rotated(by:) turns first.
    let transform = AffineTransform(translationX: 10, y: 0).scaled(x: 2, y: 2)
    #expect(Point(1, 1).applying(transform) == Point(12, 2))
    let other = AffineTransform(scaleX: 2, y: 2)
      .concatenating(AffineTransform(translationX: 10, y: 0))
    #expect(transform == other)
  }

  @Test func distancesAndAnglesAreThoseOfSchool() {
    #expect(Point(0, 0).distance(to: Point(3, 4)) == 5)
    #expect(angle(at: Point(0, 0), between: Point(1, 0), and: Point(0, 1)) == .pi / 2)
    #expect(angle(at: .zero, between: Point(1, 0), and: Point(-1, 0)) == .pi)
    #expect(
      angle(
        betweenSegmentFrom: Point(0, 0), to: Point(1, 0), andSegmentFrom: Point(9, 9),
        to: Point(9, 5)) == .pi / 2)
    #expect(angle(at: .zero, between: .zero, and: Point(1, 0)) == 0)
    #expect(Vector(1, 0).turn(to: Vector(0, 1)) == .pi / 2)
    #expect(Vector(1, 0).turn(to: Vector(0, -1)) == -.pi / 2)
  }

  @Test func anglesWrapIntoOneTurn() {
    for turns in -5...5 {
      let wrapped = wrappedAngle(0.5 + Double(turns) * 2 * .pi)
      // One rounding of a number below 32.
      #expect(abs(wrapped - 0.5) < 1e-14)
    }
    #expect(wrappedAngle(.pi) == .pi)
    #expect(wrappedAngle(1e300) == 0)
  }

  @Test func viewsKeepTheirOrder() {
    let views = (0..<3).map { _ in View() }
    window.addSubview(views[0])
    window.insertSubview(views[1], below: views[0])
    window.insertSubview(views[2], above: views[1])
    #expect(window.subviews == [views[1], views[2], views[0]])
    window.insertSubview(views[0], below: views[1])
    #expect(window.subviews == [views[0], views[1], views[2]])
    window.insertSubview(views[0], above: views[2])
    #expect(window.subviews == [views[1], views[2], views[0]])
    window.insertSubview(views[1], below: views[0])
    #expect(window.subviews == [views[2], views[1], views[0]])
    window.addSubview(views[2])
    #expect(window.subviews == [views[1], views[0], views[2]])
  }

  @Test func aTransformAboutAPointLeavesThePoint() {
    let zoom = AffineTransform(scaleX: 2, y: 3).about(Point(10, 20))
    #expect(Point(10, 20).applying(zoom) == Point(10, 20))
    #expect(Point(11, 21).applying(zoom) == Point(12, 23))
  }

  @Test func theMiddleOfARectangleLiesBetweenItsEdges() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 50)
    #expect(rect.midX == 25 && rect.midY == 45)
    #expect(Point(rect.midX, rect.midY) == rect.center)
  }
}
