import Foundation

/// A row of a table: a view with a view for its content. There are no tables to put it into.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Stored: what a row looks like.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text.
    case `default`
    /// A text on the left and one on the right.
    case value1
    /// A name and a text.
    case value2
    /// A text above another.
    case subtitle
  }

  /// Stored: what a chosen row looks like.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As the others.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As the system has it.
    case `default`
  }

  /// The name by which a table would find rows to use again.
  public let reuseIdentifier: String?
  /// Where the content goes; fills the row.
  public let contentView = UIView(frame: .zero)
  /// The row's text.
  public private(set) lazy var textLabel: UILabel? = content(UILabel())
  /// The row's second text.
  public private(set) lazy var detailTextLabel: UILabel? = content(UILabel())
  /// The row's picture.
  public private(set) lazy var imageView: UIImageView? = content(UIImageView())
  /// Stored: what a chosen row looks like.
  open var selectionStyle: SelectionStyle = .default
  /// Whether the row is chosen.
  open var isSelected = false
  /// Whether the row shows that it is touched.
  open var isHighlighted = false

  /// A row without extent.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fill()
  }

  /// A row without extent. Nothing is read: there are no archives here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    fill()
  }

  /// The row's place; its content view goes along.
  open override var frame: CGRect {
    didSet { contentView.frame = bounds }
  }

  /// Does nothing: is about to be used again.
  open func prepareForReuse() {}

  /// Says whether the row is chosen.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Says whether the row shows that it is touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  private func content<Part: UIView>(_ part: Part) -> Part {
    contentView.addSubview(part)
    return part
  }

  private func fill() {
    contentView.frame = bounds
    addSubview(contentView)
  }
}
