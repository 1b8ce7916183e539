import Foundation

/// A stack of controllers that shows the last one below a bar; a pan from the left edge goes back.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The controllers; the last is visible.
  open var viewControllers: [UIViewController] = [] {
    didSet { if !isRestoring { show(insteadOf: oldValue) } }
  }
  /// The recogniser that goes back.
  ///
  /// Unless the program sets its delegate, it begins only if there is a back button.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    recognizer.role = "back swipe"
    recognizer.edges = .left
    recognizer.delegate = edge
    edge.stack = self
    recognizer.addAction { [weak self] pan in
      if let self { edge.follow(pan, in: self) }
    }
    return recognizer
  }()
  private let edge = StackEdge()
  /// Hears which controller is visible and may supply transition animations; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar that shows the visible controller's `navigationItem`.
  public private(set) var navigationBar = UINavigationBar(frame: .zero)
  /// The toolbar with the visible controller's `toolbarItems`; hidden by default.
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  /// True if the navigation bar is hidden; default false.
  open var isNavigationBarHidden = false { didSet { placeBars() } }
  /// True if the toolbar is hidden; default true.
  open var isToolbarHidden = true { didSet { placeBars() } }
  /// Stored: true if swiping hides the bar.
  open var hidesBarsOnSwipe = false
  /// Stored: true if tapping shows and hides the bar.
  open var hidesBarsOnTap = false
  /// The duration of showing or hiding bars, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2
  private var isAnimating = false
  private var isRestoring = false
  /// The interactive transition that goes back at present.
  var leader: UIPercentDrivenInteractiveTransition?
  private lazy var content = BarredView(frame: .zero)

  /// Creates a stack, with a view from a nib if there is one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a stack from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    // By a method, because observers do not run for properties set in an initialiser.
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a stack with a navigation bar of the program's own class.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let kind = navigationBarClass as? UINavigationBar.Type {
      navigationBar = makeView(kind) as! UINavigationBar
    }
  }

  /// Adds the bars and the recogniser, then shows the last controller's view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.placeBars = { [weak self] in self?.placeBars() }
    view.addSubview(content)
    view.addSubview(navigationBar)
    navigationBar.noteHeight = { [weak self] in self?.placeBars() }
    navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
    if let recognizer = interactivePopGestureRecognizer { view.addGestureRecognizer(recognizer) }
    placeBars()
    show(insteadOf: [])
  }

  /// Places the bars anew, because the view may have moved out of the safe area or into it.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBars()
  }

  private func placeBars() {
    guard isViewLoaded else { return }
    let safe = view.safeAreaInsets
    navigationBar.isHidden = isNavigationBarHidden
    let height = navigationBar.fullHeight
    navigationBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: height)
    var bars = UIEdgeInsets.zero
    if !isNavigationBarHidden { bars.top = height }
    if !isToolbarHidden {
      if toolbar.superview == nil { view.addSubview(toolbar) }
      toolbar.frame = CGRect(
        x: 0, y: view.bounds.height - safe.bottom - 44, width: view.bounds.width, height: 44)
      toolbar.items = topViewController?.toolbarItems
      bars.bottom = 44
    }
    if isToolbarHidden, toolbar.superview != nil { toolbar.removeFromSuperview() }
    content.bars = bars
  }

  private func fillBar() {
    for controller in viewControllers {
      controller.navigationItem.noteChange = { [weak self] in
        guard let self else { return }
        navigationBar.setNeedsLayout()
        if navigationBar.bounds.height != navigationBar.fullHeight { placeBars() }
      }
    }
    navigationBar.items = viewControllers.map(\.navigationItem)
    if navigationBar.bounds.height != navigationBar.fullHeight { placeBars() }
    if !isToolbarHidden { toolbar.items = topViewController?.toolbarItems }
  }

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// The visible controller, which decides the status bar's style.
  open override var childForStatusBarStyle: UIViewController? { topViewController }

  /// The visible controller, which decides if the status bar hides.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The last controller.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that the last one presents, or else the last one.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Adds a controller to the top of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(animated) { viewControllers.append(viewController) }
  }

  private func change<Result>(_ animated: Bool, _ body: () -> Result) -> Result {
    isAnimating = animated
    defer { isAnimating = false }
    return body()
  }

  /// Removes the last controller unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    change(animated) { viewControllers.count > 1 ? viewControllers.popLast() : nil }
  }

  /// Removes all controllers but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1 else { return nil }
    return popToViewController(viewControllers[0], animated: animated)
  }

  /// Removes all controllers above one; returns nil if the stack does not contain it.
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

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(animated) { self.viewControllers = viewControllers }
  }

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func show(insteadOf former: [UIViewController]) {
    // The stack changes by other means than the finger that goes back.
    if let leader, leader.hasTransition {
      self.leader = nil
      leader.finishAtOnce()
    }
    for controller in former where !viewControllers.contains(controller) {
      controller.willMove(toParent: nil)
      controller.isMovingFromParent = true
    }
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    fillBar()
    let end: (Bool) -> Void = { [self] didComplete in
      guard didComplete else { return restore(former) }
      for controller in former where !viewControllers.contains(controller) {
        controller.removeFromParent()
      }
      for controller in viewControllers where controller.isMovingToParent {
        controller.didMove(toParent: self)
      }
    }
    if isViewLoaded, former.last !== topViewController {
      showTop(insteadOf: former, end)
    } else {
      end(true)
    }
  }

  /// Restores the stack after a cancelled transition.
  private func restore(_ former: [UIViewController]) {
    isRestoring = true
    for controller in viewControllers where !former.contains(controller) {
      controller.removeFromParent()
    }
    viewControllers = former
    for controller in former { controller.isMovingFromParent = false }
    isRestoring = false
    fillBar()
  }

  private func showTop(insteadOf former: [UIViewController], _ end: @escaping (Bool) -> Void) {
    let (last, top) = (former.last, topViewController)
    let animated = isAnimating
    top?.loadViewIfNeeded()
    let isShown = appearance == .shown
    if isShown {
      last?.beginAppearanceTransition(false, animated: animated)
      top?.beginAppearanceTransition(true, animated: animated)
    }
    if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    let finish: (Bool) -> Void = { [self] didComplete in
      guard didComplete else {
        if isShown {
          top?.beginAppearanceTransition(false, animated: animated)
          last?.beginAppearanceTransition(true, animated: animated)
        }
        top?.viewIfLoaded?.removeFromSuperview()
        if let view = last?.viewIfLoaded { content.addSubview(view) }
        if isShown {
          top?.endAppearanceTransition()
          last?.endAppearanceTransition()
        }
        return end(false)
      }
      last?.viewIfLoaded?.removeFromSuperview()
      view.window?.layOutEverything()
      if isShown {
        last?.endAppearanceTransition()
        top?.endAppearanceTransition()
      }
      if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
      end(true)
    }
    guard let top else { return finish(true) }
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let operation: Operation = former.contains(top) ? .pop : .push
    guard animated, isShown, let last, let (animator, leader) = mover(operation, last, top) else {
      top.view.frame = content.bounds
      content.addSubview(top.view)
      top.tellAppearing()
      return finish(true)
    }
    let transition = ControllerTransition(
      from: last, to: top, in: content, style: .none, animator: animator,
      initial: content.bounds, final: content.bounds
    ) { didComplete in
      if didComplete { top.tellAppearing() }
      finish(didComplete)
    }
    transition.start(leader: leader)
  }

  private func mover(
    _ operation: Operation, _ from: UIViewController, _ to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?)?
  {
    if let own = delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    {
      return (own, delegate?.navigationController(self, interactionControllerFor: own))
    }
    // A callback may have changed the stack meanwhile: the finger leads one transition only.
    guard let leader, !leader.hasTransition else { return nil }
    return (StackSlide(), leader)
  }

  /// The kind of a transition.
  public enum Operation: Int, Hashable, Sendable {
    /// No change.
    case none
    /// A controller is added.
    case push
    /// A controller is removed.
    case pop
  }
}

/// Hears of a stack's visible controller and supplies transition animations.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// The controller is about to become visible.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// The controller has become visible.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// The animator of the transition; nil, the default, animates nothing.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The object that drives an interactive transition; nil, the default, for other transitions.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// The default of the protocol.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// The default of the protocol.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// The default of the protocol.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default of the protocol.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
