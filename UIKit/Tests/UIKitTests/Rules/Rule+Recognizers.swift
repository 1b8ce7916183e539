import UIKit

extension Rule {
  // swift-format-ignore
  static let recognizers: [Rule] = [
    Rule("UIGestureRecognizer.state", "is possible at first", "possible") {
      $0.note(UIGestureRecognizer(target: nil, action: nil).state)
    },
    Rule("UIGestureRecognizer.view", "is nil until attached; adding it elsewhere moves it", "true true true 0") {
      let (first, second) = ($0.add(UIView()), $0.add(UIView()))
      let tap = UITapGestureRecognizer()
      $0.note(tap.view == nil)
      first.addGestureRecognizer(tap)
      $0.note(tap.view === first)
      second.addGestureRecognizer(tap)
      $0.note(tap.view === second, first.gestureRecognizers?.count ?? 0)
    },
    Rule("UIGestureRecognizer", "receives touches of its view's subviews", "ended") {
      $0.follow(UITapGestureRecognizer())
      $0.add(UIView())
      try $0.tap()
    },
    Rule("UIGestureRecognizer", "discrete ones call their action once, continuous ones often", "ended began changed ended") {
      $0.follow(UITapGestureRecognizer())
      $0.follow(UIPanGestureRecognizer())
      try $0.tap()
      try $0.play("down(150,150) 16ms move(180,150) 16ms move(200,150) 16ms up")
    },
    Rule("UIGestureRecognizer.isEnabled", "false keeps touches away", "true") {
      let tap = $0.follow(UITapGestureRecognizer())
      $0.note(tap.isEnabled)
      tap.isEnabled = false
      try $0.tap()
    },
    Rule("UIGestureRecognizer.isEnabled", "false during a gesture cancels it", "began cancelled") {
      let pan = $0.follow(UIPanGestureRecognizer())
      pan.addAction { if $0.state == .began { $0.isEnabled = false } }
      try $0.drag((150, 150), (250, 150))
    },
    Rule("UIGestureRecognizer.addTarget(_:action:)", "the same pair counts once", "1") {
      final class Target: NSObject {
        var count = 0
        func act() { count += 1 }
      }
      let (target, action) = (Target(), Selector("act", Target.act))
      let tap = UITapGestureRecognizer(target: target, action: action)
      tap.addTarget(target, action: action)
      $0.root.addGestureRecognizer(tap)
      try $0.tap()
      $0.note(target.count)
    },
    Rule("UIGestureRecognizer.removeTarget(_:action:)", "nil and nil remove every pair", "0") {
      final class Target: NSObject {
        var count = 0
        func act() { count += 1 }
      }
      let target = Target()
      let tap = UITapGestureRecognizer(target: target, action: Selector("act", Target.act))
      tap.removeTarget(nil, action: nil)
      $0.root.addGestureRecognizer(tap)
      try $0.tap()
      $0.note(target.count)
    },
    Rule("UIGestureRecognizer.location(in:)", "is the centroid of the touches", "(200.0, 150.0) 2")
    {
      let bench = $0
      let pinch = UIPinchGestureRecognizer()
      pinch.addAction { [unowned bench] in
        if $0.state == .began { bench.note($0.location(in: nil), $0.numberOfTouches) }
      }
      $0.root.addGestureRecognizer(pinch)
      try $0.play("1: down(150,150) 16ms move(100,150) 16ms up; 2: down(250,150) 16ms move(300,150) 16ms up")
    },
    Rule("UIGestureRecognizer.cancelsTouchesInView", "true, the default, cancels the view's touches", "true began began cancelled") {
      $0.add(Hearing($0)).addGestureRecognizer(UIPanGestureRecognizer())
      let pan = $0.root.subviews[0].gestureRecognizers![0]
      $0.note(pan.cancelsTouchesInView)
      $0.follow(UIPanGestureRecognizer(), on: $0.root.subviews[0]).delegate = nil
      $0.root.subviews[0].removeGestureRecognizer(pan)
      try $0.play("down(150,150) 16ms move(180,150)")
      $0.window.cancelAllTouches()
      $0.log.entries.removeLast()
    },
    Rule("UIGestureRecognizer.cancelsTouchesInView", "false lets the view go on", "began moved moved ended") {
      let pan = UIPanGestureRecognizer()
      pan.cancelsTouchesInView = false
      $0.add(Hearing($0)).addGestureRecognizer(pan)
      try $0.drag((150, 150), (190, 150))
    },
    Rule("UIGestureRecognizer.delaysTouchesBegan", "false by default; true keeps a recognised gesture from the view", "false") {
      let pan = UIPanGestureRecognizer()
      $0.note(pan.delaysTouchesBegan)
      pan.delaysTouchesBegan = true
      $0.add(Hearing($0)).addGestureRecognizer(pan)
      try $0.drag((150, 150), (190, 150))
    },
    Rule("UIGestureRecognizer.delaysTouchesBegan", "touches follow once the gesture fails", "began ended") {
      let pan = UIPanGestureRecognizer()
      pan.delaysTouchesBegan = true
      $0.add(Hearing($0)).addGestureRecognizer(pan)
      try $0.tap()
    },
    Rule("UIGestureRecognizer.delaysTouchesEnded", "true by default: a second tap cancels the first touch", "true began began cancelled cancelled") {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      $0.note(tap.delaysTouchesEnded)
      $0.add(Hearing($0)).addGestureRecognizer(tap)
      try $0.play("down(150,150) 50ms up 50ms down(150,150) 50ms up")
    },
    Rule("UIGestureRecognizer.delaysTouchesEnded", "false tells the view of each lift at once", "began ended began cancelled") {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      tap.delaysTouchesEnded = false
      $0.add(Hearing($0)).addGestureRecognizer(tap)
      try $0.play("down(150,150) 50ms up 50ms down(150,150) 50ms up")
    },
    Rule("UIGestureRecognizer.allowedTouchTypes", "keeps other kinds of touches away", "") {
      $0.follow(UITapGestureRecognizer()).allowedTouchTypes = [
        NSNumber(value: UITouch.TouchType.pencil.rawValue)
      ]
      try $0.tap()
    },
    Rule("UIGestureRecognizer.requiresExclusiveTouchType", "is true by default", "true") {
      $0.note(UITapGestureRecognizer().requiresExclusiveTouchType)
    },
    Rule("UIGestureRecognizer.name", "is nil by default", "true") {
      $0.note(UITapGestureRecognizer().name == nil)
    },
    Rule("UIGestureRecognizer.reset()", "is called after the gesture has ended", "ended reset") {
      final class Tap: UITapGestureRecognizer {
        var onReset: () -> Void = {}
        override func reset() { onReset() }
      }
      let (bench, tap) = ($0, $0.follow(Tap()))
      tap.onReset = { bench.note("reset") }
      try $0.tap()
      tap.onReset = {}
    },
    Rule("UITapGestureRecognizer", "one tap of one finger by default", "1 1 ended") {
      let tap = $0.follow(UITapGestureRecognizer())
      $0.note(tap.numberOfTapsRequired, tap.numberOfTouchesRequired)
      try $0.tap()
    },
    Rule("UITapGestureRecognizer.numberOfTapsRequired", "fewer taps are no gesture", "ended") {
      $0.follow(UITapGestureRecognizer()).numberOfTapsRequired = 2
      try $0.tap()
      try $0.play("1s down(150,150) 50ms up 100ms down(150,150) 50ms up")
    },
    Rule("UITapGestureRecognizer.numberOfTouchesRequired", "fewer fingers are no gesture", "ended")
    {
      $0.follow(UITapGestureRecognizer()).numberOfTouchesRequired = 2
      try $0.tap()
      try $0.play("1: 1s down(150,150) 50ms up; 2: 1s down(250,150) 50ms up")
    },
    Rule("UILongPressGestureRecognizer", "0.5 s, 10 pt, no taps, one finger by default", "0.5 10.0 0 1") {
      let press = UILongPressGestureRecognizer()
      $0.note(press.minimumPressDuration, press.allowableMovement)
      $0.note(press.numberOfTapsRequired, press.numberOfTouchesRequired)
    },
    Rule("UILongPressGestureRecognizer", "begins after the duration, changes with moves, ends with the lift", "began changed ended") {
      $0.follow(UILongPressGestureRecognizer())
      try $0.play("down(150,150) 600ms move(250,150) 50ms up")
    },
    Rule("UILongPressGestureRecognizer.minimumPressDuration", "a shorter press fails", "") {
      $0.follow(UILongPressGestureRecognizer())
      try $0.play("down(150,150) 400ms up")
    },
    Rule("UILongPressGestureRecognizer.allowableMovement", "a finger that strays earlier fails", "")
    {
      $0.follow(UILongPressGestureRecognizer())
      try $0.play("down(150,150) 100ms move(161,150) 600ms up")
    },
    Rule("UILongPressGestureRecognizer.numberOfTapsRequired", "counts the taps before the press", "began ended") {
      $0.follow(UILongPressGestureRecognizer()).numberOfTapsRequired = 1
      try $0.play("down(150,150) 700ms up")
      try $0.play("1s down(150,150) 50ms up 100ms down(150,150) 700ms up")
    },
    Rule("UIPanGestureRecognizer", "from one finger to any number by default", "1 true") {
      let pan = UIPanGestureRecognizer()
      $0.note(pan.minimumNumberOfTouches, pan.maximumNumberOfTouches >= Int(UInt32.max))
    },
    Rule("UIPanGestureRecognizer.minimumNumberOfTouches", "fewer fingers do not drag", "") {
      $0.follow(UIPanGestureRecognizer()).minimumNumberOfTouches = 2
      try $0.drag((150, 150), (250, 150))
    },
    Rule("UIPanGestureRecognizer.maximumNumberOfTouches", "more fingers do not drag", "") {
      $0.follow(UIPanGestureRecognizer()).maximumNumberOfTouches = 1
      try $0.play("1: down(150,150) 16ms move(200,150) 16ms up; 2: down(250,150) 16ms move(300,150) 16ms up")
    },
    Rule("UIPanGestureRecognizer.translation(in:)", "adds up from the start, in the view's coordinates", "60.0") {
      let bench = $0
      let pan = $0.follow(UIPanGestureRecognizer())
      $0.add(UIView()).transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      let view = $0.root.subviews[0]
      pan.addAction { [unowned view, unowned bench] in
        if $0.state == .ended { bench.note(($0 as UIPanGestureRecognizer).translation(in: view).x) }
      }
      try $0.play("down(150,150) 16ms move(160,150) 16ms move(190,150) 16ms up")
      $0.log.entries.removeFirst(2)
      $0.log.entries.removeAll { $0 == "ended" }
    },
    Rule("UIPanGestureRecognizer.setTranslation(_:in:)", "changes the translation and resets the velocity", "7.0 0.0", fails: true) {
      let bench = $0
      let pan = UIPanGestureRecognizer()
      pan.addAction { [unowned bench] pan in
        guard pan.state == .changed else { return }
        pan.setTranslation(CGPoint(x: 7, y: 0), in: nil)
        bench.note(pan.translation(in: nil).x, pan.velocity(in: nil).x)
      }
      $0.root.addGestureRecognizer(pan)
      try $0.play("down(150,150) 16ms move(180,150) 16ms move(190,150) 16ms up")
    },
    Rule("UIPanGestureRecognizer.velocity(in:)", "is in points per second", "1000.0") {
      let bench = $0
      let pan = UIPanGestureRecognizer()
      pan.addAction { [unowned bench] in
        if $0.state == .ended { bench.note(($0.velocity(in: nil).x * 10).rounded() / 10) }
      }
      $0.root.addGestureRecognizer(pan)
      try $0.play("down(150,150) 20ms move(170,150) 20ms move(190,150) 20ms move(210,150) up")
    },
    Rule("UIPinchGestureRecognizer.scale", "grows as the fingers part", "began ended true") {
      let pinch = $0.follow(UIPinchGestureRecognizer())
      pinch.addAction { [log = $0.log] in
        if $0.state == .ended { log.entries.append("\($0.scale > 1.5)") }
      }
      try $0.play("1: down(200,150) 16ms move(150,150) 16ms up; 2: down(300,150) 16ms move(350,150) 16ms up")
    },
    Rule("UIPinchGestureRecognizer.scale", "setting it makes later changes relative to that", "began ended 1.5") {
      let pinch = $0.follow(UIPinchGestureRecognizer())
      pinch.addAction { [log = $0.log] in
        if $0.state == .began { $0.scale = 1 }
        if $0.state == .ended { log.entries.append("\(($0.scale * 1000).rounded() / 1000)") }
      }
      try $0.play("1: down(200,150) 16ms move(150,150) 16ms move(100,150) 16ms up; 2: down(300,150) 16ms move(350,150) 16ms move(400,150) 16ms up")
      $0.log.entries.removeAll { $0 == "changed" }
    },
    Rule("UIPinchGestureRecognizer", "needs two fingers", "") {
      $0.follow(UIPinchGestureRecognizer())
      try $0.drag((150, 150), (250, 150))
    },
    Rule("UIRotationGestureRecognizer.rotation", "grows clockwise on the screen, in radians", "true")
    {
      let bench = $0
      let rotation = UIRotationGestureRecognizer()
      rotation.addAction { [unowned bench] in
        if $0.state == .ended { bench.note($0.rotation > 1.2) }
      }
      $0.root.addGestureRecognizer(rotation)
      try $0.play("1: down(200,300) 16ms move(230,230) 16ms move(300,200) 16ms up; 2: down(400,300) 16ms move(370,370) 16ms move(300,400) 16ms up")
    },
    Rule("UISwipeGestureRecognizer", "one finger to the right by default", "true 1 ended") {
      let swipe = $0.follow(UISwipeGestureRecognizer())
      $0.note(swipe.direction == .right, swipe.numberOfTouchesRequired)
      try $0.play("down(100,150) 16ms move(180,150) 16ms move(260,150) 16ms up")
      try $0.play("down(300,150) 16ms move(220,150) 16ms move(140,150) 16ms up")
    },
    Rule("UISwipeGestureRecognizer.direction", "several directions may be allowed", "ended ended") {
      $0.follow(UISwipeGestureRecognizer()).direction = [.left, .right]
      try $0.play("down(100,150) 16ms move(180,150) 16ms move(260,150) 16ms up")
      try $0.play("down(300,150) 16ms move(220,150) 16ms move(140,150) 16ms up")
    },
    Rule("UISwipeGestureRecognizer", "a slow drag is no swipe", "") {
      $0.follow(UISwipeGestureRecognizer())
      try $0.play("down(100,150) 800ms move(130,150) 800ms move(200,150) 16ms up")
    },
    Rule("UIScreenEdgePanGestureRecognizer.edges", "begins only at the given edge", "began ended") {
      $0.follow(UIScreenEdgePanGestureRecognizer()).edges = .left
      try $0.drag((500, 150), (600, 150))
      try $0.drag((2, 150), (100, 150))
      $0.log.entries.removeAll { $0 == "changed" }
    },
  ]

