import Dactyl
import DactylTesting
import Testing

/// SPEC C1, C2, C5–C7, A9, D12, D13, F1, F2 over random streams.
@Suite struct LawTests {
  @Test func tapKeepsTheLaws() {
    #expect(lawViolations(streams: 2500) { [TapGestureRecognizer()] }.isEmpty)
  }

  @Test func doubleTapKeepsTheLaws() {
    #expect(
      lawViolations(streams: 2500) {
        let tap = TapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return [tap]
      }.isEmpty)
  }

  @Test func longPressKeepsTheLaws() {
    #expect(lawViolations(streams: 2500) { [LongPressGestureRecognizer()] }.isEmpty)
  }

  @Test func panKeepsTheLaws() {
    #expect(lawViolations(streams: 2500) { [PanGestureRecognizer()] }.isEmpty)
  }

  @Test func pinchKeepsTheLaws() {
    #expect(lawViolations(streams: 2500) { [PinchGestureRecognizer()] }.isEmpty)
  }

  @Test func allTogetherKeepTheLaws() {
    #expect(lawViolations(streams: 10_000, of: everybody).isEmpty)
  }

  @Test func actionsMayInterfereWithEverything() {
    #expect(lawViolations(streams: 4000, seed: 50_000, interfering: true, of: everybody).isEmpty)
  }

  private func everybody() -> [GestureRecognizer] {
    let tap = TapGestureRecognizer()
    let doubleTap = TapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    let twoFingerTap = TapGestureRecognizer()
    twoFingerTap.numberOfTouchesRequired = 2
    tap.require(toFail: doubleTap)
    let pan = PanGestureRecognizer()
    let longPress = LongPressGestureRecognizer()
    pan.require(toFail: longPress)
    return [tap, doubleTap, twoFingerTap, longPress, pan, PinchGestureRecognizer()]
  }
}
