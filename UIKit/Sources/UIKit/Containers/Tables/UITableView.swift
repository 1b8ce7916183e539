import Foundation

/// A list of rows that keeps only the visible ones.
///
/// A touch without dragging selects a row; a horizontal swipe shows its actions.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The look of a table.
  public enum Style: Int, Hashable, Sendable {
    /// Headers stick to the top while their section is visible.
    case plain
    /// Sections have space between them.
    case grouped
    /// Sections have space between them and at the sides.
    case insetGrouped
  }

  /// Stored: what the insets of separators count from.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The available references.
    case fromCellEdges, fromAutomaticInsets
  }

  /// The position to which a row is scrolled.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Scroll just far enough to show the row.
    case none
    case top, middle, bottom
  }

  /// Stored: the animation of rows.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade
    /// Slide in from the right.
    case right
    /// Slide in from the left.
    case left
    /// Slide in from the top.
    case top
    /// Slide in from the bottom.
    case bottom
    /// No animation.
    case none
    /// Grow from the middle.
    case middle
    /// The system's choice.
    case automatic = 100
  }

  /// The height that lets a row, header or footer decide.
  public static let automaticDimension: CGFloat = -1
  /// The index title that stands for a search field.
  public static let indexSearch = "{search}"

  /// The table's style.
  public let style: Style
  /// The data source; held weakly.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      counts = nil
      forgetRows()
    }
  }
  /// The delegate, which is used as a `UITableViewDelegate` if it is one.
  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { forgetRows() } }
  /// The height of rows unless the delegate decides; by default rows decide.
  open var rowHeight = UITableView.automaticDimension { didSet { forgetRows() } }
  /// The height of headers; by default headers decide.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { forgetRows() } }
  /// The height of footers; by default footers decide.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { forgetRows() } }
  /// The height of rows that decide, until they are visible; 44 by default.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// Stored: the estimated height of headers.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Stored: the estimated height of footers.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above titled headers of a plain table; default 0.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// The view above all rows.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
  /// The view below all rows.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
  /// The view behind all rows, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The style of the lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// The insets of the lines between rows.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Stored: true limits rows to a readable width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Stored: the colour behind the index.
  open var sectionIndexBackgroundColor: UIColor?
  /// Stored: the colour behind the index under a finger.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Stored: whether contents keep to the safe area.
  open var insetsContentViewsToSafeArea = true
  /// Stored: what the insets of separators count from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The colour of the index's letters; nil for the tint colour.
  open var sectionIndexColor: UIColor? { didSet { if sectionIndex != nil { showIndex() } } }
  /// True lets fingers drag what the drag delegate provides; default false, as on a phone.
  open var dragInteractionEnabled = false
  /// True if rows can be selected; default true.
  open var allowsSelection = true
  /// True if several rows can be selected; default false.
  open var allowsMultipleSelection = false
  /// True if rows can be selected during editing; default false.
  open var allowsSelectionDuringEditing = false
  /// True if several rows can be selected during editing; default false.
  open var allowsMultipleSelectionDuringEditing = false
  /// True shows the controls that delete, insert and move rows; default false.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// The last count of rows in each section; nil if the data source must be asked.
  var counts: [Int]?
  var map = TableMap()
  var needsMap = true
  var shownRows: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [Int: UIView] = [:]
  var shownFooters: [Int: UIView] = [:]
  var spareCells: [String: [UITableViewCell]] = [:]
  var spareHeaders: [String: [UITableViewHeaderFooterView]] = [:]
  var cellMakers: [String: () -> UITableViewCell] = [:]
  var headerMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  var sectionIndex: SectionIndex?
  var chosen: [IndexPath] = []
  var touchedRow: IndexPath?
  var swipe = TableSwipe()
  var updates = 0
  lazy var dragging = TableDragging(self)
  /// The row that a finger moves; nil if there is none.
  var move: TableMove?
  /// The rows from a storyboard, in code that `dactyl port` writes.
  ///
  /// A `UITableViewController` shows them unless it overrides the data source's methods.
  public var staticSections: [StaticTableSection] = [] {
    didSet {
      counts = nil
      forgetRows()
    }
  }

  /// Creates a table with a frame and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table from an archive.
  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    if backgroundColor == nil {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
    let pan = UIPanGestureRecognizer()
    pan.name = "row swipe"
    pan.role = pan.name
    pan.delegate = swipe
    pan.addAction { [weak self] in self?.follow(swipe: $0) }
    swipe.table = self
    swipe.pan = pan
    addGestureRecognizer(pan)
    panGestureRecognizer.require(toFail: pan)
  }

  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    closeSwipe()
    breakOffMove()
    for path in shownRows.keys.sorted() {
      if let cell = shownRows[path] { prepareEditing(of: cell, at: path, animated: animated) }
    }
  }

  /// Reloads all rows for a new text size and drops the spare ones, which have the old one.
  override func followTextSize() {
    forgetRows()
    (spareCells, spareHeaders) = ([:], [:])
  }

  /// Discards all rows and the selection; recounts now and loads rows at the next layout.
  open func reloadData() {
    chosen = []
    counts = nil
    forgetRows()
    if updates == 0 { countRows() }
  }

  /// Lays out the visible rows.
  open override func layoutSubviews() {
    layOutRows()
    super.layoutSubviews()
  }

  /// Lets scrolling cancel touches in rows, but not on reorder handles or where `super` forbids it.
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is ReorderHandle) && !(view is SectionIndex) && super.touchesShouldCancel(in: view)
  }

  override func delaysTouches(in view: UIView) -> Bool {
    !(view is ReorderHandle) && !(view is SectionIndex) && super.delaysTouches(in: view)
  }

  /// Prevents scrolling while a finger moves a row.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer === panGestureRecognizer, move != nil { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Touches that views in rows did not keep

  /// Highlights the touched row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.leading { beginTouch(at: touch.location(in: self)) }
  }

  /// Selects the touched row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.leading { endTouch(at: touch.location(in: self)) }
  }

  /// Ends the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlight()
  }
}
