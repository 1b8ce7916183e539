import Foundation

/// A row of a table, whose content moves aside for swipe actions.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The identifier under which a table reuses the row.
  open private(set) var reuseIdentifier: String?
  /// The view for the content; it fills the row beside the accessory.
  public let contentView = UIView(frame: .zero)
  /// The label of the main text.
  public private(set) lazy var textLabel: UILabel? = {
    hasText = true
    return content(UILabel())
  }()
  /// The label of the second text; nil in the default style.
  public private(set) lazy var detailTextLabel: UILabel? = {
    guard style != .default else { return nil }
    hasDetail = true
    return content(UILabel())
  }()
  /// The image view at the start.
  public private(set) lazy var imageView: UIImageView? = {
    hasPicture = true
    return content(UIImageView())
  }()
  /// Stored: the look of a selected row.
  open var selectionStyle: SelectionStyle = .default
  /// True if the row is selected; its images and labels are highlighted then.
  open var isSelected = false {
    didSet {
      showSelection()
      if isSelected != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  /// True if the row is highlighted, and its images and labels with it.
  open var isHighlighted = false {
    didSet {
      showSelection()
      if isHighlighted != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  /// True while the table is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  /// The action at the row's edge during editing.
  open internal(set) var editingStyle = EditingStyle.none
  /// The accessory at the row's end; tapping a button there calls the table's delegate.
  open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  /// A view in place of the accessory.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// Stored: the accessory during editing.
  open var editingAccessoryType: AccessoryType = .none
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { putBehind(backgroundView, insteadOf: oldValue) } }
  /// The view behind the content of a selected or highlighted row, in place of the grey.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }
  /// Stored: the view behind the content of a row that is selected with others.
  open var multipleSelectionBackgroundView: UIView?
  /// The insets of the line below the row.
  open var separatorInset = UIEdgeInsets.zero
  /// The indentation of the content, in steps.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one step, in points.
  open var indentationWidth: CGFloat = 10
  /// True shows the reorder handle during editing even if the data source does not allow moving.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// True while swipe actions show beside the content.
  open var showingDeleteConfirmation: Bool { actions != nil }

  /// What the row shows in place of its labels; nil for those.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentView.show(contentConfiguration) }
  }
  /// What the row has behind its content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { show(backgroundConfiguration) }
  }
  /// The row's state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }
  /// Called before the row is shown and when its state has changed; calls the handler here.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
  }
  /// Asks for a call of `updateConfiguration(using:)` before the row is shown.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// Sets the row by its state; called by `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Sets a row by its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// True if the content asks its configuration for each new state; default true.
  open var automaticallyUpdatesContentConfiguration = true
  /// Stored: true if the background asks its configuration for each new state.
  open var automaticallyUpdatesBackgroundConfiguration = true
  private var needsConfiguration = true
  private func bringConfigurationUpToDate() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }
  /// The row's usual content, to fill and set.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    case .default: .cell()
    }
  }

  /// Called when a touch selects the row, in code that `dactyl port` writes.
  public var storyboardSelection: (() -> Void)?
  /// What pressing the accessory button does by a storyboard; `dactyl port` sets it.
  public var storyboardAccessory: (() -> Void)?
  let style: CellStyle
  private var editing = false
  /// True if the data source allows moving the row.
  var mayMove = false { didSet { if mayMove != oldValue { setNeedsLayout() } } }
  /// The open swipe actions; nil if there are none.
  var actions: SwipedActions?

  /// Creates a row with a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fill()
  }

  /// Creates a row from an archive.
  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.cellStyle ?? .default
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
    super.init(coder: coder)
    fill()
  }

  /// Creates a row of the default style without an identifier.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a row of the default style with a frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Called before the row is reused; override to reset what you changed.
  open func prepareForReuse() {}

  /// Selects or deselects the row.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Highlights the row or ends the highlight.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Shows or hides the editing controls.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    setNeedsLayout()
  }

  /// Lays out the content with its labels and image.
  open override func layoutSubviews() {
    super.layoutSubviews()
    bringConfigurationUpToDate()
    let before: CGFloat = editing && (editingStyle != .none || choosesByCircle) ? 40 : 0
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

  /// Fits the height to the constraints of the content, or else to its texts, with 44 points at
  /// least.
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
      // No higher than the row.
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

  /// True if rows are chosen by a circle before their content.
  package var choosesByCircle: Bool {
    editing && (superview as? UITableView)?.allowsMultipleSelectionDuringEditing == true
  }

  /// True if the row looks selected.
  package var looksSelected: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  private func showSelection() {
    let isOn = looksSelected
    contentView.highlightParts(isOn)
    guard let selectedBackgroundView else { return }
    if !isOn {
      selectedBackgroundView.removeFromSuperview()
    } else if selectedBackgroundView.superview !== self {
      insertSubview(selectedBackgroundView, belowSubview: contentView)
      selectedBackgroundView.frame = bounds
    }
  }

  private func fill() {
    contentView.frame = bounds
    addSubview(contentView)
  }
}

extension UIView {
  /// Highlights all images and labels in the view, or ends that.
  fileprivate func highlightParts(_ isOn: Bool) {
    for view in subviews {
      if let image = view as? UIImageView {
        image.isHighlighted = isOn
      } else if let label = view as? UILabel {
        label.isHighlighted = isOn
      } else if !(view is UIControl) {
        view.highlightParts(isOn)
      }
    }
  }
}

extension UITableViewCell {
  /// The style of a row.
  public enum CellStyle: Int, Hashable, Sendable {
    /// One label.
    case `default`
    /// A label on the left and one on the right.
    case value1
    /// A name and a value.
    case value2
    /// One label above another.
    case subtitle
  }

  /// Stored: the look of a selected row.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// Not highlighted.
    case none
    case blue
    /// Grey.
    case gray
    /// The system's default.
    case `default`
  }

  /// The action at a row's edge during editing.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// No action.
    case none
    /// Offers to delete the row.
    case delete
    /// Inserts a row.
    case insert
  }

  /// Stored: the style of the line below a row.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    /// No line.
    case none
    case singleLine
    /// Two lines.
    case singleLineEtched
  }

  /// The accessory at a row's end.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// No accessory.
    case none
    /// An arrow.
    case disclosureIndicator
    /// A button and an arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    case detailButton

    /// The width of the accessory with its margins, in points.
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
