import Dactyl
import DactylTesting
import Testing

/// Late and refused frames of live devices.
@Suite struct LiveFrameTests {
  private func frame(_ time: Double, _ id: Int, _ phase: TouchPhase) -> InputFrame {
    InputFrame(time: time, contacts: [Contact(id: id, phase: phase, position: Point(50, 50))])
  }

  /// SPEC F3
  @Test func aLiftStampedBeforeADeadlineThatWasMetIsNotLost() throws {
    let test = GestureTest(LongPressGestureRecognizer())
    test.window.sendLive(frame(0, 1, .began))
    try test.window.advance(to: 0.52)
    #expect(test.window.sendLive(frame(0.51, 1, .ended)) == nil)
    #expect(test.trace([.times]) == "500ms longPress began · 520ms longPress ended")
  }

  /// SPEC F3
  @Test func aDeadlineMetAtItsOwnTimeLeavesRoomForWhatComesLate() {
    let test = GestureTest(LongPressGestureRecognizer())
    test.window.sendLive(frame(0, 1, .began))
    test.window.meetDeadlines(until: 0.49)
    #expect(test.trace() == "")
    test.window.meetDeadlines(until: 0.52)
    #expect(test.window.sendLive(frame(0.51, 1, .ended)) == nil)
    #expect(test.trace([.times]) == "500ms longPress began · 510ms longPress ended")
  }

  /// SPEC F3
  @Test func samplesThatWereMergedComeLateTogether() {
    var merged = frame(0.2, 1, .moved)
    let contact = Contact(id: 1, phase: .moved, position: Point(51, 50))
    merged.coalesced = [CoalescedContact(time: 0.1, contact: contact)]
    let late = merged.delayed(until: 0.3)
    #expect(late.time == 0.3)
    #expect(late.coalesced.map(\.time) == [0.3])
    #expect(merged.delayed(until: 0.1) == merged)
  }

  /// SPEC F4
  @Test func afterARefusedFrameNothingStaysDown() throws {
    let test = GestureTest(PanGestureRecognizer())
    test.window.sendLive(frame(0, 1, .began))
    test.window.sendLive(
      InputFrame(
        time: 0.1, contacts: [Contact(id: 1, phase: .moved, position: Point(90, 50))]))
    let error = test.window.sendLive(frame(0.2, 2, .moved))
    #expect(error == InputError(contact: 2, reason: .unknownContact(.moved)))
    #expect(test.window.touches.isEmpty)
    #expect(test.trace() == "pan began(30,0) · pan cancelled")
    // Contacts that are down may continue and begin again.
    #expect(test.window.sendLive(frame(0.3, 1, .moved)) == nil)
    #expect(test.window.sendLive(frame(0.4, 1, .began)) == nil)
    #expect(Array(test.window.touches).count == 1)
  }
}
