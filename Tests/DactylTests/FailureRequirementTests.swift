import Dactyl
import DactylTesting
import Testing

/// SPEC D5–D7.
@Suite struct FailureRequirementTests {
  @Test func aHeldBackGestureDeliversBeganBeforeItsPresentState() throws {
    // SPEC D5. The swipe-like press fails in the same frame in which the pan moves on.
    let longPress = LongPressGestureRecognizer()
    longPress.allowableMovement = 30
    let pan = PanGestureRecognizer()
    pan.require(toFail: longPress)
    var read: [GestureRecognizer.State] = []
    pan.addAction { read.append($0.state) }
    let test = GestureTest(longPress, pan)
    let trace = try test.run(
      "down(0,0) 8ms move(20,0) 8ms move(40,0) 8ms move(50,0) 8ms up")
    #expect(trace == "pan began(30,0) · pan changed(40,0) · pan ended")
    #expect(read == [.began, .changed, .changed, .ended])
  }
}
