import Dactyl
import DactylTesting
import Testing

/// SPEC E5.
@Suite struct LongPressTests {
  private let press = LongPressGestureRecognizer()
  private let test: GestureTest

  init() { test = GestureTest(press) }

  private func run(_ timeline: String) throws -> String {
    test.clear()
    return try test.run(timeline, showing: [.failures, .causes])
  }

  @Test func itBeginsByItselfAfterHalfASecond() throws {
    #expect(
      try test.run("down(0,0) 900ms up", showing: .times)
        == "500ms longPress began · 900ms longPress ended")
  }

  @Test func liftedEarlyItFails() throws {
    #expect(try run("down(0,0) 400ms up") == "longPress failed: lifted after 0.4 s, needs 0.5 s")
  }

  @Test func theFingerMustRestBeforeItBegins() throws {
    #expect(
      try run("down(0,0) 90ms move(10.5,0) 900ms up")
        == "longPress failed: moved 10.5 pt, limit 10 pt")
    #expect(try run("down(0,0) 90ms move(10,0) 900ms up").hasPrefix("longPress began"))
  }

  @Test func onceBegunTheFingerMayGoAnywhere() throws {
    #expect(
      try run("down(0,0) 600ms move(300,0) 8ms up")
        == "longPress began: held 0.5 s, needs 0.5 s · longPress changed: fingers moved on · longPress ended: lifted"
    )
  }

  @Test func itMayNeedTapsFirst() throws {
    press.numberOfTapsRequired = 1
    #expect(
      try test.run("down(0,0) 60ms up 100ms down(0,0) 600ms up", showing: .times)
        == "660ms longPress began · 760ms longPress ended")
    #expect(try run("1s down(0,0) 700ms up") == "longPress failed: held 0.5 s, limit 0.5 s")
    #expect(
      try run("1s down(0,0) 60ms up 100ms down(90,0) 700ms up")
        == "longPress failed: next tap 90 pt away, limit 45 pt")
    #expect(
      try run("1s down(0,0) 60ms up 1s")
        == "longPress failed: no tap within 0.35 s of the lift at 5.38 s")
  }

  @Test func aDeadlineIsMetAtItsTime() throws {
    try test.play([InputFrame(time: 1, contacts: [Contact(id: 1, phase: .began, position: .zero)])])
    let deadline = try #require(test.window.nextDeadline)
    test.window.meetDeadlines(until: deadline)
    #expect(press.state == .began && test.window.nextDeadline == nil)
  }

  @Test func itWaitsForTheNextTapFromTheLift() throws {
    press.numberOfTapsRequired = 1
    #expect(
      try test.run("down(0,0) 60ms up 1s", showing: [.failures, .times]) == "410ms longPress failed"
    )
  }

  @Test func itMayNeedSeveralFingers() throws {
    press.numberOfTouchesRequired = 2
    #expect(
      try test.run("1: down(0,0) 800ms up; 2: 100ms down(50,0) 700ms up", showing: .times)
        == "600ms longPress began · 800ms longPress ended")
    #expect(try run("1s down(0,0) 900ms up") == "longPress failed: 1 finger, needs 2")
  }

  @Test func onlyTheFirstFingerOfAPressHasToComeSoonAfterATap() throws {
    (press.numberOfTouchesRequired, press.numberOfTapsRequired) = (2, 1)
    // The second comes 0.4 s after the lift, where 0.35 s are allowed.
    #expect(
      try test.run(
        "1: down(0,0) 50ms up 300ms down(0,0) 900ms up; 2: down(50,0) 50ms up 400ms down(50,0) 800ms up",
        showing: .times)
        == "950ms longPress began · 1250ms longPress ended")
  }

  @Test func anExtraFingerFailsItBeforeAndIsIgnoredAfter() throws {
    #expect(
      try run("1: down(0,0) 900ms up; 2: 300ms down(50,0) 300ms up")
        == "longPress failed: 2 fingers, limit 1")
    #expect(
      try run("1: 1s down(0,0) 900ms up; 2: 1700ms down(50,0) 30ms move(70,0) 30ms up")
        == "longPress began: held 0.5 s, needs 0.5 s · longPress changed: fingers moved on · longPress ended: lifted"
    )
  }

  @Test func withoutDurationItBeginsAtOnce() throws {
    press.minimumPressDuration = 0
    #expect(
      try test.run("down(0,0) 8ms up", showing: .times)
        == "0ms longPress began · 8ms longPress ended"
    )
  }

  @Test func cancelledBySystemItIsCancelled() throws {
    #expect(
      try run("down(0,0) 600ms cancel")
        == "longPress began: held 0.5 s, needs 0.5 s · longPress cancelled: touches cancelled by the system"
    )
  }

  @Test func aTapAndADragIsTheZoomOfOneFinger() throws {
    press.numberOfTapsRequired = 1
    press.minimumPressDuration = 0
    #expect(
      try test.run("down(0,0) 60ms up 90ms down(0,0) 50ms move(0,40) 50ms up", showing: .times)
        == "150ms longPress began · 200ms longPress changed · 250ms longPress ended")
  }

  @Test func aTapBeforeItMayLastSoLong() throws {
    press.numberOfTapsRequired = 1
    #expect(try run("down(0,0) 600ms up") == "longPress failed: held 0.5 s, limit 0.5 s")
    press.maximumTapDuration = 0.2
    #expect(try run("down(0,0) 300ms up") == "longPress failed: held 0.2 s, limit 0.2 s")
  }
}
