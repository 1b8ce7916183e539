import Foundation

// As on a phone, changes happen at once and only the picture takes time: a host receives the
// animation. The completion runs after the duration, by the window's time in a test and by real
// time in a program.
extension UIView {
  /// True if animations take time; see `setAnimationsEnabled(_:)`.
  private static var animationsTakeTime = true

  /// Makes changes and shows them as an animation; keeps touches from the changed views meanwhile,
  /// unless `takesTouches`.
  static func tell(
    _ completion: ((Bool) -> Void)?, of animation: UIHostedAnimation, takesTouches: Bool = false,
    _ changes: () -> Void
  ) {
    let held = HeldAnimations.current
    guard completion != nil || held != nil || !takesTouches else { return show(animation, changes) }
    let noted = AnimatedChanges()
    if let held {
      noted.record(changes)
      return held.add(noted, completion)
    }
    show(animation) { noted.record(changes) }
    guard animationsTakeTime else {
      completion?(true)
      return
    }
    let length = animation.delay + animation.duration
    if !takesTouches {
      noted.keepTouchesAway(until: animation.repeats ? .infinity : noted.clock.now + length)
    }
    // An endless animation has no completion.
    guard let completion, !animation.repeats else { return }
    noted.clock.call(after: length) { completion(true) }
  }

  /// Makes changes and shows them as an animation, if a host shows the views.
  static func show(_ animation: UIHostedAnimation, _ changes: () -> Void) {
    guard animationsTakeTime, animation.delay + animation.duration > 0,
      let host = UIApplication.host
    else { return changes() }
    host.willAnimate()
    changes()
    host.didAnimate(animation)
  }

  /// Makes the changes at once; calls the completion after the duration.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    tell(completion, of: UIHostedAnimation(duration: duration), animations)
  }

  /// Makes the changes at once; calls the completion after the duration.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    tell(
      completion, of: UIHostedAnimation(duration: duration, delay: delay, options: options),
      takesTouches: options.contains(.allowUserInteraction), animations)
  }

  /// Makes the changes at once; calls the completion after the duration.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var animation = UIHostedAnimation(duration: duration, delay: delay, options: options)
    animation.curve = .spring(dampingRatio: dampingRatio, velocity: velocity)
    tell(
      completion, of: animation, takesTouches: options.contains(.allowUserInteraction), animations)
  }

  /// Makes the changes at once; calls the completion after the duration.
  ///
  /// - Parameter bounce: how far it overshoots, 0…1; below 0 it approaches slowly.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var animation = UIHostedAnimation(duration: duration, delay: delay, options: options)
    animation.curve = .spring(dampingRatio: 1 - bounce, velocity: initialSpringVelocity)
    tell(
      completion, of: animation, takesTouches: options.contains(.allowUserInteraction), animations)
  }

  /// Removes views and makes the changes at once; calls the completion after a quarter of a second.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    tell(completion, of: UIHostedAnimation(duration: 0.25, options: options)) {
      for view in views { view.removeFromSuperview() }
      parallelAnimations?()
    }
  }

  /// Makes the changes without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Runs the changes of an animation; they do not repeat.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  /// Makes the changes of all keyframes at once; calls the completion after the duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var animation = UIHostedAnimation(duration: duration, delay: delay)
    animation.repeats = options.contains(.repeat)
    animation.autoreverses = options.contains(.autoreverse)
    tell(
      completion, of: animation, takesTouches: options.contains(.allowUserInteraction), animations)
  }

  /// Makes the changes of a keyframe.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Makes the changes at once; calls the completion after the duration. Flips and curls turn the
  /// view around to its new content; other kinds animate the changes.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let takesTouches = options.contains(.allowUserInteraction)
    let animation = UIHostedAnimation(duration: duration, options: options)
    let changes = {
      if !takesTouches { AnimatedChanges.recording?.noteTransition(of: view) }
      animations?()
    }
    guard let angle = options.flipAngle else {
      return tell(completion, of: animation, takesTouches: takesTouches, changes)
    }
    // The changes themselves do not animate, the flip does.
    tell(
      completion, of: UIHostedAnimation(duration: 0, delay: duration), takesTouches: takesTouches
    ) {
      changes()
      if animationsTakeTime { UIApplication.host?.didTurn(view, from: angle, animation) }
    }
  }

  /// Replaces one view by another, or hides one and shows the other; calls the completion after the
  /// duration.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    fromView.window?.clock.becomeCurrent()
    let container = fromView.superview
    tell(completion, of: UIHostedAnimation(duration: duration, options: options)) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let superview = fromView.superview {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
      if let angle = options.flipAngle, let container, animationsTakeTime {
        let animation = UIHostedAnimation(duration: duration, options: options)
        UIApplication.host?.didTurn(container, from: angle, animation)
      }
    }
  }

  /// Sets if animations take time; otherwise their completions run at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { animationsTakeTime = enabled }

  /// True if animations take time; default true.
  public class var areAnimationsEnabled: Bool { animationsTakeTime }
}

extension UIView.AnimationOptions {
  /// Where a flip begins; nil for other transitions.
  fileprivate var flipAngle: CGFloat? {
    switch rawValue >> 20 & 7 {
    case 1, 6: -.pi / 2
    case 2, 7: .pi / 2
    default: nil
    }
  }
}

extension UIHostedAnimation {
  /// An animation with UIKit's options.
  init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions
  ) {
    let curves: [Curve] = [.easeInOut, .easeIn, .easeOut, .linear]
    self.init(
      duration: duration, delay: delay, curve: curves[Int(options.rawValue >> 16 & 3)],
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse))
  }
}
