import Dactyl
import DactylTesting
import Testing

/// Moves reach those whom they concern, whatever happened between them.
@Suite struct MoveTests {
  @Test func aMoveAfterAViewWasRemovedNamesMoreThanThereIs() throws {
    // The device still reports the finger whose view has left.
    let pan = PanGestureRecognizer()
    let test = GestureTest(pan)
    test.window.checksInvariants = true
    let box = test.add(StubView(frame: Rect(x: 0, y: 0, width: 50, height: 50)), named: "box")
    func frame(_ time: Double, _ phase: TouchPhase, _ dx: Double) -> InputFrame {
      InputFrame(
        time: time,
        contacts: [
          Contact(id: 1, phase: phase, position: Point(10 + dx, 10)),
          Contact(id: 2, phase: phase, position: Point(100 + dx, 10)),
        ])
    }
    try test.window.send(frame(0, .began, 0))
    box.removeFromSuperview()
    try test.window.send(frame(0.1, .moved, 20))
    try test.window.send(frame(0.2, .moved, 40))
    #expect(test.window.touches.map { $0.location(in: nil) } == [Point(140, 10)])
    #expect(test.trace() == "pan began(10,0) · pan changed(30,0)")
  }

  @Test func aGestureThatGoesOnAndIsEndedInOneEventKeepsNoDeadline() throws {
    for isAhead in [true, false] {
      let first = StubRecognizer()
      let second = StubRecognizer()
      first.isPrevented = { _ in false }
      second.isPrevented = { _ in false }
      let test = isAhead ? GestureTest(first, second) : GestureTest(second, first)
      test.window.checksInvariants = true
      first.onBegan = { first, _, event in
        first.state = .began
        first.deadline = event.timestamp + 1
      }
      first.onMoved = { first, _, _ in first.state = .changed }
      second.onMoved = { _, _, event in if event.timestamp > 0.15 { first.state = .ended } }
      try test.play("down(5,5) 100ms move(15,5) 100ms move(25,5)")
      #expect(first.state == .ended && test.window.nextDeadline == nil)
      try test.window.advance(to: 3)
      #expect(!first.heard.contains("deadline"))
    }
  }

  @Test func aContactThatBeginsAnewComesAfterTheOthers() throws {
    let test = GestureTest()
    test.window.checksInvariants = true
    func send(_ time: Double, _ contacts: (Int, TouchPhase, Double)...) throws {
      try test.window.send(
        InputFrame(
          time: time,
          contacts: contacts.map { Contact(id: $0.0, phase: $0.1, position: Point($0.2, 5)) }))
    }
    try send(0, (1, .began, 10), (2, .began, 20))
    test.window.cancelAllTouches()
    try send(0.1, (2, .began, 21))
    try send(0.2, (1, .began, 11))
    for contacts in [
      [(2, TouchPhase.moved, 22.0), (1, .moved, 12)], [(1, .moved, 12), (2, .moved, 22)],
    ] {
      try test.window.send(
        InputFrame(
          time: 0.3,
          contacts: contacts.map { Contact(id: $0.0, phase: $0.1, position: Point($0.2, 5)) }))
      #expect(test.window.touches.map(\.contactID) == [2, 1])
      #expect(test.window.touches.map { $0.location(in: nil).x } == [22, 12])
    }
  }
}
