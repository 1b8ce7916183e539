import Dactyl
import DactylTesting
import Testing

@Suite struct HoverTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 400))
  private let left = View(frame: Rect(x: 0, y: 0, width: 200, height: 400))
  private let right = View(frame: Rect(x: 200, y: 0, width: 200, height: 400))
  private let leftHover = HoverGestureRecognizer()
  private let rightHover = HoverGestureRecognizer()
  private let recorder = TraceRecorder()

  init() {
    leftHover.name = "left"
    rightHover.name = "right"
    window.observer = recorder
    for (view, hover) in [(left, leftHover), (right, rightHover)] {
      window.addSubview(view)
      view.addGestureRecognizer(hover)
    }
  }

  private func send(
    _ phase: HoverSample.Phase, _ x: Double, at time: Double, id: Int = 1,
    kind: TouchKind = .indirectPointer
  ) throws(InputError) {
    try window.send(
      InputFrame(
        time: time, contacts: [],
        hovers: [HoverSample(id: id, phase: phase, position: Point(x, 100), kind: kind)]))
  }

  /// SPEC E9
  @Test func entersMovesAndExits() throws {
    try send(.entered, 50, at: 0)
    try send(.moved, 60, at: 0.1)
    try send(.exited, 60, at: 0.2)
    #expect(
      recorder.trace(.causes)
        == "left began: pointer came in · left changed: fingers moved on · left ended: pointer left"
    )
    #expect(leftHover.state == .possible)
  }

  /// SPEC B2: leaving a view ends its hover in the frame in which the next one begins.
  @Test func followsHitTesting() throws {
    try send(.entered, 50, at: 0)
    try send(.moved, 250, at: 0.1)
    try send(.moved, 50, at: 0.2)
    #expect(recorder.trace() == "left began · left ended · right began · right ended · left began")
    left.isHidden = true
    try send(.moved, 55, at: 0.3)
    #expect(recorder.trace().hasSuffix("left began · left ended"))
  }

  @Test func ancestorsHoverAsWell() throws {
    let outer = HoverGestureRecognizer()
    outer.name = "outer"
    window.addGestureRecognizer(outer)
    try send(.entered, 50, at: 0)
    try send(.moved, 250, at: 0.1)
    #expect(
      recorder.trace() == "left began · outer began · left ended · right began · outer changed")
  }

  @Test func knowsWhereAndHowAPencilIs() throws {
    try window.send(
      InputFrame(
        time: 0, contacts: [],
        hovers: [
          HoverSample(
            id: 1, phase: .entered, position: Point(250, 100), kind: .pencil, zOffset: 0.5,
            altitude: 1, azimuth: .pi / 2, roll: 0.25)
        ]))
    #expect(rightHover.location(in: right) == Point(50, 100))
    #expect(rightHover.zOffset == 0.5 && rightHover.altitude == 1 && rightHover.roll == 0.25)
    #expect(abs(rightHover.azimuth(in: right) - .pi / 2) < 1e-12)
    right.transform = AffineTransform(rotationAngle: .pi / 2)
    #expect(abs(rightHover.azimuth(in: right)) < 1e-12)
  }

  @Test func fingersDoNotHover() throws {
    try send(.entered, 50, at: 0, kind: .direct)
    #expect(recorder.transitions.isEmpty)
  }

  @Test func beginsAtMostOnceEachTimeThePointerComesIn() throws {
    leftHover.isEnabled = false
    try send(.entered, 50, at: 0)
    leftHover.isEnabled = true
    try send(.moved, 60, at: 0.1)
    #expect(recorder.transitions.isEmpty)
    try send(.moved, 250, at: 0.2)
    try send(.moved, 60, at: 0.3)
    #expect(recorder.trace() == "right began · right ended · left began")
  }

  /// SPEC C9, A9
  @Test func isCancelledWhenDisabledRemovedOrInterrupted() throws {
    try send(.entered, 50, at: 0)
    leftHover.isEnabled = false
    #expect(recorder.trace(.causes).hasSuffix("left cancelled: disabled"))
    leftHover.isEnabled = true
    try send(.moved, 250, at: 0.1)
    right.removeFromSuperview()
    #expect(recorder.trace(.causes).hasSuffix("right cancelled: removed"))
    try send(.moved, 50, at: 0.2)
    window.cancelAllTouches()
    #expect(recorder.trace(.causes).hasSuffix("left cancelled: touches cancelled by the system"))
    // The device's further reports have no effect, and the pointer may enter again.
    try send(.moved, 60, at: 0.3)
    try send(.entered, 60, at: 0.4)
    #expect(recorder.trace().hasSuffix("left cancelled · left began"))
  }

  @Test func touchesAndHoveringDoNotKnowOfEachOther() throws {
    let tap = TapGestureRecognizer()
    left.addGestureRecognizer(tap)
    try send(.entered, 50, at: 0)
    try window.send(
      InputFrame(time: 0.1, contacts: [Contact(id: 1, phase: .began, position: Point(50, 100))]))
    try send(.moved, 55, at: 0.12)
    try window.send(
      InputFrame(time: 0.15, contacts: [Contact(id: 1, phase: .ended, position: Point(50, 100))]))
    try send(.exited, 55, at: 0.2)
    #expect(recorder.trace() == "left began · left changed · tap recognized · left ended")
    #expect(!recorder.trace(.views).contains("Moved"))
  }

  /// SPEC A8
  @Test func whatMakesNoSenseIsRefusedAndChangesNothing() throws {
    #expect(throws: InputError(contact: 1, reason: .unknownHover(.moved))) {
      try send(.moved, 50, at: 0)
    }
    #expect(throws: InputError(contact: 1, reason: .unknownHover(.exited))) {
      try send(.exited, 50, at: 0)
    }
    #expect(throws: InputError(contact: 1, reason: .notFinite)) {
      try send(.entered, .nan, at: 0)
    }
    let twice = HoverSample(id: 1, phase: .entered, position: .zero)
    #expect(throws: InputError(contact: 1, reason: .namedTwice)) {
      try window.send(InputFrame(time: 0, contacts: [], hovers: [twice, twice]))
    }
    try send(.entered, 50, at: 0)
    #expect(throws: InputError(contact: 1, reason: .enteredTwice)) {
      try send(.entered, 250, at: 0.1)
    }
    #expect(recorder.trace() == "left began")
    #expect(window.currentTime == 0)
  }

  /// SPEC D13
  @Test func viewsMayGoInsideTheAction() throws {
    leftHover.addAction { [left] hover in
      if hover.state == .changed { left.removeFromSuperview() }
    }
    try send(.entered, 50, at: 0)
    try send(.moved, 60, at: 0.1)
    try send(.moved, 70, at: 0.2)
    try send(.moved, 250, at: 0.3)
    #expect(recorder.trace() == "left began · left changed · left cancelled · right began")
  }

  /// SPEC A9: the view asked for the pointer's position takes the pointer away.
  @Test func aPointerThatIsInterruptedWhileItComesInEntersNothing() throws {
    final class Interrupting: View {
      override func hitTest(_ point: Point, with event: Event?) -> View? {
        window?.cancelAllTouches()
        return super.hitTest(point, with: event)
      }
    }
    let view = Interrupting(frame: Rect(x: 200, y: 0, width: 100, height: 200))
    window.addSubview(view)
    let hover = HoverGestureRecognizer()
    view.addGestureRecognizer(hover)
    try send(.entered, 250, at: 0)
    #expect(hover.state == .possible)
    try send(.exited, 250, at: 0.1)
    #expect(hover.state == .possible)
    view.removeFromSuperview()
    right.addGestureRecognizer(hover)
    try send(.entered, 250, at: 0.2)
    #expect(hover.state == .began)
    window.cancelAllTouches()
    #expect(hover.state == .possible)
  }
}
