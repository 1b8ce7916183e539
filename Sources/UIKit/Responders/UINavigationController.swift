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
  /// Who is told which controller is seen; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?
  private var isAnimating = false
  /// Stored: whether the bar is hidden.
  open var isNavigationBarHidden = false

  /// A stack with one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    // By a method: a property that is set here tells nobody.
    setViewControllers([rootViewController], animated: false)
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
    change(animated) { viewControllers.append(viewController) }
  }

  private func change<Result>(_ animated: Bool, _ body: () -> Result) -> Result {
    isAnimating = animated
    defer { isAnimating = false }
    return body()
  }

  /// Takes the last controller away, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    change(animated) { viewControllers.count > 1 ? viewControllers.popLast() : nil }
  }

  /// Takes all controllers but the first away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1 else { return nil }
    return popToViewController(viewControllers[0], animated: animated)
  }

  /// Takes all controllers above one away; nil where it is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let place = viewControllers.firstIndex(of: viewController) else { return nil }
    let gone = Array(viewControllers[(place + 1)...])
    guard !gone.isEmpty else { return [] }
    change(animated) { viewControllers.removeLast(gone.count) }
    return gone
  }

  /// Puts other controllers into the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(animated) { self.viewControllers = viewControllers }
  }

  /// Hides or shows the bar that is not there.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func show(insteadOf former: [UIViewController]) {
    for controller in former where !viewControllers.contains(controller) {
      controller.willMove(toParent: nil)
      controller.isMovingFromParent = true
    }
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    if isViewLoaded, former.last !== topViewController { showTop(insteadOf: former.last) }
    for controller in former where !viewControllers.contains(controller) {
      controller.removeFromParent()
    }
    for controller in viewControllers where controller.isMovingToParent {
      controller.didMove(toParent: self)
    }
  }

  private func showTop(insteadOf last: UIViewController?) {
    let top = topViewController
    top?.loadViewIfNeeded()
    let isShown = appearance == .shown
    if isShown {
      last?.beginAppearanceTransition(false, animated: isAnimating)
      top?.beginAppearanceTransition(true, animated: isAnimating)
    }
    if let top { delegate?.navigationController(self, willShow: top, animated: isAnimating) }
    if let top {
      top.view.frame = view.bounds
      top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(top.view)
      top.tellAppearing()
    }
    last?.viewIfLoaded?.removeFromSuperview()
    view.window?.layOutEverything()
    if isShown {
      last?.endAppearanceTransition()
      top?.endAppearanceTransition()
    }
    if let top { delegate?.navigationController(self, didShow: top, animated: isAnimating) }
  }
}

/// Is told which controller of a stack is seen.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to be seen.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A controller is seen.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
