import Dactyl
import DactylTesting
import Foundation
import Testing

@Suite struct FingerTests {
  @Test func aFingerPressesDragsAndLifts() throws {
    let screen = TouchScreen(sampleRate: 100)
    let finger = screen.finger()
    finger.press(at: Point(10, 10))
    finger.drag(to: Point(20, 10), over: 0.05)
    finger.lift()
    #expect(screen.frames == (try touches("down(10,10) move(20,10 over 50ms) up", sampleRate: 100)))
    #expect(finger.location == Point(20, 10))
    #expect(!finger.isDown)
  }

  @Test func fingersActAtTheSameTimeUntilTheyMeet() throws {
    let screen = TouchScreen()
    let one = screen.finger()
    let two = screen.finger()
    one.press(at: Point(0, 0))
    one.wait(0.1)
    two.press(at: Point(50, 0))
    two.wait(0.05)
    two.lift()
    screen.meet()
    two.press(at: Point(60, 0))
    one.lift()
    #expect(
      screen.frames
        == (try touches("1: down(0,0) 100ms up; 2: down(50,0) 50ms up 50ms down(60,0)")).map {
          frame in
          var ordered = frame
          ordered.contacts.sort {
            ($0.phase == .began ? 0 : 1, $0.id) < ($1.phase == .began ? 0 : 1, $1.id)
          }
          return ordered
        })
  }

  @Test func aScreenPlaysLiveAndMeetsDeadlines() throws {
    let test = GestureTest(LongPressGestureRecognizer())
    let screen = TouchScreen()
    let finger = screen.finger()
    finger.press(at: Point(50, 50))
    screen.wait(0.6)
    try screen.play(into: test.window)
    #expect(test.trace(.times) == "500ms longPress began")
    finger.drag(to: Point(90, 50), over: 0.1)
    finger.lift()
    #expect(
      try test.run(screen, showing: .times)
        == "500ms longPress began · 700ms longPress changed · 700ms longPress ended")
  }

  @Test func gesturesAreWhatTheyAreCalled() throws {
    let tap = TapGestureRecognizer()
    let doubleTap = TapGestureRecognizer()
    doubleTap.name = "doubleTap"
    doubleTap.numberOfTapsRequired = 2
    tap.require(toFail: doubleTap)
    let twoFingerTap = TapGestureRecognizer()
    twoFingerTap.name = "twoFingerTap"
    twoFingerTap.numberOfTouchesRequired = 2
    let test = GestureTest(
      tap, doubleTap, twoFingerTap, PanGestureRecognizer(), PinchGestureRecognizer())
    let screen = TouchScreen()
    screen.finger().tap(at: Point(50, 50))
    screen.wait(1)
    screen.finger().doubleTap(at: Point(50, 50))
    screen.wait(1)
    screen.twoFingerTap(at: Point(500, 500))
    screen.wait(1)
    screen.finger().swipe(from: Point(50, 50), to: Point(350, 50))
    screen.wait(1)
    screen.twoFingerDrag(from: Point(100, 100), to: Point(100, 400))
    screen.wait(1)
    screen.pinch(at: Point(500, 500), from: 100, to: 300)
    let trace = try test.run(screen)
    #expect(
      trace.components(separatedBy: " · ") == [
        "tap recognized", "doubleTap recognized", "twoFingerTap recognized",
        "pan began(25,0)", "pan changed(280,0)", "pan ended",
        "pan began(0,5)", "pan changed(0,290)", "pan ended",
        "pinch began(×1.11)", "pinch changed(×3)", "pinch ended",
      ])
  }

  @Test func fingersThatRotateKeepTheirSpan() {
    let screen = TouchScreen()
    screen.rotate(at: Point(100, 100), radius: 50, by: .pi, over: 0.5)
    for frame in screen.frames {
      for contact in frame.contacts {
        // A few roundings of numbers below 200.
        #expect(abs(contact.position.distance(to: Point(100, 100)) - 50) < 1e-12)
      }
    }
    let last = screen.frames.last!.contacts
    #expect(last[0].position.distance(to: Point(150, 100)) < 1e-12)
    #expect(last[1].position.distance(to: Point(50, 100)) < 1e-12)
  }

  @Test func tremblingStaysNearAndIsTheSameEveryTime() {
    func frames() -> [InputFrame] {
      let screen = TouchScreen()
      let finger = screen.finger()
      finger.press(at: Point(50, 50))
      finger.tremble(by: 2, for: 0.5)
      finger.lift()
      return screen.frames
    }
    for frame in frames() {
      #expect(abs(frame.contacts[0].position.x - 50) <= 2)
      #expect(abs(frame.contacts[0].position.y - 50) <= 2)
    }
    #expect(Set(frames().map { $0.contacts[0].position }).count > 30)
    #expect(frames() == frames())
  }
}
