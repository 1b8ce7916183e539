import Dactyl
import DactylTesting
import Testing

/// SPEC A8.
@Suite struct InputValidationTests {
  private let test = GestureTest(PanGestureRecognizer())

  @Test func aFrameFromThePastIsRefused() throws {
    try test.play("down(0,0) 100ms")
    expectError(.timeWentBack(from: 0.1, to: 0.05), frame(0.05, contact(.moved, 5)), contact: nil)
  }

  @Test func equalTimesAreAllowed() throws {
    #expect(try test.run("down(0,0) move(20,0) up") == "pan began(10,0) · pan ended")
  }

  @Test func numbersWhoseSumIsTooLargeAreFinite() throws {
    let huge = Contact(id: 1, phase: .began, position: Point(1.7e308, 5), force: 1.7e308)
    try test.window.send(InputFrame(time: 0, contacts: [huge]))
    #expect(test.window.touches.count == 1)
  }

  @Test func whereOneOfVeryManyLiftsTheOthersStayDown() throws {
    func frame(_ time: Double, _ phase: (Int) -> TouchPhase, from first: Int = 0) -> InputFrame {
      InputFrame(
        time: time,
        contacts: (first..<300).map {
          Contact(id: $0, phase: phase($0), position: Point(Double($0), time))
        })
    }
    try test.window.send(frame(0, { _ in .began }))
    try test.window.send(frame(0.1, { $0 == 0 ? .ended : .moved }))
    try test.window.send(frame(0.2, { _ in .moved }, from: 1))
    #expect(test.window.touches.count == 299)
  }

  @Test func numbersMustBeFinite() throws {
    try test.play("down(0,0)")
    expectError(.notFinite, InputFrame(time: .nan, contacts: []), contact: nil)
    expectError(.notFinite, InputFrame(time: .infinity, contacts: []), contact: nil)
    expectError(.notFinite, frame(1, contact(.moved, .nan)))
    var strange = contact(.moved, 5)
    strange.force = -.infinity
    expectError(.notFinite, frame(1, strange))
    strange = contact(.moved, 5)
    strange.precisePosition = Point(.nan, 0)
    expectError(.notFinite, frame(1, strange))
  }

  @Test func anUnknownContactMayNotMoveRestOrEnd() {
    for phase in [TouchPhase.moved, .stationary, .ended, .cancelled] {
      expectError(.unknownContact(phase), frame(1, contact(phase, 0)))
    }
  }

  @Test func aContactMayNotBeginTwice() throws {
    try test.play("down(0,0)")
    expectError(.beganTwice, frame(1, contact(.began, 0)))
  }

  @Test func aFrameMayNotNameAContactTwice() throws {
    expectError(.namedTwice, frame(1, contact(.began, 0), contact(.ended, 0)))
    expectError(
      .namedTwice,
      frame(
        1, contact(.began, 0), Contact(id: 0, phase: .began, position: .zero), contact(.began, 0))
    )
  }

  @Test func mergedSamplesMustBelongToTheirFrame() throws {
    try test.play("1: down(0,0) 100ms; 2: down(50,0)")
    var late = frame(0.2, contact(.moved, 5))
    late.coalesced = [CoalescedContact(time: 0.21, contact: contact(.moved, 4))]
    expectError(.coalescedSampleOutOfTime(0.21, from: 0.1, to: 0.2), late)
    late.coalesced = [CoalescedContact(time: 0.09, contact: contact(.moved, 4))]
    expectError(.coalescedSampleOutOfTime(0.09, from: 0.1, to: 0.2), late)
    let other = Contact(id: 2, phase: .moved, position: .zero)
    late.coalesced = [CoalescedContact(time: 0.15, contact: other)]
    expectError(.strayCoalescedSample, late, contact: 2)
  }

  @Test func aRefusedFrameChangesNothing() throws {
    // One valid and one invalid contact in a frame: neither counts.
    try test.play("down(0,0)")
    let stranger = Contact(id: 7, phase: .moved, position: .zero)
    expectError(.unknownContact(.moved), frame(0.5, contact(.moved, 50), stranger), contact: 7)
    expectError(.beganTwice, frame(0.5, contact(.began, 50)))
    #expect(test.window.currentTime == 0)
    #expect(test.window.touches.first?.location(in: nil) == .zero)
    try test.play([frame(0.016, contact(.moved, 12)), frame(0.032, contact(.ended, 12))])
    #expect(test.trace() == "pan began(2,0) · pan ended")
    #expect(test.window.touches.isEmpty)
  }

  @Test func errorsNameContactAndReason() {
    let error = InputError(contact: 3, reason: .unknownContact(.moved))
    #expect("\(error)" == "contact 3 moved without having begun")
    #expect(
      "\(InputError(reason: .timeWentBack(from: 2, to: 1)))" == "time went back from 2.0 s to 1.0 s"
    )
  }

  private func contact(_ phase: TouchPhase, _ x: Double) -> Contact {
    Contact(id: 1, phase: phase, position: Point(x, 0))
  }

  private func frame(_ time: Double, _ contacts: Contact...) -> InputFrame {
    InputFrame(time: time, contacts: contacts)
  }

  private func expectError(
    _ reason: InputError.Reason, _ frame: InputFrame, contact: Int? = 1,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: InputError(contact: contact, reason: reason), sourceLocation: location) {
      try test.window.send(frame)
    }
  }

  @Test(arguments: [40, 2000])
  func veryManyContactsAreCheckedLikeFew(_ count: Int) throws {
    // SPEC A8: in any order of contacts.
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let stub = StubRecognizer("stub")
    window.addGestureRecognizer(stub)
    var random = SplitMix64(seed: 1)
    func frame(_ time: Double, _ phase: TouchPhase, _ ids: [Int]) -> InputFrame {
      InputFrame(
        time: time,
        contacts: ids.map { Contact(id: $0, phase: phase, position: Point(Double($0 % 400), time)) }
      )
    }
    let ids = (0..<count).shuffled(using: &random)
    try window.send(frame(0, .began, ids))
    #expect(stub.touches.map(\.contactID) == ids)
    for (bad, reason) in [
      (frame(1, .moved, ids + [ids[7]]), InputError.Reason.namedTwice),
      (frame(1, .began, (count..<2 * count) + [ids[7]]), .beganTwice),
      (frame(1, .moved, ids.dropLast() + [count + 9]), .unknownContact(.moved)),
    ] {
      let error = #expect(throws: InputError.self) { try window.send(bad) }
      #expect(error?.reason == reason)
    }
    try window.send(frame(1, .moved, ids.shuffled(using: &random)))
    #expect(stub.touches.map(\.contactID) == ids)
    #expect(stub.touches.allSatisfy { $0.location(in: nil).y == 1 })
    let lifted = ids.shuffled(using: &random)
    try window.send(frame(2, .ended, Array(lifted.prefix(count - 1))))
    #expect(window.touches.map(\.contactID) == lifted.suffix(1))
    // After the interruption they may go on, begin again or lift.
    try window.send(frame(3, .began, Array(lifted.prefix(count - 1))))
    window.cancelAllTouches()
    try window.send(frame(4, .began, ids.shuffled(using: &random)))
    #expect(window.touches.count == count)
    try window.send(frame(5, .ended, ids))
    #expect(window.touches.isEmpty)
  }
}
