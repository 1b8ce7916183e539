import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A recogniser that sets any state at any time and does anything in every callback.
final class HostileUIRecognizer: UIGestureRecognizer {
  unowned let ground: UIKitPlayground

  init(in ground: UIKitPlayground) {
    self.ground = ground
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ground.told("recogniser began", touches, event)
    proposeAnything()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    ground.told("recogniser moved", touches, event)
    proposeAnything()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    ground.told("recogniser ended", touches, event)
    proposeAnything()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    ground.told("recogniser cancelled", touches, event)
    proposeAnything()
  }

  override func reset() { ground.called("reset") }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    ground.asked("canPrevent", usually: true)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    ground.asked("canBePrevented", usually: true)
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    ground.asked("shouldRequireFailure", usually: false)
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    ground.asked("shouldBeRequiredToFail", usually: false)
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    ground.asked("shouldReceive", usually: true)
  }

  private func proposeAnything() {
    if ground.dice.oneIn(2) { state = UIKitPlayground.anyState(ground.dice) }
  }
}

/// A pan that does anything whenever its state changes.
final class HostileUIPan: UIPanGestureRecognizer {
  unowned let ground: UIKitPlayground

  init(in ground: UIKitPlayground) {
    self.ground = ground
    super.init(target: nil, action: nil)
  }

  override var state: UIGestureRecognizer.State { didSet { ground.called("state was set") } }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    ground.told("pan moved", touches, event)
    super.touchesMoved(touches, with: event)
    ground.called("after a move")
  }
}

/// A view that does anything when called, asked or moved.
final class HostileUIView: UIView {
  unowned let ground: UIKitPlayground

  init(in ground: UIKitPlayground, frame: CGRect) {
    self.ground = ground
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    ground.told("view began", touches, event)
    if ground.dice.oneIn(2) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    ground.told("view moved", touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ground.told("view ended", touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    ground.told("view cancelled", touches, event)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ground.called("hitTest")
    if ground.chooses(.hitNothing, onceIn: 100) { return nil }
    if ground.chooses(.hitElsewhere, onceIn: 30) { return ground.anyView() }
    return super.hitTest(point, with: event)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    ground.asked("view shouldBegin", usually: true)
  }

  override func willMove(toSuperview superview: UIView?) { ground.called("willMove") }
  override func didMoveToSuperview() { ground.called("didMove") }
  override func willMove(toWindow window: UIWindow?) { ground.called("willMove to a window") }
  override func didMoveToWindow() { ground.called("didMove to a window") }
  override func didAddSubview(_ subview: UIView) { ground.called("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { ground.called("willRemoveSubview") }
}

/// A window that keeps events, sends them twice, or drops them.
final class HostileUIWindow: UIWindow {
  unowned let ground: UIKitPlayground

  init(in ground: UIKitPlayground, frame: CGRect) {
    self.ground = ground
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func sendEvent(_ event: UIEvent) {
    ground.keep(event)
    ground.called("sendEvent")
    if ground.chooses(.sendNothing, onceIn: 12) {
      ground.heard.giveUp()
    } else {
      super.sendEvent(event)
    }
    if ground.chooses(.sendTwice, onceIn: 12) { super.sendEvent(event) }
  }
}

/// A delegate that does anything, then answers anything.
final class HostileUIDelegate: NSObject, UIGestureRecognizerDelegate {
  unowned let ground: UIKitPlayground

  init(in ground: UIKitPlayground) { self.ground = ground }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    ground.asked("shouldBegin", usually: true)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { ground.asked("simultaneously", usually: false) }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { ground.asked("delegate shouldRequireFailure", usually: false) }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { ground.asked("delegate shouldReceive", usually: true) }
}
