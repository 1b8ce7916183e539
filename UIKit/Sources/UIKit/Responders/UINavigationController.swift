import Foundation

/// A stack of controllers, of which the last one's view is seen below a bar; a pan from the left
/// edge goes back.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The controllers, the last of them seen.
  open var viewControllers: [UIViewController] = [] {
    didSet { if !isRestoring { show(insteadOf: oldValue) } }
  }
  /// The recogniser that goes back; without a delegate of the program's it does so only where there
  /// is a button to go back.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    recognizer.edges = .left
    recognizer.delegate = edge
    edge.stack = self
    recognizer.addAction { [weak self] pan in
      if let self { edge.follow(pan, in: self) }
    }
    return recognizer
  }()
  private let edge = StackEdge()
  /// Who is told which controller is seen, and asked who moves the views; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar, with what the seen controller's `navigationItem` says.
  public private(set) var navigationBar = UINavigationBar(frame: .zero)
  /// The bar below, hidden at first, with the seen controller's `toolbarItems`.
  public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  /// Whether the bar is hidden; default false.
  open var isNavigationBarHidden = false { didSet { placeBars() } }
  /// Whether the bar below is hidden; default true.
  open var isToolbarHidden = true { didSet { placeBars() } }
  /// Stored: whether the bar goes as content scrolls.
  open var hidesBarsOnSwipe = false
  /// Stored: whether the bar comes and goes with a tap.
  open var hidesBarsOnTap = false
  /// How long bars take to come and go where that is animated, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2
  private var isAnimating = false
  private var isRestoring = false
  /// Who leads the way back at present.
  var leader: UIPercentDrivenInteractiveTransition?
  private lazy var content = BarredView(frame: .zero)

  /// A stack, perhaps with a view of a nib's.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A stack that an archive describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A stack with one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    // By a method: a property that is set here tells nobody.
    setViewControllers([rootViewController], animated: false)
  }

  /// A stack with bars of classes of the program's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let kind = navigationBarClass as? UINavigationBar.Type {
      navigationBar = makeView(kind) as! UINavigationBar
    }
  }

  /// Attaches the recogniser and shows the last controller's view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.placeBars = { [weak self] in self?.placeBars() }
    view.addSubview(content)
    view.addSubview(navigationBar)
    navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
    if let recognizer = interactivePopGestureRecognizer { view.addGestureRecognizer(recognizer) }
    placeBars()
    show(insteadOf: [])
  }

  private func placeBars() {
    guard isViewLoaded else { return }
    let safe = view.safeAreaInsets
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: 44)
    var bars = UIEdgeInsets.zero
    if !isNavigationBarHidden { bars.top = 44 }
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
      controller.navigationItem.noteChange = { [weak self] in self?.navigationBar.setNeedsLayout() }
    }
    navigationBar.items = viewControllers.map(\.navigationItem)
    if !isToolbarHidden { toolbar.items = topViewController?.toolbarItems }
  }

  /// Says whether the bar below is hidden.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Whether the controller on top says what the status bar looks like; it does.
  open override var childForStatusBarStyle: UIViewController? { topViewController }

  /// The controller that is seen.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller that is seen, or what it shows above itself.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Shows a controller on top.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
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

  /// Goes back to how it was, where a way was broken off.
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
    return leader.map { (StackSlide(), $0) }
  }

  /// Whether a controller comes or goes.
  public enum Operation: Int, Hashable, Sendable {
    /// Neither.
    case none
    /// It comes.
    case push
    /// It goes.
    case pop
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
  /// Who moves the views; nil, the default, for nobody.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who leads the way; nil, the default, for nobody.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
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
  /// Nobody.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nobody.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
