import Dactyl
import DactylTesting
import Testing

/// SPEC A10: accidental contacts, on a surface of 1000 × 1000 pt.
@Suite struct PalmTests {
  private let test: GestureTest

  init() {
    test = GestureTest(TapGestureRecognizer(), PanGestureRecognizer(), PinchGestureRecognizer())
    test.window.palmRejection = PalmRejection()
  }

  private func contact(
    _ id: Int, _ phase: TouchPhase, _ x: Double, _ y: Double, radius: Double = 0
  ) -> Contact {
    Contact(id: id, phase: phase, position: Point(x, y), majorRadius: radius)
  }

  private func play(_ steps: (Double, [Contact])...) throws -> String {
    try test.run(steps.map { InputFrame(time: $0.0, contacts: $0.1) }, showing: [.reports, .views])
  }

  @Test func offByDefault() {
    #expect(Window().palmRejection == nil)
  }

  @Test func fingersInTheMiddleAreNotTouched() throws {
    let trace = try test.run("1: down(500,500) 60ms up", showing: [.reports])
    #expect(trace == "tap recognized")
  }

  @Test func aContactThatBeginsAtTheEdgeAndStaysIsNothing() throws {
    let trace = try test.run("1: down(10,500) 60ms move(14,500) 60ms up", showing: [.reports])
    #expect(trace == "contact 1 rejected: began 10 pt from the edge, needs 19 pt")
  }

  @Test func theRightEdgeIsAnEdge() throws {
    let trace = try test.run("1: down(990,500) 60ms move(986,500) 60ms up", showing: [.reports])
    #expect(trace == "contact 1 rejected: began 10 pt from the edge, needs 19 pt")
  }

  @Test func aContactFromTheEdgeCountsOnceItHasTravelled() throws {
    let trace = try test.run("1: down(10,500) move(310,500 over 300ms) up")
    // The touch begins after 66.67 pt, and the pan needs its usual 10 pt from there.
    #expect(trace == "pan began(6.67,0) · pan changed(223.33,0) · pan ended")
  }

  @Test func itsTouchKnowsWhereAndWhenItCameDown() throws {
    try test.play("1: down(10,500) move(110,500 over 100ms)")
    let touch = try #require(Array(test.window.touches).first)
    #expect(touch.downPosition == Point(10, 500))
    #expect(touch.downTime == 0)
  }

  @Test func itsTouchIsOfTheViewWhereItCameDown() throws {
    let box = test.add(StubView(frame: Rect(x: 0, y: 450, width: 30, height: 100)), named: "box")
    try test.play("1: down(10,500) move(110,500 over 100ms)")
    let touch = try #require(Array(test.window.touches).first)
    #expect(touch.view === box)
  }

  @Test func aDragFromTheEdgeIsStillAnEdgePan() throws {
    let edgePan = ScreenEdgePanGestureRecognizer()
    edgePan.edges = .left
    let test = GestureTest(edgePan)
    test.window.palmRejection = PalmRejection()
    let trace = try test.run("1: down(10,500) move(310,500 over 300ms) up")
    #expect(trace.hasPrefix("screenEdgePan began"))
  }

  @Test func aJumpIsNoTravel() throws {
    let trace = try test.run("1: down(10,500) 8ms move(10,501) 8ms move(400,500) 200ms up")
    #expect(trace == "")
  }

  @Test func topAndBottomEdgesAreFreeWhereNoPalmRests() throws {
    #expect(try test.run("1: down(500,5) 60ms up") == "tap recognized")
    test.clear()
    #expect(try test.run("1: down(500,995) 60ms up") == "tap recognized")
  }

  @Test func besideAPalmTheTopEdgeIsWatchedAndRemembered() throws {
    let trace = try test.run(
      "1: down(5,500) 100ms up; 2: 500ms down(500,30) 60ms up; 3: 3s down(500,30) 60ms up")
    #expect(trace == "tap recognized")
    #expect(test.recorder.transitions.last?.time == 3.06)
  }

  @Test func mergedSamplesOfFingersThatCountArriveBesideAPalm() throws {
    var merged: [Int] = []
    let stub = StubRecognizer("stub")
    stub.onMoved = { _, touches, event in
      for touch in touches {
        merged += event.coalescedTouches(for: touch).dropLast().map(\.contactID)
      }
    }
    test.view.addGestureRecognizer(stub)
    var frames = [
      InputFrame(time: 0, contacts: [contact(1, .began, 500, 500), contact(2, .began, 5, 500)])
    ]
    frames.append(
      InputFrame(time: 0.02, contacts: [contact(1, .moved, 520, 500), contact(2, .moved, 6, 500)]))
    frames[1].coalesced = [1, 2].map {
      CoalescedContact(time: 0.01, contact: contact($0, .moved, $0 == 1 ? 510 : 5, 500))
    }
    try test.play(frames)
    #expect(merged == [1])
  }

