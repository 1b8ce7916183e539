import Foundation

/// A row of a table: a view with a view for its content. There are no tables to put it into.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// What a row looks like; not drawn.
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

  /// The name by which a table would find rows to use again.
  public let reuseIdentifier: String?
  /// Where the content goes; fills the row.
  public let contentView = UIView(frame: .zero)
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

  /// Is about to be used again.
  open func prepareForReuse() {}

  private func fill() {
    contentView.frame = bounds
    addSubview(contentView)
  }
}
