@_spi(Facades) import Dactyl
import DactylTesting
import Testing

/// SPEC G1.
@Suite struct MemoryTests {
  @Test(arguments: ["down(0,0)", "down(0,0) 8ms move(30,0)", "down(0,0) 8ms up", "down(0,0) 900ms"])
  func aWindowGoesEvenInMidGesture(_ timeline: String) throws {
    weak var window: Window?
    weak var view: View?
    weak var touch: Touch?
    weak var recognizer: GestureRecognizer?
    for isOnWindow in [false, true] {
      do {
        let pan = PanGestureRecognizer()
        let test = GestureTest(pan, TapGestureRecognizer(), LongPressGestureRecognizer())
        if isOnWindow {
          test.view.removeFromSuperview()
          test.window.addGestureRecognizer(pan)
        }
        window = test.window
        view = test.view
        recognizer = pan
        try test.play("down(0,0)")
        touch = test.window.touches.first
        #expect(touch?.view === (isOnWindow ? test.window : test.view))
        test.window.cancelAllTouches()
        try test.play("1s")
        try test.play(timeline)
        touch = test.window.touches.first
      }
      #expect(window == nil)
      #expect(view == nil)
      #expect(recognizer == nil)
      #expect(touch == nil)
    }
  }

  @Test func aTouchThatIsKeptDoesNotKeepItsWindow() throws {
    weak var window: Window?
    var touch: Touch?
    do {
      let test = GestureTest()
      test.view.removeFromSuperview()
      window = test.window
      try test.play("down(0,0)")
      touch = test.window.touches.first
    }
    #expect(touch != nil)
    #expect(window == nil)
    #expect(touch?.view == nil)
    #expect(touch?.location(in: nil) == .zero)
  }

  @Test func aTouchThatIsKeptForgetsItsRecognizers() throws {
    weak var pan: PanGestureRecognizer?
    var touch: Touch?
    do {
      let recognizer = PanGestureRecognizer()
      let test = GestureTest()
      // A touch keeps its view, but not its window.
      test.view.removeFromSuperview()
      test.window.addGestureRecognizer(recognizer)
      pan = recognizer
      try test.play("down(0,0) 8ms move(30,0)")
      touch = test.window.touches.first
    }
    #expect(pan == nil)
    #expect(touch?.followers.isEmpty == true)
  }

  /// SPEC A2
  @Test func aTouchIsUsedAgainOnlyOnceNobodyKnowsIt() throws {
    let test = GestureTest()
    let box = test.add(StubView(frame: Rect(x: 0, y: 0, width: 200, height: 200)), named: "box")
    var kept: Touch?
    weak var watched: Touch?
    box.onTouches = { _, touches, _ in kept = touches.first }
    try test.play("down(10,10) 8ms up")
    box.onTouches = { _, touches, _ in
      #expect(touches.first !== kept)
      watched = touches.first
    }
    try test.play("down(60,60) 8ms up")
    #expect(kept?.downPosition == Point(10, 10))
    #expect(watched == nil)
    // Nothing refers to this one, so nothing is left of it.
    box.onTouches = { _, _, _ in }
    try test.play("down(110,110) 8ms move(190,110) 8ms up")
    try test.play("down(20,170)")
    let next = try #require(test.window.touches.first)
    #expect(next.view === box)
    #expect(next.tapCount == 1)
    #expect(next.downPosition == Point(20, 170))
    #expect(next.previousLocation(in: nil) == Point(20, 170))
  }

  @Test func aRecognizerOutlivesItsWindowAndWorksInTheNext() throws {
    let pan = PanGestureRecognizer()
    for _ in 0..<3 {
      // Each window is released in the middle of the gesture.
      let test = GestureTest(pan)
      #expect(pan.state == .possible)
      try test.play("down(0,0) 8ms move(30,0)")
      #expect(test.trace() == "pan began(20,0)")
      #expect(pan.id.number == 1)
    }
    #expect(pan.view == nil)
    #expect(pan.touches.isEmpty)
  }

  @Test func targetsAndDelegatesAreHeldWeakly() throws {
    final class Target {
      var count = 0
      func act(_ tap: TapGestureRecognizer) { count += 1 }
      func actPlainly() { count += 10 }
    }
    let tap = TapGestureRecognizer()
    let test = GestureTest(tap)
    weak var gone: Target?
    weak var goneDelegate: StubDelegate?
    do {
      let target = Target()
      let delegate = StubDelegate()
      gone = target
      goneDelegate = delegate
      tap.delegate = delegate
      tap.addTarget(target, action: Target.act)
      tap.addTarget(target, action: Target.actPlainly)
      try test.play("down(0,0) 8ms up")
      #expect(target.count == 11)
    }
    #expect(gone == nil)
    #expect(goneDelegate == nil)
    #expect(tap.delegate == nil)
    try test.play("1s down(0,0) 8ms up")
    #expect(test.trace() == "tap recognized · tap recognized")
  }

  @Test func aViewThatGoesLeavesNothingDangling() throws {
    let test = GestureTest()
    let tap = TapGestureRecognizer()
    var box: View? = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    box!.addGestureRecognizer(tap)
    test.view.addSubview(box!)
    let leaf = View()
    box!.addSubview(leaf)
    try test.play("down(5,5)")
    box!.removeFromSuperview()
    try test.play([
      InputFrame(time: 0.1, contacts: [Contact(id: 1, phase: .ended, position: Point(5, 5))])
    ])
    box = nil
    #expect(leaf.superview == nil)
    #expect(leaf.window == nil)
  }
}
