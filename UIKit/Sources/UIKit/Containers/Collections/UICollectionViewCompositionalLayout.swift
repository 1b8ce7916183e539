import Foundation

/// A layout of sections that are made of groups, which are made of items.
///
/// The groups of a section that scrolls by itself lie in a row, which a finger moves.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Makes a section; nil for none.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  private let provider: SectionProvider
  /// The direction, and the space between sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private var places: [UICollectionViewLayoutAttributes] = []
  private var extent = CGSize.zero
  private var rows: [Int: SectionStrip] = [:]
  override var strips: [Int: SectionStrip] { rows }
  /// Items whose heights their contents decide, and those heights.
  private var open: Set<IndexPath> = []
  private var heights: [IndexPath: CGFloat] = [:]

  /// A layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  /// A layout whose sections a closure makes.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// An empty layout; reads nothing from the archive.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// A layout of rows.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: configuration.section)
  }

  /// Computes the layout.
  open override func prepare() {
    super.prepare()
    (places, open, rows) = ([], [], [:])
    guard let view = collectionView else { return extent = .zero }
    let inset = view.adjustedContentInset
    let size = CGSize(
      width: view.bounds.width - inset.left - inset.right,
      height: view.bounds.height - inset.top - inset.bottom)
    let environment = Environment(size, view.traitCollection)
    let isSideways = configuration.scrollDirection == .horizontal
    var end: CGFloat = 0
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if index > 0 { end += configuration.interSectionSpacing }
      end = put(
        section, index, items: view.numberOfItems(inSection: index), from: end, in: size,
        isSideways: isSideways, environment)
    }
    extent =
      isSideways
      ? CGSize(width: end, height: size.height) : CGSize(width: size.width, height: end)
  }

  /// Places a section; returns where it ends.
  private func put(
    _ section: NSCollectionLayoutSection, _ index: Int, items: Int, from start: CGFloat,
    in container: CGSize, isSideways: Bool, _ environment: Environment
  ) -> CGFloat {
    let insets = section.contentInsets
    let inner = CGSize(
      width: container.width - insets.leading - insets.trailing,
      height: container.height - insets.top - insets.bottom)
    var origin =
      isSideways
      ? CGPoint(x: start + insets.leading, y: insets.top)
      : CGPoint(x: insets.leading, y: start + insets.top)
    let (headers, footers) = (
      section.boundarySupplementaryItems.filter { !$0.alignment.contains(.bottom) },
      section.boundarySupplementaryItems.filter { $0.alignment.contains(.bottom) }
    )
    func putBeside(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) {
      for item in items {
        let size = item.layoutSize.size(in: inner)
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
        let x =
          item.alignment.contains(.trailing)
          ? origin.x + inner.width - size.width
          : item.alignment.contains(.leading) ? origin.x : origin.x + (inner.width - size.width) / 2
        attributes.frame = CGRect(origin: CGPoint(x: x, y: origin.y), size: size)
          .inset(by: item.contentInsets)
        attributes.zIndex = item.zIndex
        places.append(attributes)
        origin.y += size.height
      }
    }
    putBeside(headers)
    var filler = GroupFiller(
      section: index, count: items, heights: heights, environment: environment)
    let isRow = isSideways || section.orthogonalScrollingBehavior != .none
    var place = origin
    var high: CGFloat = 0
    var step: CGFloat = 0
    while filler.next < items {
      let before = filler.next
      let size = filler.fill(section.group, at: place, in: inner)
      high = max(high, size.height)
      step = max(step, size.width + section.interGroupSpacing)
      if isRow {
        place.x += size.width + section.interGroupSpacing
      } else {
        place.y += size.height + section.interGroupSpacing
      }
      // A group without items would never end.
      guard filler.next > before else { break }
    }
    places += filler.places
    open.formUnion(filler.open)
    if isSideways {
      let width = items > 0 ? place.x - section.interGroupSpacing : origin.x
      return decorate(section, index, from: start, to: width + insets.trailing, in: container, true)
    }
    if isRow, items > 0 {
      rows[index] = SectionStrip(
        frame: CGRect(x: 0, y: origin.y, width: container.width, height: high),
        length: place.x - section.interGroupSpacing + insets.trailing, step: step,
        start: origin.x, behavior: section.orthogonalScrollingBehavior)
    }
    origin.y = isRow ? origin.y + high : items > 0 ? place.y - section.interGroupSpacing : place.y
    putBeside(footers)
    return decorate(section, index, from: start, to: origin.y + insets.bottom, in: container, false)
  }

  /// Places the views behind a section; returns where it ends.
  private func decorate(
    _ section: NSCollectionLayoutSection, _ index: Int, from start: CGFloat, to end: CGFloat,
    in container: CGSize, _ isSideways: Bool
  ) -> CGFloat {
    let whole =
      isSideways
      ? CGRect(x: start, y: 0, width: end - start, height: container.height)
      : CGRect(x: 0, y: start, width: container.width, height: end - start)
    for item in section.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      attributes.frame = whole.inset(by: item.contentInsets)
      attributes.zIndex = item.zIndex
      places.append(attributes)
    }
    return end
  }

  override func isOpen(at path: IndexPath) -> Bool { open.contains(path) }

  override func take(_ size: CGSize, at path: IndexPath) -> Bool {
    guard open.contains(path), abs((heights[path] ?? -1) - size.height) > 0.5 else { return false }
    heights[path] = size.height
    return true
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

/// The direction of a compositional layout, and the space between sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The scroll direction; default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections; default 0.
  open var interSectionSpacing: CGFloat = 0
  /// Stored: headers and footers of the whole.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// A configuration.
  public override init() { super.init() }
}

