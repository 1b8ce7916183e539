import Foundation

/// A responder that manages a root view and its subviews.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The title, also of the controller's bar items.
  open var title: String? {
    didSet {
      barItems.navigation?.title = title
      barItems.tab?.title = title
    }
  }
  /// The controller that contains this one.
  open private(set) weak var parent: UIViewController?
  /// The controllers that this one contains.
  open private(set) var children: [UIViewController] = []

  @exclusivity(unchecked) nonisolated(unsafe) private var root: UIView?

  /// Creates a controller with the name of its nib; nil uses the class's name.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    sceneOrigin.nibName = nibNameOrNil
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a controller without a nib name.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  deinit {
    // The view may outlive its controller.
    root?.controller = nil
  }

  /// The root view; loaded on first access.
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

  /// The root view if it is loaded.
  open var viewIfLoaded: UIView? { root }

  /// True if the root view is loaded.
  open var isViewLoaded: Bool { root != nil }

  /// Creates the root view from a storyboard or nib, or an empty one.
  ///
  /// An override sets `view` and does not call `super`.
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

  /// Loads the root view unless it is loaded.
  open func loadViewIfNeeded() {
    guard root == nil else { return }
    loadView()
    precondition(root != nil, "loadView() must set view")
    embedScenes()
    viewDidLoad()
  }

  /// The root view is loaded; its frame may still change.
  open func viewDidLoad() {}
  /// The root view is about to enter a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// The root view is in a window and has its size; layout of its subviews follows.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The root view has entered a window and is laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// The root view is about to leave the window or be covered.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The root view has left the window or is covered.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The root view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The root view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Does nothing: low memory is not reported.
  open func didReceiveMemoryWarning() {}
  /// The window is about to change its size; forwards to the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// The screen's traits are about to change; forwards to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// The screen's traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Updates the root view's constraints.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The controller's bar items.
  var barItems = BarItems()
  /// The storyboard or nib that the controller comes from.
  var sceneOrigin = SceneOrigin()

  // MARK: Storyboards

  /// Performs the storyboard's segue with an identifier; it must exist.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = sceneOrigin.segues.first(where: { $0.identifier == identifier }) else {
      preconditionFailure("\(type(of: self)) has no segue called \"\(identifier)\"")
    }
    perform(segue, sender: sender)
  }
  /// True if a segue that the user triggers may run; default true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// A segue is about to run.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Does nothing: an unwind segue passes on its way to another controller; never called.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// True if an unwind segue may end here; never asked.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { action.isMethod(of: self) }
  /// The children that an unwind segue may end at; never asked.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { children.filter { $0 !== source.source } }
  /// The controller that performs an action: this one or a parent.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parent?.targetViewController(forAction: action, sender: sender)
  }
  /// Does nothing: the margins of the view changed; never called.
  open func viewLayoutMarginsDidChange() {}
  /// The name of the xib that it was made with.
  open var nibName: String? { sceneOrigin.nibName }
  /// The least margins of a view: those of a phone.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  /// Does nothing when set: the view's margins are at least the system's; always true.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { true }
    set {}
  }
  /// Does nothing: gives a child traits of its own.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
  /// Nil: children have the screen's traits.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { nil }
  /// Shows a controller: pushes it in a navigation controller, else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Shows a controller in the second column of the split view around, or else as `show` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      show(vc, sender: sender)
    }
  }

  /// True while the user edits the content; default false.
  open var isEditing = false {
    didSet { barItems.edit?.title = isEditing ? "Done" : "Edit" }
  }
  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A button that toggles editing.
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
  /// The items of the toolbar.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// The actions of a preview; unused.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Stored: the identifier for state restoration.
  open var restorationIdentifier: String?
  /// Does nothing: state is not saved.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing: state is not restored.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// True keeps the keyboard while other controllers show; unused.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Does nothing: `viewWillTransition(to:with:)` reports a rotation.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Does nothing: `viewWillTransition(to:with:)` reports a rotation.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Does nothing: `viewWillTransition(to:with:)` reports a rotation.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// The preferred size in a popover.
  open var preferredContentSize = CGSize.zero
  /// Stored: true if pushing hides the tab bar.
  open var hidesBottomBarWhenPushed = false
  /// Stored: the edges at which the view extends under bars.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Stored: true if the view extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// True if a scroll view that is the view, or the rearmost one on it, makes room for bars even if
  /// its content does not scroll; default true.
  open var automaticallyAdjustsScrollViewInsets = true
  /// True if presentations in the current context come from this controller, and not from the
  /// outermost one.
  open var definesPresentationContext = false
  /// Stored: true if presentations in this context use its transition style.
  open var providesPresentationContextTransitionStyle = false
  /// True if it decides the status bar's look without covering the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Stored: the light or dark style that overrides the screen's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// Stored: the key commands.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The animation of the status bar; unused.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides the status bar's style; unused.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides if the status bar is hidden; unused.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The orientation at first; unused.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Supplies the transition's animator; held weakly.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation that shows this controller, or will; nil for a style without one.
  open var presentationController: UIPresentationController? {
    presentation ?? presentingViewController?.presentedPresentation
      ?? sheetPresentationController ?? popoverPresentationController
  }
  var presentation: UIPresentationController?
  /// The coordinator of the transition that is under way.
  var coordinator: TransitionCoordinator?
  private var presentedPresentation: UIPresentationController? {
    presentedViewController?.presentation
  }

  // MARK: Appearance

  /// Where the view is on its way into or out of a window.
  private(set) var appearance = Appearance.gone
  private var isAppearanceAnimated = false

  /// True while the presented view appears.
  open var isBeingPresented: Bool { appearance == .appearing && presentingViewController != nil }
  /// True while the presenting controller dismisses this one.
  open private(set) var isBeingDismissed = false
  /// True while a parent adds this controller.
  open internal(set) var isMovingToParent = false
  /// True while a parent removes this controller.
  open internal(set) var isMovingFromParent = false
  /// True if children appear and disappear with this controller; default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The view is about to appear or disappear; for containers that show children themselves.
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

  /// The view has appeared or disappeared.
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

  /// Calls `viewIsAppearing(_:)` once the view is in the window and has its size.
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

  /// The root view is about to enter or leave a window because somebody moved the view itself.
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

  /// The root view has entered or left a window.
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

  /// The traits of the view, or of the main screen.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection
  }
  /// Additional insets of the safe area, for the view and its subviews.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.tellSafeAreaChange() } }
  }
  /// How a presented controller covers the one that presents it.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// Stored: the animation of the presentation.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// True keeps the user from dragging the sheet away.
  open var isModalInPresentation = false
  /// The status bar's style; unused.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// True hides the status bar; unused.
  open var prefersStatusBarHidden: Bool { false }
  /// True hides the home indicator; unused.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// True if it rotates with the device; unused.
  open var shouldAutorotate: Bool { true }
  /// The orientations that it supports; unused.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The edges at which the system's gestures wait; unused.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Does nothing: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing: the system has no gestures here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Does nothing: there is no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The navigation controller that contains this one.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// The controller that this one presents, or one that contains it.
  open var presentedViewController: UIViewController? {
    ownPresented ?? (presentingViewController == nil ? parent?.presentedViewController : nil)
  }
  private var ownPresented: UIViewController?
  /// The controller that presents this one.
  open private(set) weak var presentingViewController: UIViewController?

  /// Presents a controller: its view fills the window and comes to the front.
  ///
  /// Only a `transitioningDelegate` can animate it. The presenting controller disappears only under
  /// styles that cover it, such as `fullScreen`; `automatic` does not. Nothing is presented by a
  /// controller that presents another already, nor one that is presented, or that presents or
  /// contains this controller. Without a window, `completion` is called and nothing else happens.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presented = viewControllerToPresent
    let presenter = presenter(for: presented.modalPresentationStyle)
    guard presenter.ownPresented == nil, presented.presentingViewController == nil,
      !isInside(presented), !presenter.isPresented(above: presented)
    else { return }
    presenter.ownPresented = presented
    presented.presentingViewController = presenter
    presenter.show(presented: presented, from: self, animated: flag, completion: completion)
  }

  /// True if the other controller is this one, or presents it, or presents who does.
  private func isPresented(above other: UIViewController) -> Bool {
    self === other || presentingViewController?.isPresented(above: other) ?? false
  }

  /// Who presents a controller for this one: the outermost, or one that provides a context.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    if style == .currentContext || style == .overCurrentContext, definesPresentationContext {
      return self
    }
    return parent?.presenter(for: style) ?? self
  }

  /// Dismisses the presented controller, or else this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      guard let presenting = outermost.presentingViewController else {
        completion?()
        return
      }
      return presenting.dismiss(animated: flag, completion: completion)
    }
    if presented.presentedViewController != nil { presented.dismiss(animated: false) }
    presented.presentingViewController?.hide(
      presented: presented, animated: flag, completion: completion)
  }

  func beginDismissal() { isBeingDismissed = true }
  func endDismissal() { isBeingDismissed = false }

  /// Ends the presentation of a controller, unless a callback has ended it and begun another.
  func forget(_ presented: UIViewController) {
    guard ownPresented === presented else { return }
    presented.presentingViewController = nil
    ownPresented = nil
  }
  var sheetDrag: SheetDrag?

  /// The topmost parent, or this controller.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// The presenting controller, the root view's superview, or the parent.
  open override var next: UIResponder? {
    if parent == nil, let presentingViewController { return presentingViewController }
    return root?.superview ?? parent
  }

  /// Adds a controller as a child.
  ///
  /// If a callback moves the child elsewhere, or this controller into the child, it stays there.
  ///
  /// - Precondition: This controller is not in the child.
  open func addChild(_ childController: UIViewController) {
    precondition(!isInside(childController), "a controller cannot be its own parent")
    childController.removeFromParent()
    childController.willMove(toParent: self)
    guard childController.parent == nil, !isInside(childController) else { return }
    childController.parent = self
    childController.isMovingToParent = true
    children.append(childController)
  }

  /// True if the other controller is this one or one of its parents.
  private func isInside(_ other: UIViewController) -> Bool {
    self === other || parent?.isInside(other) ?? false
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
  /// The parent has changed; containers call it once the child's view is in place.
  open func didMove(toParent parent: UIViewController?) {
    isMovingToParent = false
    isMovingFromParent = false
  }

  /// Replaces one child's view with another's at once, then calls `completion`.
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
