import Dactyl
import DactylTesting
import Testing

/// SPEC D9–D12.
@Suite struct ViewDeliveryTests {
  private let tap = "down(5,5) 50ms up"

  @Test func onRecognitionTheViewLosesTheTouches() throws {
    // SPEC D9: after the action, and the rest never reaches the view.
    let test = GestureTest(PanGestureRecognizer())
    #expect(
      try test.run("down(0,0) 8ms move(20,0) 8ms move(40,0) 8ms up", showing: .views)
        == "view touchesBegan · pan began(10,0) · view touchesCancelled · pan changed(30,0) · pan ended"
    )
  }

  @Test func theActionComesBeforeTheViewLosesTheTouches() throws {
    // SPEC D9, D1
    let tap = TapGestureRecognizer()
    let test = GestureTest()
    let box = test.add(StubView(frame: test.view.bounds), named: "box", recognizers: [tap])
    tap.addAction { _ in box.heard.append("action") }
    try test.play(self.tap)
    #expect(box.heard == ["began", "action", "cancelled"])
  }

  @Test func withoutCancellingTheViewHearsEverything() throws {
    // SPEC D9
    let pan = PanGestureRecognizer()
    pan.cancelsTouchesInView = false
    let test = GestureTest(pan)
    #expect(
      try test.run("down(0,0) 8ms move(20,0) 8ms up", showing: .views)
        == "view touchesBegan · pan began(10,0) · view touchesMoved · pan ended · view touchesEnded"
    )
  }

  @Test func aTouchThatJoinsAGestureNeverReachesTheView() throws {
    // SPEC D9
    let test = GestureTest(PanGestureRecognizer())
    test.view.isMultipleTouchEnabled = true
    #expect(
      try test.run(
        "1: down(0,0) 8ms move(20,0) 30ms up; 2: 16ms down(50,0) 8ms up", showing: .views)
        == "view touchesBegan · pan began(10,0) · view touchesCancelled · pan changed · pan ended"
    )
  }

  @Test func aDelayedBeginIsToldOnFailure() throws {
    // SPEC D10: began and everything after it, with the positions of that time.
    let pan = PanGestureRecognizer()
    pan.delaysTouchesBegan = true
    let test = GestureTest()
    let box = test.add(StubView(frame: test.view.bounds), named: "box", recognizers: [pan])
    var places: [Point] = []
    var times: [Double] = []
    var phases: [TouchPhase] = []
    box.onTouches = { _, touches, event in
      places.append(touches.first!.location(in: nil))
      phases.append(touches.first!.phase)
      times.append(event.timestamp)
    }
    try test.play("down(0,0) 10ms move(5,0)")
    #expect(box.heard == [])
    try test.play([
      InputFrame(time: 0.01, contacts: [Contact(id: 1, phase: .ended, position: Point(6, 0))])
    ])
    #expect(box.heard == ["began", "moved", "ended"])
    #expect(places == [Point(0, 0), Point(5, 0), Point(6, 0)])
    #expect(phases == [.began, .moved, .ended])
    #expect(times == [0, 0.01, 0.02])
  }

  @Test func delayedMovesAreToldOneByOne() throws {
    // SPEC D10: each held-back move is a call of its own, even without a new listener.
    let pan = PanGestureRecognizer()
    pan.delaysTouchesBegan = true
    let test = GestureTest()
    let box = test.add(StubView(frame: test.view.bounds), named: "box", recognizers: [pan])
    box.isMultipleTouchEnabled = true
    var told: [[Double]] = []
    box.onTouches = { _, touches, event in
      told.append([event.timestamp] + touches.map { $0.location(in: nil).x })
    }
    func frame(_ time: Double, _ phase: TouchPhase, _ one: Double, _ other: Double) -> InputFrame {
      InputFrame(
        time: time,
        contacts: [
          Contact(id: 1, phase: phase, position: Point(one, 0)),
          Contact(id: 2, phase: phase, position: Point(other, 0)),
        ])
    }
    try test.play([
      frame(0, .began, 0, 50), frame(1, .moved, 1, 51), frame(2, .moved, 2, 52),
      frame(3, .moved, 3, 53),
    ])
    #expect(told == [])
    pan.isEnabled = false
    #expect(told == [[0, 0, 50], [1, 1, 51], [2, 2, 52], [3, 3, 53]])
  }

  @Test func aDelayedBeginIsNeverToldOnRecognition() throws {
    // SPEC D10
    for cancels in [true, false] {
      let pan = PanGestureRecognizer()
      pan.delaysTouchesBegan = true
      pan.cancelsTouchesInView = cancels
      let test = GestureTest(pan)
      #expect(
        try test.run("down(0,0) 8ms move(20,0) 8ms move(30,0) 8ms up", showing: .views)
          == "pan began(10,0) · pan changed(20,0) · pan ended")
    }
  }

  @Test func aDelayedBeginOfACancelledTouchIsNeverTold() throws {
    // SPEC D10, A9
    let stub = StubRecognizer("stub")
    stub.delaysTouchesBegan = true
    stub.onCancelled = { stub, _, event in stub.deadline = event.timestamp + 1 }
    let test = GestureTest(stub)
    #expect(try test.run("down(0,0) 8ms cancel", showing: .views) == "")
  }

  @Test func aDoubleTapOverAViewWithDelayedEndsIsNoTouchOfTheView() throws {
    // SPEC D11
    let doubleTap = TapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    let test = GestureTest(doubleTap)
    #expect(
      try test.run("\(tap) 100ms \(tap)", showing: .views)
        == "view touchesBegan · view touchesBegan · doubleTap recognized · view touchesCancelled · view touchesCancelled"
    )
  }

  @Test func aDoubleTapOverAViewWithoutDelayedEndsCancelsTheSecondOnly() throws {
    // SPEC D11
    let doubleTap = TapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    doubleTap.delaysTouchesEnded = false
    let test = GestureTest(doubleTap)
    #expect(
      try test.run("\(tap) 100ms \(tap)", showing: .views)
        == "view touchesBegan · view touchesEnded · view touchesBegan · doubleTap recognized · view touchesCancelled"
    )
  }

  @Test func aDelayedEndIsToldWhenTheDoubleTapDoesNotCome() throws {
    // SPEC D11
    let doubleTap = TapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    let test = GestureTest(doubleTap)
    #expect(
      try test.run(tap, showing: [.views, .failures])
        == "view touchesBegan · doubleTap failed · view touchesEnded")
  }

  @Test func aDelayedEndOfWhoDoesNotCancelIsToldOnRecognition() throws {
    // SPEC D9, D11
    let doubleTap = TapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    doubleTap.cancelsTouchesInView = false
    let test = GestureTest(doubleTap)
    #expect(
      try test.run("\(tap) 100ms \(tap)", showing: .views)
        == "view touchesBegan · view touchesBegan · doubleTap recognized · view touchesEnded · view touchesEnded"
    )
  }

  @Test func aSecondFingerIsNotHeldUpByWhatHoldsTheFirst() throws {
    // SPEC D12: touches are held and ordered one by one.
    let stub = StubRecognizer("stub")
    let delegate = StubDelegate()
    delegate.receives = { _, touch in touch.contactID == 1 }
    stub.delegate = delegate
    stub.delaysTouchesBegan = true
    let test = GestureTest()
    let box = test.add(StubView(frame: test.view.bounds), named: "box", recognizers: [stub])
    box.isMultipleTouchEnabled = true
    var order: [Int] = []
    box.onTouches = { _, touches, _ in order += touches.map(\.contactID) }
    try test.play("1: down(5,5) 30ms up; 2: 8ms down(50,5) 8ms move(60,5) 8ms up")
    #expect(order == [2, 2, 2, 1, 1])
    #expect(box.heard == ["began", "moved", "ended", "began", "ended"])
  }

  @Test func theLastHolderToLetGoReleases() throws {
    // SPEC D12
    let one = StubRecognizer("one")
    let two = StubRecognizer("two")
    one.delaysTouchesBegan = true
    two.delaysTouchesBegan = true
    one.onMoved = { stub, touches, _ in
      if touches.first!.location(in: nil).x > 10 { stub.state = .failed }
    }
    two.onMoved = { stub, touches, _ in
      if touches.first!.location(in: nil).x > 20 { stub.state = .failed }
    }
    let test = GestureTest(one, two)
    #expect(
      try test.run("down(0,0) 8ms move(11,0) 8ms move(21,0) 8ms up", showing: [.views, .failures])
        == "one failed · two failed · view touchesBegan · view touchesMoved · view touchesEnded")
  }

  @Test func oneHoldsTheBeginAndAnotherTheEnd() throws {
    // SPEC D12: nothing is lost, doubled or reordered.
    let begin = StubRecognizer("begin")
    begin.delaysTouchesBegan = true
    begin.delaysTouchesEnded = false
    begin.onEnded = { stub, _, _ in stub.state = .failed }
    let end = StubRecognizer("end")
    end.onEnded = { stub, _, event in stub.deadline = event.timestamp + 0.1 }
    let test = GestureTest(begin, end)
    #expect(
      try test.run("down(0,0) 8ms move(5,0) 8ms up", showing: [.views, .failures, .times])
        == "16ms begin failed · 16ms view touchesBegan · 16ms view touchesMoved · 116ms end failed · 116ms view touchesEnded"
    )
  }

  @Test func fingersOfOneFrameAreReleasedTogether() throws {
    // SPEC D12
    let stub = StubRecognizer("stub")
    stub.delaysTouchesBegan = true
    let test = GestureTest(stub)
    test.view.isMultipleTouchEnabled = true
    #expect(
      try test.run("1: down(0,0) 8ms up; 2: down(50,0) 8ms up", showing: .views)
        == "view touchesBegan(2) · view touchesEnded(2)")
  }

  @Test(arguments: [6, 99]) func eachViewIsToldOnceOfAllItsFingers(fingers: Int) throws {
    // SPEC D1, B3: views in the order of the first of their fingers, however many there are.
    let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    var told: [String] = []
    for name in 0..<3 {
      let view = StubView(frame: Rect(x: Double(name) * 100, y: 0, width: 100, height: 100))
      view.isMultipleTouchEnabled = name < 2
      view.onTouches = { phase, touches, _ in told.append("\(name) \(phase) \(touches.count)") }
      window.addSubview(view)
    }
    func send(_ phase: TouchPhase, _ fingers: [Int]) throws {
      let contacts = fingers.map { finger in
        Contact(
          id: finger, phase: phase,
          position: Point(Double([150, 50, 250][finger % 3]), phase == .began ? 10 : 20))
      }
      try window.send(InputFrame(time: window.currentTime + 0.01, contacts: contacts))
    }
    let third = fingers / 3
    try send(.began, Array(0..<fingers))
    #expect(told == ["1 began \(third)", "0 began \(third)", "2 began 1"])
    told = []
    try send(.moved, (0..<fingers).reversed())
    #expect(told == ["0 moved \(third)", "1 moved \(third)", "2 moved 1"])
    told = []
    try send(.ended, [2])
    try send(.began, [2])
    #expect(told == ["2 ended 1"], "another finger lies on it")
    try send(.ended, Array(0..<fingers))
    try send(.began, [2])
    #expect(told.last == "2 began 1")
  }

  @Test(arguments: [2, 50]) func aViewIsFreeForTheNextFingerInTheFrameOfALift(views: Int) throws {
    // SPEC B3: however many there are.
    let window = Window(frame: Rect(x: 0, y: 0, width: 600, height: 10))
    var told: [String] = []
    for name in 0...views {
      let view = StubView(frame: Rect(x: 10 * Double(name), y: 0, width: 10, height: 10))
      view.onTouches = { phase, touches, _ in
        told.append("\(name) \(phase) \(touches.first!.contactID)")
      }
      window.addSubview(view)
    }
    func contact(_ id: Int, on view: Int, _ phase: TouchPhase) -> Contact {
      Contact(id: id, phase: phase, position: Point(10 * Double(view) + 5, 5))
    }
    try window.send(
      InputFrame(time: 0, contacts: (0..<views).map { contact($0, on: $0, .began) }))
    told = []
    try window.send(
      InputFrame(
        time: 0.1,
        contacts: [
          contact(100, on: views, .began), contact(0, on: 0, .ended), contact(101, on: 0, .began),
        ]))
    #expect(told.contains("0 began 101"), "\(told)")
  }

  @Test func aCancelledViewSeesCancelledTouches() throws {
    // SPEC D9: whatever the recognisers see afterwards.
    let test = GestureTest()
    let pan = PanGestureRecognizer()
    let box = test.add(StubView(frame: test.view.bounds), named: "box", recognizers: [pan])
    var phases: [TouchPhase] = []
    box.onTouches = { _, touches, _ in phases += touches.map(\.phase) }
    try test.play("down(0,0) 8ms move(20,0) 8ms move(30,0)")
    #expect(phases == [.began, .cancelled])
    #expect(test.window.touches.first?.phase == .moved)
  }
}
