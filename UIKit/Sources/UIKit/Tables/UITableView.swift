import Foundation

/// Rows one below the other, of which only those seen exist.
///
/// Rows are chosen by fingers that come down and up on them without dragging, and swiped aside for
/// what can be done with them.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// What a table looks like.
  public enum Style: Int, Hashable, Sendable {
    /// Headers stay at the upper end while their section is seen.
    case plain
    /// Sections lie apart.
    case grouped
    /// Sections lie apart, and away from the sides.
    case insetGrouped
  }

  /// Where a row is brought to.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// So far that it is seen.
    case none
    /// To the upper end.
    case top
    /// To the middle.
    case middle
    /// To the lower end.
    case bottom
  }

  /// Stored: how rows come and go.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// By fading.
    case fade
    /// From the side.
    case right
    /// From the side.
    case left
    /// From above.
    case top
    /// From below.
    case bottom
    /// At once.
    case none
    /// From the middle.
    case middle
    /// As the system has it.
    case automatic = 100
  }

  /// The height of a row that is as high as it wants to be.
  public static let automaticDimension: CGFloat = -1
  /// The name of the letter that stands for a search field.
  public static let indexSearch = "{search}"

  /// What the table looks like.
  public let style: Style
  /// Who says what is in the table; held weakly.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      counts = nil
      forgetRows()
    }
  }
  /// Who is asked how it looks and told what is done, where that is a `UITableViewDelegate`.
  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { forgetRows() } }
  /// How high rows are that nobody says otherwise of; default as high as they want to be.
  open var rowHeight = UITableView.automaticDimension { didSet { forgetRows() } }
  /// How high headers are; default as high as they want to be.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { forgetRows() } }
  /// How high footers are; default as high as they want to be.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { forgetRows() } }
  /// How high rows are taken to be until they are seen; default 44.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// Stored: how high headers are taken to be.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// Stored: how high footers are taken to be.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above a plain table's headers; default none.
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
  /// Stored: what the line between rows looks like.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// Stored: the colour of the line between rows.
  open var separatorColor: UIColor?
  /// Stored: the space beside the line between rows.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Stored: whether rows keep to the width that is read best.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Stored: the colour of the letters at the side.
  open var sectionIndexColor: UIColor?
  /// Stored: whether rows can be dragged elsewhere.
  open var dragInteractionEnabled = false
  /// Whether rows can be chosen; default true.
  open var allowsSelection = true
  /// Whether several rows can be chosen; default false.
  open var allowsMultipleSelection = false
  /// Whether rows can be chosen while the table is edited; default false.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while the table is edited; default false.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows show what deletes, inserts and moves them; default false.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// How many rows each section has, as last counted; nil where the data source was not asked yet.
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
  var chosen: [IndexPath] = []
  var touchedRow: IndexPath?
  var swipe = TableSwipe()
  var updates = 0
  /// The row that a finger moves; nil for none.
  var move: TableMove?
  /// The rows that a storyboard holds, in code that `dactyl port` writes; shown where the data
  /// source is a `UITableViewController` that does not say otherwise.
  public var staticSections: [StaticTableSection] = [] {
    didSet {
      counts = nil
      forgetRows()
    }
  }

  /// A table with a place, extent and style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// A plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A table that an archive describes.
  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    let pan = UIPanGestureRecognizer()
    pan.delegate = swipe
    pan.addAction { [weak self] in self?.follow(swipe: $0) }
    swipe.table = self
    swipe.pan = pan
    addGestureRecognizer(pan)
    panGestureRecognizer.require(toFail: pan)
  }

  /// Edits the table, or ends it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    closeSwipe()
    breakOffMove()
    for path in shownRows.keys.sorted() {
      if let cell = shownRows[path] { prepareEditing(of: cell, at: path, animated: animated) }
    }
  }

  /// Asks for all rows anew, because they are as high as their texts; those that are spare go, as
  /// nobody would tell them.
  override func followTextSize() {
    forgetRows()
    (spareCells, spareHeaders) = ([:], [:])
  }

  /// Forgets all rows, counts them at once, and asks for them anew with the next layout.
  open func reloadData() {
    chosen = []
    counts = nil
    forgetRows()
    if updates == 0 { countRows() }
  }

  /// Lays out the rows that are seen.
  open override func layoutSubviews() {
    layOutRows()
    super.layoutSubviews()
  }

  /// Lets the pan take touches from whatever is in a row but controls and what moves rows.
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is ReorderHandle) && super.touchesShouldCancel(in: view)
  }

  override func delaysTouches(in view: UIView) -> Bool {
    !(view is ReorderHandle) && super.delaysTouches(in: view)
  }

  /// Has a row that is moved by its handle not scroll the table.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if gestureRecognizer === panGestureRecognizer, move != nil { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Touches that views in rows did not keep

  /// Shows that a row is touched.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginTouch(at: touch.location(in: self)) }
  }

  /// Chooses the row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { endTouch(at: touch.location(in: self)) }
  }

  /// Shows no longer that a row is touched.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlight()
  }
}
