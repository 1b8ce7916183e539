import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing

@testable import UIKit

/// Controllers appear and disappear, driven by a gesture or an animator.
@MainActor @Suite(.freesItsObjects)
struct TransitionTests {
  private final class Noting: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { log.entries.append("\(name)+") }
    override func viewDidAppear(_ animated: Bool) { log.entries.append("\(name)!") }
    override func viewWillDisappear(_ animated: Bool) { log.entries.append("\(name)-") }
    override func viewDidDisappear(_ animated: Bool) { log.entries.append("\(name).") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let log = Log()

  private func play(_ timeline: String) throws {
    let origin = window.currentTime + 0.01
    try window.dactylWindow.play(
      touches(timeline).map { frame in
        var later = frame
        later.time += origin
        return later
      })
    try window.advance(to: window.currentTime + 1)
  }

  @Test func edgePanGoesBackOrIsBrokenOff() throws {
    let (first, second) = (Noting("a", log), Noting("b", log))
    let stack = UINavigationController(rootViewController: first)
    window.rootViewController = stack
    stack.pushViewController(second, animated: false)
    log.entries = []
    try play("down(2,400) 16ms move(40,400) 16ms move(80,400) 300ms move(90,400) 16ms up")
    #expect(stack.topViewController === second)
    #expect(log.text == "b- a+ a- b+ a. b!")
    log.entries = []
    try play("down(2,400) 16ms move(100,400) 16ms move(250,400) 16ms move(350,400) 16ms up")
    #expect(stack.topViewController === first && second.parent == nil)
    #expect(log.text == "b- a+ b. a!")
  }

  @Test func aPushWhileAFingerGoesBackEndsThePop() throws {
    let (first, second, third) = (Noting("a", log), Noting("b", log), Noting("c", log))
    let stack = UINavigationController(rootViewController: first)
    window.rootViewController = stack
    stack.pushViewController(second, animated: false)
    log.entries = []
    try play("down(2,400) 16ms move(40,400) 16ms move(80,400)")
    stack.pushViewController(third, animated: true)
    #expect(log.text == "b- a+ b. a! a- c+ a. c!")
    window.dactylWindow.cancelAllTouches()
    try window.advance(to: window.currentTime + 1)
    #expect(stack.viewControllers == [first, third] && second.parent == nil)
  }

  @Test func sheetIsDraggedAwayUnlessItStays() throws {
    let root = Noting("a", log)
    window.rootViewController = root
    let sheet = Noting("b", log)
    sheet.isModalInPresentation = true
    root.present(sheet, animated: true)
    let away = "down(200,200) 16ms move(200,300) 16ms move(200,500) 16ms move(200,700) 16ms up"
    try play(away)
    #expect(root.presentedViewController === sheet && sheet.view.frame.minY == 0)
    sheet.isModalInPresentation = false
    try play("down(200,200) 16ms move(200,230) 400ms move(200,240) 16ms up")
    #expect(root.presentedViewController === sheet)
    try play(away)
    #expect(root.presentedViewController == nil && sheet.view.superview == nil)
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    let leader = UIPercentDrivenInteractiveTransition()
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { leader }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .from)!
      UIView.animate(withDuration: 0.4) {
        view.alpha = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test func percentLeadsADismissalThatCanBeBrokenOff() throws {
    let root = Noting("a", log)
    window.rootViewController = root
    let top = Noting("b", log)
    let fade = Fade()
    top.modalPresentationStyle = .fullScreen
    top.transitioningDelegate = fade
    root.present(top, animated: false)
    log.entries = []
    top.dismiss(animated: true)
    fade.leader.update(0.5)
    fade.leader.cancel()
    try window.advance(to: 0.1)
    #expect(log.text == "b- a+")
    try window.advance(to: 0.3)
    #expect(log.text == "b- a+ a- b+ a. b!")
    #expect(root.presentedViewController === top && top.view.alpha == 1)
    log.entries = []
    top.dismiss(animated: true)
    fade.leader.update(0.5)
    fade.leader.finish()
    try window.advance(to: 0.6)
    #expect(log.text == "b- a+ a! b.")
    #expect(root.presentedViewController == nil)
  }

  /// Provides an interruptible animator.
  private final class Slide: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    let leader = UIPercentDrivenInteractiveTransition()
    var animator: UIViewPropertyAnimator?
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { leader }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let animator { return animator }
      let view = context.view(forKey: .from)!
      let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.alpha = 0 }
      made.addCompletion { [weak self] _ in
        self?.animator = nil
        context.completeTransition(!context.transitionWasCancelled)
      }
      animator = made
      return made
    }
  }

  @Test func interruptibleAnimatorIsLedTurnedBackAndCaught() throws {
    let root = Noting("a", log)
    window.rootViewController = root
    let top = Noting("b", log)
    let slide = Slide()
    top.modalPresentationStyle = .fullScreen
    top.transitioningDelegate = slide
    root.present(top, animated: false)
    log.entries = []
    top.dismiss(animated: true)
    slide.leader.update(0.5)
    #expect(slide.animator?.fractionComplete == 0.5 && slide.animator?.isRunning == false)
    slide.leader.cancel()
    #expect(slide.animator?.isReversed == true)
    try window.advance(to: 0.3)
    #expect(log.text == "b- a+ a- b+ a. b!")
    #expect(root.presentedViewController === top && top.view.alpha == 1)
    // The transition begins without a gesture, which then takes it over.
    log.entries = []
    slide.leader.wantsInteractiveStart = false
    top.dismiss(animated: true)
    try window.advance(to: 0.4)
    slide.leader.pause()
    #expect(abs(slide.leader.percentComplete - 0.25) < 1e-6)
    try window.advance(to: 1)
    #expect(root.presentedViewController === top)
    slide.leader.finish()
    try window.advance(to: 1.4)
    #expect(log.text == "b- a+ a! b.")
    #expect(root.presentedViewController == nil)
  }

  @Test func weightsFallAndStayWithinTheView() throws {
    let box = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    window.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: window)
    let edges = UICollisionBehavior(items: [box])
    edges.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(edges)
    try window.advance(to: 0.5)
    // Half of 1000 pt/s², times a quarter of a second squared.
    #expect(abs(box.frame.minY - 125) < 10)
    try window.advance(to: 4)
    #expect(abs(box.frame.maxY - 800) < 1 && !animator.isRunning)
  }

  @Test func whatIsUndoneIsMadeAgain() {
    let undo = UndoManager()
    defer { undo.removeAllActions() }
    final class Word { var text = "" }
    let word = Word()
    @MainActor func write(_ text: String) {
      let former = word.text
      undo.registerUndo(withTarget: word) { _ in write(former) }
      word.text = text
    }
    write("a")
    write("b")
    undo.undo()
    #expect(word.text == "a" && undo.canRedo)
    undo.redo()
    #expect(word.text == "b")
    undo.undo()
    undo.undo()
    #expect(word.text == "" && !undo.canUndo)
  }

  @Test func barButtonsArePressedByFingers() throws {
    let (first, second) = (Noting("a", log), Noting("b", log))
    first.title = "First"
    let stack = UINavigationController(rootViewController: first)
    window.rootViewController = stack
    var pressed = 0
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in pressed += 1 })
    try window.advance(to: 0.1)
    try play("down(380,20) 80ms up")
    #expect(pressed == 1)
    stack.pushViewController(second, animated: false)
    try window.advance(to: window.currentTime + 0.1)
    try play("down(30,20) 80ms up")
    #expect(stack.topViewController === first)
    #expect(first.view.safeAreaInsets.top == 44)
  }
}
