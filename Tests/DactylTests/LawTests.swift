import Dactyl
import DactylTesting
import Foundation
import Testing

/// SPEC C1, C2, C5–C7, A9, D12, D13, F1, F2 over random streams.
///
/// 10,000 streams in all; `DACTYL_STREAMS=10000` in the environment runs that many for each test.
@Suite struct LawTests {
  private func streams(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["DACTYL_STREAMS"].flatMap { Int($0) } ?? usual
  }

  @Test func tapKeepsTheLaws() {
    #expect(lawViolations(streams: streams(1000)) { [TapGestureRecognizer()] }.isEmpty)
  }

  @Test func doubleTapKeepsTheLaws() {
    #expect(
      lawViolations(streams: streams(1000)) {
        let tap = TapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return [tap]
      }.isEmpty)
  }

  @Test func longPressKeepsTheLaws() {
    #expect(lawViolations(streams: streams(1000)) { [LongPressGestureRecognizer()] }.isEmpty)
  }

  @Test func panKeepsTheLaws() {
    #expect(lawViolations(streams: streams(1000)) { [PanGestureRecognizer()] }.isEmpty)
  }

  @Test func pinchKeepsTheLaws() {
    #expect(lawViolations(streams: streams(1000)) { [PinchGestureRecognizer()] }.isEmpty)
  }

  @Test func allTogetherKeepTheLaws() {
    #expect(lawViolations(streams: streams(4000), of: everybody).isEmpty)
  }

  @Test func actionsMayInterfereWithEverything() {
    #expect(
      lawViolations(streams: streams(1000), seed: 50_000, interfering: true, of: everybody).isEmpty)
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
