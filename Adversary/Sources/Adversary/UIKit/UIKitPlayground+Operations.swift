import DactylStrokes
import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

@MainActor
extension UIKitPlayground {
  func makeWindow() {
    let frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    let window = dice.oneIn(2) ? HostileUIWindow(in: self, frame: frame) : UIWindow(frame: frame)
    window.isMultipleTouchEnabled = true
    window.dactylWindow.observer = watcher
    prepare(window.dactylWindow)
    panels.append(Panel(window.dactylWindow, owner: follow(window)))
  }

  func makeView() {
    let frame = CGRect(x: dice.below(100), y: dice.below(100), width: 300, height: 250)
    let view: UIView
    switch dice.below(8) {
    case 0: view = UIView(frame: frame)
    case 1: view = UIButton(frame: frame)
    case 2:
      let scroll = UIScrollView(frame: frame)
      scroll.contentSize = CGSize(width: 900, height: 900)
      view = scroll
    default: view = HostileUIView(in: self, frame: frame)
    }
    view.isMultipleTouchEnabled = dice.oneIn(2)
    view.isExclusiveTouch = dice.oneIn(10)
    if views.count < 30 { views.append(follow(view)) }
    if let superview = anyView() { put(view, on: superview) }
  }

  func makeRecognizer() {
    let recognizer = follow(newRecognizer())
    recognizer.cancelsTouchesInView = dice.oneIn(2)
    recognizer.delaysTouchesBegan = dice.oneIn(3)
    recognizer.delaysTouchesEnded = dice.oneIn(2)
    recognizer.addAction { [unowned self] _ in called("action") }
    if dice.oneIn(3) { recognizer.delegate = dice.pick(delegates) }
    if recognizers.count < 40 { recognizers.append(recognizer) }
    anyView()?.addGestureRecognizer(recognizer)
  }

  /// Any view, in a window or not; nil if there is no view.
  func anyView() -> UIView? {
    dice.oneIn(3) ? dice.pick(windows) : dice.pick(views) ?? dice.pick(windows)
  }

  /// Does something to anything, if a caller may.
  func carryOut(_ operation: Operation) {
    switch operation {
    case .makeView: makeView()
    case .forgetView: forgetOne(of: \.views)
    case .addView: if let view = dice.pick(views), let other = anyView() { put(view, on: other) }
    case .insertView:
      if let view = dice.pick(views), let other = anyView(), mayPut(view, on: other) {
        other.insertSubview(view, at: dice.below(other.subviews.count + 1))
      }
    case .insertBeside:
      if let view = dice.pick(views), let other = anyView(), mayPut(view, on: other),
        let sibling = dice.pick(other.subviews), sibling !== view
      {
        other.insertSubview(view, aboveSubview: sibling)
      }
    case .removeView: dice.pick(views)?.removeFromSuperview()
    case .makeRecognizer: makeRecognizer()
    case .forgetRecognizer: forgetOne(of: \.recognizers)
    case .addRecognizer:
      if let recognizer = dice.pick(recognizers) { anyView()?.addGestureRecognizer(recognizer) }
    case .removeRecognizer:
      if let recognizer = dice.pick(recognizers) {
        recognizer.view?.removeGestureRecognizer(recognizer)
      }
    case .makeWindow: if panels.count < mostWindows { makeWindow() }
    case .dropWindow: dropWindow()
    case .disable: dice.pick(recognizers)?.isEnabled = false
    case .enable: dice.pick(recognizers)?.isEnabled = true
    case .setState: dice.pick(recognizers)?.state = UIKitPlayground.anyState(dice)
    case .ignoreTouch:
      if let recognizer = dice.pick(recognizers), let touch = dice.pick(touches),
        let event = dice.pick(events)
      {
        recognizer.ignore(touch, for: event)
      }
    case .sendFrame: if let panel = dice.pick(panels) { sendFrame(to: panel) }
    case .sendHover: if let panel = dice.pick(panels) { sendHover(to: panel) }
    case .advance:
      time += dice.unit()
      try? dice.pick(windows)?.advance(to: time)
    case .cancelAll: dice.pick(panels)?.cancelAllTouches()
    case .sendEvent:
      if let window = dice.pick(windows), let event = dice.pick(events) { window.sendEvent(event) }
    case .require:
      if let one = dice.pick(recognizers), let other = dice.pick(recognizers) {
        one.require(toFail: other)
      }
    case .addAction: dice.pick(recognizers)?.addAction { [unowned self] _ in called("late action") }
    case .removeAction: dice.pick(recognizers)?.removeTarget(nil, action: nil)
    case .changeDelegate: dice.pick(recognizers)?.delegate = dice.pick(delegates)
    case .dropDelegate:
      forgetOne(of: \.delegates)
      if delegates.count < 4 { delegates.append(HostileUIDelegate(in: self)) }
    case .changeFlags: changeFlags()
    case .changeShape:
      if let view = dice.pick(views) {
        view.isHidden = dice.oneIn(4)
        view.transform = CGAffineTransform(rotationAngle: dice.unit() * 6)
      }
    case .changeValues: changeValues()
    case .look: look()
    case .forget:
      let gone = (touches, events)
      (touches, events) = ([], [])
      withExtendedLifetime(gone) {}
    // Operations without a name in UIKit, and behaviour of overridden methods.
    case .unrequire, .setDeadline, .changeObserver, .changeController, .keep, .hitElsewhere,
      .hitNothing, .sendTwice, .sendNothing:
      break
    }
  }

