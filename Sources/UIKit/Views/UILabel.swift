import Foundation

/// A text, kept and not drawn; takes no touches unless told to.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// What is written.
  open var text: String?
  /// Its colour; not drawn.
  open var textColor: UIColor! = UIColor.black
  /// How many lines it may have; not looked at.
  open var numberOfLines = 1

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

/// A picture's place; there are no pictures. Takes no touches unless told to.
@preconcurrency @MainActor
open class UIImageView: UIView {
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
