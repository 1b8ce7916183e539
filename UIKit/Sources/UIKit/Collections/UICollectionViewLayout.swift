import Foundation

/// Where something of a collection lies.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// Which item it is.
  open var indexPath: IndexPath
  /// Where it lies.
  open var frame = CGRect.zero {
    didSet { (center, size) = (CGPoint(x: frame.midX, y: frame.midY), frame.size) }
  }
  /// Where its middle lies.
  open var center = CGPoint.zero
  /// How large it is.
  open var size = CGSize.zero
  /// How it is turned or stretched.
  open var transform = CGAffineTransform.identity
  /// The same in space.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = newValue.affine }
  }
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// Whether it is invisible.
  open var isHidden = false
  /// How far in front it is.
  open var zIndex = 0
  /// What it is beside items; nil for items.
  open internal(set) var representedElementKind: String?

  /// Whether it is an item or stands beside items.
  open var representedElementCategory: UICollectionView.ElementCategory {
    representedElementKind == nil ? .cell : .supplementaryView
  }

  /// Where an item lies.
  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  /// Where what stands beside items lies.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
  }

  /// Another with the same values; subclasses add their own.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = type(of: self).init(forCellWith: indexPath)
    other.frame = frame
    (other.transform, other.alpha, other.isHidden) = (transform, alpha, isHidden)
    (other.zIndex, other.representedElementKind) = (zIndex, representedElementKind)
    return other
  }
}

/// Says where the items of a collection lie; subclasses say it for their own.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?

  /// A layout.
  public override init() { super.init() }
  /// A layout that an archive describes.
  public required init?(coder: NSCoder) { super.init() }

  /// Is about to be asked; work out here what does not change.
  open func prepare() {}
  /// How large all items are together.
  open var collectionViewContentSize: CGSize { .zero }
  /// What lies in a part.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Where an item lies.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Where what stands beside items lies.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether everything lies otherwise once another part is seen; default false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where a drag is to come to rest; default where it would.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Has everything asked anew.
  open func invalidateLayout() { collectionView?.forgetLayout() }
  /// Has everything asked anew, whatever the context says of parts.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }
  /// What is to be asked anew once another part is seen; never asked: it is everything.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// The class of what says where something lies.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// Where a drag is to come to rest after a change of layout; never asked.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }
  /// Where an item comes from; never asked: items are in their places at once.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Where an item goes; never asked: items are gone at once.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Where an item lies that a finger moves: where it lay, with its middle under the finger.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let place = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let moved = place ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    moved.center = position
    return moved
  }
  /// The class of what says what is to be asked anew.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// Does nothing: items are about to come or go.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Does nothing: items have come or gone.
  open func finalizeCollectionViewUpdates() {}
}

/// Stored: what of a layout is to be asked anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Stored: whether all of it is.
  open var invalidateEverything: Bool { true }
}

extension UICollectionView {
  /// What a part of a collection is.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// An item.
    case cell
    /// What stands beside items.
    case supplementaryView
    /// What decorates.
    case decorationView
  }
}

/// Does nothing: an item that comes, goes or moves.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {}

/// Items in lines, one line after the other.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// How large an item is, where the delegate does not say otherwise; default 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Stored: how large items are taken to be.
  open var estimatedItemSize = CGSize.zero
  /// The least space between items of a line; default 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least space between lines; default 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The space around a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// How large what stands before a section is; only the extent along the scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// How large what stands after a section is.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Which way it scrolls; default up and down.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// Stored: whether what stands before a section stays.
  open var sectionHeadersPinToVisibleBounds = false
  /// Stored: whether what stands after a section stays.
  open var sectionFootersPinToVisibleBounds = false
  /// An extent that has items be as large as they want to be; taken as 50 × 50.
  public static let automaticSize = CGSize(width: 50, height: 50)

  private var places: [UICollectionViewLayoutAttributes] = []
  private var extent = CGSize.zero

  private var sizes: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Works out where everything lies.
  open override func prepare() {
    super.prepare()
    places = []
    guard let view = collectionView else { return extent = .zero }
    // Everything is worked out for scrolling up and down, and turned where it scrolls aside.
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
        // A full line is spread; the last one keeps to the least space.
        let space =
          line.count > 1 && !isLast ? (room - taken) / CGFloat(line.count - 1) : between
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
          sizes?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize)
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

  /// How large all items are together.
  open override var collectionViewContentSize: CGSize { extent }

  /// What lies in a part.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { places.filter { $0.frame.overlaps(rect) } }

  /// Where an item lies.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }

  /// Where what stands beside items lies.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
}
