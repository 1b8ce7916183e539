import Foundation

/// An extent along one axis.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind
  /// The share or the points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init()
  }

  /// A share of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A share of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Points, until the content says how much it needs.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// A width and a height.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// The space between items.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The points, at least for a flexible space.
  public let spacing: CGFloat
  /// True if it takes what is left.
  public let isFlexibleSpacing: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    super.init()
  }

  /// A space of its own; here as wide as its least width.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// A space of some points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// The space around an item, outside of its size.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The space on each side; nil for none.
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

  /// Spaces on the sides.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}

/// Items of one size, or a group of them.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The space inside its size that stays free.
  open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The space around it.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// A place in a group whose items a closure places.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group.
  public let frame: CGRect
  /// The order from back to front.
  public let zIndex: Int
  /// A place.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// Items in a row, in a column, or where a closure puts them.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Axis { case horizontal, vertical }
  let axis: Axis
  /// The items, which are repeated while there is room.
  public let subitems: [NSCollectionLayoutItem]
  /// How many share the group; nil for as many as fit.
  let count: Int?
  let provider: ((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])?
  /// The space between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ axis: Axis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil,
    provider: ((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])? = nil
  ) {
    (self.axis, self.subitems, self.count, self.provider) = (axis, subitems, count, provider)
    super.init(layoutSize: size)
  }

  /// A row of items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(.horizontal, layoutSize, subitems) }
  /// A row of equally wide items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(.horizontal, layoutSize, [subitem], count) }
  /// A row of some items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { make(.horizontal, layoutSize, Array(repeating: subitem, count: count)) }
  /// A column of items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(.vertical, layoutSize, subitems) }
  /// A column of equally high items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(.vertical, layoutSize, [subitem], count) }
  /// A column of some items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { make(.vertical, layoutSize, Array(repeating: subitem, count: count)) }
  /// Items where a closure puts them.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider:
      @escaping (any NSCollectionLayoutEnvironment)
      -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [], provider: itemProvider)
  }

  private class func make(
    _ axis: Axis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    _ count: Int? = nil
  ) -> Self {
    unsafeDowncast(NSCollectionLayoutGroup(axis, size, subitems, count: count), to: self)
  }
}

/// A header or footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// The side of the section.
  public let alignment: NSRectAlignment
  /// Stored: whether it stays in sight.
  open var pinToVisibleBounds = false
  /// Stored: whether it makes the section larger; it does.
  open var extendsBoundary = true
  /// The order from back to front.
  open var zIndex = 0

  /// A header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.elementKind, self.alignment) = (elementKind, alignment)
    super.init(layoutSize: layoutSize)
  }
}

/// A view behind a section, of the class that the layout knows for its kind.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// The order from back to front; default behind the items.
  open var zIndex = -1

  init(_ kind: String, _ size: NSCollectionLayoutSize) {
    elementKind = kind
    super.init(layoutSize: size)
  }

  /// A view behind a section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    return NSCollectionLayoutDecorationItem(elementKind, whole)
  }
}

/// The sides and corners of a rectangle.
public struct NSRectAlignment: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Sides.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The upper side.
  public static let top = NSRectAlignment(rawValue: 1)
  /// The side where lines begin.
  public static let leading = NSRectAlignment(rawValue: 2)
  /// The lower side.
  public static let bottom = NSRectAlignment(rawValue: 4)
  /// The side where lines end.
  public static let trailing = NSRectAlignment(rawValue: 8)
  /// A corner.
  public static let topLeading: NSRectAlignment = [.top, .leading]
  /// A corner.
  public static let topTrailing: NSRectAlignment = [.top, .trailing]
  /// A corner.
  public static let bottomLeading: NSRectAlignment = [.bottom, .leading]
  /// A corner.
  public static let bottomTrailing: NSRectAlignment = [.bottom, .trailing]
}

/// How the groups of a section scroll by themselves.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// Not at all, or sideways in one of several ways.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section: groups one after the other, with headers and footers.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The space around the groups.
  open var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  /// The space between groups.
  open var interGroupSpacing: CGFloat = 0
  /// Every kind but `none` puts the groups side by side, and fingers move them sideways.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Stored: whether headers keep to the insets.
  open var supplementariesFollowContentInsets = true
  /// Stored: called while items scroll; never called.
  open var visibleItemsInvalidationHandler:
    (([Any], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  /// A section of groups.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// A section of rows.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section }
}

/// What a section may depend on.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The collection.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the screen.
  var traitCollection: UITraitCollection { get }
}

/// The size of a collection.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size.
  var contentSize: CGSize { get }
  /// The size within the insets.
  var effectiveContentSize: CGSize { get }
}
