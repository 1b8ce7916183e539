import Foundation

/// A view onto something larger, which fingers drag and zoom.
///
/// Its pan and its pinch are recognisers as any other. Content that is pulled beyond its ends gives
/// way and springs back; let go with speed it goes on, and comes to rest by itself or at a page.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Who is told about scrolling; held weakly.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// How large the content is.
  open var contentSize = CGSize.zero
  /// The space around the content.
  open var contentInset = UIEdgeInsets.zero { didSet { noteInsets() } }
  /// The space around the content, what bars cover included where that counts.
  open var adjustedContentInset: UIEdgeInsets {
    let covered = insetsOfBars
    return UIEdgeInsets(
      top: contentInset.top + covered.top, left: contentInset.left + covered.left,
      bottom: contentInset.bottom + covered.bottom, right: contentInset.right + covered.right)
  }
  /// The space around the content has changed; does nothing.
  open func adjustedContentInsetDidChange() {}
  /// Whether a finger can drag the content; default true.
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether arrows and page keys move the content; default true.
  open var allowsKeyboardScrolling = true
  /// Whether fingers are on their way to dragging, or drag.
  open var isTracking: Bool { motion.isTracking }
  /// Whether a finger is dragging.
  open var isDragging: Bool { motion.isTracking }
  /// Whether the content goes on by itself after a drag.
  open var isDecelerating: Bool { motion.isDecelerating }
  /// Whether fingers zoom.
  open internal(set) var isZooming = false
  /// Whether the content was zoomed past its limits and is coming back.
  open internal(set) var isZoomBouncing = false
  /// Whether a drag that is clearly upright or level keeps to that direction; default false.
  open var isDirectionalLockEnabled = false
  /// Whether content gives way beyond its ends; default true.
  open var bounces = true
  /// Whether content gives way up and down even where it fits; default false.
  open var alwaysBounceVertical = false
  /// Whether content gives way from side to side even where it fits; default false.
  open var alwaysBounceHorizontal = false
  /// Whether zooming goes past its limits; default true.
  open var bouncesZoom = true
  /// Whether content stops at multiples of the view; default false.
  open var isPagingEnabled = false
  /// How soon content that goes on comes to rest; default slowly.
  open var decelerationRate: DecelerationRate = .normal
  /// Stored: whether a mark shows how far it is scrolled down.
  open var showsVerticalScrollIndicator = true
  /// Stored: whether a mark shows how far it is scrolled aside.
  open var showsHorizontalScrollIndicator = true
  /// Stored: the space around the marks.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored: the space around the upright mark.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored: the space around the level mark.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored: what the marks look like.
  open var indicatorStyle: IndicatorStyle = .default
  /// Does nothing: there are no marks to show.
  open func flashScrollIndicators() {}
  /// Whether views on this one get their touches once it is clear that the finger does not scroll,
  /// 150 ms later at the latest; default true.
  open var delaysContentTouches = true
  /// Whether the pan may take touches from views on this one that have them already; default true.
  open var canCancelContentTouches = true
  /// Stored: whether a tap on a status bar scrolls up.
  open var scrollsToTop = true
  /// When what bars cover counts as space around the content.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// How a drag makes the first responder give that up; default not at all.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// A control that a pull beyond the upper end sets off.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// How large what `viewForZooming(in:)` names is shown; setting it zooms about the middle.
  open var zoomScale: CGFloat {
    get { zoomedView.map { $0.transform.a } ?? storedScale }
    set { zoom(to: newValue, about: CGPoint(x: bounds.midX, y: bounds.midY)) }
  }
  /// How small things may be seen; default 1.
  open var minimumZoomScale: CGFloat = 1
  /// How large things may be seen; default 1. Pinches zoom only where it is above the least.
  open var maximumZoomScale: CGFloat = 1

  /// The pan that drags the content.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// The pinch that zooms the content.
  public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()

  /// The content, to make constraints with: its extent becomes `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { guide(.content) }
  /// The view's own place, which does not scroll, to make constraints with.
  open var frameLayoutGuide: UILayoutGuide { guide(.frame) }

  /// The space around the content when it was last looked at.
  var knownInset = UIEdgeInsets.zero
  let touchDelay = ContentTouchDelay(target: nil, action: nil)
  /// What the content is doing.
  var motion = ScrollMotion.rest
  /// To where the finger has pulled the content, and which ways it may.
  var drag = ScrollDrag()
  /// A scale without a view that shows it.
  var storedScale: CGFloat = 1
  /// The scale at which a pinch began.
  var pinchStart: CGFloat = 1

  /// A view with the given place and extent.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view with the extent that an archive says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// What of the content is at the view's corner; setting it stops what is going on.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if !motion.isTracking { halt() }
      scroll(to: newValue)
    }
  }

  /// The view's own coordinate system; its origin is the content's offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let former = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != former { noteScroll() }
    }
  }

  /// Moves the content, at once or in 0.3 s, after which the delegate is told.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    lead(to: contentOffset)
  }

  /// Moves the content so far that a part of it is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    var place = contentOffset
    place.x = min(max(place.x, rect.maxX + inset.right - bounds.width), rect.minX - inset.left)
    place.y = min(max(place.y, rect.maxY + inset.bottom - bounds.height), rect.minY - inset.top)
    setContentOffset(held(place), animated: animated)
  }

  /// Shows the content at a scale, at once or in 0.25 s, after which the delegate is told.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, about: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
  }

  /// Shows a part of what is zoomed, as large as it fits.
  open func zoom(to rect: CGRect, animated: Bool) { show(rect, animated: animated) }

  /// Whether views on this one may have touches; never asked: they get them.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a view on this one that has its touches already may lose them to the pan; default true
  /// but for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether touches of a view wait until it is clear whether the finger scrolls.
  func delaysTouches(in view: UIView) -> Bool {
    delaysContentTouches && isScrollEnabled && (axes.x.scrolls || axes.y.scrolls)
  }

  /// Moves the content by arrows and page keys; hands on what does not move it.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !moves(by: $0.type) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Lets the pan begin only where content can move in the direction of the drag, so that a scroll
  /// view around this one gets the others.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayDrag()
  }

  /// Lays out, and brings a control for refreshing to its place above the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    noteInsets()
    refreshControl?.place(in: self)
  }

  /// Where a drag comes to rest that would do so at a place, let go at a speed in points per
  /// millisecond.
  func restingPlace(for place: CGPoint, at speed: CGPoint) -> CGPoint { place }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    touchDelay.delaysTouchesBegan = true
    addGestureRecognizer(touchDelay)
    if let pinchGestureRecognizer { addGestureRecognizer(pinchGestureRecognizer) }
    panGestureRecognizer.addAction { [weak self] in self?.follow($0) }
    pinchGestureRecognizer?.addAction { [weak self] in self?.zoom(by: $0) }
  }
}
