import Foundation

/// A view onto something larger, which a finger drags.
///
/// Its pan is one as any other, and moves `contentOffset` between the ends of the content. The
/// content neither bounces nor goes on after the finger has lifted; pinches are recognised and do
/// not zoom.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Who is told about scrolling; held weakly.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// How large the content is.
  open var contentSize = CGSize.zero
  /// The space around the content.
  open var contentInset = UIEdgeInsets.zero
  /// The space around the content, bars included; there are none.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether a finger can drag the content; default true.
  open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether a finger is dragging.
  open private(set) var isDragging = false
  /// Whether a finger is dragging.
  open var isTracking: Bool { isDragging }
  /// Whether the content goes on by itself; never.
  open var isDecelerating: Bool { false }
  /// Whether fingers zoom; never.
  open var isZooming: Bool { false }
  /// Stored: whether a drag keeps to one direction.
  open var isDirectionalLockEnabled = false
  /// Stored: whether content goes past its ends.
  open var bounces = true
  /// Stored: whether content bounces up and down even where it fits.
  open var alwaysBounceVertical = false
  /// Stored: whether content bounces from side to side even where it fits.
  open var alwaysBounceHorizontal = false
  /// Stored: whether zooming goes past its limits.
  open var bouncesZoom = true
  /// Stored: whether content stops at multiples of the view.
  open var isPagingEnabled = false
  /// Stored: how soon content that goes on comes to rest.
  open var decelerationRate: DecelerationRate = .normal
  /// Stored: whether a mark shows how far it is scrolled down.
  open var showsVerticalScrollIndicator = true
  /// Stored: whether a mark shows how far it is scrolled aside.
  open var showsHorizontalScrollIndicator = true
  /// Stored: whether views get their touches late; they get them at once.
  open var delaysContentTouches = true
  /// Stored: whether the pan may take touches from views; it does.
  open var canCancelContentTouches = true
  /// Stored: whether a tap on a status bar scrolls up.
  open var scrollsToTop = true
  /// Stored: when bars move the content.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// Stored: how a drag makes a keyboard go.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Stored: how large things are seen.
  open var zoomScale: CGFloat = 1
  /// Stored: how small things may be seen.
  open var minimumZoomScale: CGFloat = 1
  /// Stored: how large things may be seen.
  open var maximumZoomScale: CGFloat = 1

  /// The pan that drags the content.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// A pinch, which does nothing by itself.
  public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()

  /// The content, to make constraints with: its extent becomes `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { guide(.content) }
  /// The view's own place, which does not scroll, to make constraints with.
  open var frameLayoutGuide: UILayoutGuide { guide(.frame) }

  /// A view with the given place and extent.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view without extent. Nothing is read: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// What of the content is at the view's corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Moves the content at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Moves the content so far that a part of it is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var place = contentOffset
    place.x = min(max(place.x, rect.maxX - bounds.width), rect.minX)
    place.y = min(max(place.y, rect.maxY - bounds.height), rect.minY)
    setContentOffset(place, animated: animated)
  }

  /// Kept; nothing is zoomed.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Whether views on this one may have touches; never asked: they get them.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a view on this one may lose its touches to the pan; never asked: it does.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  private func setUp() {
    addGestureRecognizer(panGestureRecognizer)
    if let pinchGestureRecognizer { addGestureRecognizer(pinchGestureRecognizer) }
    panGestureRecognizer.addAction { [weak self] in self?.follow($0) }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began, .changed:
      if pan.state == .began {
        isDragging = true
        delegate?.scrollViewWillBeginDragging(self)
      }
      let way = pan.translation(in: self)
      pan.setTranslation(.zero, in: self)
      contentOffset = held(CGPoint(x: contentOffset.x - way.x, y: contentOffset.y - way.y))
    case .ended, .cancelled, .failed:
      let speed = pan.velocity(in: self)
      var goal = contentOffset
      // In points per millisecond of the content, which goes against the finger.
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: -speed.x / 1000, y: -speed.y / 1000),
        targetContentOffset: &goal)
      isDragging = false
      contentOffset = goal
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    case .possible: break
    }
  }

  /// The nearest place at which the content fills the view.
  private func held(_ place: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let right = max(contentSize.width + inset.right - bounds.width, -inset.left)
    let bottom = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    return CGPoint(
      x: min(max(place.x, -inset.left), right), y: min(max(place.y, -inset.top), bottom))
  }
}

extension UIScrollView {
  /// How soon content would come to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the speed after a millisecond.
    public let rawValue: CGFloat

    /// A rate by what is left of the speed after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When bars would move the content.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As the system has it.
    case automatic
    /// In directions that scroll.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// How a drag would make a keyboard go.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Not at all.
    case none
    /// As it begins.
    case onDrag
    /// Along with it.
    case interactive
  }
}
