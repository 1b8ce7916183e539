import Dactyl
import DactylTesting
import FreedObjects
import Testing
import UIKit

/// How touches reach views, controllers, windows and controls.
@MainActor @Suite(.freesItsObjects)
struct DeliveryTests {
  final class Noting: UIView {
    var log: [String] = []
    var seen: [UITouch] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
      seen.append(contentsOf: touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("moved")
      seen.append(contentsOf: touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
      seen.append(contentsOf: touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
      seen.append(contentsOf: touches)
    }
  }

  @Test func oneTouchIsOneObjectForItsWholeLifeAndReadsOnAfterIt() throws {
    let view = Noting()
    defer { view.seen = [] }
    try TestWindow(view: view).run("down(1,2) 10ms move(5,6) 10ms up(7,8)")
    #expect(view.log == ["began", "moved", "ended"])
    #expect(view.seen[0] === view.seen[1] && view.seen[1] === view.seen[2])
    let touch = view.seen[0]
    #expect(touch.phase == .ended)
    #expect(touch.location(in: view) == CGPoint(x: 7, y: 8))
    #expect(touch.previousLocation(in: view) == CGPoint(x: 5, y: 6))
    #expect(touch.view === view)
    #expect(touch.gestureRecognizers == nil)
  }

  @Test func ofFingersThatComeDownAtOnceTheFirstCounts() throws {
    final class Knob: UIControl {
      var places: [CGFloat] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        places.append(touch.location(in: self).x)
        return false
      }
    }
    // Sets of touches differ in order from each other.
    for _ in 0..<20 {
      let knob = Knob()
      knob.isMultipleTouchEnabled = true
      try TestWindow(view: knob).run("1: down(10,10) up\n2: down(60,10) up\n3: down(90,10) up")
      #expect(knob.places == [10])
    }
  }

  @Test func touchesAndEventsCanBeMadeUpForTests() {
    final class Placed: UITouch {
      let place: CGPoint
      init(place: CGPoint) {
        self.place = place
        super.init()
      }
      override func location(in view: UIView?) -> CGPoint { place }
    }
    let (one, other) = (Placed(place: CGPoint(x: 1, y: 2)), Placed(place: .zero))
    #expect(Set<UITouch>([one, other, one]).count == 2)
    let pad = Noting()
    pad.touchesBegan([one], with: UIEvent())
    #expect(pad.seen.first?.location(in: pad) == CGPoint(x: 1, y: 2))
    #expect(one.altitudeAngle == .pi / 2 && one.view == nil)
  }

