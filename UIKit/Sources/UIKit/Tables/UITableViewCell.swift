import Foundation

/// A row of a table: a view with a view for its content, which moves aside for swipe actions.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The name by which a table finds rows to use again.
  open private(set) var reuseIdentifier: String?
  /// Where the content goes; fills the row, without the accessory.
  public let contentView = UIView(frame: .zero)
  /// The row's text.
  public private(set) lazy var textLabel: UILabel? = {
    hasText = true
    return content(UILabel())
  }()
  /// The row's second text.
  public private(set) lazy var detailTextLabel: UILabel? = {
    guard style != .default else { return nil }
    hasDetail = true
    return content(UILabel())
  }()
  /// The row's picture.
  public private(set) lazy var imageView: UIImageView? = {
    hasPicture = true
    return content(UIImageView())
  }()
  /// Stored: what a chosen row looks like.
  open var selectionStyle: SelectionStyle = .default
  /// Whether the row is chosen.
  open var isSelected = false
  /// Whether the row shows that it is touched.
  open var isHighlighted = false
  /// Whether the row can be deleted, inserted or moved at present.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// What a touch on the row's edge does while the table is edited.
  open internal(set) var editingStyle = EditingStyle.none
  /// What stands at the row's end; a button there tells the table's delegate.
  open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  /// The view at the row's end, in place of a mark.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// Stored: what stands at the row's end while the table is edited.
  open var editingAccessoryType: AccessoryType = .none
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { putBehind(backgroundView, insteadOf: oldValue) } }
  /// The view behind the content of a chosen row.
  open var selectedBackgroundView: UIView?
  /// Stored: the space beside the line to the next row.
  open var separatorInset = UIEdgeInsets.zero
  /// How many steps the content is moved aside.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How far a step is, in points.
  open var indentationWidth: CGFloat = 10
  /// Whether the row has a handle to be moved by while the table is edited, also where
  /// `tableView(_:canMoveRowAt:)` does not say so; default false.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// Whether swipe actions are shown beside the content.
  open var showingDeleteConfirmation: Bool { actions != nil }

  /// What else a touch that chooses the row does, in code that `dactyl port` writes.
  public var storyboardSelection: (() -> Void)?
  let style: CellStyle
  private var editing = false
  /// Whether the data source says that the row can be moved.
  var mayMove = false { didSet { if mayMove != oldValue { setNeedsLayout() } } }
  /// The swipe actions beside the content; nil for none.
  var actions: SwipedActions?

  /// A row with a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fill()
  }

  /// A row that an archive describes.
  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.cellStyle ?? .default
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
    super.init(coder: coder)
    fill()
  }

  /// A row without a style and a name.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Is about to be used again; rows of your own put back what they have changed.
  open func prepareForReuse() {}

  /// Says whether the row is chosen.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Says whether the row shows that it is touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Says whether the row can be deleted, inserted or moved.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    setNeedsLayout()
  }

  /// Places the content, and the texts and the picture in it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let before: CGFloat = editing && editingStyle != .none ? 40 : 0
    placeHandle()
    let after =
      (accessoryView.map { $0.bounds.width + 16 } ?? accessoryType.width) + handleWidth
    contentView.bounds.size = CGSize(
      width: max(bounds.width - before - after, 0), height: bounds.height)
    let shift = (actions?.shift ?? 0) + before
    contentView.center = CGPoint(
      x: shift + contentView.bounds.width / 2, y: bounds.midY)
    if let accessoryView {
      accessoryView.center = CGPoint(
        x: bounds.width - handleWidth - 16 - accessoryView.bounds.width / 2
          + (actions?.shift ?? 0),
        y: bounds.midY)
    }
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    actions?.place(in: self)
    placeTexts()
  }

  /// As high as the constraints on the content want it, or as its texts do; 44 pt at least without
  /// constraints.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = CGSize(width: size.width - accessoryType.width, height: 0)
    if contentView.constraints.isEmpty {
      var height: CGFloat = 0
      for label in [shownText, shownDetail].compactMap({ $0 }) {
        height += label.sizeThatFits(CGSize(width: content.width - 32, height: 0)).height
      }
      return CGSize(width: size.width, height: max(44, height + 22))
    }
    let fitting = contentView.systemLayoutSizeFitting(
      content, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: fitting.height)
  }

  private var hasText = false
  private var shownText: UILabel? { hasText ? textLabel : nil }
  private var hasDetail = false
  private var shownDetail: UILabel? { hasDetail ? detailTextLabel : nil }
  private var hasPicture = false

  private var handle: ReorderHandle?
  private var handleWidth: CGFloat { handle == nil ? 0 : ReorderHandle.width }

  private func placeHandle() {
    guard editing, mayMove || showsReorderControl else {
      handle?.removeFromSuperview()
      handle = nil
      return
    }
    let handle = self.handle ?? ReorderHandle(frame: .zero)
    if self.handle == nil { addSubview(handle) }
    self.handle = handle
    handle.frame = CGRect(
      x: bounds.width - ReorderHandle.width, y: 0, width: ReorderHandle.width,
      height: bounds.height)
  }

  private func content<Part: UIView>(_ part: Part) -> Part {
    contentView.addSubview(part)
    setNeedsLayout()
    return part
  }

  private func placeTexts() {
    let step = CGFloat(indentationLevel) * indentationWidth
    var left = 16 + step
    let height = contentView.bounds.height
    if hasPicture, let picture = imageView, let image = picture.image {
      // No higher than the row, and as wide as it is then.
      let scale = min(height / max(image.size.height, 1), 1)
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      picture.frame = CGRect(
        x: left, y: (height - size.height) / 2, width: size.width, height: size.height)
      left += size.width + 16
    }
    let width = max(contentView.bounds.width - left - 16, 0)
    guard let text = shownText else { return }
    guard let detail = shownDetail, detail.text != nil else {
      text.frame = CGRect(x: left, y: 0, width: width, height: height)
      return
    }
    let (first, second) = (text.sizeThatFits(.zero), detail.sizeThatFits(.zero))
    switch style {
    case .subtitle:
      let top = (height - first.height - second.height) / 2
      text.frame = CGRect(x: left, y: top, width: width, height: first.height)
      detail.frame = CGRect(x: left, y: top + first.height, width: width, height: second.height)
    case .default, .value1, .value2:
      text.frame = CGRect(x: left, y: 0, width: min(first.width, width), height: height)
      let rest = min(second.width, max(width - first.width, 0))
      detail.frame = CGRect(x: left + width - rest, y: 0, width: rest, height: height)
    }
  }

  private func putBehind(_ view: UIView?, insteadOf former: UIView?) {
    former?.removeFromSuperview()
    if let view { insertSubview(view, at: 0) }
  }

  private func fill() {
    contentView.frame = bounds
    addSubview(contentView)
  }
}

extension UITableViewCell {
  /// What a row looks like.
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

  /// What a touch on a row's edge does while the table is edited.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// It offers to delete the row.
    case delete
    /// It inserts a row.
    case insert
  }

  /// Stored: what the line to the next row looks like.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// There is none.
    case none
    /// A line.
    case singleLine
    /// Two lines.
    case singleLineEtched
  }

  /// What stands at a row's end.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// An arrow.
    case disclosureIndicator
    /// A button and an arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button.
    case detailButton

    /// How much room it takes.
    var width: CGFloat {
      switch self {
      case .none: 0
      case .disclosureIndicator: 33
      case .checkmark: 40
      case .detailButton: 48
      case .detailDisclosureButton: 67
      }
    }

    var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
  }
}
