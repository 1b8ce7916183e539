import FreedObjects
import Testing
import UIKit

@testable import UIKitStage

/// A gesture's animation shows where the gesture drives it.
@MainActor
@Suite(.serialized, .freesItsObjects) struct LedAnimationTests {
  /// Reports pictures and animations as the stage does, without a browser.
  private final class Host: UIApplicationHost {
    let mirror = Mirror()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var told: [String] = []

    func willAnimate() { look() }
    func didAnimate(_ animation: UIHostedAnimation) {
      look("\(animation.curve.name) \(String(format: "%.2f", animation.duration)): ")
    }
    func didTurn(_ view: UIView, from angle: CGFloat, _ animation: UIHostedAnimation) {
      look(mirror.turn(of: view, from: angle, animation) ?? "")
    }
    func look(_ prefix: String = "") {
      let changes = mirror.changes(in: [window])
      if changes != "" || prefix != "" { told.append(prefix + changes) }
    }
  }

  private let host = Host()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    host.window.addSubview(view)
    view.backgroundColor = .black
    _ = host.mirror.changes(in: [host.window])
  }

  /// Registers the host: other tests may animate between `init` and the test.
  private func listen() { UIApplication.host = host }

  private func makeAnimator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    listen()
    return UIViewPropertyAnimator(duration: 1, curve: curve) {
      self.view.frame.origin.x = 80
      self.view.alpha = 0.5
    }
  }

  @Test func ledAnimatorIsSeenWhereItIsLedAndGoesOnFromThere() throws {
    let animator = makeAnimator()
    animator.fractionComplete = 0
    host.look()
    animator.fractionComplete = 0.25
    host.look()
    #expect(view.frame.origin.x == 80, "the view itself has its last place")
    animator.fractionComplete = 0.5
    host.look()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    host.look()
    try host.window.advance(to: 1)
    host.look()
    #expect(
      host.told == [
        #"["=",2,{"g":[20,0,10,10],"a":0.875}]"#, #"["=",2,{"g":[40,0,10,10],"a":0.75}]"#,
        #"linear 0.50: ["=",2,{"g":[80,0,10,10],"a":0.5}]"#,
      ])
  }

  @Test func animatorThatIsTurnedBackGoesBackFromWhereItIs() throws {
    let animator = makeAnimator()
    animator.startAnimation()
    try host.window.advance(to: 0.25)
    animator.isReversed = true
    try host.window.advance(to: 1)
    host.look()
    #expect(
      host.told == [
        #"linear 1.00: ["=",2,{"g":[80,0,10,10],"a":0.5}]"#,
        #"["=",2,{"g":[20,0,10,10],"a":0.875}]"#,
        #"linear 0.25: ["=",2,{"g":[0,0,10,10],"a":1}]"#,
      ])
    #expect(view.frame.origin.x == 0)
  }

  @Test func animatorIsHeldWhereItsCurveIs() throws {
    let animator = makeAnimator(.easeIn)
    animator.startAnimation()
    try host.window.advance(to: 0.5)
    animator.pauseAnimation()
    host.look()
    // The curve starts slowly, so the progress is behind the time.
    #expect(abs(animator.fractionComplete - 0.315) < 0.001)
    #expect(host.told.last == #"["=",2,{"g":[25.23,0,10,10],"a":0.842}]"#)
    animator.stopAnimation(true)
    host.look()
    #expect(abs(view.frame.origin.x - 25.23) < 0.01 && host.told.count == 2)
  }

  @Test func flipsTurnTheViewFromItsFormerLookToItsNewOne() throws {
    listen()
    var isOver = false
    UIView.transition(
      with: view, duration: 1, options: .transitionFlipFromLeft,
      animations: { self.view.backgroundColor = .blue }, completion: { _ in isOver = true })
    let animation = UIHostedAnimation(duration: 1).json
    #expect(
      host.told.first == ##"["turn",2,-1.5707963267948966,\##(animation)]["=",2,{"bg":"#0000ff"}]"##
    )
    try host.window.advance(to: 1)
    #expect(isOver)
    let other = UIView(frame: view.frame)
    host.told = []
    UIView.transition(from: view, to: other, duration: 1, options: .transitionFlipFromRight)
    // The view around both turns.
    #expect(host.told.first?.hasPrefix(#"["turn",1,1.57"#) == true)
  }

  @Test func springsGoOnWithTheVelocityThatAGestureHands() {
    let animator = makeAnimator()
    animator.fractionComplete = 0.5
    let spring = UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: 3, dy: 0))
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.75)
    #expect(host.told.last == #"spring 0.5 3.0 0.75: ["=",2,{"g":[80,0,10,10],"a":0.5}]"#)
    // A running animation keeps its views alive.
    animator.stopAnimation(true)
  }

  @Test func ledTransitionsAreSeenWhereTheyAreLed() throws {
    listen()
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    host.window.rootViewController = controller
    host.look()
    let sheet = UIViewController()
    let leader = Leader()
    sheet.transitioningDelegate = leader
    sheet.modalPresentationStyle = .custom
    controller.present(sheet, animated: true)
    host.look()
    host.told = []
    leader.update(0.5)
    host.look()
    #expect(host.told.count == 1 && host.told[0].contains("50"))
    leader.finish()
    #expect(host.told.count == 2 && host.told[1].hasPrefix("easeInOut 0.20: "))
    host.look()
    #expect(host.told.count == 2)
  }

  /// Slides a controller in from below, driven by a gesture.
  private final class Leader: UIPercentDrivenInteractiveTransition,
    UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
  {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    )
      -> (any UIViewControllerInteractiveTransitioning)?
    { self }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      view.frame = context.containerView.bounds.offsetBy(dx: 0, dy: 100)
      UIView.animate(
        withDuration: 0.4, animations: { view.frame = context.containerView.bounds },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }
}

extension UIHostedAnimation.Curve {
  fileprivate var name: String {
    switch self {
    case .linear: "linear"
    case .easeInOut: "easeInOut"
    case .easeIn: "easeIn"
    case .spring(let ratio, let velocity): "spring \(ratio) \(velocity)"
    default: "other"
    }
  }
}
