import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Eighteen ways in which published recognisers rely on UIKit.
@MainActor @Suite(.freesItsObjects)
struct PublicRecognizerTests {
  // MARK: Discrete ones

  @Test func touchDownIsRecognisedAtOnceAndTheViewKeepsItsTouch() throws {
    final class TouchDown: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .recognized
      }
    }
    final class View: UIView {
      var log = ""
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log += "began " }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log += "ended" }
    }
    let (recognizer, view) = (TouchDown(), View())
    recognizer.cancelsTouchesInView = false
    let test = TestWindow(recognizer, view: view)
    recognizer.addAction { [unowned test] _ in #expect(test.window.currentTime == 0) }
    #expect(try test.run("down(5,5) 50ms up") == "TouchDown recognized")
    #expect(view.log == "began ended")
  }

  @Test func wrongPartOfAStrokeFailsAndTheNextStrokeBeginsFresh() throws {
    final class CheckMark: UIGestureRecognizer {
      private var lowest: CGFloat = 0
      private var rises = false
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else { return }
        let (now, former) = (touch.location(in: view), touch.previousLocation(in: view))
        if now.x < former.x { return state = .failed }
        if now.y < former.y { rises = true } else if rises { return state = .failed }
        lowest = max(lowest, now.y)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        state = rises && location(in: view).y < lowest ? .recognized : .failed
      }
      override func reset() { (lowest, rises) = (0, false) }
    }
    let trace = try TestWindow(CheckMark()).run(
      "down(50,50) 10ms move(60,60) 10ms move(40,70) 10ms up "
        + "300ms down(50,50) 10ms move(60,60) 10ms move(80,40) 10ms up", showing: .failures)
    #expect(trace == "CheckMark failed · CheckMark recognized")
  }

  @Test func speedIsMeasuredByTheTimesOfTouches() throws {
    final class Flick: UIGestureRecognizer {
      private var start: (TimeInterval, CGPoint)?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        start = touches.first.map { ($0.timestamp, $0.location(in: view)) }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let (time, place) = start else { return }
        let way = touch.location(in: view).x - place.x
        state = way / (event.timestamp - time) > 500 ? .recognized : .failed
        #expect(touch.timestamp == event.timestamp)
      }
    }
    let trace = try TestWindow(Flick()).run(
      "down(0,0) 100ms move(100,0) 0ms up 500ms down(0,0) 500ms move(100,0) 0ms up",
      showing: .failures)
    #expect(trace == "Flick recognized · Flick failed")
  }

  // MARK: Those that wait

  @Test func tripleTapWaitsByATimerOfItsOwn() throws {
    final class TripleTap: UIGestureRecognizer {
      private var count = 0
      private var timer: Timer?
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        count += 1
        timer?.invalidate()
        if count == 3 { return state = .recognized }
        timer = Timer.scheduledTimer(
          timeInterval: 0.4, target: self, selector: Selector("late", TripleTap.late),
          userInfo: nil, repeats: false)
      }
      func late() { state = .failed }
      override func reset() {
        count = 0
        timer?.invalidate()
      }
    }
    let recognizer = TripleTap()
    let test = TestWindow(recognizer)
    let tap = "down(0,0) 50ms up 200ms "
    #expect(try test.run(tap + tap + tap) == "TripleTap recognized")
    test.recorder.removeAll()
    #expect(try test.run(tap + tap, showing: .failures) == "TripleTap failed")
    #expect(recognizer.state == .possible)
  }

  @Test func drawingOfSeveralStrokesEndsOnceItsTimerSaysSo() throws {
    final class Drawing: UIGestureRecognizer {
      var strokes = 0
      private var timer: Timer?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        timer?.invalidate()
        state = strokes == 0 ? .began : .changed
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        strokes += 1
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
          MainActor.assumeIsolated { self?.state = .ended }
        }
      }
    }
    let drawing = Drawing()
    let log = Log()
    drawing.addAction { log.note($0) }
    try TestWindow(drawing).run(
      "down(0,0) 10ms move(9,0) 10ms up 300ms down(0,9) 10ms move(9,9) 10ms up 600ms")
    #expect(log.text == "began changed changed changed ended" && drawing.strokes == 2)
  }

  @Test func shortTapGivesUpByTheMainQueue() throws {
    final class ShortTap: UITapGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { [weak self] in
          if self?.state != .ended { self?.state = .failed }
        }
      }
    }
    let (double, single) = (ShortTap(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let test = TestWindow(double, single)
    var moment: TimeInterval = 0
    single.addAction { [unowned test] _ in moment = test.window.currentTime }
    #expect(try test.run("down(0,0) 50ms up 500ms") == "tap recognized")
    #expect(abs(moment - 0.2) < 1e-6)
  }

  @Test func tapWaitsForARecogniserThatDecidesAfterTheLift() throws {
    final class Late: UIGestureRecognizer {
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        perform(Selector("giveUp", Late.giveUp), with: nil, afterDelay: 0.25)
      }
      func giveUp() { state = .failed }
    }
    let (late, tap) = (Late(), UITapGestureRecognizer())
    tap.require(toFail: late)
    let test = TestWindow(late, tap)
    var moment: TimeInterval = 0
    tap.addAction { [unowned test] _ in moment = test.window.currentTime }
    #expect(try test.run("down(0,0) 50ms up 500ms") == "tap recognized")
    #expect(abs(moment - 0.3) < 1e-6)
  }

  // MARK: Those that extend UIKit's own

  @Test func panThatGoesTheWrongWayGivesUpBeforeAnybodyIsKeptOut() throws {
    final class HorizontalPan: UIPanGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .began else { return }
        let speed = velocity(in: view)
        if abs(speed.y) > abs(speed.x) { state = .cancelled }
      }
    }
    let (horizontal, other) = (HorizontalPan(), UIPanGestureRecognizer())
    let test = TestWindow(other, horizontal)
    let trace = try test.run("down(50,50) 10ms move(50,70) 10ms move(50,90) 10ms up")
    #expect(trace == "pan began(0,10) · pan changed(0,30) · pan ended")
    test.recorder.removeAll()
    let aside = try test.run("500ms down(50,50) 10ms move(70,50) 10ms up")
    #expect(aside.hasPrefix("HorizontalPan began") && !aside.contains(" pan began"))
  }

  @Test func pressOfNoDurationDragsFromTheFirstInstant() throws {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    let log = Log()
    var places: [CGPoint] = []
    press.addAction { recognizer in
      log.note(recognizer)
      places.append(recognizer.location(in: recognizer.view))
    }
    try TestWindow(press).run("down(1,1) 10ms move(2,2) 10ms move(90,90) 10ms up")
    #expect(log.text == "began changed changed ended")
    #expect(places.map(\.x) == [1, 2, 90, 90])
  }

  @Test func gestureThatIsDisabledAndEnabledInItsActionIsOverUntilTheNextTouch() throws {
    let pan = UIPanGestureRecognizer()
    let log = Log()
    pan.addAction { recognizer in
      log.note(recognizer)
      if recognizer.state == .changed, recognizer.translation(in: nil).x > 50 {
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
    }
    let test = TestWindow(pan)
    try test.run("down(0,0) 10ms move(20,0) 10ms move(80,0) 10ms move(99,0) 10ms up")
    #expect(log.text == "began changed cancelled")
    try test.run("100ms down(0,0) 10ms move(20,0) 10ms up")
    #expect(log.text == "began changed cancelled began ended")
  }

  @Test func othersMayEndAGestureByItsState() throws {
    let pan = UIPanGestureRecognizer()
    let log = Log()
    pan.addAction { log.note($0) }
    let test = TestWindow(pan)
    Timer.scheduledTimer(withTimeInterval: 0.025, repeats: false) { _ in
      MainActor.assumeIsolated { pan.state = .ended }
    }
    try test.run("down(0,0) 10ms move(20,0) 10ms move(30,0) 10ms move(40,0) 10ms up")
    #expect(log.text == "began changed ended" && pan.state == .possible)
  }

  // MARK: Several fingers

  @Test func twoFingersMayComeDownOneAfterTheOther() throws {
    final class TwoFingers: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 2 { return state = .failed }
        if numberOfTouches == 2 { state = .began }
        #expect(event.touches(for: self)?.count == numberOfTouches)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
      }
    }
    let test = TestWindow(TwoFingers())
    try test.run("1: down(0,0) 100ms up; 2: 30ms down(50,0) 70ms up", showing: .failures)
    #expect(test.recorder.trace(.failures) == "TwoFingers began · TwoFingers ended")
  }

  @Test func laterFingersAreIgnoredAndTheFirstGoesOn() throws {
    final class FirstFinger: UIGestureRecognizer {
      var finger: UITouch?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
          if finger == nil { finger = touch } else { ignore(touch, for: event) }
        }
        if state == .possible { state = .began }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        #expect(touches == [finger])
        state = .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { finger = nil }
    }
    let recognizer = FirstFinger()
    let log = Log()
    recognizer.addAction { log.note($0) }
    try TestWindow(recognizer).run(
      "1: down(0,0) 100ms move(9,0) 50ms up; 2: 30ms down(50,0) 20ms move(60,0) 20ms up")
    #expect(log.text.hasPrefix("began") && log.text.hasSuffix("changed ended"))
    #expect(log.entries.count { $0 == "ended" } == 1)
  }

  @Test func middleOfFingersIsThatOfThoseStillDown() throws {
    final class Middle: UIGestureRecognizer {
      var places: [CGFloat] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .began : .changed
        places.append(location(in: view).x)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .changed
        places.append(location(in: view).x)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.count == numberOfTouches { state = .ended }
      }
    }
    let recognizer = Middle()
    try TestWindow(recognizer).run(
      "1: down(0,0) 100ms up; 2: 50ms down(100,0) 100ms move(120,0) 10ms up")
    #expect(recognizer.places == [0, 50, 120])
  }

  @Test func oneFingerTurnsADialByTheAngleItGoes() throws {
    final class Dial: UIGestureRecognizer {
      var rotation: CGFloat = 0
      private func angle(_ place: CGPoint) -> CGFloat {
        let middle = CGPoint(x: view!.bounds.midX, y: view!.bounds.midY)
        return atan2(place.y - middle.y, place.x - middle.x)
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        rotation += angle(touch.location(in: view)) - angle(touch.previousLocation(in: view))
        state = .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let dial = Dial()
    try TestWindow(dial).run("down(600,500) 10ms move(580,560) 10ms move(500,600) 10ms up")
    #expect(abs(dial.rotation - .pi / 2) < 1e-9)
  }

  // MARK: With others

  @Test func watcherPreventsNobodyAndIsPreventedByNobody() throws {
    final class Watcher: UIGestureRecognizer {
      var moves = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        moves += 1
        state = .changed
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool { false }
      override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool { false }
    }
    let (watcher, pan) = (Watcher(), UIPanGestureRecognizer())
    let log = Log()
    pan.addAction { log.note($0) }
    watcher.addAction { log.note($0) }
    try TestWindow(pan, watcher).run("down(0,0) 10ms move(20,0) 10ms move(30,0) 10ms up")
    #expect(watcher.moves == 2)
    #expect(log.entries.count { $0 == "began" } == 2 && log.entries.count { $0 == "ended" } == 2)
  }

  @Test func forceBeyondALimitBegins() throws {
    final class DeepPress: UIGestureRecognizer {
      private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        let part = touch.force / touch.maximumPossibleForce
        if state == .possible, part >= 0.75 { state = .began } else if part < 0.5 { stop() }
      }
      private func stop() { if state == .began || state == .changed { state = .ended } }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { follow(touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow(touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed } else { stop() }
      }
    }
    let test = TestWindow(DeepPress())
    func frame(_ time: Double, _ phase: TouchPhase, _ force: Double) -> InputFrame {
      InputFrame(
        time: time,
        contacts: [
          Contact(id: 1, phase: phase, position: Point(9, 9), force: force, maximumForce: 4)
        ])
    }
    for (step, force) in [1.0, 2.9, 3.1, 3.9, 1.5].enumerated() {
      try test.window.send(frame(0.01 * Double(step), step == 0 ? .began : .moved, force))
    }
    try test.window.send(frame(0.06, .ended, 0))
    #expect(test.recorder.trace().hasPrefix("DeepPress began"))
    #expect(test.recorder.trace().hasSuffix("DeepPress ended"))
  }

  @Test func systemThatTakesTouchesAwayCancelsAndResets() throws {
    final class Careful: UIGestureRecognizer {
      var log = ""
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        log += "cancelled "
        state = .cancelled
      }
      override func reset() { log += "reset" }
    }
    let careful = Careful()
    let test = TestWindow(careful)
    try test.run("down(0,0)")
    test.window.cancelAllTouches()
    #expect(careful.log == "cancelled reset" && careful.state == .possible)
    #expect(test.recorder.trace() == "Careful began · Careful cancelled")
  }
}
