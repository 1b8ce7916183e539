import Foundation

/// A scroll view of items that a layout places; only visible items have cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The scroll direction of a collection.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical, horizontal
  }

  /// Where scrolling puts an item.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Positions with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the upper end.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle between the upper and the lower end.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the lower end.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// To the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// A header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// A footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The data source; held weakly.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      forgetLayout()
    }
  }
  /// True if items can be selected; default true.
  open var allowsSelection = true
  /// True if several items can be selected; default false.
  open var allowsMultipleSelection = false
  /// Stored: true asks for items before they are visible.
  open var isPrefetchingEnabled = true
  /// True lets fingers drag what the drag delegate provides; default false, as on a phone.
  open var dragInteractionEnabled = false
  /// The view behind all items, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  lazy var dragging = CollectionDragging(self)
  var counts: [Int]?
  private var isPrepared = false
  private var laidOutSize = CGSize.zero
  var shown: [IndexPath: UICollectionViewCell] = [:]
  var beside: [String: [IndexPath: UICollectionReusableView]] = [:]
  var spare: [String: [UICollectionReusableView]] = [:]
  var makers: [String: () -> UICollectionReusableView] = [:]
  /// The sections in sight that scroll by themselves, and where those out of sight stood.
  var strips: [Int: StripView] = [:]
  var stripOffsets: [Int: CGPoint] = [:]
  private var chosen: [IndexPath] = []
  private var touched: IndexPath?
  /// The start and the present index path of the item that a finger moves.
  var moved: (from: IndexPath, at: IndexPath)?

  private var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  /// A collection with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// A collection that an archive describes, with a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: What there is

  /// Discards all cells and asks the data source again.
  open func reloadData() {
    counts = nil
    chosen = []
    for path in shown.keys.sorted() { hide(path) }
    forgetLayout()
  }

  func forgetLayout() {
    isPrepared = false
    setNeedsLayout()
  }

  private func bringUpToDate() -> [Int] {
    if let counts { return counts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let found = (0..<sections).map {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
    counts = found
    return found
  }

  /// The number of sections.
  open var numberOfSections: Int { bringUpToDate().count }

  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { bringUpToDate()[section] }

  func prepare() {
    guard !isPrepared || laidOutSize != bounds.size else { return }
    isPrepared = true
    laidOutSize = bounds.size
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Lays out the visible items.
  open override func layoutSubviews() {
    layOutItems()
    super.layoutSubviews()
  }

  /// The visible part; a change invalidates the layout if the layout asks for it.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue != super.bounds,
        collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue)
      {
        isPrepared = false
      }
      super.bounds = newValue
    }
  }

  func layOutItems() {
    guard dataSource != nil else { return }
    // Contents may want other sizes, which move others into sight or out of it.
    for _ in 0..<8 {
      showItems()
      guard takesOwnSizes() else { return }
      isPrepared = false
    }
  }

  /// Tells the layout what size the contents of items want; true if one is new.
  private func takesOwnSizes() -> Bool {
    var isNew = false
    for (path, cell) in shown.sorted(by: { $0.key < $1.key })
    where collectionViewLayout.isOpen(at: path) {
      guard let place = collectionViewLayout.layoutAttributesForItem(at: path) else { continue }
      let wanted = cell.preferredLayoutAttributesFitting(place).size
      if collectionViewLayout.take(wanted, at: path) { isNew = true }
    }
    return isNew
  }

  private func showItems() {
    prepare()
    backgroundView?.frame = bounds
    let places = withStrips(collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
    let wanted = Set(places.filter { $0.representedElementKind == nil }.map(\.indexPath))
    for path in shown.keys.sorted() where !wanted.contains(path) { hide(path) }
    for place in places.sorted(by: { $0.zIndex < $1.zIndex }) {
      if let kind = place.representedElementKind {
        showBeside(kind, place)
      } else {
        let cell = shown[place.indexPath] ?? show(place)
        apply(place, to: cell)
      }
    }
    for kind in beside.keys.sorted() {
      let wanted = Set(places.filter { $0.representedElementKind == kind }.map(\.indexPath))
      for path in beside[kind]?.keys.sorted() ?? [] where !wanted.contains(path) {
        guard let view = beside[kind]?.removeValue(forKey: path) else { continue }
        view.removeFromSuperview()
        if let name = view.reuseIdentifier { spare[kind + name, default: []].append(view) }
      }
    }
  }

  private func show(_ place: UICollectionViewLayoutAttributes) -> UICollectionViewCell {
    let path = place.indexPath
    let cell = dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell()
    shown[path] = cell
    apply(place, to: cell)
    if chosen.contains(path) { cell.isSelected = true }
    (strip(of: path.section) ?? self).addSubview(cell)
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  private func apply(
    _ place: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    view.bounds.size = place.size
    let corner =
      place.representedElementKind == nil
      ? strip(of: place.indexPath.section)?.frame.origin ?? .zero : .zero
    view.center = CGPoint(x: place.center.x - corner.x, y: place.center.y - corner.y)
    if view.transform != place.transform { view.transform = place.transform }
    if view.alpha != place.alpha { view.alpha = place.alpha }
    if view.isHidden != place.isHidden { view.isHidden = place.isHidden }
    if place.zIndex != 0 || view.shownLayer != nil { view.layer.zPosition = CGFloat(place.zIndex) }
    view.apply(place)
  }

  private func makeDecoration(_ kind: String) -> UICollectionReusableView {
    let view = collectionViewLayout.decorations[kind]?() ?? UICollectionReusableView(frame: .zero)
    view.isUserInteractionEnabled = false
    return view
  }

  private func showBeside(_ kind: String, _ place: UICollectionViewLayoutAttributes) {
    let path = place.indexPath
    let view =
      beside[kind]?[path]
      ?? (place.representedElementCategory == .decorationView
        ? makeDecoration(kind)
        : nil)
      ?? dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    guard let view else { return }
    apply(place, to: view)
    beside[kind, default: [:]][path] = view
    if view.superview !== self { addSubview(view) }
  }

  func hide(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    cell.isSelected = false
    cell.isHighlighted = false
    if let name = cell.reuseIdentifier { spare[name, default: []].append(cell) }
    itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  // MARK: Choosing

  /// The selected items; empty without a selection.
  open var indexPathsForSelectedItems: [IndexPath]? { chosen.sorted() }

  /// Selects an item without telling the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in chosen { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !chosen.contains(indexPath) { chosen.append(indexPath) }
    shown[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    shown[indexPath]?.isSelected = false
  }

  /// Highlights the touched item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard allowsSelection, let touch = touches.leading,
      let path = indexPathForItem(at: touch.location(in: self)),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    touched = path
    shown[path]?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Selects the item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let path = touched, let touch = touches.leading else { return }
    unhighlight()
    guard indexPathForItem(at: touch.location(in: self)) == path else { return }
    shown[path]?.engine.report("got the tap")
    if allowsMultipleSelection, chosen.contains(path) {
      guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for former in chosen where former != path {
        deselectItem(at: former, animated: false)
        itemDelegate?.collectionView(self, didDeselectItemAt: former)
      }
    }
    if !chosen.contains(path) { chosen.append(path) }
    shown[path]?.isSelected = true
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  /// Ends the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unhighlight()
  }

  private func unhighlight() {
    guard let path = touched else { return }
    touched = nil
    shown[path]?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  // Compositional layouts place their sections within the safe area.
  override var staysBelowBars: Bool {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.configuration.scrollDirection
      == .vertical
  }

  /// Lets the layout choose where a drag comes to rest.
  override func restingPlace(for place: CGPoint, at speed: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: place, withScrollingVelocity: speed)
  }
}

/// The name of a collection's scrolling before Swift 4.2.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
