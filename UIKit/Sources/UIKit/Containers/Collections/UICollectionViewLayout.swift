import Foundation

/// Position and look of an item, header or footer of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The item's index path.
  open var indexPath: IndexPath
  /// The frame, from `center` and `size`; setting it sets both.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set { (center, size) = (CGPoint(x: newValue.midX, y: newValue.midY), newValue.size) }
  }
  /// The size, with origin zero; setting it sets `size`.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The centre.
  open var center = CGPoint.zero
  /// The size.
  open var size = CGSize.zero
  /// The transform in the plane.
  open var transform = CGAffineTransform.identity
  /// The transform in space.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = newValue.affine }
  }
  /// The opacity, 0…1.
  open var alpha: CGFloat = 1
  /// True if it is hidden.
  open var isHidden = false
  /// The order from back to front.
  open var zIndex = 0
  /// The kind of a header or footer; nil for items.
  open internal(set) var representedElementKind: String?

  /// The category: item, supplementary view, or the layout's own decoration.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The attributes of an item.
  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  /// The attributes of a header or footer.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// The attributes of a view that the layout adds.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
    representedElementCategory = .decorationView
  }

  /// Copies the attributes; subclasses add their own values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = type(of: self).init(forCellWith: indexPath)
    (other.center, other.size) = (center, size)
    (other.transform, other.alpha, other.isHidden) = (transform, alpha, isHidden)
    (other.zIndex, other.representedElementKind) = (zIndex, representedElementKind)
    other.representedElementCategory = representedElementCategory
    return other
  }
}

/// Places the items of a collection; subclasses override it.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?

  /// A layout.
  public override init() { super.init() }
  /// A layout that an archive describes.
  public required init?(coder: NSCoder) { super.init() }

  /// True if an item's content decides its size.
  func isOpen(at path: IndexPath) -> Bool { false }
  /// Takes the size that an item's content wants; true if it is a new one.
  func take(_ size: CGSize, at path: IndexPath) -> Bool { false }

  /// Called before the collection asks for attributes; compute the layout here.
  open func prepare() {}
  /// The size of the whole content.
  open var collectionViewContentSize: CGSize { .zero }
  /// The attributes of everything in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// The attributes of a header or footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a view that the layout adds.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The sections that scroll by themselves.
  var strips: [Int: SectionStrip] { [:] }
  var decorations: [String: () -> UICollectionReusableView] = [:]
  /// Registers a class for views that the layout adds.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let kind = viewClass as? UICollectionReusableView.Type
    decorations[elementKind] = kind.map { kind in
      { makeView(kind) as! UICollectionReusableView }
    }
  }
  /// Registers an archive for views that the layout adds.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { nib in
      {
        nib.instantiate(withOwner: nil).first as? UICollectionReusableView
          ?? UICollectionReusableView()
      }
    }
  }
  /// True if new bounds need a new layout; default false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where a drag comes to rest; default the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Invalidates the whole layout.
  open func invalidateLayout() { collectionView?.forgetLayout() }
  /// Invalidates the whole layout, whatever parts the context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }
  /// The parts that new bounds invalidate; never called: new bounds invalidate everything.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// The class of the attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Where a drag comes to rest after a change of layout; never called.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }
  /// The first attributes of an inserted item; never called: items appear in place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// The last attributes of a deleted item; never called: items disappear at once.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// The attributes of an item that a finger moves: its own, centred under the finger.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let place = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let moved = place ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    moved.center = position
    return moved
  }
  /// The class of the invalidation context.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// Does nothing: called before items are inserted or deleted.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Does nothing: called after items are inserted or deleted.
  open func finalizeCollectionViewUpdates() {}
}

/// Stored: the invalid parts of a layout.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Stored: true if the whole layout is invalid.
  open var invalidateEverything: Bool { true }
  /// Stored: true if the numbers of items are invalid.
  open var invalidateDataSourceCounts: Bool { false }
  /// Stored: how far the content moves.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Stored: how much the content grows.
  open var contentSizeAdjustment = CGSize.zero
  /// Stored: the items that are invalid.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Stored: an invalid context names items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// A context of nothing in particular.
  public override init() { super.init() }
}

extension UICollectionView {
  /// The category of an element.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// An item.
    case cell
    /// A header or footer.
    case supplementaryView
    case decorationView
  }
}

/// The invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Stored: true asks the delegate for sizes again, which always happens.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Stored: true places all items again, which always happens.
  open var invalidateFlowLayoutAttributes = true
}

/// Does nothing: describes an item that is inserted, deleted or moved.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// Stored: what happens to an item.
  public enum Action: Int, Hashable, Sendable {
    /// The kinds of changes.
    case insert, delete, reload, move, none
  }
  /// Stored: the item's place before.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// Stored: the item's place after.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  /// Stored: what happens to the item.
  open internal(set) var updateAction = Action.none
}