private final class Environment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }

  init(_ size: CGSize, _ traits: UITraitCollection) {
    (contentSize, traitCollection) = (size, traits)
    super.init()
  }
}

/// Places the items of a section one after the other, group by group.
@MainActor
private struct GroupFiller {
  let section: Int
  let count: Int
  let heights: [IndexPath: CGFloat]
  let environment: Environment
  var next = 0
  var places: [UICollectionViewLayoutAttributes] = []
  var open: [IndexPath] = []

  init(
    section: Int, count: Int, heights: [IndexPath: CGFloat], environment: Environment
  ) {
    (self.section, self.count, self.heights) = (section, count, heights)
    self.environment = environment
  }

  private mutating func put(_ frame: CGRect, zIndex: Int = 0, isOpen: Bool) {
    let path = IndexPath(item: next, section: section)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    attributes.zIndex = zIndex
    places.append(attributes)
    if isOpen { open.append(path) }
    next += 1
  }

  /// Fills a group; returns its size.
  mutating func fill(
    _ group: NSCollectionLayoutGroup, at corner: CGPoint, in container: CGSize
  ) -> CGSize {
    var size = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let origin = CGPoint(x: corner.x + insets.leading, y: corner.y + insets.top)
    let inner = CGSize(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    if let provider = group.provider {
      for item in provider(Inner(inner, environment)) where next < count {
        put(
          item.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: item.zIndex, isOpen: false)
      }
      return size
    }
    let isRow = group.axis == .horizontal
    let space = group.interItemSpacing?.spacing ?? 0
    let room = isRow ? inner.width : inner.height
    let isOpenEnded = !isRow && group.layoutSize.heightDimension.isEstimated
    let share = group.count.map { (room - space * CGFloat($0 - 1)) / CGFloat($0) }
    var (at, across, index): (CGFloat, CGFloat, Int) = (0, 0, 0)
    while next < count, !group.subitems.isEmpty {
      let item = group.subitems[index % group.subitems.count]
      var wanted = item.layoutSize.size(in: inner)
      if let share { if isRow { wanted.width = share } else { wanted.height = share } }
      let length = isRow ? wanted.width : wanted.height
      let isFull =
        group.count.map { index >= $0 }
        ?? (isOpenEnded
          ? index >= group.subitems.count : index > 0 && at + length > room + 0.5)
      guard !isFull else { break }
      let corner = CGPoint(x: origin.x + (isRow ? at : 0), y: origin.y + (isRow ? 0 : at))
      let taken = fill(item, wanted, at: corner, in: inner)
      at += (isRow ? taken.width : taken.height) + space
      across = max(across, isRow ? taken.height : taken.width)
      index += 1
    }
    if group.layoutSize.heightDimension.isEstimated, index > 0 {
      size.height = (isRow ? across : at - space) + insets.top + insets.bottom
    }
    return size
  }

  /// Fills a part of a group; returns the room that it takes.
  private mutating func fill(
    _ item: NSCollectionLayoutItem, _ wanted: CGSize, at corner: CGPoint, in container: CGSize
  ) -> CGSize {
    let edges = item.edgeSpacing
    let (before, above) = (edges?.leading?.spacing ?? 0, edges?.top?.spacing ?? 0)
    let (after, below) = (edges?.trailing?.spacing ?? 0, edges?.bottom?.spacing ?? 0)
    let place = CGPoint(x: corner.x + before, y: corner.y + above)
    var size = wanted
    if let group = item as? NSCollectionLayoutGroup {
      size = fill(group, at: place, in: container)
    } else {
      let isOpen = item.layoutSize.heightDimension.isEstimated
      if isOpen, let known = heights[IndexPath(item: next, section: section)] {
        size.height = known
      }
      put(CGRect(origin: place, size: size).inset(by: item.contentInsets), isOpen: isOpen)
    }
    return CGSize(width: size.width + before + after, height: size.height + above + below)
  }

  private final class Inner: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    var effectiveContentSize: CGSize { contentSize }
    var container: any NSCollectionLayoutContainer { self }

    init(_ size: CGSize, _ environment: Environment) {
      (contentSize, traitCollection) = (size, environment.traitCollection)
      super.init()
    }
  }
}

extension CGRect {
  /// The rectangle within insets by writing direction, left to right.
  fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
