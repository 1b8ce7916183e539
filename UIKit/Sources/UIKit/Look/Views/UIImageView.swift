import Foundation

/// A view for an image; takes no touches by default.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image; its size is the intrinsic size.
  ///
  /// An image with frames of its own runs at once.
  open var image: UIImage? {
    didSet {
      if image?.images != nil { startAnimating() }
      invalidateIntrinsicContentSize()
      noteLook()
    }
  }
  /// The images of an animation, which `startAnimating()` shows one after the other.
  open var animationImages: [UIImage]? { didSet { noteLook() } }
  /// The images of an animation of a highlighted view.
  open var highlightedAnimationImages: [UIImage]? { didSet { noteLook() } }
  /// The duration of one round, in seconds; 0 means 1/30 per image.
  open var animationDuration: TimeInterval = 0
  /// The number of rounds; 0 repeats for ever.
  open var animationRepeatCount = 0
  /// True while the images run.
  open private(set) var isAnimating = false { didSet { noteLook() } }
  /// Starts the animation if there are images.
  open func startAnimating() {
    stopAnimating()
    guard let frames, !frames.isEmpty else { return }
    isAnimating = true
    let round =
      animationImages == nil ? image?.duration ?? 0 : animationDuration
    let pace = max(round > 0 ? round / Double(frames.count) : 1 / 30, 1 / 120)
    let clock = window?.clock ?? HostClock.current
    let call = clock.call(after: pace, every: pace) { [weak self] in self?.showNext() }
    endAnimation = { clock.forget(call) }
  }
  /// Stops the animation.
  open func stopAnimating() {
    endAnimation?()
    (endAnimation, shownFrame, isAnimating) = (nil, 0, false)
  }
  private var endAnimation: (() -> Void)?
  private var shownFrame = 0
  private var frames: [UIImage]? {
    (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? image?.images
  }

  private func showNext() {
    guard let frames, !frames.isEmpty else { return stopAnimating() }
    shownFrame += 1
    let rounds = shownFrame / frames.count
    if animationImages != nil, animationRepeatCount > 0, rounds >= animationRepeatCount {
      return stopAnimating()
    }
    noteLook()
  }

  /// What the view shows at the moment.
  package var shownImage: UIImage? {
    if isAnimating, let frames, !frames.isEmpty { return frames[shownFrame % frames.count] }
    return isHighlighted ? highlightedImage ?? image : image
  }

  /// The size and weight of a symbol without a configuration of its own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if let preferredSymbolConfiguration {
        image = image?.applyingSymbolConfiguration(preferredSymbolConfiguration)
      }
    }
  }
  /// The image of a highlighted view.
  open var highlightedImage: UIImage? { didSet { noteLook() } }
  /// True if the view is highlighted.
  open var isHighlighted = false { didSet { noteLook() } }

  /// A view as large as an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// A view as large as an image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
  }

  /// A view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view that an archive describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image's size; no intrinsic size without an image.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
