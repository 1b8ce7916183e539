import Foundation

/// A view for an image; takes no touches by default.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The image; its size is the intrinsic size.
  open var image: UIImage? {
    didSet {
      invalidateIntrinsicContentSize()
      noteLook()
    }
  }
  /// The images of an animation; an animation shows the first one here.
  open var animationImages: [UIImage]? { didSet { noteLook() } }
  /// Stored: the duration of one round, in seconds; 0 means 1/30 per image.
  open var animationDuration: TimeInterval = 0
  /// Stored: the number of rounds; 0 repeats for ever.
  open var animationRepeatCount = 0
  /// True while the images run.
  open private(set) var isAnimating = false { didSet { noteLook() } }
  /// Starts the animation if there are several images.
  open func startAnimating() { isAnimating = animationImages != nil || image?.images != nil }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }
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
