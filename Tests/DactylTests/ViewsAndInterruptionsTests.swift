import Dactyl
import DactylTesting
import Testing

@Suite struct ViewsAndInterruptionsTests {
  /// SPEC C9, D14
  @Test func whatAViewDoesToARecogniserIsDoneBeforeSendReturns() throws {
    final class Stopping: View {
      var pan: PanGestureRecognizer?
      override func touchesMoved(_ touches: TouchSet, with event: Event) { pan?.isEnabled = false }
    }
    let test = GestureTest()
    let view = test.add(Stopping(frame: test.view.bounds), named: "stopping")
    let pan = PanGestureRecognizer()
    pan.cancelsTouchesInView = false
    pan.minimumDistance = 0
    view.pan = pan
    view.addGestureRecognizer(pan)
    var states: [GestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    try test.play("1: down(100,100) 10ms move(130,100)")
    #expect(states == [.began, .cancelled])
    #expect(pan.state == .possible)
  }

  /// SPEC A7, A9
  @Test func anInterruptionHasNoMergedSamples() throws {
    var counts: [Int] = []
    final class Probe: GestureRecognizer {
      var tell: (Int) -> Void = { _ in }
      override func touchesMoved(_ touches: TouchSet, with event: Event) {
        tell(event.coalescedTouches(for: touches.first!).count)
      }
      override func touchesCancelled(_ touches: TouchSet, with event: Event) {
        tell(event.coalescedTouches(for: touches.first!).count)
      }
    }
    let probe = Probe()
    probe.tell = { counts.append($0) }
    let test = GestureTest(probe)
    func contact(_ phase: TouchPhase, _ x: Double) -> Contact {
      Contact(id: 1, phase: phase, position: Point(x, 0))
    }
    try test.window.send(InputFrame(time: 0, contacts: [contact(.began, 0)]))
    try test.window.send(
      InputFrame(
        time: 0.02, contacts: [contact(.moved, 2)],
        coalesced: [CoalescedContact(time: 0.01, contact: contact(.moved, 1))]))
    test.window.cancelAllTouches()
    #expect(counts == [2, 1])
  }
}
