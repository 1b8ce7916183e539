import Foundation

// The changes are made at once, as on a phone, where only the picture takes its time. The end is
// told when it would be seen: by the time of the window that a test drives, by the real one in a
// program.
extension UIView {
  /// Whether animations take time; see `setAnimationsEnabled(_:)`.
  private static var animationsTakeTime = true

  private static func tell(
    _ completion: ((Bool) -> Void)?, after delay: TimeInterval, repeats: Bool = false,
    of changes: () -> Void
  ) {
    guard let completion else { return changes() }
    let noted = AnimatedChanges()
    noted.record(changes)
    guard animationsTakeTime else { return completion(true) }
    // What goes on without end never ends.
    if !repeats { noted.clock.call(after: delay) { completion(true) } }
  }

  /// Makes the changes at once, and tells the end after the duration.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    tell(completion, after: duration, of: animations)
  }

  /// Makes the changes at once, and tells the end after the duration.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    tell(
      completion, after: delay + duration, repeats: options.contains(.repeat), of: animations)
  }

  /// Makes the changes at once, and tells the end after the duration.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    tell(
      completion, after: delay + duration, repeats: options.contains(.repeat), of: animations)
  }

  /// Makes the changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Makes the changes of all frames at once, and tells the end after the duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    tell(
      completion, after: delay + duration, repeats: options.contains(.repeat), of: animations)
  }

  /// Makes the changes of a frame.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Makes the changes at once, and tells the end after the duration.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    tell(completion, after: duration) { animations?() }
  }

  /// Puts one view into another's place, or hides one and shows the other, and tells the end after
  /// the duration.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    fromView.window?.clock.becomeCurrent()
    tell(completion, after: duration) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let superview = fromView.superview {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
  }

  /// Says whether animations take time; those that do not tell their end at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { animationsTakeTime = enabled }

  /// Whether animations take time; default true.
  public class var areAnimationsEnabled: Bool { animationsTakeTime }
}