  @Test func aLargeContactIsRefusedUntilItLifts() throws {
    let trace = try play(
      (0, [contact(1, .began, 500, 500, radius: 90)]),
      (0.05, [contact(1, .moved, 600, 500, radius: 20)]),
      (0.1, [contact(1, .ended, 600, 500)]))
    #expect(trace == "contact 1 rejected: radius 90 pt, limit 80 pt")
  }

  @Test func aContactThatBecomesLargeIsCancelled() throws {
    let trace = try play(
      (0, [contact(1, .began, 500, 500, radius: 30)]),
      (0.02, [contact(1, .moved, 540, 500, radius: 30)]),
      (0.04, [contact(1, .moved, 560, 500, radius: 100)]),
      (0.06, [contact(1, .ended, 560, 500, radius: 100)]))
    #expect(
      trace
        == "view touchesBegan · pan began(30,0) · view touchesCancelled · contact 1 rejected: "
        + "radius 100 pt, limit 80 pt · pan cancelled(50,0)")
  }

  @Test func thePartsOfAPalmGoWithIt() throws {
    let trace = try play(
      (0, [contact(1, .began, 500, 500), contact(2, .began, 900, 900)]),
      (0.03, [contact(3, .began, 560, 500, radius: 100)]),
      (0.06, [contact(4, .began, 520, 560)]),
      (
        0.1,
        [
          contact(1, .ended, 500, 500), contact(2, .ended, 900, 900), contact(3, .ended, 560, 500),
          contact(4, .ended, 520, 560),
        ]
      ))
    #expect(
      trace
        == "view touchesBegan · contact 3 rejected: radius 100 pt, limit 80 pt · "
        + "contact 1 rejected: came down 60 pt from a palm, needs 190 pt · view touchesCancelled · "
        + "contact 4 rejected: came down 72.11 pt from a palm, needs 190 pt")
  }

  @Test func pencilsAndPointersAlwaysCount() throws {
    #expect(try test.run("1 pencil: down(3,500) 60ms up") == "tap recognized")
  }

  @Test func aFingerThatIsAdmittedLateStandsAfterTheOthers() throws {
    // The device still lists contact 1 first, but its touch is the second.
    let pan = PanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    let test = GestureTest(pan, RotationGestureRecognizer(), PinchGestureRecognizer())
    test.window.palmRejection = PalmRejection()
    let trace = try test.run(
      """
      1: down(5,500) move(5,300 over 400ms) up
      2: 50ms down(105,500) move(105,300 over 350ms) up
      """)
    #expect(trace.hasPrefix("pan began"))
    #expect(!trace.contains("rotation") && !trace.contains("pinch"))
  }

  @Test func whatIsWithheldWhileAllIsCancelledNeverBegins() throws {
    try test.play("1: down(10,500)")
    test.window.cancelAllTouches()
    try test.window.send(InputFrame(time: 0.1, contacts: [contact(1, .moved, 60, 500)]))
    try test.window.send(InputFrame(time: 0.2, contacts: [contact(1, .moved, 110, 500)]))
    #expect(test.window.touches.isEmpty)
  }

  @Test func otherNumbersHoldForLaterFingers() throws {
    try test.play("1: down(500,500) 60ms up")
    test.window.palmRejection?.maximumRadius = 10
    test.clear()
    let trace = try play((0.1, [contact(2, .began, 500, 500, radius: 20)]))
    #expect(trace == "contact 2 rejected: radius 20 pt, limit 10 pt")
  }

  @Test func switchedOffWhileAContactIsWithheldItStaysAway() throws {
    try test.play("1: down(10,500)")
    test.window.palmRejection = nil
    try test.window.send(InputFrame(time: 0.1, contacts: [contact(1, .moved, 300, 500)]))
    try test.window.send(InputFrame(time: 0.2, contacts: [contact(1, .ended, 300, 500)]))
    #expect(test.trace() == "")
  }

  /// SPEC F2: the observer's frames suffice to repeat the session.
  @Test func replayedFramesGiveTheSame() throws {
    let trace = try test.run("1: down(10,500) move(310,500 over 300ms) up; 2: down(5,5) 90ms up")
    let again = GestureTest(
      TapGestureRecognizer(), PanGestureRecognizer(), PinchGestureRecognizer())
    again.window.palmRejection = PalmRejection()
    #expect(try again.replay(test.recorder.frames) == trace)
  }

  @Test func aFingerThatCountsLaterIsTheLaterOne() throws {
    let pan = PanGestureRecognizer()
    let test = GestureTest(pan)
    test.window.palmRejection = PalmRejection()
    try test.play(
      """
      1: down(10,500) 100ms move(310,500 over 300ms); \
      2: 50ms down(500,700) move(800,700 over 350ms)
      """)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.location(ofTouch: 0, in: nil).y == 700)
  }
}
