import Foundation

/// What a collection shows: an item, or what stands beside items.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name by which a collection finds one to use again.
  open internal(set) var reuseIdentifier: String?

  /// A view with a place and extent.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view that an archive describes.
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
    super.init(coder: coder)
  }

  /// Is about to be used again.
  open func prepareForReuse() {}

  /// Has been given another place; transforms and the like are taken over before.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// May say that it would like another extent; not asked.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Where the content goes; fills the item.
  public let contentView = UIView(frame: .zero)
  /// Whether the item is chosen.
  open var isSelected = false
  /// Whether the item shows that it is touched.
  open var isHighlighted = false
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Stored: the view behind the content of a chosen item.
  open var selectedBackgroundView: UIView?

  /// An item with a place and extent.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// An item that an archive describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
  }
}
