import Foundation
import UIKit

/// The visible properties of a view or layer, without its children.
///
/// Equal looks give equal pictures. A program that shows views elsewhere compares looks to find
/// changes.
public struct Look: Equatable, Sendable {
  /// The size, in points.
  public var size = CGSize.zero
  /// The position of the anchor in the parent's coordinates.
  public var position = CGPoint.zero
  /// The point that `position` places and about which `transform` acts, 0…1.
  public var anchor = CGPoint(x: 0.5, y: 0.5)
  /// The transform about the anchor.
  public var transform = CATransform3DIdentity
  /// The point of the look's own coordinates at its upper left corner.
  public var origin = CGPoint.zero
  /// The opacity, children included, 0…1.
  public var opacity: CGFloat = 1
  /// True if it and its children are hidden.
  public var isHidden = false
  /// True if it clips its children.
  public var clips = false
  /// The colour behind the content; nil for none.
  public var background: PaintColor?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0
  /// The corners with a radius.
  public var corners: CACornerMask = .all
  /// The width of the border, in points; the border is in front of everything.
  public var borderWidth: CGFloat = 0
  /// The colour of the border.
  public var borderColor: PaintColor?
  /// The shadow; nil for none.
  public var shadow: LookShadow?
  /// The mask over it and its children; nil for none.
  public var mask: Content?
  /// The drawing on the background.
  public var content = Content.nothing
  /// The description for assistive software.
  public var accessibility = LookAccessibility()

  /// An empty look.
  public init() {}

  /// The frame before the transform, in the parent's coordinates.
  public var frame: CGRect {
    CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }
}

/// The shadow of a layer.
public struct LookShadow: Equatable, Sendable {
  /// The colour, its opacity included.
  public var color: PaintColor
  /// The offset.
  public var offset: CGSize
  /// The blur radius, in points.
  public var radius: CGFloat
}

/// A view's description for assistive software.
public struct LookAccessibility: Equatable, Sendable {
  /// The role, in ARIA's words; nil for none.
  public var role: String?
  /// The name.
  public var label: String?
  /// The value.
  public var value: String?
  /// The identifier for tests.
  public var identifier: String?
}

/// A colour as components of 0…1.
public struct PaintColor: Equatable, Sendable {
  /// The components.
  public var red, green, blue, alpha: CGFloat

  init(_ parts: [CGFloat]) { (red, green, blue, alpha) = (parts[0], parts[1], parts[2], parts[3]) }

  init?(_ color: UIColor?) {
    guard let color else { return nil }
    self.init(color.components)
  }

  init?(_ color: CGColor?) {
    guard let parts = color?.components else { return nil }
    self.init(parts)
  }

  /// The colour in CSS.
  public var css: String {
    var text = ""
    text.add(self)
    return text
  }
}

extension CACornerMask {
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
