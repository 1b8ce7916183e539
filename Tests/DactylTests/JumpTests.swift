import Dactyl
import DactylTesting
import Testing

/// SPEC E12: steps that no hand makes.
@Suite struct JumpTests {
  /// A contact that rests, hops 150 pt between two samples, and rests there.
  private let hop =
    "down(100,100) 8ms move(100,101) 8ms move(101,101) 8ms move(251,101) 8ms move(251,102) 40ms up"

  private final class Skips: WindowObserver {
    var causes: [String] = []

    func window(_ window: Window, skippedStepOf touch: Touch, because cause: Cause) {
      causes.append("\(touch.contactID) \(cause)")
    }
  }

  @Test func aHopIsNoDrag() throws {
    #expect(try GestureTest(PanGestureRecognizer()).run(hop) == "")
    #expect(try GestureTest(TransformGestureRecognizer()).run(hop) == "")
    #expect(try GestureTest(SwipeGestureRecognizer()).run(hop) == "")
  }

  @Test func anIdThatHopsBetweenFingersIsNeitherPinchNorTurn() throws {
    let hops = """
      1: down(100,100) 8ms move(100,101) 8ms move(101,101) 8ms move(101,100) 40ms up
      2: down(300,100) 8ms move(300,101) 8ms move(301,101) 8ms move(151,101) 8ms move(150,101) 32ms up
      """
    let pinch = PinchGestureRecognizer()
    #expect(try GestureTest(pinch).run(hops) == "")
  }

  /// A hop of one finger does not count as its way, so both begin at their usual thresholds. With it
  /// both fingers go together, or turn.
  @Test(arguments: ["pan", "rotation"])
  func fingersThatGoOnAfterAHopBeginAsSoonAsOthers(kind: String) throws {
    let hop = "8ms move(100,101) 8ms move(101,101) 8ms move(251,101) 8ms move(251,102) 40ms"
    let other = "32ms move(100,301) 40ms"
    let goes =
      kind == "pan"
      ? ("move(236,102 over 80ms)", "move(85,301 over 80ms)")
      : ("move(239,93 over 80ms)", "move(112,310 over 80ms)")
    let test = GestureTest(
      PanGestureRecognizer(), PinchGestureRecognizer(), RotationGestureRecognizer())
    let trace = try test.run(
      "1: down(100,100) \(hop) \(goes.0) up; 2: down(100,300) \(other) \(goes.1) up")
    #expect(trace.hasPrefix("\(kind) began"), "\(trace)")
  }

  @Test func theObserverIsToldWhatIsSkipped() throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 500, height: 500))
    let skips = Skips()
    window.observer = skips
    try window.play(touches(hop, sampleRate: 120))
    #expect(skips.causes.count == 1)
    // 150 pt less its last step of 1 pt; the limit is the one for short steps.
    #expect(skips.causes[0].hasPrefix("1 moved 149 pt"))
    #expect(skips.causes[0].hasSuffix("60 pt"))
  }

  /// The window's `skippedStepOf` for some frames of one finger, 8 ms apart.
  private func skips(
    _ frames: [(merged: Point?, place: Point, isEstimated: Bool)]
  ) throws -> [String] {
    let window = Window(frame: Rect(x: 0, y: 0, width: 500, height: 500))
    let skips = Skips()
    window.observer = skips
    for (index, (merged, place, isEstimated)) in frames.enumerated() {
      let time = 0.008 * Double(index)
      let contact = Contact(
        id: 1, phase: index == 0 ? .began : .moved, position: place, isEstimated: isEstimated)
      var frame = InputFrame(time: time, contacts: [contact])
      if let merged {
        frame.coalesced = [
          CoalescedContact(
            time: time - 0.004, contact: Contact(id: 1, phase: .moved, position: merged))
        ]
      }
      try window.send(frame)
    }
    return skips.causes
  }

  @Test func aHopThereAndBackAmongMergedSamplesIsFound() throws {
    let steps = try skips([
      (nil, Point(100, 100), false), (nil, Point(100, 101), false), (nil, Point(101, 101), false),
      (Point(251, 101), Point(102, 101), false),
    ])
    #expect(steps.count == 1)
  }

  @Test func aPlaceThatWasMadeUpIsNoHop() throws {
    let steps = try skips([
      (nil, Point(100, 100), false), (nil, Point(100, 101), false), (nil, Point(101, 101), false),
      (nil, Point(251, 101), true),
    ])
    #expect(steps == [])
  }

  /// SPEC E1: beside a finger that is lifted, too, which has the recogniser look twice at a frame.
  @Test(arguments: [false, true]) func aJumpIsLeftOutOnce(lifts: Bool) throws {
    let gesture = TransformGestureRecognizer()
    gesture.axes = [.scale]
    // Beside a drag that would exclude it, which begins too late to do so.
    let pan = PanGestureRecognizer()
    pan.minimumDistance = 1000
    let test = GestureTest(gesture, pan)
    func send(_ step: Int, _ first: Point, _ second: Contact) throws {
      let phase: TouchPhase = step == 0 ? .began : .moved
      try test.window.send(
        InputFrame(
          time: 0.008 * Double(step),
          contacts: [Contact(id: 1, phase: phase, position: first), second]))
    }
    // One finger drags, the other is still until it jumps the same way: left out twice, it would seem
    // to have gone the other way, as fingers do that spread.
    for step in 0...10 {
      let phase: TouchPhase = step == 0 ? .began : .moved
      let place = Point(300 + 3 * Double(step), 300)
      try send(step, Point(100, 300), Contact(id: 2, phase: phase, position: place))
    }
    let last = Contact(id: 2, phase: lifts ? .ended : .moved, position: Point(330, 300))
    try send(11, Point(300, 300), last)
    #expect(gesture.unlockedAxes == [])
  }

  @Test func aDragUnderWayFollows() throws {
    let pan = PanGestureRecognizer()
    var last = Vector.zero
    pan.addAction { last = $0.translation(in: nil) }
    try GestureTest(pan).run(
      "down(100,100) 8ms move(106,100) 8ms move(112,100) 8ms move(112,300) 8ms move(115,300) up")
    #expect(last == Vector(5, 200))
  }

  @Test func quickHandsAreNotTakenForIt() throws {
    // From rest to 3 m/s within 50 ms, which is 60 m/s².
    let pan = PanGestureRecognizer()
    let test = GestureTest(pan)
    let skips = Skips()
    test.window.observer = skips
    let acceleration = 378_000.0
    for rate in [30.0, 60, 120, 240] {
      let frames = (0...Int(0.05 * rate)).map { step in
        let time = Double(step) / rate
        return InputFrame(
          time: time,
          contacts: [
            Contact(
              id: 1, phase: step == 0 ? .began : .moved,
              position: Point(100 + acceleration * time * time / 2, 100))
          ])
      }
      try test.play(frames)
      test.window.cancelAllTouches()
    }
    #expect(skips.causes.isEmpty)
  }

  @Test func aProfileMayLetEverythingPass() throws {
    let test = GestureTest(PanGestureRecognizer())
    test.window.gestureProfile.jumps.minimumDistance = .infinity
    #expect(try test.run(hop).hasPrefix("pan began"))
  }
}
