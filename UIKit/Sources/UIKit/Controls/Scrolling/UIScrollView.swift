import Foundation

/// A view onto larger content that fingers drag and zoom.
///
/// Content stretches when pulled beyond its ends and springs back. After a lift at speed it glides
/// on, and rests by itself or on a page. The pan and the pinch are ordinary recognisers.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The object that hears of scrolling; held weakly.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content.
  open var contentSize = CGSize.zero
  /// The space around the content.
  open var contentInset = UIEdgeInsets.zero { didSet { noteInsets() } }
  /// The space around the content, including the area under bars where that counts.
  open var adjustedContentInset: UIEdgeInsets {
    let covered = insetsOfBars
    return UIEdgeInsets(
      top: contentInset.top + covered.top, left: contentInset.left + covered.left,
      bottom: contentInset.bottom + covered.bottom, right: contentInset.right + covered.right)
  }
  /// Override point: the space around the content changed.
  open func adjustedContentInsetDidChange() {}
  /// True if a finger can drag the content; default true.
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// True if arrows and page keys move the content; default true.
  open var allowsKeyboardScrolling = true
  /// True while a finger touches the content, even before it drags.
  open var isTracking: Bool {
    motion.isTracking
      || panGestureRecognizer.state == .possible && panGestureRecognizer.numberOfTouches > 0
  }
  /// True while a finger drags the content.
  open var isDragging: Bool { motion.isTracking }
  /// True while the content glides after a drag.
  open var isDecelerating: Bool { motion.isDecelerating }
  /// True while fingers zoom.
  open internal(set) var isZooming = false
  /// True while content zoomed past its limits returns.
  open internal(set) var isZoomBouncing = false
  /// True if a clearly vertical or horizontal drag keeps to that axis; default false.
  open var isDirectionalLockEnabled = false
  /// True if content stretches beyond its ends; default true.
  open var bounces = true
  /// True if content stretches vertically even if it fits; default false.
  open var alwaysBounceVertical = false
  /// True if content stretches horizontally even if it fits; default false.
  open var alwaysBounceHorizontal = false
  /// True if zooming stretches past its limits; default true.
  open var bouncesZoom = true
  /// True if content rests only at multiples of the view's size; default false.
  open var isPagingEnabled = false
  /// How quickly gliding content comes to rest; default `normal`.
  open var decelerationRate: DecelerationRate = .normal
  /// Stored: whether a vertical scroll indicator shows.
  open var showsVerticalScrollIndicator = true
  /// Stored: whether a horizontal scroll indicator shows.
  open var showsHorizontalScrollIndicator = true
  /// Stored: the insets of the scroll indicators.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored: the insets of the vertical scroll indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored: the insets of the horizontal scroll indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored: the look of the scroll indicators.
  open var indicatorStyle: IndicatorStyle = .default
  /// Does nothing: there are no scroll indicators.
  open func flashScrollIndicators() {}
  /// True if subviews get touches only once the finger clearly does not scroll, at most 150 ms
  /// later; default true.
  open var delaysContentTouches = true
  /// True if the pan may cancel touches that subviews already have; default true.
  open var canCancelContentTouches = true
  /// Stored: whether a tap on a status bar scrolls to the top.
  open var scrollsToTop = true
  /// When the area under bars counts as content inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// How a drag makes the first responder resign; default not at all.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// The control that fires when the user pulls beyond the upper end.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// The scale of the view that `viewForZooming(in:)` returns; setting it zooms about the middle.
  open var zoomScale: CGFloat {
    get { zoomedView.map { $0.transform.a } ?? storedScale }
    set { zoom(to: newValue, about: CGPoint(x: bounds.midX, y: bounds.midY)) }
  }
  /// The smallest scale; default 1.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale; default 1. Pinches zoom only if it is above the smallest.
  open var maximumZoomScale: CGFloat = 1

  /// The pan that drags the content.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// The pinch that zooms the content.
  public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()

  /// Guide for constraints to the content; its size becomes `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { guide(.content) }
  /// True if the content lies below the bars even if it does not scroll.
  var staysBelowBars: Bool { false }
  override var contentGuide: UILayoutGuide? { contentLayoutGuide }
  override func takeContentSize(_ size: CGSize) {
    if contentSize != size { contentSize = size }
  }
  /// Guide for constraints to the view's own frame, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide { guide(.frame) }

  /// The content inset that was last applied.
  var knownInset = UIEdgeInsets.zero
  let touchDelay = ContentTouchDelay(target: nil, action: nil)
  /// What the content is doing.
  var motion = ScrollMotion.rest
  /// The state of the current drag.
  var drag = ScrollDrag()
  /// The scale while there is no zoomed view.
  var storedScale: CGFloat = 1
  /// The scale at which a pinch began.
  var pinchStart: CGFloat = 1

  /// A scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A scroll view with the frame that an archive holds.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The point of the content at the view's corner; setting it stops gliding and animation.
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

  /// Scrolls at once, or in 0.3 s and then tells the delegate.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    lead(to: contentOffset)
  }

  /// Scrolls just far enough to show a part of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    var place = contentOffset
    place.x = min(max(place.x, rect.maxX + inset.right - bounds.width), rect.minX - inset.left)
    place.y = min(max(place.y, rect.maxY + inset.bottom - bounds.height), rect.minY - inset.top)
    setContentOffset(held(place), animated: animated)
  }

  /// Zooms at once, or in 0.25 s and then tells the delegate.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, about: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
  }

  /// Zooms so that a part of the zoomed view fits.
  open func zoom(to rect: CGRect, animated: Bool) { show(rect, animated: animated) }

  /// True if a subview receives touches that come down on it; default true.
  ///
  /// False keeps all messages about these touches from the subview.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// True if a subview that already has touches may lose them to the pan; default true except for
  /// controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// True if a subview's touches wait until it is clear that the finger does not scroll.
  func delaysTouches(in view: UIView) -> Bool {
    delaysContentTouches && isScrollEnabled && (axes.x.scrolls || axes.y.scrolls)
  }

  /// Scrolls by arrow and page keys; passes other presses on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !moves(by: $0.type) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Lets the pan begin only if content can move in its direction, and the pinch only if it zooms;
  /// an enclosing scroll view, or content, gets all else.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer === panGestureRecognizer { return mayDrag() }
    if gestureRecognizer === pinchGestureRecognizer, !canZoom { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Lays out subviews and places the refresh control above the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    noteInsets()
    refreshControl?.place(in: self)
  }

  /// Where a drag rests that was released at a speed in points per millisecond; subclasses may
  /// adjust it.
  func restingPlace(for place: CGPoint, at speed: CGPoint) -> CGPoint { place }

  private func setUp() {
    clipsToBounds = true
    panGestureRecognizer.role = "scroll"
    pinchGestureRecognizer?.role = "zoom"
    touchDelay.role = "touch delay"
    addGestureRecognizer(panGestureRecognizer)
    touchDelay.delaysTouchesBegan = true
    addGestureRecognizer(touchDelay)
    if let pinchGestureRecognizer { addGestureRecognizer(pinchGestureRecognizer) }
    panGestureRecognizer.addAction { [weak self] in self?.follow($0) }
    pinchGestureRecognizer?.addAction { [weak self] in self?.zoom(by: $0) }
  }
}
