import Foundation

/// Controllers side by side of which one is seen; a finger draws the next one in.
///
/// The data source is asked for the neighbours whenever a page has come to rest. A page that is
/// drawn by more than half, or flung, comes in; else the former comes back.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Who knows which controllers come before and after one; held weakly. Without one no finger
  /// turns pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { askForNeighbours() } }
  /// Who is told of pages that fingers turn; held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Stored: how pages turn.
  public let transitionStyle: TransitionStyle
  /// Which way pages lie beside each other.
  public let navigationOrientation: NavigationOrientation
  /// Stored: whether pages have a back.
  open var isDoubleSided = false
  /// Stored: where pages turn about.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }

  private var shown: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// The controller that a finger is drawing in.
  private var pending: UIViewController?
  private let pages = UIScrollView(frame: .zero)
  private let dots = UIPageControl(frame: .zero)
  private lazy var follower = PageFollower(self)

  /// A controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller without pages that an archive describes; pages lie side by side.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The controller that is seen, alone in a list; nil before one was set.
  open var viewControllers: [UIViewController]? { shown.map { [$0] } }

  /// What recognises that a finger turns pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [pages.panGestureRecognizer] }

  /// Shows a controller, at once; the delegate is not told.
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

  /// Lays the pages out below the dots.
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

  /// Lays the pages out for the view's extent.
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
  /// Where the page lies that is seen at rest.
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

  /// Takes the page back that a finger was drawing in.
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

/// Hears how the pages are drawn.
private final class PageFollower: NSObject, UIScrollViewDelegate {
  private weak var controller: UIPageViewController?

  init(_ controller: UIPageViewController) { self.controller = controller }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { controller?.follow() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { controller?.rest() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { controller?.rest() }
}
