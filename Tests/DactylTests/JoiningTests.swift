import Dactyl
import DactylTesting
import Testing

/// SPEC E11: frames with a touch-down.
@Suite struct JoiningTests {
  /// Two fingers that a device first reports as one between them.
  private let split =
    "1: down(150,100) 8ms move(150,100) 8ms move(100,100) 8ms move(101,100) 40ms up; 2: 16ms down(200,100) 48ms up"

  @Test func whatOthersDoAsAFingerJoinsIsNoDrag() throws {
    #expect(try GestureTest(PanGestureRecognizer()).run(split) == "")
  }

  @Test func whatOthersDoAsAFingerJoinsIsNeitherPinchNorTurn() throws {
    let pinch = PinchGestureRecognizer()
    let rotation = RotationGestureRecognizer()
    let transform = TransformGestureRecognizer()
    for recognizer in [pinch, rotation, transform] {
      #expect(try GestureTest(recognizer).run(split) == "")
    }
  }

  @Test func whatTwoFingersDidIsNothingThatThreeDo() throws {
    let pinch = PinchGestureRecognizer()
    let trace = try GestureTest(pinch).run(
      """
      1: down(100,100) 8ms move(92,100) 52ms up
      2: down(200,100) 8ms move(207,100) 52ms up
      3: 20ms down(150,200) 8ms move(150,206) 32ms up
      """)
    #expect(trace == "")
  }

  /// One finger lifts as another lands, so that there are two and never both: why that is no pinch is
  /// told alike whatever was done before.
  @Test func theGestureBeforeChangesNothing() throws {
    let frames = [
      [Contact(id: 1, phase: .began, position: Point(10, 300))],
      [
        Contact(id: 1, phase: .ended, position: Point(10, 300)),
        Contact(id: 2, phase: .began, position: Point(90, 300)),
      ],
      [Contact(id: 2, phase: .ended, position: Point(90, 300))],
    ].enumerated().map { InputFrame(time: 1 + 0.01 * Double($0.offset), contacts: $0.element) }
    let spread =
      "1: down(500,100) move(400,100 over 90ms) up; 2: down(600,100) move(700,100 over 90ms) up"
    func trace(after before: String) throws -> String {
      let test = GestureTest(PinchGestureRecognizer(), PanGestureRecognizer())
      try test.run(before)
      test.clear()
      return try test.run(frames, showing: [.causes, .failures])
    }
    let alone = try trace(after: "")
    #expect(alone.contains("pinch failed"), "\(alone)")
    #expect(try trace(after: spread) == alone)
  }

  @Test func aGestureUnderWayDoesNotJump() throws {
    let pan = PanGestureRecognizer()
    var last = Vector.zero
    pan.addAction { last = $0.translation(in: nil) }
    try GestureTest(pan).run(
      "1: down(100,100) 8ms move(130,100) 8ms move(135,100) 8ms move(95,100) 8ms up; 2: 24ms down(175,100) 8ms up"
    )
    #expect(last == Vector(25, 0))
  }
}
