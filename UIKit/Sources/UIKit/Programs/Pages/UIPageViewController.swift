import Foundation

/// Shows one of several controllers side by side; a finger drags the next one in.
///
/// It asks the data source for neighbours whenever a page comes to rest. A page dragged past half
/// or flung comes in; otherwise the previous one returns.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Provides the controllers before and after one; held weakly. Without it, fingers turn no pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { askForNeighbours() } }
  /// The object that hears of pages that fingers turn; held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Stored: how pages turn.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages lie.
  public let navigationOrientation: NavigationOrientation
  /// Stored: whether pages have a back side.
  open var isDoubleSided = false
  /// Stored: the position of the spine.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }

  private var shown: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// The controller that a finger is dragging in.
  private var pending: UIViewController?
  private let pages = UIScrollView(frame: .zero)
  private let dots = UIPageControl(frame: .zero)
  private lazy var follower = PageFollower(self)

  /// A controller without pages that scrolls sideways.
  public convenience init() {
    self.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }

  /// A controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller without pages, from an archive; pages lie side by side.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The visible controller as a list; nil before one is set.
  open var viewControllers: [UIViewController]? { shown.map { [$0] } }

  /// The recognisers that turn pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [pages.panGestureRecognizer] }

  /// Shows a controller at once, without telling the delegate.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    breakOff()
    let former = shown
    shown = viewControllers?.first
    if former !== shown {
      if let shown { take(shown) }
      if let former { drop(former) }
    }
    dots.numberOfPages = dataSource?.presentationCount(for: self) ?? 0
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    askForNeighbours()
    completion?(true)
  }

  /// Lays out the pages below the dots.
  open override func viewDidLoad() {
    super.viewDidLoad()
    pages.frame = view.bounds
    pages.isPagingEnabled = true
    pages.contentInsetAdjustmentBehavior = .never
    pages.delegate = follower
    dots.isUserInteractionEnabled = false
    view.addSubview(pages)
    view.addSubview(dots)
    if let shown { pages.addSubview(shown.view) }
  }

  /// Lays out the pages for the view's size.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height: CGFloat = dots.numberOfPages > 0 ? 37 : 0
    let (safe, bounds) = (view.safeAreaInsets, view.bounds)
    dots.isHidden = height == 0
    dots.frame = CGRect(
      x: 0, y: bounds.height - safe.bottom - height, width: bounds.width, height: height)
    let room = height > 0 ? height + safe.bottom : 0
    pages.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - room)
    if pending == nil { arrange() }
  }

  // MARK: Pages

  private var isLevel: Bool { navigationOrientation == .horizontal }
  private var extent: CGFloat { isLevel ? pages.bounds.width : pages.bounds.height }
  private var place: CGFloat { isLevel ? pages.contentOffset.x : pages.contentOffset.y }
  /// The offset of the page at rest.
  private var home: CGFloat { before == nil ? 0 : extent }

  private func askForNeighbours() {
    guard pending == nil else { return }
    before = nil
    after = nil
    if let shown, let dataSource {
      before = dataSource.pageViewController(self, viewControllerBefore: shown)
      after = dataSource.pageViewController(self, viewControllerAfter: shown)
    }
    if isViewLoaded { arrange() }
  }

  private func arrange() {
    let count = CGFloat([before, shown, after].compactMap { $0 }.count)
    let size = pages.bounds.size
    pages.contentSize =
      isLevel
      ? CGSize(width: size.width * count, height: size.height)
      : CGSize(width: size.width, height: size.height * count)
    pages.contentOffset = isLevel ? CGPoint(x: home, y: 0) : CGPoint(x: 0, y: home)
    if let shown { put(shown, at: home) }
  }

  private func put(_ controller: UIViewController, at place: CGFloat) {
    let origin = isLevel ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
    controller.view.frame = CGRect(origin: origin, size: pages.bounds.size)
    if controller.view.superview !== pages { pages.addSubview(controller.view) }
  }

  private func take(_ controller: UIViewController) {
    addChild(controller)
    if isViewLoaded { put(controller, at: home) }
    controller.didMove(toParent: self)
  }

  private func drop(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: Fingers

  fileprivate func follow() {
    guard pages.isDragging, pending == nil, let shown else { return }
    let way = place - home
    guard way != 0, let next = way > 0 ? after : before else { return }
    pending = next
    addChild(next)
    next.beginAppearanceTransition(true, animated: true)
    shown.beginAppearanceTransition(false, animated: true)
    put(next, at: home + (way > 0 ? extent : -extent))
    delegate?.pageViewController(self, willTransitionTo: [next])
  }

  fileprivate func rest() {
    guard let next = pending, let former = shown else { return }
    let isThere = next === after ? place > home + extent / 2 : place < home - extent / 2
    settle(isThere)
    if isThere { dots.currentPage += next === after ? 1 : -1 }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [former],
      transitionCompleted: isThere)
    askForNeighbours()
  }

  /// Removes the page that a finger was dragging in.
  private func breakOff() { if pending != nil { settle(false) } }

  private func settle(_ isThere: Bool) {
    guard let next = pending, let former = shown else { return }
    pending = nil
    if isThere {
      shown = next
      next.endAppearanceTransition()
      former.endAppearanceTransition()
      next.didMove(toParent: self)
      drop(former)
    } else {
      next.beginAppearanceTransition(false, animated: true)
      former.beginAppearanceTransition(true, animated: true)
      next.endAppearanceTransition()
      former.endAppearanceTransition()
      drop(next)
    }
  }
}

/// Follows the dragging of pages.
private final class PageFollower: NSObject, UIScrollViewDelegate {
  private weak var controller: UIPageViewController?

  init(_ controller: UIPageViewController) { self.controller = controller }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { controller?.follow() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { controller?.rest() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { controller?.rest() }
}
