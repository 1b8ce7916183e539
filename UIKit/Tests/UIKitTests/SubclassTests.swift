import Dactyl
import DactylTesting
import FreedObjects
import Testing
import UIKit
import UIKit.UIGestureRecognizerSubclass
import UIKit.UIPanGestureRecognizer
import UIKit.UITapGestureRecognizer

/// What subclasses of recognisers rely on.
@MainActor @Suite(.freesItsObjects)
struct SubclassTests {
  /// Does what its closures say and never calls `super`.
  final class Scripted: UIGestureRecognizer {
    var began: (Scripted) -> Void = { _ in }
    var moved: (Scripted) -> Void = { _ in }
    var ended: (Scripted) -> Void = { _ in }
    var onReset: (Scripted) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { began(self) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moved(self) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { ended(self) }
    override func reset() { onReset(self) }
  }

  private func scripted(_ log: Log? = nil) -> Scripted {
    let recognizer = Scripted(target: nil, action: nil)
    if let log { recognizer.addTarget(log, action: Log.note) }
    return recognizer
  }

  @Test func needsNoCallToSuper() throws {
    let recognizer = scripted()
    recognizer.began = { $0.state = .began }
    recognizer.moved = { $0.state = .changed }
    recognizer.ended = { $0.state = .ended }
    let trace = try TestWindow(recognizer).run(
      "down(0,0) 10ms move(5,0) 10ms up 100ms down(0,0) up")
    #expect(
      trace
        == "Scripted began · Scripted changed · Scripted ended · Scripted began · Scripted ended")
  }

  @Test func staysFailedAfterFailedAndBeganInOneCallback() throws {
    let recognizer = scripted()
    recognizer.began = {
      $0.state = .failed
      $0.state = .began
      #expect($0.state == .failed)
    }
    let trace = try TestWindow(recognizer).run("down(0,0) 10ms up", showing: .failures)
    #expect(trace == "Scripted failed")
  }

  @Test func readsFailedFromChangedAsCancelledWithItsAction() throws {
    let log = Log()
    let recognizer = scripted(log)
    recognizer.began = { $0.state = .began }
    recognizer.moved = { $0.state = $0.state == .changed ? .failed : .changed }
    try TestWindow(recognizer).run("down(0,0) 10ms move(5,0) 10ms move(9,0) 10ms up")
    #expect(log.text == "began changed cancelled")
  }

  @Test func ignoresPossibleInReset() throws {
    let recognizer = scripted()
    var seen: [UIGestureRecognizer.State] = []
    recognizer.began = { $0.state = .recognized }
    recognizer.onReset = {
      $0.state = .possible
      seen.append($0.state)
    }
    let test = TestWindow(recognizer)
    try test.run("down(0,0) 10ms up")
    #expect(seen == [.ended])
    #expect(recognizer.state == .possible)
  }

  @Test func movesOnFromBeganToChangedWithItsAction() throws {
    let log = Log()
    let recognizer = scripted(log)
    recognizer.began = { $0.state = .began }
    recognizer.ended = { $0.state = .ended }
    try TestWindow(recognizer).run("down(0,0) 10ms move(5,0) 10ms move(6,0) 10ms up")
    #expect(log.text == "began changed ended")
  }

  /// SPEC C8: the event that moves it on does so once; later ones need the subclass.
  @Test func stateSetByAnotherIsSeenByDidSet() throws {
    final class Watched: UIPanGestureRecognizer {
      var seen: [UIGestureRecognizer.State] = []
      override var state: UIGestureRecognizer.State { didSet { seen.append(state) } }
    }
    let pan = Watched()
    try TestWindow(pan).run("down(0,0) 10ms move(20,0) 10ms move(30,0) 10ms up")
    #expect(pan.seen == [.began, .changed, .ended])
  }

