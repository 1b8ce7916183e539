import Foundation

/// A side, middle or extent of a view, to make wishes for the layout with.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private weak let item: UIView?
  private let attribute: NSLayoutConstraint.Attribute

  init(_ item: UIView?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// The wish that this is where another anchor is, and so many points farther.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { wish(.equal, anchor, 1, c) }

  /// The wish that this is at least as far as another anchor, and so many points farther.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { wish(.greaterThanOrEqual, anchor, 1, c) }

  /// The wish that this is at most as far as another anchor, and so many points farther.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { wish(.lessThanOrEqual, anchor, 1, c) }

  func wish(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }
}

/// A place from side to side.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A place from top to bottom.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The wish for an extent in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    wish(.equal, nil, 1, c)
  }

  /// The wish for at least an extent in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    wish(.greaterThanOrEqual, nil, 1, c)
  }

  /// The wish for at most an extent in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    wish(.lessThanOrEqual, nil, 1, c)
  }

  /// The wish for so many times another extent, and so many points more.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { wish(.equal, anchor, m, c) }
}
