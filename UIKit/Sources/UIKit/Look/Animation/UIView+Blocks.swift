import Foundation

// Animations from before closures: settings between `beginAnimations` and `commitAnimations` apply
// to the changes made there.
extension UIView {
  /// The open animations, the innermost last.
  private static var begun: [BegunAnimation] = []

  private struct BegunAnimation {
    var name: String?
    var context: UnsafeMutableRawPointer?
    var shown = UIHostedAnimation(duration: 0.2)
    weak var delegate: AnyObject?
    var didStop: Selector?
    /// The view that turns around or fades; nil for an animation of changes.
    weak var turned: UIView?
    var angle: CGFloat = 0
  }

  /// Begins an animation.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    begun.append(BegunAnimation(name: animationID, context: context))
    UIApplication.host?.willAnimate()
  }

  /// Ends the innermost animation; its end is reported after its duration.
  public class func commitAnimations() {
    guard let last = begun.popLast() else { return }
    if let turned = last.turned {
      if areAnimationsEnabled { UIApplication.host?.didTurn(turned, from: last.angle, last.shown) }
    } else {
      UIApplication.host?.didAnimate(last.shown)
    }
    guard let didStop = last.didStop, let delegate = last.delegate else { return }
    tell({ _ in didStop.perform(on: delegate, sender: last.name as AnyObject?) }, of: last.shown) {}
  }

  /// Sets the duration in seconds; default 0.2.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.shown.duration = duration }
  }
  /// Sets the delay in seconds; default 0.
  public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.shown.delay = delay } }
  /// Sets the curve; default ease in and out.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    let curves: [UIHostedAnimation.Curve] = [.easeInOut, .easeIn, .easeOut, .linear]
    change { $0.shown.curve = curves[min(curve.rawValue, 3)] }
  }
  /// Makes the animation repeat without end if the count is above 1.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.shown.repeats = repeatCount > 1 }
  }
  /// Makes the animation reverse.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.shown.autoreverses = repeatAutoreverses }
  }
  /// Does nothing: changes always begin at the current values.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Sets the object that hears of the end; held weakly.
  public class func setAnimationDelegate(_ delegate: Any?) {
    change { $0.delegate = delegate.map { $0 as AnyObject } }
  }
  /// Sets the delegate's method to call at the end, with the animation's name.
  public class func setAnimationDidStop(_ selector: Selector?) { change { $0.didStop = selector } }
  /// Shows the changes inside a view as a flip; curls flip, too.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    change {
      $0.turned = transition == .none ? nil : view
      $0.angle = transition == .flipFromRight || transition == .curlDown ? .pi / 2 : -.pi / 2
    }
  }

  private class func change(_ body: (inout BegunAnimation) -> Void) {
    guard let last = begun.indices.last else { return }
    body(&begun[last])
  }

  /// Stored: the kind of flip or curl.
  public enum AnimationTransition: Int, Hashable, Sendable {
    /// The available kinds.
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// A predefined animation.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// Views disappear.
    case delete
  }
}
