import Foundation

/// A minus and a plus that change a value when a finger lifts on them.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  override var takesTaps: Bool { true }
  override func outcome(isInside: Bool) -> String? { isInside ? "went to \(value)" : nil }

  /// The value; default 0.
  open var value = 0.0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  /// The minimum; default 0.
  open var minimumValue = 0.0
  /// The maximum; default 100.
  open var maximumValue = 100.0
  /// The change of one step; default 1.
  open var stepValue = 1.0
  /// True if the value wraps around at its limits; default false.
  open var wraps = false
  /// Stored: true if the value keeps changing under a resting finger.
  open var autorepeat = true
  /// Stored: true if every change is sent, false for only the last.
  open var isContinuous = true

  private var images: [String: UIImage] = [:]
  /// Stored: the picture behind the buttons.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images["background \(state.rawValue)"] = image
  }
  /// The picture that was set for behind the buttons.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    images["background \(state.rawValue)"]
  }
  /// Stored: the picture between the buttons.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { images["divider \(leftState.rawValue) \(rightState.rawValue)"] = image }
  /// The picture that was set for between the buttons.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { images["divider \(leftState.rawValue) \(rightState.rawValue)"] }
  /// The picture of the plus; nil draws one.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["increment \(state.rawValue)"] = image
    noteLook()
  }
  /// The picture that was set for the plus.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    images["increment \(state.rawValue)"] ?? images["increment 0"]
  }
  /// The picture of the minus; nil draws one.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["decrement \(state.rawValue)"] = image
    noteLook()
  }
  /// The picture that was set for the minus.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    images["decrement \(state.rawValue)"] ?? images["decrement 0"]
  }

  /// Subtracts or adds a step, depending on the half under the finger.
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

  /// 94 × 32 pt.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}

/// A row of page dots; a tap on the right half goes forward, on the left half back.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  override var takesTaps: Bool { true }
  override func outcome(isInside: Bool) -> String? {
    isInside ? "went to page \(currentPage + 1)" : nil
  }

  /// The number of pages; default 0.
  open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The current page, from 0.
  open var currentPage = 0 {
    didSet { currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0)) }
  }
  /// True if a single page shows no dot.
  open var hidesForSinglePage = false
  /// The colour of dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?

  /// Stored: whether the dots lie on a background.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Stored: whether a finger that moves along the dots goes through the pages.
  open var allowsContinuousInteraction = true
  /// Stored: the picture of all dots.
  open var preferredIndicatorImage: UIImage?
  private var indicators: [Int: UIImage] = [:]
  /// Stored: the picture of a page's dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicators[page] = image }
  /// The picture that was set for a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    indicators[page] ?? preferredIndicatorImage
  }
  /// Stored: whether `updateCurrentPageDisplay()` shows a page that a tap chose.
  open var defersCurrentPageDisplay = false
  /// Does nothing: the page shows at once.
  open func updateCurrentPageDisplay() {}

  /// Backgrounds of dots.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// The available backgrounds.
    case automatic, prominent, minimal
  }

  /// Goes a page forward or back.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    let former = currentPage
    currentPage += touch.location(in: self).x >= bounds.midX ? 1 : -1
    if currentPage != former { sendActions(for: .valueChanged) }
  }

  /// The size for a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 17 + 26, height: 26)
  }

  /// The size for the present number of pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
}

/// Shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The progress, 0…1.
  open var progress: Float = 0 { didSet { progress = min(max(progress, 0), 1) } }
  /// The colour of the finished part.
  open var progressTintColor: UIColor?
  /// The colour of the unfinished part.
  open var trackTintColor: UIColor?

  /// Stored: the style.
  public enum Style: Int, Hashable, Sendable {
    /// A style.
    case `default`, bar
  }

  /// Stored: the picture of the finished part.
  open var progressImage: UIImage?
  /// Stored: the picture of the unfinished part.
  open var trackImage: UIImage?
  /// Stored: the style.
  open var progressViewStyle = Style.default
  /// Stored: a task whose progress would be shown.
  open var observedProgress: Progress?

  /// A progress view of a style.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// 4 pt high, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}

/// Shows that a task runs.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  public enum Style: Int, Hashable, Sendable {
    /// 20 pt.
    case medium = 100
    /// 37 pt.
    case large = 101

    /// The name of `medium` before iOS 13.
    public static let white = Style.medium
    /// The name of `medium` before iOS 13.
    public static let gray = Style.medium
    /// The name of `large` before iOS 13.
    public static let whiteLarge = Style.large
  }

  /// The size of the indicator.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// True while it turns.
  open private(set) var isAnimating = false
  /// True if it hides while stopped; default true.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Its colour.
  open var color: UIColor!

  /// An indicator of a style.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// An indicator of a style.
  public convenience init(style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    self.style = style
    bounds.size = intrinsicContentSize
    isHidden = true
  }

  /// Starts to turn and shows the indicator.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops, and hides the indicator if `hidesWhenStopped`.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }
}
