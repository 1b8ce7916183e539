import Foundation

/// A picture's place; pictures have no pixels. Takes no touches unless told to.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture, whose extent is the content's.
  open var image: UIImage? {
    didSet {
      invalidateIntrinsicContentSize()
      noteLook()
    }
  }
  /// The pictures that are seen one after another while they run, the first of them here; nil for
  /// none.
  open var animationImages: [UIImage]? { didSet { noteLook() } }
  /// Stored: how long all of them take, in seconds; 0 for a thirtieth each.
  open var animationDuration: TimeInterval = 0
  /// Stored: how often they are seen; 0 for always.
  open var animationRepeatCount = 0
  /// Whether pictures run.
  open private(set) var isAnimating = false { didSet { noteLook() } }
  /// Has pictures run.
  open func startAnimating() { isAnimating = animationImages != nil || image?.images != nil }
  /// Has pictures run no more.
  open func stopAnimating() { isAnimating = false }
  /// Stored: the picture while it looks pressed.
  open var highlightedImage: UIImage? { didSet { noteLook() } }
  /// Stored: whether it looks pressed.
  open var isHighlighted = false { didSet { noteLook() } }

  /// A place as large as a picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// A place as large as a picture.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
  }

  /// A place with the given extent.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A place without extent. Nothing is read: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The extent of the picture; none without one.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
