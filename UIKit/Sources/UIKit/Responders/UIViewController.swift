import Foundation

/// A responder between a root view and what lies around it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// What the controller is called, in bars, too.
  open var title: String? {
    didSet {
      barItems.navigation?.title = title
      barItems.tab?.title = title
    }
  }
  /// The controller this one belongs to.
  open private(set) weak var parent: UIViewController?
  /// The controllers that belong to this one.
  open private(set) var children: [UIViewController] = []

  @exclusivity(unchecked) nonisolated(unsafe) private var root: UIView?

  /// A controller that makes its own view, or has it from a xib of the name or that of its class.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    sceneOrigin.nibName = nibNameOrNil
  }

  /// A controller that an archive describes.
  public required init?(coder: NSCoder) { super.init() }

  /// A controller that makes its own view.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  deinit {
    // The view may outlive its controller and must not point at it then.
    root?.controller = nil
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

  /// Makes the root view, as a storyboard or xib has it if there is one; override to make your own,
  /// and do not call `super`.
  open func loadView() {
    if let makeView = sceneOrigin.makeView, let view = makeView(self) {
      self.view = view
      return
    }
    let className = String(describing: type(of: self))
    if sceneOrigin.nibName != nil || type(of: self) != UIViewController.self,
      InterfaceArchives.nib(sceneOrigin.nibName ?? className, owner: self) != nil, root != nil
    {
      return
    }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Makes the root view if there is none.
  open func loadViewIfNeeded() {
    guard root == nil else { return }
    loadView()
    precondition(root != nil, "loadView() must set view")
    embedScenes()
    viewDidLoad()
  }

  /// The root view was made; it has its place only later, and may have another extent then.
  open func viewDidLoad() {}
  /// The root view is about to come into a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// The root view is in a window and has its extent; its subviews are laid out next.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The root view has come into a window and is laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// The root view is about to leave the window, or to be covered.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The root view has left the window, or is covered.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The root view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// The root view has placed its subviews.
  open func viewDidLayoutSubviews() {}
  /// Does nothing: memory is short.
  open func didReceiveMemoryWarning() {}
  /// The window is about to have another extent; tells the children, too.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Does nothing: the traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// What the screen is like has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// What bars cover has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Would bring constraints up to date, before layout; empty.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// What it has in bars.
  var barItems = BarItems()
  /// What it knows of the scene it was made from.
  var sceneOrigin = SceneOrigin()

  // MARK: Storyboards

  /// Goes a way of the storyboard by its name; there must be one.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = sceneOrigin.segues.first(where: { $0.identifier == identifier }) else {
      preconditionFailure("\(type(of: self)) has no segue called \"\(identifier)\"")
    }
    perform(segue, sender: sender)
  }
  /// Whether a way that a finger has set off is gone; default true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// A way of the storyboard is about to be gone.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Shows a controller: on the stack of the navigation controller, or else above this one.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// The same: there is no other place for details.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  /// Whether what the controller shows is edited; default false.
  open var isEditing = false {
    didSet { barItems.edit?.title = isEditing ? "Done" : "Edit" }
  }
  /// Edits what the controller shows, or ends it.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button that has the controller edit, or end it.
  open var editButtonItem: UIBarButtonItem {
    if let item = barItems.edit { return item }
    let item = UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    barItems.edit = item
    return item
  }
  /// What stands in the bar below.
  open var toolbarItems: [UIBarButtonItem]?
  /// What stands in the bar below.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// What a press offers while it shows this controller; never asked.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Stored: what to call it where its state is kept.
  open var restorationIdentifier: String?
  /// Does nothing: keeps its state; nobody asks for it.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing: takes its state up; nobody has any.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Whether the keyboard stays as a controller comes that has no use for it; never asked.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Does nothing: the device was turned; `viewWillTransition(to:with:)` is told.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Does nothing: the device is turned; `viewWillTransition(to:with:)` is told.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Does nothing: the device is turned; `viewWillTransition(to:with:)` is told.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Stored: how large it would like to be where others show it in part.
  open var preferredContentSize = CGSize.zero
  /// Stored: whether the tab bar goes as it is pushed.
  open var hidesBottomBarWhenPushed = false
  /// Stored: at which edges it lies below bars.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Stored: whether it lies below bars that nothing shows through.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Stored: whether scroll views give bars room.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Stored: whether controllers in its place are shown above it.
  open var definesPresentationContext = false
  /// Stored: whether its way of coming counts for those shown in its place.
  open var providesPresentationContextTransitionStyle = false
  /// Stored: whether it says what the status bar looks like though it does not cover all.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Stored: how bright or dark it is, whatever the screen says.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// Stored: which keys do something.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Which child says what the status bar looks like.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Which child says whether there is a status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// How it is held as it comes.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Who says how it comes and goes; held weakly.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What shows it, or is about to; nil where it was not presented.
  open var presentationController: UIPresentationController? {
    presentation ?? presentingViewController?.presentedPresentation
  }
  var presentation: UIPresentationController?
  private var presentedPresentation: UIPresentationController? {
    presentedViewController?.presentation
  }

  // MARK: Appearance

  /// Whether and how the view is coming into a window or leaving it.
  private(set) var appearance = Appearance.gone
  private var isAppearanceAnimated = false

  /// Whether the view is being brought into a window for the first time since it left.
  open var isBeingPresented: Bool { appearance == .appearing && presentingViewController != nil }
  /// Whether the view is about to leave, because what shows the controller takes it away.
  open private(set) var isBeingDismissed = false
  /// Whether the controller is just coming to its parent.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is just leaving its parent.
  open internal(set) var isMovingFromParent = false
  /// Whether children are told of appearing and disappearing with this one; default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells that the view is about to come or go; for containers that show children themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearanceAnimated = animated
    switch (appearance, isAppearing) {
    case (.gone, true), (.disappearing, true):
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
    case (.shown, false), (.appearing, false):
      appearance = .disappearing
      viewWillDisappear(animated)
    case (.appearing, true), (.shown, true), (.gone, false), (.disappearing, false):
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in shownChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Tells that the view has come or gone.
  open func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .shown
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .gone
      viewDidDisappear(isAppearanceAnimated)
    case .shown, .gone:
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.appearance.isChanging { child.endAppearanceTransition() }
  }

  /// Tells that the view has come into the window and has its extent.
  func tellAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(isAppearanceAnimated)
    for child in children { child.tellAppearing() }
  }

  private var shownChildren: [UIViewController] {
    children.filter { child in
      guard let root, let childRoot = child.viewIfLoaded else { return false }
      return childRoot.isDescendant(of: root)
    }
  }

  /// The root view is about to come into a window or to leave one, without anybody having said so.
  func viewMoves(intoWindow: Bool) {
    let mayAppear = parent.map { $0.appearance == .shown || $0.appearance == .appearing } ?? true
    switch appearance {
    case .gone where intoWindow && mayAppear:
      beginAppearanceTransition(true, animated: false)
      isMovedByView = parent?.appearance != .appearing
    case .shown where !intoWindow:
      beginAppearanceTransition(false, animated: false)
      isMovedByView = true
    case .gone, .shown, .appearing, .disappearing: break
    }
  }

  /// The root view has come into a window or left one.
  func viewMoved() {
    guard isMovedByView else { return }
    isMovedByView = false
    if appearance == .appearing {
      tellAppearing()
      root?.window?.layOutEverything()
    }
    endAppearanceTransition()
  }
  private var isMovedByView = false

  /// What the screen is like.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection
  }
  /// What else of the view is not to be covered, beside bars; counts for the view and all on it.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.tellSafeAreaChange() } }
  }
  /// How the controller is shown by another: whether it covers all, and that one disappears.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// Stored: how it would come and go; stored.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Stored: whether it stays whatever the user does; stored.
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
  ///
  /// It takes no time unless its `transitioningDelegate` has somebody to move the views. This one
  /// disappears only for styles that cover all of it, as `fullScreen` does; that which the system
  /// takes by itself covers less.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presented = viewControllerToPresent
    guard presentedViewController == nil, presented !== self else { return }
    presentedViewController = presented
    presented.presentingViewController = self
    show(presented: presented, animated: flag, completion: completion)
  }

  /// Takes away what this one shows above itself, or else this one from what shows it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      guard let presenting = outermost.presentingViewController else {
        completion?()
        return
      }
      return presenting.dismiss(animated: flag, completion: completion)
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: false) }
    hide(presented: presented, animated: flag, completion: completion)
  }

  func beginDismissal() { isBeingDismissed = true }
  func endDismissal() { isBeingDismissed = false }

  /// Shows a controller above itself no longer.
  func forget(_ presented: UIViewController) {
    presented.presentingViewController = nil
    presentedViewController = nil
  }
  var sheetDrag: SheetDrag?

  /// The controller that fills the window: this one, or what it lies in.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// The root view's superview, or the parent.
  open override var next: UIResponder? {
    if parent == nil, let presenting = presentation?.presenting { return presenting }
    return root?.superview ?? parent
  }

  /// Takes a controller as a child.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    childController.isMovingToParent = true
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
  /// The parent has changed. Containers of your own call it once a child's view is in its place.
  open func didMove(toParent parent: UIViewController?) {
    isMovingToParent = false
    isMovingFromParent = false
  }

  /// Changes one child's view for another's: the changes are made at once, and the end is told.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.beginAppearanceTransition(false, animated: duration > 0)
    toViewController.beginAppearanceTransition(true, animated: duration > 0)
    if let place = fromViewController.viewIfLoaded?.superview {
      place.addSubview(toViewController.view)
    }
    animations?()
    fromViewController.viewIfLoaded?.removeFromSuperview()
    root?.window?.layOutEverything()
    fromViewController.endAppearanceTransition()
    toViewController.endAppearanceTransition()
    completion?(true)
  }
}
