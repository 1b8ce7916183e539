import UIKit

extension Rule {
  // swift-format-ignore
  static let touching: [Rule] = [
    Rule("UIView.isHidden", "a hidden view receives no input; views behind it may", "behind-began behind-ended") {
      $0.add(Hearing($0, "behind-"))
      $0.add(Hearing($0)).isHidden = true
      try $0.tap()
    },
    Rule("UIView.isUserInteractionEnabled", "false takes the view out of hit-testing", "behind-began behind-ended") {
      $0.add(Hearing($0, "behind-"))
      $0.add(Hearing($0)).isUserInteractionEnabled = false
      try $0.tap()
    },
    Rule("UIView.isUserInteractionEnabled", "animated views take no touches meanwhile", "began ended") {
      let view = $0.add(Hearing($0))
      UIView.animate(withDuration: 2) { view.alpha = 0.5 }
      try $0.tap()
      try $0.play("2s down(150,150) 50ms up")
    },
    Rule("UIView.isUserInteractionEnabled", "what lies on an animated view takes no touches either", "behind-began behind-ended began ended") {
      $0.add(Hearing($0, "behind-"))
      let card = $0.add(UIView())
      let button = Hearing($0)
      button.frame = card.bounds
      card.addSubview(button)
      UIView.animate(withDuration: 2) { card.frame.origin.x += 10 }
      try $0.tap()
      try $0.play("2s down(150,150) 50ms up")
    },
    Rule("UIView.AnimationOptions.allowUserInteraction", "views take touches while they are animated", "began ended") {
      let view = $0.add(Hearing($0))
      UIView.animate(withDuration: 2, delay: 0, options: .allowUserInteraction) { view.alpha = 0.5 }
      try $0.tap()
    },
    Rule("UIView.animate(withDuration:animations:)", "only views involved in the animation lose touches", "began ended") {
      let view = $0.add(Hearing($0))
      let other = $0.add(UIView(), 300, 300)
      UIView.animate(withDuration: 2) {
        other.alpha = 0.5
        view.alpha = 1
      }
      try $0.tap()
    },
    Rule("UIView.AnimationOptions.repeat", "an endless animation keeps touches away until it is removed", "began ended") {
      let view = $0.add(Hearing($0))
      UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0.5 }
      try $0.play("3s down(150,150) 50ms up")
      view.layer.removeAllAnimations()
      try $0.tap()
    },
    Rule("UIView.transition(with:duration:options:animations:completion:)", "the container takes no touches meanwhile", "began ended") {
      let view = $0.add(Hearing($0))
      UIView.transition(with: view, duration: 2, animations: {})
      try $0.tap()
      try $0.play("2s down(150,150) 50ms up")
    },
    Rule("UIView.setAnimationsEnabled(_:)", "without animations nothing waits", "began ended") {
      let view = $0.add(Hearing($0))
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      UIView.animate(withDuration: 2) { view.alpha = 0.5 }
      try $0.tap()
    },
    Rule("UIViewPropertyAnimator.isUserInteractionEnabled", "true, the default, lets animated views take touches", "began ended") {
      let view = $0.add(Hearing($0))
      UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0.5 }.startAnimation()
      try $0.tap()
      try $0.wait(3)
    },
    Rule("UIViewPropertyAnimator.isUserInteractionEnabled", "false keeps touches away until it ends", "began ended") {
      let view = $0.add(Hearing($0))
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0.5 }
      animator.isUserInteractionEnabled = false
      animator.startAnimation()
      try $0.tap()
      try $0.play("3s down(150,150) 50ms up")
    },
    Rule("UIView.hitTest(_:with:)", "ignores views with an alpha below 0.01", "") {
      $0.add(Hearing($0)).alpha = 0.009
      try $0.tap()
    },
    Rule("UIView.hitTest(_:with:)", "an alpha of 0.01 is enough", "began ended") {
      $0.add(Hearing($0)).alpha = 0.01
      try $0.tap()
    },
    Rule("UIView.hitTest(_:with:)", "returns the farthest descendant that contains the point", "leaf true") {
      let middle = $0.add(UIView())
      let leaf = $0.add(UIView(), 10, 10, 50, 50, to: middle)
      let hit = $0.root.hitTest(CGPoint(x: 120, y: 120), with: nil)
      $0.note("leaf", hit === leaf)
    },
    Rule("UIView.hitTest(_:with:)", "the frontmost of two siblings is hit", "front-began front-ended") {
      $0.add(Hearing($0, "rear-"))
      $0.add(Hearing($0, "front-"))
      try $0.tap()
    },
    Rule("UIView.hitTest(_:with:)", "never reports points outside its bounds, even on a subview", "") {
      $0.add(Hearing($0), 150, 0, to: $0.add(UIView()))
      try $0.tap(280, 150)
    },
    Rule("UIView.hitTest(_:with:)", "returns nil outside the view", "nil") {
      $0.note(
        $0.add(UIView()).hitTest(CGPoint(x: 101, y: 5), with: nil) as Any? == nil ? "nil" : "hit")
    },
    Rule("UIView.point(inside:with:)", "tells whether the bounds contain a point", "true false false") {
      let view = $0.add(UIView())
      for x in [0, 100, -1] { $0.note(view.point(inside: CGPoint(x: x, y: 0), with: nil)) }
    },
    Rule("UIView.isMultipleTouchEnabled", "false, the default, gives the view only the first touch", "false began ended") {
      $0.note($0.add(Hearing($0)).isMultipleTouchEnabled)
      try $0.play("1: down(120,120) 80ms up\n2: 20ms down(160,160) 20ms up")
    },
    Rule("UIView.isMultipleTouchEnabled", "true gives it all touches", "began began ended ended") {
      $0.add(Hearing($0)).isMultipleTouchEnabled = true
      try $0.play("1: down(120,120) 80ms up\n2: 20ms down(160,160) 20ms up")
    },
    Rule("UIView.isExclusiveTouch", "blocks touches on other views of the window", "began ended") {
      $0.add(Hearing($0)).isExclusiveTouch = true
      $0.add(Hearing($0, "other-"), 300, 300)
      try $0.play("1: down(120,120) 80ms up\n2: 20ms down(350,350) 20ms up")
    },
    Rule("UITouch.view", "stays the view of the first contact", "began moved true ended true") {
      let bench = $0
      let view = $0.add(Hearing($0))
      $0.add(Hearing($0, "other-"), 300, 300)
      view.heard = { [unowned view] touch, _ in
        if touch.phase != .began { bench.note(touch.view === view) }
      }
      try $0.play("down(150,150) 20ms move(350,350) 20ms up")
      view.heard = nil
    },
    Rule("UITouch.tapCount", "counts taps at one place", "began 1 ended 1 began 2 ended 2") {
      let bench = $0
      let view = $0.add(Hearing($0))
      view.heard = { touch, _ in bench.note(touch.tapCount) }
      try $0.play("down(150,150) 50ms up 100ms down(150,150) 50ms up")
      view.heard = nil
    },
    Rule("UITouch.phase", "says what happened", "began began moved moved ended ended") {
      let bench = $0
      let view = $0.add(Hearing($0))
      view.heard = { touch, _ in bench.note(touch.phase) }
      try $0.play("down(150,150) 20ms move(160,150) 20ms up")
      view.heard = nil
    },
    Rule("UITouch", "one object lasts for the whole sequence", "began moved ended 1") {
      var touches: Set<ObjectIdentifier> = []
      let view = $0.add(Hearing($0))
      view.heard = { touch, _ in touches.insert(ObjectIdentifier(touch)) }
      try $0.play("down(150,150) 20ms move(160,150) 20ms up")
      view.heard = nil
      $0.note(touches.count)
    },
    Rule("UITouch.location(in:)", "nil gives the window's coordinates", "began (150.0, 150.0) (50.0, 50.0) ended") {
      let bench = $0
      let view = $0.add(Hearing($0))
      view.heard = { [unowned view] touch, _ in
        guard touch.phase == .began else { return }
        for place in [touch.location(in: nil), touch.location(in: view)] {
          bench.note((place.x, place.y))
        }
      }
      try $0.tap()
      view.heard = nil
    },
    Rule("UITouch.previousLocation(in:)", "is where the touch was before", "began moved 150.0 ended") {
      let bench = $0
      let view = $0.add(Hearing($0))
      view.heard = { touch, _ in
        if touch.phase == .moved { bench.note(touch.previousLocation(in: nil).x) }
      }
      try $0.play("down(150,150) 20ms move(160,150) 20ms up")
      view.heard = nil
    },
    Rule("UITouch.gestureRecognizers", "lists the recognisers that receive the touch", "began true ended") {
      let bench = $0
      let view = $0.add(Hearing($0))
      let tap = UITapGestureRecognizer()
      tap.isEnabled = true
      view.addGestureRecognizer(tap)
      tap.cancelsTouchesInView = false
      view.heard = { touch, _ in
        if touch.phase == .began { bench.note(touch.gestureRecognizers == [tap]) }
      }
      try $0.tap()
      view.heard = nil
    },
    Rule("UIEvent.allTouches", "has every touch of the event", "began began 2 1 1 0 ended ended") {
      let bench = $0
      let (view, other) = ($0.add(Hearing($0)), $0.add(Hearing($0), 300, 300))
      let free = $0.add(UIView(), 500, 500)
      other.heard = { [unowned view, unowned other, unowned free] touch, event in
        guard touch.phase == .began else { return }
        bench.note(event.allTouches?.count ?? 0)
        for view in [view, other, free] { bench.note(event.touches(for: view)?.count ?? 0) }
      }
      try $0.play("1: down(120,120) 80ms up\n2: 20ms down(350,350) 80ms up")
      other.heard = nil
    },
    Rule("UIEvent.type", "is touches for touches", "began touches ended touches") {
      let bench = $0
      let view = $0.add(Hearing($0))
      view.heard = {
        bench.note($1.type); _ = $0
      }
      try $0.tap()
      view.heard = nil
    },
    Rule("UIResponder.touchesBegan(_:with:)", "super passes the touches up the chain", "child-began parent-began child-ended") {
      let child = Hearing($0, "child-")
      child.forwards = true
      $0.add(child, 0, 0, to: $0.add(Hearing($0, "parent-")))
      try $0.tap()
    },
    Rule("UIResponder.touchesBegan(_:with:)", "without super the chain hears nothing", "child-began child-ended") {
      $0.add(Hearing($0, "child-"), 0, 0, to: $0.add(Hearing($0, "parent-")))
      try $0.tap()
    },
    Rule("UIResponder.next", "a view's is its controller, or else its superview", "true true") {
      let controller = UIViewController()
      $0.window.rootViewController = controller
      let view = $0.add(UIView(), to: controller.view)
      $0.note(controller.view.next === controller, view.next === controller.view)
    },
    Rule("UIResponder.next", "a controller's is its view's superview, or who presents it", "true true") {
      let (first, second) = (UIViewController(), UIViewController())
      $0.window.rootViewController = first
      first.present(second, animated: false)
      $0.note(first.next === $0.window, second.next === first)
      first.dismiss(animated: false)
    },
    Rule("UIResponder.canBecomeFirstResponder", "is false by default", "false false") {
      let view = $0.add(UIView())
      $0.note(view.canBecomeFirstResponder, view.becomeFirstResponder())
    },
    Rule("UIResponder.becomeFirstResponder()", "fails while the present one refuses to resign", "false true") {
      final class Stubborn: UITextField { override var canResignFirstResponder: Bool { false } }
      let (first, second) = ($0.add(Stubborn()), $0.add(UITextField(), 300, 300))
      first.becomeFirstResponder()
      $0.note(second.becomeFirstResponder(), first.isFirstResponder)
      $0.window.rootViewController = nil
    },
    Rule("UIView.endEditing(_:)", "asks the view, or one within it, to resign", "true false") {
      let field = $0.add(UITextField(), 0, 0, to: $0.add(UIView()))
      $0.note(field.becomeFirstResponder())
      field.superview?.endEditing(true)
      $0.note(field.isFirstResponder)
    },
    Rule("UIApplication.beginIgnoringInteractionEvents()", "calls nest", "true true false") {
      let application = UIApplication()
      application.beginIgnoringInteractionEvents()
      application.beginIgnoringInteractionEvents()
      $0.note(application.isIgnoringInteractionEvents)
      application.endIgnoringInteractionEvents()
      $0.note(application.isIgnoringInteractionEvents)
      application.endIgnoringInteractionEvents()
      $0.note(application.isIgnoringInteractionEvents)
    },
  ]
}
