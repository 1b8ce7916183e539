import Foundation

/// A minus and a plus that change a value as a finger is lifted on them.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  override var takesTaps: Bool { true }

  /// The value; default 0.
  open var value = 0.0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  /// The least value; default 0.
  open var minimumValue = 0.0
  /// The largest value; default 100.
  open var maximumValue = 100.0
  /// By how much the value changes; default 1.
  open var stepValue = 1.0
  /// Whether the value goes on from the other end; default false.
  open var wraps = false
  /// Stored: whether the value changes again and again while a finger rests.
  open var autorepeat = true
  /// Stored: whether each change is told, and not only the last.
  open var isContinuous = true

  /// Changes the value by the half under the finger.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    let isMore = touch.location(in: self).x >= bounds.midX
    var next = value + (isMore ? stepValue : -stepValue)
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    next = min(max(next, minimumValue), maximumValue)
    guard next != value else { return }
    value = next
    sendActions(for: .valueChanged)
  }

  /// The extent of every stepper.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}

/// Dots for pages; a finger on the right half goes on, on the left half back.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  override var takesTaps: Bool { true }

  /// How many pages there are; default 0.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// Which one is seen, from 0.
  open var currentPage = 0 {
    didSet { currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0)) }
  }
  /// Stored: whether a single page has no dot.
  open var hidesForSinglePage = false
  /// Stored: the colour of dots.
  open var pageIndicatorTintColor: UIColor?
  /// Stored: the colour of the present one's dot.
  open var currentPageIndicatorTintColor: UIColor?

  /// Goes a page on or back.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    let former = currentPage
    currentPage += touch.location(in: self).x >= bounds.midX ? 1 : -1
    if currentPage != former { sendActions(for: .valueChanged) }
  }

  /// The extent for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 17 + 26, height: 26)
  }

  /// The extent for the pages there are.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}

/// Shows how much of something is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How much is done, 0…1.
  open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
  /// Stored: the colour of what is done.
  open var progressTintColor: UIColor?
  /// Stored: the colour of what is to be done.
  open var trackTintColor: UIColor?

  /// Stored: what it looks like.
  public enum Style: Int, Hashable, Sendable {
    /// One of the looks.
    case `default`, bar
  }

  /// One of a look, as wide as it is made.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// Says how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// 4 pt high, and as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}

/// Shows that something is being done.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Hashable, Sendable {
    /// 20 pt.
    case medium = 100
    /// 37 pt.
    case large = 101

    /// The name of the usual one before iOS 13.
    public static let white = Style.medium
    /// The name of the usual one before iOS 13.
    public static let gray = Style.medium
    /// The name of the large one before iOS 13.
    public static let whiteLarge = Style.large
  }

  /// How large it is.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether it turns.
  open private(set) var isAnimating = false
  /// Whether it is hidden while it does not turn; default true.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Stored: its colour.
  open var color: UIColor!

  /// One of a size.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// A wheel of a style.
  public convenience init(style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    self.style = style
    bounds.size = intrinsicContentSize
    isHidden = true
  }

  /// Begins to turn, and is seen.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Turns no more.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// As large as its style says.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }
}
