import Dactyl
import DactylTesting
import Testing

/// Objects released, kept or called at the wrong time do no harm (SPEC A2, A9, D1, G5).
@Suite struct LifetimeTests {
  @Test(arguments: [1, 3])
  func anEventThatIsSentAgainDoesNothing(_ times: Int) throws {
    let tap = TapGestureRecognizer()
    let test = GestureTest(tap)
    var kept: Event?
    let box = test.add(StubView(frame: Rect(x: 0, y: 0, width: 50, height: 50)), named: "box")
    box.onTouches = { _, _, event in kept = event }
    try test.play("down(5,5) 8ms up")
    for _ in 0..<times { test.window.sendEvent(try #require(kept)) }
    #expect(box.heard == ["began", "cancelled"])
    #expect(test.trace() == "tap recognized")
  }

  @Test func anEventThatIsSentAgainFromAnActionDoesNothing() throws {
    let stub = StubRecognizer("stub")
    let pan = PanGestureRecognizer()
    let test = GestureTest(stub, pan)
    stub.isPrevented = { _ in false }
    pan.addAction { [window = test.window] pan in
      pan.view?.removeGestureRecognizer(pan)
      stub.onMoved = { _, _, event in window.sendEvent(event) }
    }
    #expect(
      try test.run("down(0,0) 8ms move(20,0) 8ms move(30,0) 8ms up")
        == "pan began(10,0) · pan cancelled")
    #expect(stub.heard == ["began", "moved", "moved", "ended", "reset"])
  }

  @Test func aWindowThatDeliversEachEventTwiceDeliversItOnce() throws {
    final class Eager: Window {
      override func sendEvent(_ event: Event) {
        super.sendEvent(event)
        super.sendEvent(event)
      }
    }
    let window = Eager(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let stub = StubRecognizer.follower("stub")
    window.addGestureRecognizer(stub)
    try window.play(Timeline("down(0,0) 8ms move(20,0) 8ms up").frames)
    #expect(stub.heard == ["began", "moved", "ended", "reset"])
  }

  @Test func nobodyIsToldThatNothingMovedWhereAViewPassesTheEventOnAsItIsCancelled() throws {
    final class Removing: Window {
      var view: StubView?
      override func sendEvent(_ event: Event) {
        let leaving = event.allTouches.first?.phase == .moved ? view : nil
        leaving?.removeFromSuperview()
        super.sendEvent(event)
      }
    }
    let window = Removing(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let view = StubView(frame: window.bounds)
    window.addSubview(view)
    window.view = view
    view.onTouches = { phase, _, event in if phase == .cancelled { window.sendEvent(event) } }
    let stub = StubRecognizer.follower("stub")
    stub.cancelsTouchesInView = false
    var counts: [Int] = []
    stub.onMoved = { _, touches, _ in counts.append(touches.count) }
    window.addGestureRecognizer(stub)
    try window.play(Timeline("down(0,0) 8ms move(20,0) 8ms up").frames)
    #expect(view.heard == ["began", "cancelled"])
    #expect(!counts.contains(0))
  }

  /// Regression of 5b30af17: recognisers were cancelled by an event that says that the fingers
  /// moved.
  @Test(arguments: [true, false])
  func recognizersHearOfAnInterruptionInItsOwnEventWhereAViewPassesAnotherOn(
    _ rejectsPalms: Bool
  ) throws {
    // SPEC A9
    final class Interrupting: Window {
      override func sendEvent(_ event: Event) {
        if event.allTouches.first?.phase == .moved { cancelAllTouches() }
        super.sendEvent(event)
      }
    }
    let window = Interrupting(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    window.palmRejection = rejectsPalms ? PalmRejection() : nil
    let view = StubView(frame: window.bounds)
    window.addSubview(view)
    var heard: [String] = []
    view.onTouches = { phase, _, event in
      guard phase == .cancelled else { return }
      heard.append("view told")
      window.sendEvent(event)
      heard.append("view done")
    }
    let stub = StubRecognizer.follower("stub")
    stub.cancelsTouchesInView = false
    stub.onMoved = { _, _, _ in heard.append("recognizer moved") }
    stub.onCancelled = { _, _, _ in heard.append("recognizer cancelled") }
    window.addGestureRecognizer(stub)
    try window.play(Timeline("down(100,100) 8ms move(120,100) 8ms up").frames)
    #expect(heard == ["view told", "view done", "recognizer cancelled"])
  }

  @Test func aTouchThatBeginsInAKeptEventBelongsToNobody() throws {
    // SPEC A4
    final class Keeping: Window {
      var keeps = true
      override func sendEvent(_ event: Event) { if !keeps { super.sendEvent(event) } }
    }
    for keptCount in 1...3 {
      let window = Keeping(frame: Rect(x: 0, y: 0, width: 400, height: 300))
      let view = StubView(frame: window.bounds)
      window.addSubview(view)
      let stub = StubRecognizer.follower("stub")
      stub.cancelsTouchesInView = false
      view.addGestureRecognizer(stub)
      let frames = try Timeline("down(0,0) 8ms move(20,0) 8ms up 8ms down(0,0) 8ms up").frames
      for (index, frame) in frames.enumerated() {
        window.keeps = index < keptCount
        try window.send(frame)
      }
      #expect(stub.heard == ["reset", "began", "ended", "reset"])
      #expect(view.heard == ["began", "ended"])
      #expect(window.touches.isEmpty)
    }
  }

  @Test func theEventOfAnotherWindowIsNotDelivered() throws {
    let first = GestureTest(StubRecognizer.follower("first"))
    let second = StubRecognizer.follower("second")
    let test = GestureTest(second)
    second.onBegan = { _, _, event in first.window.sendEvent(event) }
    try test.play("down(0,0) 8ms up")
    #expect(first.trace() == "")
  }

  @Test func aViewOfAnotherWindowThatIsHitIsRefused() throws {
    // SPEC B2
    let other = GestureTest()
    let stub = StubRecognizer.follower("stub")
    let popup = other.add(
      StubView(frame: Rect(x: 0, y: 0, width: 50, height: 50)), named: "popup", recognizers: [stub])
    for answer in [popup, StubView()] {
      let forwarding = ForwardingWindow(to: answer)
      let observer = RefusalObserver()
      forwarding.observer = observer
      try forwarding.play(Timeline("down(5,5) 8ms move(9,5) 8ms up").frames)
      #expect(observer.refused == [answer])
      #expect(observer.places == [Point(5, 5)])
      #expect(answer.heard.isEmpty)
      #expect(stub.heard.isEmpty)
    }
    let hover = HoverGestureRecognizer()
    popup.addGestureRecognizer(hover)
    let sample = HoverSample(id: 1, phase: .entered, position: Point(5, 5))
    try ForwardingWindow(to: popup).send(InputFrame(time: 0, contacts: [], hovers: [sample]))
    #expect(hover.state == .possible)
  }

  @Test func aRecognizerThatSeveralWindowsKnowOutlivesNone() throws {
    var first: Window? = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let view = StubView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    first!.addSubview(view)
    let second = ForwardingWindow(to: view)
    weak var stub: StubRecognizer?
    do {
      let recognizer = StubRecognizer("stub")
      stub = recognizer
      view.addGestureRecognizer(recognizer)
    }
    let frames = try Timeline("down(5,5) 8ms move(6,5) 8ms move(7,5) 8ms up").frames
    try first!.send(frames[0])
    try second.send(frames[0])
    try second.send(frames[1])
    view.removeGestureRecognizer(view.gestureRecognizers[0])
    first = nil
    #expect(stub == nil)
    try second.send(frames[2])
    try second.send(frames[3])
  }

  @Test func aResetFindsNoWindowThatIsGoing() throws {
    // A reset could retain the window while it is being released.
    let stub = StubRecognizer("stub")
    let onWindow = StubRecognizer("onWindow")
    let view = StubView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    var found: [AnyObject?] = []
    do {
      let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
      window.addSubview(view)
      view.addGestureRecognizer(stub)
      window.addGestureRecognizer(onWindow)
      let touches = [Contact(id: 1, phase: .began, position: Point(5, 5))]
      try window.send(InputFrame(time: 0, contacts: touches))
      let touch = window.touches.first
      let look: (StubRecognizer) -> Void = { recognizer in
        found += [recognizer.view?.window, recognizer.view?.superview, touch?.window]
        stub.state = .began
        onWindow.isEnabled.toggle()
      }
      stub.onReset = look
      onWindow.onReset = look
    }
    #expect(stub.heard == ["began", "reset"])
    #expect(onWindow.heard == ["began", "reset"])
    #expect(found.allSatisfy { $0 == nil })
    #expect([stub.state, onWindow.state] == [.possible, .possible])
  }

  @Test func whyTheNextAttemptFailsIsNotWhatTheLastDidAsItsWindowWent() throws {
    // SPEC G5
    let pan = PanGestureRecognizer()
    do {
      let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
      window.addGestureRecognizer(pan)
      try window.play(Timeline("down(0,0) 8ms move(20,0) 8ms move(40,0)").frames)
      #expect(pan.state == .changed)
    }
    #expect(
      try GestureTest(pan).run("down(0,0) 8ms up", showing: [.failures, .causes])
        == "pan failed: moved 0 pt, needs 10 pt")
  }

  @Test func whatResetsTakeFromAWindowThatIsGoingStaysWhereTheyPutIt() throws {
    // SPEC G5
    let (stub, other) = (StubRecognizer("stub"), StubRecognizer("other"))
    let (view, home) = (StubView(frame: Rect(x: 0, y: 0, width: 100, height: 100)), View())
    stub.onReset = { _ in
      home.addSubview(view)
      home.addGestureRecognizer(other)
    }
    do {
      let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
      window.addSubview(view)
      window.addGestureRecognizer(stub)
      window.addGestureRecognizer(other)
      let touches = [Contact(id: 1, phase: .began, position: Point(5, 5))]
      try window.send(InputFrame(time: 0, contacts: touches))
    }
    #expect(home.subviews == [view])
    #expect(view.superview === home)
    #expect(home.gestureRecognizers == [other])
    #expect(other.view === home)
  }

  @Test func whatGoesMayUseTheListItIsTakenFrom() throws {
    final class Last {
      let act: () -> Void
      init(_ act: @escaping () -> Void) { self.act = act }
      deinit { act() }
    }
    let others = (0..<20).map { StubRecognizer("\($0)") }
    let test = GestureTest()
    for other in others { test.view.addGestureRecognizer(other) }
    for _ in 0..<5 {
      let gone = StubRecognizer("gone")
      let last = Last { for other in others { other.state = .began } }
      gone.addAction { _ in _ = last }
      gone.onBegan = { stub, _, _ in stub.view?.removeGestureRecognizer(stub) }
      test.view.addGestureRecognizer(gone)
    }
    try test.play("down(5,5) 8ms move(6,5) 8ms up")
    test.window.cancelAllTouches()
    #expect(others.allSatisfy { $0.state == .possible })
    #expect(test.view.gestureRecognizers.count == 20)
  }

  @Test func aMillionNestedViewsAreFreedWithoutOverflowingTheStack() {
    weak var innermost: View?
    do {
      var view = View()
      innermost = view
      for _ in 0..<1_000_000 {
        let next = View()
        next.addSubview(view)
        view = next
      }
    }
    #expect(innermost == nil)
  }

  @Test func aViewThatSomebodyKeepsKeepsWhatLiesOnIt() {
    let kept = View()
    kept.addSubview(View())
    do {
      let root = View()
      let middle = View()
      root.addSubview(middle)
      middle.addSubview(kept)
    }
    #expect(kept.superview == nil)
    #expect(kept.subviews.count == 1)
    #expect(kept.subviews[0].superview === kept)
  }

  @Test func veryDeepTreesAreBuiltAndTouchedInTime() throws {
    // SPEC B2: the deepest view within the nesting limit gets the touch.
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    var view: View = window
    for _ in 0..<100_000 {
      let next = View(frame: window.bounds)
      view.addSubview(next)
      view = next
    }
    let pan = PanGestureRecognizer()
    window.addGestureRecognizer(pan)
    var states: [GestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    try window.play(Timeline("down(0,0) 8ms move(20,0)").frames)
    var depth = 0
    var beneath = window.touches.first?.view?.superview
    while let view = beneath {
      depth += 1
      beneath = view.superview
    }
    #expect(depth == View.maximumTouchableDepth)
    #expect(states == [.began])
  }

  @Test func viewsThatAreInNoWindowAreSearchedAsDeep() throws {
    // SPEC B2
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    var view = root
    for _ in 0..<100_000 {
      let next = View(frame: root.bounds)
      view.addSubview(next)
      view = next
    }
    var depth = 0
    var found = root.hitTest(Point(5, 5), with: nil)
    while let view = found, view !== root {
      depth += 1
      found = view.superview
    }
    #expect(depth == View.maximumTouchableDepth)
  }
}

/// Returns the same view for every touch.
private final class ForwardingWindow: Window {
  private weak var target: View?

  init(to target: View) {
    self.target = target
    super.init(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  }

  override func hitTest(_ point: Point, with event: Event?) -> View? { target }
}

private final class RefusalObserver: WindowObserver {
  var refused: [View] = []
  var places: [Point] = []

  func window(_ window: Window, refusedHit view: View, at place: Point) {
    refused.append(view)
    places.append(place)
  }
}
