import Foundation

/// A text, kept and not drawn; takes no touches unless told to.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// What is written.
  open var text: String?
  /// Its colour; not drawn.
  open var textColor: UIColor! = UIColor.black
  /// What is written, with how it looks; not drawn.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The letters; not drawn.
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  /// Where the text stands; not looked at.
  open var textAlignment: NSTextAlignment = .natural
  /// What happens to a text that is too long; not looked at.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// How many lines it may have; not looked at.
  open var numberOfLines = 1
  /// Whether the text shrinks until it fits; not looked at.
  open var adjustsFontSizeToFitWidth = false
  /// How far it may shrink; not looked at.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether it looks as if it could be used; not looked at.
  open var isEnabled = true
  /// Whether it looks pressed; not looked at.
  open var isHighlighted = false
  /// The colour where it looks pressed; not drawn.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow; not drawn.
  open var shadowColor: UIColor?
  /// Where the shadow lies; not drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// A label with the given place and extent.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label without extent. Nothing is read: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}

/// A picture's place; pictures have no pixels. Takes no touches unless told to.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// The picture while it looks pressed.
  open var highlightedImage: UIImage?
  /// Whether it looks pressed.
  open var isHighlighted = false

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
}