  private func put(_ view: UIView, on superview: UIView) {
    if mayPut(view, on: superview) { superview.addSubview(view) }
  }

  private func mayPut(_ view: UIView, on superview: UIView) -> Bool {
    !(view is UIWindow) && !superview.isDescendant(of: view) && superview.subviews.count < 16
  }

  private func newRecognizer() -> UIGestureRecognizer {
    switch dice.below(12) {
    case 0:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 1 + dice.below(2)
      return tap
    case 1: return UIPanGestureRecognizer()
    case 2: return UIPinchGestureRecognizer()
    case 3: return UILongPressGestureRecognizer()
    case 4: return UISwipeGestureRecognizer()
    case 5: return UIRotationGestureRecognizer()
    case 6: return UIHoverGestureRecognizer()
    case 7: return UIScreenEdgePanGestureRecognizer()
    case 8: return HostileUIPan(in: self)
    case 9: return DactylGestureRecognizer(DemonstratedGestureRecognizer())
    default: return HostileUIRecognizer(in: self)
    }
  }

  private func forgetOne<Object>(of list: ReferenceWritableKeyPath<UIKitPlayground, [Object]>) {
    guard !self[keyPath: list].isEmpty else { return }
    let gone = self[keyPath: list].remove(at: dice.below(self[keyPath: list].count))
    withExtendedLifetime(gone) {}
  }

  private func dropWindow() {
    guard panels.count > 1, dice.oneIn(3) else { return }
    let gone = panels.remove(at: dice.below(panels.count))
    heard.giveUp()
    makeWindow()
    withExtendedLifetime(gone) {}
  }

  private func changeFlags() {
    if let recognizer = dice.pick(recognizers) {
      recognizer.cancelsTouchesInView.toggle()
      recognizer.delaysTouchesBegan.toggle()
    }
    if let view = dice.pick(views) {
      view.isMultipleTouchEnabled.toggle()
      view.isUserInteractionEnabled = !dice.oneIn(8)
      if let control = view as? UIControl { control.isEnabled = dice.oneIn(2) }
    }
  }

  private func changeValues() {
    switch dice.pick(recognizers) {
    case let pan as UIPanGestureRecognizer: pan.setTranslation(.zero, in: dice.pick(views))
    case let pinch as UIPinchGestureRecognizer: pinch.scale = dice.unit() * 3
    case let rotation as UIRotationGestureRecognizer: rotation.rotation = dice.unit() * 9
    default: break
    }
    if let scroll = dice.pick(views) as? UIScrollView { scroll.contentOffset = .zero }
  }

  /// Reads everything that outlives the callback it came from.
  private func look() {
    guard let touch = dice.pick(touches) else { return }
    _ = touch.location(in: dice.pick(views))
    _ = touch.view?.window
    _ = touch.gestureRecognizers?.count
    _ = (touch.phase, touch.tapCount, touch.hash)
    for event in events {
      _ = event.allTouches?.count
      _ = event.coalescedTouches(for: touch)?.count
      _ = event.predictedTouches(for: touch)?.count
      if let view = touch.view { _ = event.touches(for: view)?.count }
      if let recognizer = dice.pick(recognizers) { _ = event.touches(for: recognizer)?.count }
    }
  }
}
