import Foundation

/// A responder between a root view and what lies around it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// What the controller is called.
  open var title: String?
  /// The controller this one belongs to.
  open private(set) weak var parent: UIViewController?
  /// The controllers that belong to this one.
  open private(set) var children: [UIViewController] = []

  private var root: UIView?

  /// A controller that makes its own view. There are no archives here: the names are not looked at.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller that makes its own view. Nothing is read: there are no archives here.
  public required init?(coder: NSCoder) { super.init() }

  /// A controller that makes its own view.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  deinit {
    // The view may outlive its controller and must not point at it then.
    let root = root
    MainActor.assumeIsolated { root?.controller = nil }
  }

  /// The root view; made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return root
    }
    set {
      root?.controller = nil
      root = newValue
      newValue?.controller = self
    }
  }

  /// The root view if there is one.
  open var viewIfLoaded: UIView? { root }

  /// Whether there is a root view.
  open var isViewLoaded: Bool { root != nil }

  /// Makes the root view; override to make your own.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Makes the root view if there is none.
  open func loadViewIfNeeded() {
    guard root == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// The root view was made.
  open func viewDidLoad() {}
  /// The root view is about to come into a window as its root.
  open func viewWillAppear(_ animated: Bool) {}
  /// The root view has come into a window as its root.
  open func viewDidAppear(_ animated: Bool) {}
  /// The root view is about to leave; never called by the engine.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The root view has left; never called by the engine.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Subviews are about to be placed; never called by the engine.
  open func viewWillLayoutSubviews() {}
  /// Subviews were placed; never called by the engine.
  open func viewDidLayoutSubviews() {}
  /// Memory is short; never called by the engine.
  open func didReceiveMemoryWarning() {}
  /// The extent is about to change; never called by the engine.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// What the screen is like has changed; never called by the engine.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// What bars cover has changed; never called by the engine.
  open func viewSafeAreaInsetsDidChange() {}

  /// What the screen is like.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection
  }
  /// What else is not to be covered; kept and not looked at.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// How the controller would be shown by another; kept and not looked at.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// How it would come and go; kept and not looked at.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether it stays whatever the user does; kept and not looked at.
  open var isModalInPresentation = false
  /// What the status bar would look like.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there would be no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the bar for going home would hide.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }
  /// How it may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// At which edges the system's own gestures would wait; nobody asks.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Does nothing: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing: there are no gestures of the system's.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Does nothing: there is no such bar.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The navigation controller it is in.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The controller it shows above itself.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that shows it.
  open private(set) weak var presentingViewController: UIViewController?

  /// Shows a controller above this one: its view fills the window and comes to the front.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    if let window = viewIfLoaded?.window {
      viewControllerToPresent.viewWillAppear(flag)
      viewControllerToPresent.view.frame = window.bounds
      window.addSubview(viewControllerToPresent.view)
      viewControllerToPresent.viewDidAppear(flag)
    }
    completion?()
  }

  /// Takes away what this one shows above itself, or else this one from what shows it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      guard let presentingViewController else { return }
      return presentingViewController.dismiss(animated: flag, completion: completion)
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: false) }
    presented.viewWillDisappear(flag)
    presented.viewIfLoaded?.removeFromSuperview()
    presented.viewDidDisappear(flag)
    presented.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }

  /// The root view's superview, or the parent.
  open override var next: UIResponder? { root?.superview ?? parent }

  /// Takes a controller as a child.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Leaves the parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}
  /// The parent has changed.
  open func didMove(toParent parent: UIViewController?) {}
}
