import Dactyl
import DactylTesting
import Testing

/// Views and recognisers that callbacks move while they are being moved (SPEC A9, C9, D13, G4).
@Suite struct MovingInCallbacksTests {
  private let test = GestureTest()
  private let a: StubView
  private let b: StubView

  init() throws {
    a = test.add(StubView(frame: Rect(x: 0, y: 0, width: 200, height: 200)), named: "a")
    b = test.add(StubView(frame: Rect(x: 0, y: 0, width: 100, height: 100)), named: "b")
    try test.play([
      InputFrame(time: 0, contacts: [Contact(id: 1, phase: .began, position: Point(5, 5))])
    ])
  }

  private func whenCancelled(_ act: @escaping () -> Void) {
    b.onTouches = { phase, _, _ in if phase == .cancelled { act() } }
  }

  @Test func twoViewsNeverLieOnEachOther() {
    whenCancelled { b.addSubview(a) }
    a.addSubview(b)
    #expect(a.superview === b)
    #expect(b.superview == nil)
    #expect(a.subviews.isEmpty)
    #expect(b.subviews == [a])
  }

  @Test func aViewGetsItsPlaceAmongThoseThatAreLeft() {
    for _ in 0..<5 { a.addSubview(View()) }
    whenCancelled { for view in a.subviews { view.removeFromSuperview() } }
    a.insertSubview(b, at: 5)
    #expect(a.subviews == [b])
  }

  @Test func aViewComesInFrontWhereItsNeighbourHasGone() {
    let neighbour = View()
    let last = View()
    a.addSubview(neighbour)
    a.addSubview(last)
    whenCancelled { neighbour.removeFromSuperview() }
    a.insertSubview(b, below: neighbour)
    #expect(a.subviews == [last, b])
  }

  @Test func aViewStaysWhereThoseWhoWereToldHavePutIt() {
    let other = View()
    whenCancelled { other.addSubview(b) }
    a.addSubview(b)
    #expect(b.superview === other)
    #expect(other.subviews == [b])
    #expect(a.subviews.isEmpty)
  }

  @Test func aRecognizerIsOnOneViewOnceWhoeverMovesIt() throws {
    for target in [a, b] {
      let pan = PanGestureRecognizer()
      let test = GestureTest(pan)
      test.view.addSubview(a)
      a.addSubview(b)
      pan.addAction { [a] in if $0.state == .cancelled { a.addGestureRecognizer($0) } }
      try test.play("down(300,5) 8ms move(350,5)")
      target.addGestureRecognizer(pan)
      #expect(pan.view === a)
      #expect(a.gestureRecognizers == [pan])
      #expect(b.gestureRecognizers.isEmpty)
      #expect(test.view.gestureRecognizers.isEmpty)
      a.removeGestureRecognizer(pan)
      #expect(a.gestureRecognizers.isEmpty)
      #expect(pan.view == nil)
    }
  }

  @Test func aFingerThatComesDownOnAViewThatIsLeavingIsCancelledToo() throws {
    let stub = StubRecognizer.follower("stub")
    stub.cancelsTouchesInView = false
    b.addGestureRecognizer(stub)
    let window = test.window
    whenCancelled {
      guard b.superview != nil else { return }
      let finger = Contact(id: 2, phase: .began, position: Point(6, 6))
      try! window.send(InputFrame(time: 0, contacts: [finger]))
    }
    b.removeFromSuperview()
    #expect(window.touches.isEmpty)
    #expect(stub.state == .possible)
    #expect(b.heard == ["began", "cancelled", "began", "cancelled"])
  }

  @Test func oneFingerIsOfferedToARecognizerOnce() throws {
    // SPEC D8: a delegate moves it to a view that would be asked next.
    let tap = TapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    let delegate = StubDelegate()
    let test = GestureTest()
    let box = test.add(
      StubView(frame: Rect(x: 0, y: 0, width: 50, height: 50)), named: "box", recognizers: [tap])
    tap.delegate = delegate
    delegate.receives = { [view = test.view] tap, _ in
      view.addGestureRecognizer(tap)
      return true
    }
    var counts: [Int] = []
    box.onTouches = { _, _, _ in counts.append(tap.touches.count) }
    #expect(try test.run("down(5,5) 8ms up") == "")
    #expect(counts == [1, 0])
    #expect(box.gestureRecognizers.isEmpty)
  }

  @Test func aRecognizerThatIsMovedAwayWhileItIsAskedDoesNotGetTheTouch() throws {
    let stub = StubRecognizer.follower("stub")
    let delegate = StubDelegate()
    b.addGestureRecognizer(stub)
    stub.delegate = delegate
    for home in [View(), a] {
      delegate.receives = { stub, _ in
        home.addGestureRecognizer(stub)
        return true
      }
      b.addGestureRecognizer(stub)
      let id = home === a ? 8 : 9
      for phase in [TouchPhase.began, .ended] {
        try test.window.send(
          InputFrame(
            time: 0, contacts: [Contact(id: id, phase: phase, position: Point(20, 20))]))
      }
      #expect(stub.heard.isEmpty)
      #expect(stub.touches.isEmpty)
    }
  }

  @Test func nobodyIsToldOfTouchesItDoesNotFollow() throws {
    // SPEC A4: as many touches as in the window, but other ones.
    let stub = StubRecognizer("stub")
    let delegate = StubDelegate()
    let test = GestureTest()
    test.view.isMultipleTouchEnabled = true
    let outer = test.add(StubView(frame: Rect(x: 0, y: 0, width: 100, height: 100)), named: "outer")
    let inner = StubView(frame: outer.bounds)
    outer.addSubview(inner)
    inner.addGestureRecognizer(stub)
    stub.delegate = delegate
    delegate.receives = { stub, _ in
      outer.addGestureRecognizer(stub)
      return true
    }
    var told: [[Int]] = []
    stub.onMoved = { _, touches, _ in told.append(touches.map(\.contactID)) }
    try test.play(
      "1: down(5,5) 16ms move(6,5) 8ms up; 2: 8ms down(350,250) 8ms move(351,250) 8ms up")
    #expect(told == [[1]])
  }
}
