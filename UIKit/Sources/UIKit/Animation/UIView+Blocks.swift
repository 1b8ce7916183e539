import Foundation

// Animations between two calls, as they were before there were closures: what is said between
// `beginAnimations` and `commitAnimations` holds for the changes that are made there.
extension UIView {
  /// The animations that were begun, the innermost last.
  private static var begun: [BegunAnimation] = []

  private struct BegunAnimation {
    var name: String?
    var context: UnsafeMutableRawPointer?
    var shown = UIHostedAnimation(duration: 0.2)
    weak var delegate: AnyObject?
    var didStop: Selector?
  }

  /// Begins an animation.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    begun.append(BegunAnimation(name: animationID, context: context))
    UIApplication.host?.willAnimate()
  }

  /// Ends the animation that was begun last: the changes are made, and its end is told after its
  /// duration.
  public class func commitAnimations() {
    guard let last = begun.popLast() else { return }
    if UIApplication.host != nil { UIApplication.host?.didAnimate(last.shown) }
    guard let didStop = last.didStop, let delegate = last.delegate else { return }
    tell({ _ in didStop.perform(on: delegate, sender: last.name as AnyObject?) }, of: last.shown) {}
  }

  /// How long it takes, in seconds; default 0.2.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.shown.duration = duration }
  }
  /// How long it waits, in seconds; default not at all.
  public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.shown.delay = delay } }
  /// How it gets faster and slower; default both.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    let curves: [UIHostedAnimation.Curve] = [.easeInOut, .easeIn, .easeOut, .linear]
    change { $0.shown.curve = curves[min(curve.rawValue, 3)] }
  }
  /// Whether it goes on without end, for more than one time.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.shown.repeats = repeatCount > 1 }
  }
  /// True if it reverses.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.shown.autoreverses = repeatAutoreverses }
  }
  /// Does nothing: changes always begin where things are.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Who is told of its end; held weakly.
  public class func setAnimationDelegate(_ delegate: Any?) {
    change { $0.delegate = delegate.map { $0 as AnyObject } }
  }
  /// The method of the delegate that is called at its end, with the animation's name.
  public class func setAnimationDidStop(_ selector: Selector?) { change { $0.didStop = selector } }
  /// Does nothing: how a view turns over is not seen.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {}

  private class func change(_ body: (inout BegunAnimation) -> Void) {
    guard let last = begun.indices.last else { return }
    body(&begun[last])
  }

  /// Stored: how a view turns over.
  public enum AnimationTransition: Int, Hashable, Sendable {
    /// One of the ways.
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// An animation of the system's.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// Views go.
    case delete
  }
}
