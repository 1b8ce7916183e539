import Foundation

/// A header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which a table reuses the view.
  open private(set) var reuseIdentifier: String?
  /// The view for the content; it fills the header or footer.
  public let contentView = UIView(frame: .zero)
  /// The label of the section's text.
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

  /// Creates an empty view without an identifier.
  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates an empty view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// Lays out the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    if hasText { textLabel?.frame = bounds.insetBy(dx: 16, dy: 0) }
  }
}