/// A layout that arranges items in lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items unless the delegate gives another; default 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Anything but zero lets the content of items decide their sizes; this one counts until then.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  private var wanted: [IndexPath: CGSize] = [:]
  override func isOpen(at path: IndexPath) -> Bool { estimatedItemSize != .zero }
  override func take(_ size: CGSize, at path: IndexPath) -> Bool {
    guard let known = wanted[path] else {
      wanted[path] = size
      return true
    }
    guard abs(known.width - size.width) > 0.5 || abs(known.height - size.height) > 0.5 else {
      return false
    }
    wanted[path] = size
    return true
  }
  /// The minimum space between items of a line; default 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum space between lines; default 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The space around a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers; only the extent along the scroll direction counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers; only the extent along the scroll direction counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The scroll direction; default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// Stored: true if headers stick to the visible edge.
  open var sectionHeadersPinToVisibleBounds = false
  /// Stored: true if footers stick to the visible edge.
  open var sectionFootersPinToVisibleBounds = false
  /// Asks for items of their own size, as `estimatedItemSize`.
  public static let automaticSize = CGSize(width: 50, height: 50)

  private var places: [UICollectionViewLayoutAttributes] = []
  private var extent = CGSize.zero

  private var sizes: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Computes the layout.
  open override func prepare() {
    super.prepare()
    places = []
    guard let view = collectionView else { return extent = .zero }
    // The computation assumes vertical scrolling and swaps the axes for horizontal scrolling.
    let isUpright = scrollDirection == .vertical
    func turned(_ size: CGSize) -> CGSize {
      isUpright ? size : CGSize(width: size.height, height: size.width)
    }
    func place(_ rect: CGRect) -> CGRect {
      isUpright ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }
    let inset = view.adjustedContentInset
    let seen = turned(view.bounds.size)
    let across = seen.width - (isUpright ? inset.left + inset.right : inset.top + inset.bottom)
    var y: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let edge =
        sizes?.collectionView(view, layout: self, insetForSectionAt: section)
        ?? sectionInset
      let (top, left, bottom, right) =
        isUpright
        ? (edge.top, edge.left, edge.bottom, edge.right)
        : (edge.left, edge.top, edge.right, edge.bottom)
      let between =
        sizes?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      let lines =
        sizes?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      let header = turned(
        sizes?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
          ?? headerReferenceSize)
      y = put(
        UICollectionView.elementKindSectionHeader, section, header.height, at: y, across, place)
      y += top
      var line: [(IndexPath, CGSize)] = []
      let room = across - left - right
      func endLine(isLast: Bool) {
        guard !line.isEmpty else { return }
        let height = line.map(\.1.height).max() ?? 0
        let taken = line.reduce(0) { $0 + $1.1.width }
        // A full line spreads over the width. The last one keeps the minimum space, or stands in
        // the columns of items that are all as wide.
        let width = line[0].1.width
        let isGrid = width > 0 && line.allSatisfy { $0.1.width == width }
        let columns = isGrid ? ((room + between + 0.001) / (width + between)).rounded(.down) : 0
        let space =
          !isLast && line.count > 1
          ? (room - taken) / CGFloat(line.count - 1)
          : isLast && columns > 1 ? (room - columns * width) / (columns - 1) : between
        var x = left + (line.count == 1 && !isLast ? (room - taken) / 2 : 0)
        for (path, size) in line {
          let attributes = make(path)
          attributes.frame = place(
            CGRect(
              x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
          places.append(attributes)
          x += size.width + space
        }
        y += height
        line = []
      }
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let size = turned(
          isOpen(at: path) && (wanted[path] != nil || estimatedItemSize != Self.automaticSize)
            ? wanted[path] ?? estimatedItemSize
            : sizes?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize)
        let taken = line.reduce(0) { $0 + $1.1.width + between }
        if !line.isEmpty, taken + size.width > room + 0.001 {
          endLine(isLast: false)
          y += lines
        }
        line.append((path, size))
      }
      endLine(isLast: true)
      y += bottom
      let footer = turned(
        sizes?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
          ?? footerReferenceSize)
      y = put(
        UICollectionView.elementKindSectionFooter, section, footer.height, at: y, across, place)
    }
    extent = isUpright ? CGSize(width: across, height: y) : CGSize(width: y, height: across)
  }

  private func make(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let kind = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (kind ?? UICollectionViewLayoutAttributes.self).init(forCellWith: path)
  }

  private func put(
    _ kind: String, _ section: Int, _ height: CGFloat, at y: CGFloat, _ across: CGFloat,
    _ place: (CGRect) -> CGRect
  ) -> CGFloat {
    guard height > 0 else { return y }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = place(CGRect(x: 0, y: y, width: across, height: height))
    places.append(attributes)
    return y + height
  }

  /// The size of the whole content.
  open override var collectionViewContentSize: CGSize { extent }

  /// The attributes of everything in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { places.filter { $0.frame.overlaps(rect) } }

  /// The attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }

  /// The attributes of a header or footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
}
