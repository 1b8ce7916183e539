import Foundation
import UIKit

enum AnimationOperation: String, CaseIterable {
  case animate, spring, makeAnimator, start, pause, moveAlong, stop, finish, reverse, goOn
  case forgetAnimator, transition, keyframes, removeAnimations, letTimePass, withoutAnimation
  case makeItem, forgetItem
}

/// Views in all kinds of animations, by animators under random operations.
final class AnimationWorld: World {
  private var items: [UIView] = []
  private var animators: [UIViewPropertyAnimator] = []
  /// How often each completion ran, and whether it is due because its view was in a window with
  /// running time.
  private var completions: [(count: Int, isDue: Bool)] = []

  override var ownCount: Int { AnimationOperation.allCases.count }

  @MainActor override func begin() {
    super.begin()
    for _ in 0..<4 { makeItem() }
  }

  @MainActor override func end() {
    for animator in animators where animator.state == .active { animator.stopAnimation(true) }
    animators = []
    for item in items { item.layer.removeAllAnimations() }
    items = []
  }

  override func checkRest() {
    super.checkRest()
    for (count, isDue) in completions where count > 1 || (isDue && count == 0) {
      find("a completion was called \(count) times")
    }
  }

  @MainActor private func makeItem() {
    let frame = CGRect(x: 50, y: 50, width: 200, height: 200)
    let item = place(HostileUIView(in: self, frame: frame))
    item.addGestureRecognizer(follow(HostileUIPan(in: self)))
    items.append(item)
  }

  /// A completion that must run once.
  @MainActor private func complete(_ item: UIView) -> (Bool) -> Void {
    let index = completions.count
    completions.append((0, isDue: item.window != nil))
    return { [unowned self] _ in
      completions[index].count += 1
      called("completion \(index)")
    }
  }

  private func duration() -> Double { dice.oneIn(5) ? 0 : dice.unit() * 2 }

  @MainActor override func carryOutOwn(_ operation: Int) {
    guard let item = dice.pick(items) else { return makeItem() }
    let animator = dice.pick(animators)
    let center = CGPoint(x: number(), y: number())
    switch AnimationOperation.allCases[operation] {
    case .animate:
      UIView.animate(
        withDuration: duration(), delay: dice.oneIn(3) ? dice.unit() : 0,
        options: dice.oneIn(4) ? [.allowUserInteraction, .beginFromCurrentState] : [],
        animations: { [unowned self] in
          item.alpha = CGFloat(dice.unit())
          item.center = center
          called("animations")
        }, completion: complete(item))
    case .spring:
      UIView.animate(
        withDuration: duration(), delay: 0,
        usingSpringWithDamping: CGFloat(0.1 + dice.unit()),
        initialSpringVelocity: CGFloat(dice.below(20)), options: [],
        animations: { item.transform = CGAffineTransform(scaleX: center.x / 100, y: 1) },
        completion: complete(item))
    case .makeAnimator:
      let animator = follow(UIViewPropertyAnimator(duration: duration(), curve: .easeInOut))
      animator.addAnimations { [unowned self] in
        item.frame.origin.x = center.x
        called("animator's animations")
      }
      animator.addCompletion { [unowned self] _ in called("animator's completion") }
      if animators.count < 8 { animators.append(animator) }
    case .start: animator?.startAnimation()
    case .pause: animator?.pauseAnimation()
    case .moveAlong:
      if animator?.state == .active { animator?.fractionComplete = CGFloat(dice.unit()) }
    case .stop: if animator?.state == .active { animator?.stopAnimation(dice.oneIn(2)) }
    case .finish:
      if animator?.state == .stopped {
        animator?.finishAnimation(at: dice.pick([.start, .end, .current])!)
      }
    case .reverse: animator?.isReversed.toggle()
    case .goOn:
      if animator?.state == .active {
        animator?.continueAnimation(
          withTimingParameters: nil, durationFactor: CGFloat(dice.unit()))
      }
    case .forgetAnimator:
      if !animators.isEmpty {
        let gone = animators.remove(at: dice.below(animators.count))
        if gone.state != .inactive { gone.stopAnimation(true) }
      }
    case .transition:
      UIView.transition(
        with: item, duration: 0.2, options: [],
        animations: { item.backgroundColor = .red }, completion: complete(item))
    case .keyframes:
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: [],
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.3) { item.alpha = 0.3 }
        }, completion: complete(item))
    case .removeAnimations: item.layer.removeAllAnimations()
    case .letTimePass:
      time += dice.unit()
      for window in windows { try? window.advance(to: max(time, window.currentTime)) }
    case .withoutAnimation:
      UIView.performWithoutAnimation { [unowned self] in
        item.center = center
        called("without animation")
      }
    case .makeItem: if items.count < 8 { makeItem() }
    case .forgetItem: items.remove(at: dice.below(items.count)).removeFromSuperview()
    }
  }
}
