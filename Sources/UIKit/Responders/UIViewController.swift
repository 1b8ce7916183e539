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
