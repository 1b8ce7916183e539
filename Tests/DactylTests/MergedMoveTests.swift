import Dactyl
import DactylTesting
import Testing

/// Frames of moves in another order, or with merged samples that make no sense (SPEC A7, A8).
@Suite struct MergedMoveTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))

  @Test func movesInAnyOrderCountAndOfOneTwiceAreRefused() throws {
    func frame(_ time: Double, _ phase: TouchPhase, _ ids: Int...) -> InputFrame {
      InputFrame(
        time: time,
        contacts: ids.map {
          Contact(id: $0, phase: phase, position: Point(50 * Double($0), 1000 * time))
        })
    }
    try window.send(frame(0.01, .began, 1, 2, 3))
    for (frame, isGood) in [
      (frame(0.02, .moved, 3, 1), true), (frame(0.03, .moved, 1, 1), false),
      (frame(0.03, .moved, 2, 1, 2), false), (frame(0.04, .moved, 1, 4), false),
      (frame(0.05, .moved, 2, 1, 3), true),
    ] {
      if isGood {
        try window.send(frame)
      } else {
        #expect(throws: InputError.self) { try window.send(frame) }
      }
    }
    #expect(window.touches.map { $0.location(in: nil).y } == [50, 50, 50])
  }

  @Test func aSampleOutOfTimeOrOfNobodyIsRefused() throws {
    func frame(_ merged: CoalescedContact...) -> InputFrame {
      InputFrame(
        time: 0.02, contacts: [Contact(id: 1, phase: .moved, position: Point(20, 20))],
        coalesced: merged)
    }
    func sample(_ id: Int, _ time: Double, _ x: Double) -> CoalescedContact {
      CoalescedContact(time: time, contact: Contact(id: id, phase: .moved, position: Point(x, 20)))
    }
    try window.send(
      InputFrame(time: 0.01, contacts: [Contact(id: 1, phase: .began, position: Point(10, 20))]))
    let wrong = [
      frame(sample(1, 0.005, 15)), frame(sample(1, 0.03, 15)), frame(sample(1, .nan, 15)),
      frame(sample(1, 0.018, 12), sample(1, 0.016, 15)), frame(sample(2, 0.015, 15)),
      frame(sample(1, 0.015, .infinity)),
    ]
    for frame in wrong {
      #expect(throws: InputError.self) { try window.send(frame) }
    }
  }

  /// More samples than any frame before, in a frame that also lifts a finger.
  @Test func manySamplesBesideALiftKeepTheirPlaces() throws {
    let pan = PanGestureRecognizer()
    var velocity = Vector.zero
    pan.addAction { if $0.state == .changed { velocity = $0.velocity(in: nil) } }
    let test = GestureTest(pan)
    func contacts(at milliseconds: Int, _ phase: TouchPhase) -> [Contact] {
      (1...4).map { finger in
        Contact(
          id: finger, phase: phase == .moved && milliseconds == 60 && finger == 4 ? .ended : phase,
          position: Point(2 * Double(milliseconds), 100 * Double(finger)))
      }
    }
    for (milliseconds, phase) in [(0, TouchPhase.began), (10, .moved), (20, .moved), (60, .moved)] {
      let merged = milliseconds == 60 ? Array(21...59) : []
      let samples = merged.flatMap { then in
        contacts(at: then, .moved).map { CoalescedContact(time: Double(then) / 1000, contact: $0) }
      }
      try test.window.send(
        InputFrame(
          time: Double(milliseconds) / 1000, contacts: contacts(at: milliseconds, phase),
          coalesced: samples))
    }
    #expect(abs(velocity.dx - 2000) < 20 && abs(velocity.dy) < 20)
  }
}
