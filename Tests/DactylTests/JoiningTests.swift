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