  private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var shares = false
    var waits = false
    var isWaitedFor = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
      -> Bool
    { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { shares }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waits }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isWaitedFor }
  }

  /// Two pans on one view that note their names, and a delegate of the first.
  @MainActor
  private static func pans(_ bench: Bench, _ judge: Judge, twice: Bool = true) throws {
    let pan = UIPanGestureRecognizer()
    pan.addAction { [log = bench.log] in if $0.state == .began { log.entries.append("first") } }
    pan.delegate = judge
    bench.root.addGestureRecognizer(pan)
    if twice {
      let other = UIPanGestureRecognizer()
      other.addAction { [log = bench.log] in if $0.state == .began { log.entries.append("second") }
      }
      bench.root.addGestureRecognizer(other)
    }
    try bench.drag((150, 150), (250, 150))
  }

  // swift-format-ignore
  static let relations: [Rule] = [
    Rule("UIGestureRecognizer", "of several, one recognises and prevents the others", "1") {
      try pans($0, Judge())
      $0.log.entries = ["\($0.log.entries.count)"]
    },
    Rule("UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)", "false makes it fail", "")
    {
      let judge = Judge()
      judge.begins = false
      try pans($0, judge, twice: false)
    },
    Rule("UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)", "false keeps the touch from it", "second") {
      let judge = Judge()
      judge.receives = false
      try pans($0, judge)
    },
    Rule("UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)", "true from either lets both recognise", "2") {
      let judge = Judge()
      judge.shares = true
      try pans($0, judge)
      $0.log.entries = ["\($0.log.entries.count)"]
    },
    Rule("UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:)", "true makes it wait", "second") {
      let judge = Judge()
      judge.waits = true
      try pans($0, judge)
    },
    Rule("UIGestureRecognizerDelegate.gestureRecognizer(_:shouldBeRequiredToFailBy:)", "true makes the other wait", "first") {
      let judge = Judge()
      judge.isWaitedFor = true
      try pans($0, judge)
    },
    Rule("UIGestureRecognizer.require(toFail:)", "a single tap waits for a double tap to fail", "double single") {
      let (double, single) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      for (tap, name) in [(double, "double"), (single, "single")] {
        tap.addAction { [log = $0.log] _ in log.entries.append(name) }
        $0.root.addGestureRecognizer(tap)
      }
      try $0.play("down(150,150) 50ms up 50ms down(150,150) 50ms up")
      try $0.play("1s down(150,150) 50ms up")
    },
    Rule("UIGestureRecognizer.canPrevent(_:)", "false lets the other recognise, too", "own other") {
      final class Pan: UIPanGestureRecognizer {
        override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool { false }
        override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool { false }
      }
      for (pan, name) in [(Pan(), "own"), (UIPanGestureRecognizer(), "other")] {
        pan.addAction { [log = $0.log] in if $0.state == .began { log.entries.append(name) } }
        $0.root.addGestureRecognizer(pan)
      }
      try $0.drag((150, 150), (250, 150))
      $0.log.entries.sort { $0 > $1 }
    },
    Rule("UIGestureRecognizer.ignore(_:for:)", "an ignored touch reaches the recogniser no more", "began") {
      final class Ignoring: UIGestureRecognizer {
        var note: (String) -> Void = { _ in }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
          note("began")
          for touch in touches { ignore(touch, for: event) }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note("ended") }
      }
      let (bench, own) = ($0, Ignoring())
      own.note = { bench.note($0) }
      $0.root.addGestureRecognizer(own)
      try $0.drag((150, 150), (250, 150))
      own.note = { _ in }
    },
    Rule("UIView.gestureRecognizerShouldBegin(_:)", "false prevents a recogniser of a view beneath", "") {
      final class Refusing: UIView {
        override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
          false
        }
      }
      $0.follow(UIPanGestureRecognizer())
      $0.add(UIView(), 0, 0, 50, 50, to: $0.add(Refusing()))
      try $0.drag((110, 110), (190, 110))
      try $0.drag((160, 160), (190, 190))
    },
    Rule("UIView.gestureRecognizers", "are listed in the order of attachment", "2 true") {
      let (first, second) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
      $0.root.addGestureRecognizer(first)
      $0.root.addGestureRecognizer(second)
      $0.note(
        $0.root.gestureRecognizers?.count ?? 0, $0.root.gestureRecognizers == [first, second])
    },
    Rule("UIView.removeGestureRecognizer(_:)", "detaches it", "true") {
      let tap = $0.follow(UITapGestureRecognizer())
      $0.root.removeGestureRecognizer(tap)
      try $0.tap()
      $0.note($0.root.gestureRecognizers == nil)
    },
  ]
}
