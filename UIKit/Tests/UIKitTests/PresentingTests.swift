import DactylTesting
import FreedObjects
import Testing
import UIKit

/// Who presents, what goes along, and where a popover lies.
@MainActor @Suite(.freesItsObjects)
struct PresentingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let stack = UINavigationController(rootViewController: UIViewController())

  init() {
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  private final class Dimming: UIPresentationController {
    let shade = UIView()
    var log: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 0, y: 400, width: 400, height: 400)
    }
    override func presentationTransitionWillBegin() {
      shade.alpha = 0
      containerView?.insertSubview(shade, at: 0)
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { _ in self.shade.alpha = 1 },
        completion: { _ in self.log.append("shown") })
    }
    override func dismissalTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { _ in self.shade.alpha = 0 },
        completion: { _ in self.log.append("gone") })
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
      if log.isEmpty { log.append("laid out") }
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var made: Dimming?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      made = Dimming(presentedViewController: presented, presenting: presenting)
      return made
    }
  }

  @Test func aControllerPresentsNothingThatItStandsIn() {
    let (first, shown) = (stack.viewControllers[0], UIViewController())
    first.present(stack, animated: false)
    #expect(stack.presentedViewController == nil)
    first.present(shown, animated: false)
    shown.present(stack, animated: false)
    #expect(shown.presentedViewController == nil && stack.presentingViewController == nil)
  }

  @Test func oneControllerAtATimePresentsAnother() {
    let (shown, other) = (UIViewController(), UIWindow(frame: window.frame))
    other.rootViewController = UIViewController()
    other.makeKeyAndVisible()
    stack.present(shown, animated: false)
    other.rootViewController?.present(shown, animated: false)
    #expect(other.rootViewController?.presentedViewController == nil)
    #expect(shown.presentingViewController === stack)
  }

  @Test func whatCouldNotBePresentedWithoutAWindowCanBePresentedLater() {
    let (lonely, shown) = (UIViewController(), UIViewController())
    lonely.loadViewIfNeeded()
    lonely.present(shown, animated: false)
    #expect(lonely.presentedViewController == nil)
    window.rootViewController = lonely
    lonely.present(shown, animated: false)
    #expect(lonely.presentedViewController === shown)
  }

  /// Dismisses another one as soon as its view is about to appear or disappear.
  private final class Impatient: UIViewController {
    var dismisses: UIViewController?

    override func viewWillAppear(_ animated: Bool) { dismiss() }
    override func viewWillDisappear(_ animated: Bool) { dismiss() }
    private func dismiss() {
      let presenting = dismisses
      dismisses = nil
      presenting?.dismiss(animated: false)
    }
  }

  @Test func aControllerDismissedBeforeItAppearsLeavesNoView() {
    let shown = Impatient()
    shown.dismisses = stack
    stack.present(shown, animated: false)
    #expect(stack.presentedViewController == nil && shown.presentingViewController == nil)
    #expect(shown.viewIfLoaded?.window == nil && window.subviews.count == 1)
  }

  @Test func aControllerDismissedWhileItIsDismissedMakesRoomForTheNext() {
    let (shown, next) = (Impatient(), UIViewController())
    stack.present(shown, animated: false)
    shown.dismisses = stack
    stack.dismiss(animated: false)
    stack.present(next, animated: false)
    #expect(stack.presentedViewController === next && shown.viewIfLoaded?.window == nil)
  }

  @Test func whatIsPresentedGoesWithTheRoot() {
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    stack.present(alert, animated: false)
    window.rootViewController = UIViewController()
    #expect(window.subviews == [window.rootViewController?.view])
    #expect(stack.presentedViewController == nil)
  }

  @Test func theOutermostControllerPresentsAndAllOnItKnow() {
    let (first, shown) = (stack.viewControllers[0], UIViewController())
    shown.modalPresentationStyle = .fullScreen
    first.present(shown, animated: false)
    #expect(shown.presentingViewController === stack)
    #expect(first.presentedViewController === shown && stack.presentedViewController === shown)
    first.dismiss(animated: false)
    #expect(first.presentedViewController == nil && shown.presentingViewController == nil)
    first.definesPresentationContext = true
    shown.modalPresentationStyle = .currentContext
    first.present(shown, animated: false)
    #expect(shown.presentingViewController === first && stack.presentedViewController == nil)
    shown.dismiss(animated: false)
    #expect(first.presentedViewController == nil)
  }

  @Test func aSheetLeavesTheUpperPartFreeAndDimsWhatIsBehind() throws {
    let shown = UIViewController()
    stack.present(shown, animated: true)
    try window.advance(to: 1)
    let card = try #require(shown.view.superview)
    #expect(shown.view.frame.minY == 0 && card.frame.minY == 10 && card.frame.maxY == 800)
    #expect(card.layer.cornerRadius == 10)
    let shade = try #require(card.superview?.subviews.first)
    #expect(shade !== card && shade.alpha == 1 && shade.backgroundColor != nil)
    #expect(window.hitTest(CGPoint(x: 200, y: 5), with: nil)?.isDescendant(of: stack.view) == false)
    stack.dismiss(animated: true)
    #expect(shade.alpha == 0)
    try window.advance(to: 2)
    #expect(window.subviews.count == 1)
  }

  @Test func changesGoAlongWithAPresentation() throws {
    let (delegate, shown) = (Delegate(), UIViewController())
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = delegate
    stack.present(shown, animated: true)
    let dimming = try #require(delegate.made)
    #expect(dimming.shade.alpha == 1)
    try window.advance(to: 1)
    #expect(dimming.log == ["laid out", "shown"])
    #expect(shown.view.frame.minY == 400 && shown.transitionCoordinator == nil)
    stack.dismiss(animated: true)
    try window.advance(to: 2)
    #expect(dimming.shade.alpha == 0 && dimming.log.last == "gone")
    delegate.made = nil
  }

  private final class Bubble: UIViewController, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  @Test func aPopoverLiesBesideItsViewAndGoesWithATapBesideIt() throws {
    let anchor = UIView(frame: CGRect(x: 150, y: 100, width: 100, height: 40))
    stack.viewControllers[0].view.addSubview(anchor)
    let bubble = Bubble()
    bubble.modalPresentationStyle = .popover
    bubble.preferredContentSize = CGSize(width: 200, height: 50)
    bubble.presentationController?.delegate = bubble
    bubble.popoverPresentationController?.sourceView = anchor
    stack.present(bubble, animated: false)
    #expect(bubble.view.frame == CGRect(x: 100, y: 153, width: 200, height: 50))
    #expect(stack.view.window != nil && stack.presentedViewController === bubble)
    func tap(at place: String, after pause: Int) throws {
      try window.dactylWindow.play(touches("\(pause)ms down(\(place)) 50ms up 200ms"))
    }
    try tap(at: "200,170", after: 200)
    #expect(stack.presentedViewController === bubble)
    try tap(at: "200,700", after: 900)
    #expect(stack.presentedViewController == nil)
  }

  @Test func aCollectionThatFitsLiesBelowTheBarOfItsStack() {
    let list = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    list.collectionView.contentInset = .zero
    stack.setViewControllers([list], animated: false)
    window.layoutIfNeeded()
    #expect(list.collectionView.contentOffset.y == -stack.navigationBar.frame.maxY)
    list.automaticallyAdjustsScrollViewInsets = false
    #expect(list.collectionView.adjustedContentInset.top == 0)
  }
}