  @Test func chainRunsFromViewThroughControllerToApplication() throws {
    final class Controller: UIViewController {
      var touched = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched += 1
        super.touchesBegan(touches, with: event)
      }
    }
    final class Application: UIApplication {
      var touched = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched += 1 }
    }
    let (controller, application) = (Controller(), Application())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.hostApplication = application
    window.rootViewController = controller
    let pad = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    controller.view.addSubview(pad)
    try window.dactylWindow.play(touches("down(20,20) 10ms up"))
    #expect(controller.touched == 1)
    #expect(application.touched == 1)
    #expect(controller.next === window)
  }

  @Test func windowMaySeeAndKeepEveryEvent() throws {
    final class Filter: UIWindow {
      var seen = 0
      var keeps = false
      override func sendEvent(_ event: UIEvent) {
        seen += 1
        if !keeps { super.sendEvent(event) }
      }
    }
    let window = Filter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var taps = 0
    window.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    try window.dactylWindow.play(touches("down(20,20) 10ms up"))
    #expect(window.seen == 2)
    #expect(taps == 1)
    window.keeps = true
    try window.dactylWindow.play(touches("1000ms down(20,20) 10ms up"))
    #expect(taps == 1)
    window.keeps = false
    try window.dactylWindow.play(touches("3000ms down(20,20) 10ms up"))
    #expect(taps == 2, "an event that was kept away leaves nothing behind")
  }

  @Test func hitTestingCanBeOverridden() throws {
    final class Frame: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let test = TestWindow()
    let frame = Frame(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let inner = Noting(frame: CGRect(x: -20, y: 0, width: 30, height: 30))
    defer { inner.seen = [] }
    frame.addSubview(inner)
    test.view.addSubview(frame)
    try test.run("down(85,110) 10ms up")
    #expect(inner.log == ["began", "ended"])
    #expect(test.window.hitTest(CGPoint(x: 140, y: 140), with: nil) === test.view)
  }

  @Test func geometryGoesThroughTransforms() {
    let test = TestWindow()
    let child = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    test.view.addSubview(child)
    #expect(child.frame == CGRect(x: 0, y: 50, width: 400, height: 200))
    #expect(child.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 0, y: 50))
    #expect(child.convert(CGPoint(x: 400, y: 250), from: test.window) == CGPoint(x: 200, y: 100))
  }

  @Test func controlCallsMethodsOfTargets() {
    final class Target: NSObject {
      var log: [String] = []
      func plain() { log.append("plain") }
      func sender(_ sender: UIButton) { log.append("sender") }
      func both(_ sender: Any, _ event: UIEvent?) { log.append("both") }
    }
    let target = Target()
    let button = UIButton()
    button.addTarget(target, action: Target.plain, for: .touchUpInside)
    button.addTarget(target, action: Target.sender, for: .touchUpInside)
    let both = Selector("both(_:_:)", Target.both)
    button.addTarget(target, action: both, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.log == ["plain", "sender", "both"])
    button.removeTarget(target, action: both, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(target.log == ["plain", "sender", "both", "plain", "sender"])
  }

  @Test func targetsAreHeldWeaklyAndTakenOnce() throws {
    let tap = UITapGestureRecognizer()
    var log: Log? = Log()
    let note = Selector("note(_:)", Log.note(_:))
    tap.addTarget(log!, action: note)
    tap.addTarget(log!, action: note)
    let test = TestWindow(tap)
    try test.run("down(0,0) 10ms up")
    #expect(log?.text == "ended")
    weak let gone = log
    log = nil
    #expect(gone == nil)
    try test.run("1000ms down(0,0) 10ms up")
  }

  @Test func nothingIsKeptAliveByTheBridge() throws {
    weak var window: UIWindow?
    weak var view: UIView?
    weak var tap: UITapGestureRecognizer?
    try {
      let test = TestWindow(UITapGestureRecognizer(), UIPanGestureRecognizer())
      (window, view) = (test.window, test.view)
      tap = test.view.gestureRecognizers?.first as? UITapGestureRecognizer
      try test.run("down(0,0) 10ms up 50ms down(0,0) 10ms move(40,0) 10ms")
    }()
    #expect(window == nil && view == nil && tap == nil)
  }

  @Test func coalescedTouchesEndWithTheTouchItself() throws {
    final class Drawing: UIView {
      var places: [CGFloat] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += event!.coalescedTouches(for: touches.first!)!.map { $0.location(in: self).x }
      }
    }
    let view = Drawing()
    let test = TestWindow(view: view)
    try test.run("down(0,0)")
    var frame = InputFrame(
      time: 0.016, contacts: [Contact(id: 1, phase: .moved, position: Point(16, 0))])
    frame.coalesced = [4.0, 8, 12].map { x in
      CoalescedContact(
        time: x / 1000, contact: Contact(id: 1, phase: .moved, position: Point(x, 0)))
    }
    try test.window.send(frame)
    #expect(view.places == [4, 8, 12, 16])
  }

  @Test func estimatesAreMadeGoodLater() throws {
    final class Pencil: UIGestureRecognizer {
      var forces: [Int: CGFloat] = [:]
      var waiting = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let touch = touches.first!
        waiting += touch.estimatedPropertiesExpectingUpdates.contains(.force) ? 1 : 0
        if let index = touch.estimationUpdateIndex { forces[index.intValue] = touch.force }
      }
      override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        for touch in touches {
          guard let index = touch.estimationUpdateIndex else { continue }
          forces[index.intValue] = touch.force
          waiting -= touch.estimatedPropertiesExpectingUpdates.isEmpty ? 1 : 0
        }
      }
    }
    let pencil = Pencil(target: nil, action: nil)
    let test = TestWindow(pencil)
    let contact = Contact(id: 1, phase: .began, position: Point(5, 5), kind: .pencil, force: 0.3)
    try test.window.send(
      InputFrame(time: 0, contacts: [contact]),
      estimates: [
        TouchEstimate(contactID: 1, index: 7, properties: .force, expectingUpdates: .force)
      ])
    #expect(pencil.forces == [7: 0.3] && pencil.waiting == 1)
    test.window.updateEstimate(
      TouchEstimate(contactID: 1, index: 7, properties: [], expectingUpdates: [], force: 0.8))
    #expect(pencil.forces == [7: 0.8] && pencil.waiting == 0)
  }

  @Test func pressesGoToRecognizersAndTheFirstResponder() {
    final class Keys: UIView {
      var log: [UIPress.PressType] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log += presses.map(\.type)
      }
    }
    final class Select: UIGestureRecognizer {
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        state = .recognized
      }
    }
    let (keys, select) = (Keys(), Select(target: nil, action: nil))
    select.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    let test = TestWindow(select, view: keys)
    #expect(keys.becomeFirstResponder() && keys.isFirstResponder)
    let press = UIPress(.select)
    test.window.send([press])
    press.update(.ended, timestamp: 0.1)
    test.window.send([press])
    #expect(keys.log == [.select])
    #expect(test.recorder.trace() == "Select recognized")
  }
}
