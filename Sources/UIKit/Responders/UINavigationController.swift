import Foundation

/// A stack of controllers, of which the last one's view fills that of the stack. There are no bars.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The controllers, the last of them seen.
  open var viewControllers: [UIViewController] = [] {
    didSet { show(insteadOf: oldValue) }
  }
  /// The recogniser that would go back; attached, and does nothing by itself.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    recognizer.edges = .left
    return recognizer
  }()
  /// Whether the bar would be hidden; kept and not looked at.
  open var isNavigationBarHidden = false

  /// A stack with one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Attaches the recogniser and shows the last controller's view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let recognizer = interactivePopGestureRecognizer { view.addGestureRecognizer(recognizer) }
    show(insteadOf: [])
  }

  /// The controller that is seen.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is seen, or what it shows above itself.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Shows a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Takes the last controller away, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }

  /// Takes all controllers but the first away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1 else { return nil }
    let gone = Array(viewControllers.dropFirst())
    viewControllers = [viewControllers[0]]
    return gone
  }

  /// Puts other controllers into the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Hides or shows the bar that is not there.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func show(insteadOf former: [UIViewController]) {
    for controller in former where !viewControllers.contains(controller) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    guard isViewLoaded, former.last !== topViewController else { return }
    if let last = former.last {
      last.viewWillDisappear(false)
      last.viewIfLoaded?.removeFromSuperview()
      last.viewDidDisappear(false)
    }
    guard let top = topViewController else { return }
    top.viewWillAppear(false)
    top.view.frame = view.bounds
    view.addSubview(top.view)
    top.viewDidAppear(false)
  }
}
