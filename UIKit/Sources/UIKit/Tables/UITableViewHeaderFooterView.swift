import Foundation

/// What stands above or below a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name by which a table finds one to use again.
  open private(set) var reuseIdentifier: String?
  /// Where the content goes; fills the view.
  public let contentView = UIView(frame: .zero)
  /// The text of the section.
  public private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = UIFont.boldSystemFont(ofSize: 13)
    contentView.addSubview(label)
    hasText = true
    return label
  }()
  private var hasText = false
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// A view without extent.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// A view that an archive describes.
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Is about to be used again.
  open func prepareForReuse() {}

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    if hasText { textLabel?.frame = bounds.insetBy(dx: 16, dy: 0) }
  }
}