  @Test func panBeginsAtTouchDownWhereASubclassSaysSo() throws {
    final class ImmediatePan: UIPanGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state != .began else { return }
        super.touchesBegan(touches, with: event)
        state = .began
      }
    }
    let pan = ImmediatePan()
    var ways: [CGFloat] = []
    pan.addAction { ways.append($0.translation(in: nil).x) }
    let trace = try TestWindow(pan).run("down(0,0) 10ms move(2,0) 10ms move(3,0) 10ms up")
    #expect(trace == "ImmediatePan began(0,0) · ImmediatePan changed(3,0) · ImmediatePan ended")
    #expect(ways == [0, 2, 3, 3])
  }

  @Test func panHandlersMaySeeFewerTouchesThanThereAre() throws {
    final class FirstFingerPan: UIPanGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where numberOfTouches > 1 { ignore(touch, for: event) }
      }
    }
    let pan = FirstFingerPan()
    try TestWindow(pan).run("1: down(0,0) 10ms move(20,0) 20ms up; 2: 15ms down(200,0) 20ms up")
    #expect(pan.state == .possible)
  }

  @Test func axisLockedPanOverridesItsTranslation() throws {
    final class HorizontalPan: UIPanGestureRecognizer {
      override func translation(in view: UIView?) -> CGPoint {
        CGPoint(x: super.translation(in: view).x, y: 0)
      }
    }
    let pan = HorizontalPan()
    var last = CGPoint.zero
    pan.addAction { last = $0.translation(in: nil) }
    try TestWindow(pan).run("down(0,0) 10ms move(20,15) 10ms up")
    #expect(last.x > 0)
    #expect(last.y == 0)
  }

  @Test func mayBeItsOwnDelegate() throws {
    final class Selfish: UITapGestureRecognizer, UIGestureRecognizerDelegate {
      var asked = 0
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delegate = self
      }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        asked += 1
        return true
      }
    }
    let selfish = Selfish(target: nil, action: nil)
    let trace = try TestWindow(UITapGestureRecognizer(), selfish).run("down(0,0) 10ms up")
    #expect(trace == "Selfish recognized · tap recognized")
    #expect(selfish.asked > 0)
  }

  @Test func ignoredTouchLeavesOnlyThisRecognizer() throws {
    final class View: UIView {
      var log = ""
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log += "began " }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log += "ended " }
    }
    final class Ignoring: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { ignore(touch, for: event) }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        Issue.record("told of a touch that it ignores")
      }
    }
    let view = View()
    try TestWindow(Ignoring(target: nil, action: nil), view: view).run("down(0,0) 10ms up")
    #expect(view.log == "began ended ")
  }

  @Test func letsOthersBeWhereItCannotPrevent() throws {
    final class Tolerant: UITapGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let trace = try TestWindow(UITapGestureRecognizer(), Tolerant()).run("down(0,0) 10ms up")
    #expect(trace == "Tolerant recognized · tap recognized")
  }

  @Test func handlersMayTakeAnOptionalEvent() throws {
    final class OldFashioned: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        state = event == nil ? .failed : .recognized
      }
    }
    let trace = try TestWindow(OldFashioned(target: nil, action: nil)).run("down(0,0) 10ms up")
    #expect(trace == "OldFashioned recognized")
  }

  @Test func requirementsOfSubclassesAreAsked() throws {
    final class Patient: UITapGestureRecognizer {
      override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UILongPressGestureRecognizer
      }
    }
    let test = TestWindow(Patient(), UILongPressGestureRecognizer())
    #expect(try test.run("down(0,0) 600ms up") == "longPress began · longPress ended")
    test.recorder.removeAll()
    #expect(try test.run("down(0,0) 60ms up") == "Patient recognized")
  }

  @Test func locationsAreNotRounded() throws {
    final class Reading: UIGestureRecognizer {
      var place = CGPoint.zero
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        place = touches.first!.location(in: view)
      }
    }
    let reading = Reading(target: nil, action: nil)
    try TestWindow(reading).run("down(10.123456789,0.1) 10ms up(10.123456789,0.1)")
    #expect(reading.place == CGPoint(x: 10.123456789, y: 0.1))
    #expect(reading.location(in: nil) == CGPoint(x: 10.123456789, y: 0.1))
  }

  @Test func initializersMayBeOverriddenAndAdded() throws {
    final class Designated: UIGestureRecognizer {
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        cancelsTouchesInView = false
      }
    }
    final class Added: UIGestureRecognizer {
      let limit: CGFloat
      init(limit: CGFloat, target: AnyObject?, action: Selector) {
        self.limit = limit
        super.init(target: target, action: action)
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .recognized
      }
    }
    final class Bare: UIGestureRecognizer {
      let limit: CGFloat
      init() {
        limit = 1
        super.init(target: nil, action: nil)
      }
    }
    let log = Log()
    let added = Added(limit: 1, target: log, action: Selector("note(_:)", Log.note(_:)))
    try TestWindow(Designated(target: nil, action: nil), added, Bare()).run("down(0,0) 10ms up")
    #expect(log.text == "ended")
  }
}
