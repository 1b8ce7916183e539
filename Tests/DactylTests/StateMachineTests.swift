import Dactyl
import DactylTesting
import Testing

/// SPEC C1–C9.
@Suite struct StateMachineTests {
  @Test func aStateSetOutsideAnyWindowMeansNothing() throws {
    let tap = TapGestureRecognizer()
    tap.state = .ended
    #expect(tap.state == .possible)
    let test = GestureTest(tap)
    #expect(try test.run("down(0,0) 50ms up") == "tap recognized")
  }
}
