import Foundation

/// Items that a layout places, of which only those seen exist.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Which way a collection scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Up and down.
    case vertical
    /// From side to side.
    case horizontal
  }

  /// Where an item is brought to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Places by their bits.
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

  /// What stands before a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// What stands after a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Who says what is in the collection; held weakly.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Says where the items lie.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      forgetLayout()
    }
  }
  /// Whether items can be chosen; default true.
  open var allowsSelection = true
  /// Whether several items can be chosen; default false.
  open var allowsMultipleSelection = false
  /// Stored: whether items are asked for before they are seen.
  open var isPrefetchingEnabled = true
  /// Stored: whether items can be dragged elsewhere.
  open var dragInteractionEnabled = false
  /// The view behind all items, which does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  private var counts: [Int]?
  private var isPrepared = false
  private var laidOutSize = CGSize.zero
  private var shown: [IndexPath: UICollectionViewCell] = [:]
  private var beside: [String: [IndexPath: UICollectionReusableView]] = [:]
  private var spare: [String: [UICollectionReusableView]] = [:]
  private var makers: [String: () -> UICollectionReusableView] = [:]
  private var chosen: [IndexPath] = []
  private var touched: IndexPath?

  private var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  /// A collection with a place, extent and layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// A collection that an archive describes, with items in lines.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: What there is

  /// Forgets all items and asks for them anew.
  open func reloadData() {
    counts = nil
    chosen = []
    for path in Array(shown.keys) { hide(path) }
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

  /// How many sections there are.
  open var numberOfSections: Int { bringUpToDate().count }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int { bringUpToDate()[section] }

  private func prepare() {
    guard !isPrepared || laidOutSize != bounds.size else { return }
    isPrepared = true
    laidOutSize = bounds.size
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Lays out the items that are seen.
  open override func layoutSubviews() {
    layOutItems()
    super.layoutSubviews()
  }

  /// Part of the collection; another one is laid out, anew where the layout wants it.
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

  private func layOutItems() {
    guard dataSource != nil else { return }
    prepare()
    backgroundView?.frame = bounds
    let places = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let wanted = Set(places.filter { $0.representedElementKind == nil }.map(\.indexPath))
    for path in Array(shown.keys) where !wanted.contains(path) { hide(path) }
    for place in places.sorted(by: { $0.zIndex < $1.zIndex }) {
      if let kind = place.representedElementKind {
        showBeside(kind, place)
      } else {
        let cell = shown[place.indexPath] ?? show(place)
        apply(place, to: cell)
      }
    }
    for (kind, views) in beside {
      let wanted = Set(places.filter { $0.representedElementKind == kind }.map(\.indexPath))
      for (path, view) in views where !wanted.contains(path) {
        view.removeFromSuperview()
        beside[kind]?[path] = nil
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
    addSubview(cell)
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  private func apply(
    _ place: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    view.bounds.size = place.size
    view.center = place.center
    if view.transform != place.transform { view.transform = place.transform }
    if view.alpha != place.alpha { view.alpha = place.alpha }
    if view.isHidden != place.isHidden { view.isHidden = place.isHidden }
    view.apply(place)
  }

  private func showBeside(_ kind: String, _ place: UICollectionViewLayoutAttributes) {
    let path = place.indexPath
    let view =
      beside[kind]?[path]
      ?? dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    guard let view else { return }
    apply(place, to: view)
    beside[kind, default: [:]][path] = view
    if view.superview !== self { addSubview(view) }
  }

  private func hide(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    cell.isSelected = false
    cell.isHighlighted = false
    if let name = cell.reuseIdentifier { spare[name, default: []].append(cell) }
    itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  // MARK: Asking

  /// An item, if it is seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOutItems()
    return shown[indexPath]
  }
  /// Where an item is that is seen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  /// The items that are seen.
  open var visibleCells: [UICollectionViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
  /// Which items are seen.
  open var indexPathsForVisibleItems: [IndexPath] {
    layOutItems()
    return shown.keys.sorted()
  }
  /// The item at a place.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepare()
    return collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01))?.first {
        $0.representedElementKind == nil && $0.frame.contains(point)
      }?.indexPath
  }
  /// Where an item lies.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepare()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// What stands beside items, if it is seen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { beside[elementKind]?[indexPath] }

  /// Brings an item into sight.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var place = contentOffset
    if scrollPosition.contains(.top) { place.y = rect.minY }
    if scrollPosition.contains(.centeredVertically) { place.y = rect.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { place.y = rect.maxY - bounds.height }
    if scrollPosition.contains(.left) { place.x = rect.minX }
    if scrollPosition.contains(.centeredHorizontally) { place.x = rect.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { place.x = rect.maxX - bounds.width }
    setContentOffset(held(place), animated: animated)
  }

  // MARK: Items to use again

  /// Has items of a class made for a name.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let kind = cellClass as? UICollectionViewCell.Type
    makers[identifier] = kind.map { kind in
      { UICollectionView.make(kind) }
    }
  }
  /// Has items of an archive made for a name.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil).first as? UICollectionViewCell ?? UICollectionViewCell() }
    }
  }
  /// Has what stands beside items made for a name.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let kind = viewClass as? UICollectionReusableView.Type
    makers[elementKind + identifier] = kind.map { kind in { UICollectionView.make(kind) } }
  }
  /// Has items made for a name, in code that `dactyl port` writes.
  public func register(
    _ make: @escaping () -> UICollectionViewCell, forCellWithReuseIdentifier identifier: String
  ) { makers[identifier] = make }

  private static func make(_ kind: UICollectionReusableView.Type) -> UICollectionReusableView {
    unsafeBitCast(kind, to: ItemMaker.Type.self).init(frame: .zero)
  }

  /// An item to use again, or one made anew; a class or archive must be registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(identifier)
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure("no class or prototype is registered for the items \"\(identifier)\"")
    }
    cell.reuseIdentifier = identifier
    if let place = layoutAttributesForItem(at: indexPath) { cell.frame = place.frame }
    return cell
  }
  /// What stands beside items to use again, or made anew.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeue(elementKind + identifier) ?? UICollectionReusableView(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }

  private func dequeue(_ name: String) -> UICollectionReusableView? {
    guard let view = spare[name]?.popLast() else { return makers[name]?() }
    view.prepareForReuse()
    return view
  }

  // MARK: Changes

  /// Tells of changes, and of the end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    ask()
    completion?(true)
  }
  /// Items were inserted.
  open func insertItems(at indexPaths: [IndexPath]) { ask() }
  /// Items were deleted.
  open func deleteItems(at indexPaths: [IndexPath]) { ask() }
  /// Items look otherwise.
  open func reloadItems(at indexPaths: [IndexPath]) { ask() }
  /// An item was moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { ask() }
  /// Sections were inserted.
  open func insertSections(_ sections: IndexSet) { ask() }
  /// Sections were deleted.
  open func deleteSections(_ sections: IndexSet) { ask() }
  /// Sections look otherwise.
  open func reloadSections(_ sections: IndexSet) { ask() }
  /// Takes another layout.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }

  private func ask() {
    counts = nil
    for path in Array(shown.keys) { hide(path) }
    forgetLayout()
  }

  // MARK: Moving an item

  private var moved: (from: IndexPath, at: IndexPath)?

  /// Begins to move an item, if the data source allows it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false else { return false }
    moved = (indexPath, indexPath)
    return true
  }
  /// The item that is moved follows a finger.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let moved else { return }
    if let path = indexPathForItem(at: targetPosition) { self.moved = (moved.from, path) }
    shown[moved.from]?.center = targetPosition
  }
  /// The item that is moved stays where it is.
  open func endInteractiveMovement() {
    guard let moved else { return }
    self.moved = nil
    if moved.from != moved.at {
      dataSource?.collectionView(self, moveItemAt: moved.from, to: moved.at)
    }
    ask()
  }
  /// The item that is moved goes back.
  open func cancelInteractiveMovement() {
    moved = nil
    ask()
  }

  // MARK: Choosing

  /// The items that are chosen; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { chosen.sorted() }

  /// Chooses an item; nobody is told.
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

  /// Gives up a chosen item; nobody is told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    shown[indexPath]?.isSelected = false
  }

  /// Shows that an item is touched.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard allowsSelection, let touch = touches.first,
      let path = indexPathForItem(at: touch.location(in: self)),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    touched = path
    shown[path]?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Chooses the item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let path = touched, let touch = touches.first else { return }
    unhighlight()
    guard indexPathForItem(at: touch.location(in: self)) == path else { return }
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

  /// Shows no longer that an item is touched.
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

  /// Where a drag comes to rest, as the layout says.
  override func restingPlace(for place: CGPoint, at speed: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: place, withScrollingVelocity: speed)
  }
}

/// Has `init(frame:)` of any item called by way of the table of methods: it is not `required` in
/// programs written for phones.
class ItemMaker: UICollectionReusableView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The name of a collection's scrolling before Swift 4.2.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
