import Dactyl
import DactylTesting
import Testing

/// Views and recognisers that change windows in the middle of things (SPEC A9, C9, D13, G3).
@Suite struct SeveralWindowsTests {
  private let first = GestureTest()
  private let second = GestureTest()
  private let view = StubView(frame: Rect(x: 0, y: 0, width: 300, height: 300))

  private func finger(_ phase: TouchPhase, _ x: Double, at time: Double) -> InputFrame {
    InputFrame(time: time, contacts: [Contact(id: 1, phase: phase, position: Point(x, 5))])
  }

  @Test func aViewThatChangesItsWindowInAHandlerWorksInTheNext() throws {
    let tap = TapGestureRecognizer()
    view.addGestureRecognizer(tap)
    first.view.addSubview(view)
    view.onTouches = { phase, _, _ in if phase == .moved { second.view.addSubview(view) } }
    try first.window.send(finger(.began, 5, at: 0))
    try first.window.send(finger(.moved, 40, at: 0.1))
    #expect(view.heard == ["began", "moved", "cancelled"])
    #expect(tap.state == .possible)
    var count = 0
    tap.addAction { _ in count += 1 }
    for time in [0.0, 1, 2] {
      try second.window.send(finger(.began, 5, at: time))
      try second.window.send(finger(.ended, 5, at: time + 0.05))
    }
    #expect(count == 3)
  }

  /// Regression of 165b7669: marks of the former window kept beginnings in the next one from it.
  @Test func aRecognizerThatChangesItsWindowBeforeItIsToldHearsEveryBeginningInTheNext() throws {
    // SPEC A4: by then, both windows have delivered equally often.
    final class Passing: Window {
      var pass: () -> Void = {}
      override func sendEvent(_ event: Event) {
        pass()
        super.sendEvent(event)
      }
    }
    let passing = Passing(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let stub = StubRecognizer.follower("stub")
    passing.addGestureRecognizer(stub)
    passing.pass = { [window = second.window] in window.addGestureRecognizer(stub) }
    try passing.send(finger(.began, 5, at: 0))
    for phase in [TouchPhase.began, .ended] {
      try second.window.send(finger(phase, 5, at: 0))
    }
    #expect(stub.heard == ["reset", "began", "ended", "reset"])
  }

  @Test func aViewThatChangesItsWindowInAnActionWorksInTheNext() throws {
    let pan = PanGestureRecognizer()
    view.addGestureRecognizer(pan)
    first.view.addSubview(view)
    var states: [GestureRecognizer.State] = []
    pan.addAction { pan in
      states.append(pan.state)
      guard pan.state == .began, view.window === first.window else { return }
      second.view.addSubview(view)
      // Its attempt in the first window is not over, so it takes only touches that begin later
      // (SPEC C9).
      try! second.window.send(finger(.began, 5, at: 0))
    }
    try first.window.send(finger(.began, 5, at: 0))
    try first.window.send(finger(.moved, 60, at: 0.1))
    #expect(states == [.began, .cancelled])
    #expect(pan.state == .possible)
    #expect(pan.touches.isEmpty)
    try second.window.send(finger(.moved, 60, at: 0.3))
    try second.window.send(finger(.ended, 60, at: 0.4))
    #expect(states == [.began, .cancelled])
    for frame in [
      finger(.began, 5, at: 1), finger(.moved, 60, at: 1.1), finger(.ended, 60, at: 1.2),
    ] {
      try second.window.send(frame)
    }
    #expect(states == [.began, .cancelled, .began, .ended])
  }

  @Test func whoLeavesForAnotherWindowWaitsForNobodyInTheFirst() throws {
    // SPEC C6: its reset would wait for the double tap, which is still undecided there.
    let single = TapGestureRecognizer()
    let double = TapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    first.view.addGestureRecognizer(single)
    first.view.addGestureRecognizer(double)
    try first.window.send(finger(.began, 5, at: 0))
    try first.window.send(finger(.ended, 5, at: 0.05))
    second.view.addGestureRecognizer(single)
    #expect(single.state == .possible)
    #expect(try second.run("down(0,0) 8ms up") == "tap recognized")
  }

  @Test func whatIsSetAfterAMoveIsDecidedWhereTheAttemptBegan() throws {
    let stub = StubRecognizer("stub")
    let pan = PanGestureRecognizer()
    first.view.addGestureRecognizer(pan)
    first.view.addGestureRecognizer(stub)
    pan.addAction { pan in
      guard pan.state == .began else { return }
      second.view.addGestureRecognizer(stub)
      stub.state = .began
      stub.deadline = 4
      stub.isEnabled = false
      stub.isEnabled = true
    }
    try first.window.send(finger(.began, 5, at: 0))
    try first.window.send(finger(.moved, 60, at: 0.1))
    #expect(stub.state == .possible)
    #expect(stub.deadline == nil)
    #expect(second.window.nextDeadline == nil)
    #expect(stub.heard == ["began", "moved", "reset"])
  }

  @Test(arguments: 0..<6)
  func aWindowIsDroppedWhereverItHurts(_ step: Int) throws {
    final class Box { var window: Window? }
    let box = Box()
    box.window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    box.window!.addSubview(view)
    let stub = StubRecognizer.follower("stub")
    stub.cancelsTouchesInView = false
    view.addGestureRecognizer(stub)
    let drop = { [view, second] in
      box.window = nil
      second.view.addSubview(view)
    }
    switch step {
    case 0:
      stub.onBegan = { stub, _, _ in
        stub.state = .began; drop()
      }
    case 1: stub.onMoved = { _, _, _ in drop() }
    case 2: stub.addAction { _ in if box.window != nil { drop() } }
    case 3: stub.onReset = { _ in if box.window != nil { drop() } }
    case 4: view.onTouches = { _, _, _ in if box.window != nil { drop() } }
    default:
      stub.onEnded = { stub, _, _ in
        stub.state = .ended; drop()
      }
    }
    for frame in [
      finger(.began, 5, at: 0), finger(.moved, 60, at: 0.1), finger(.ended, 60, at: 0.2),
    ] {
      try box.window?.send(frame)
    }
    #expect(box.window == nil)
    #expect(stub.state == .possible)
    #expect(stub.touches.isEmpty)
    #expect(view.window === second.window)
    #expect(second.window.touches.isEmpty)
  }
}
