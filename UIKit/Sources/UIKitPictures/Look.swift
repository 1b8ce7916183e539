import Foundation
import UIKit

/// Everything that is seen of a view or layer, apart from what lies on it.
///
/// Two equal looks give the same picture. Who shows views elsewhere compares the looks of now with
/// those it told last.
public struct Look: Equatable, Sendable {
  /// The extent, in points.
  public var size = CGSize.zero
  /// Where the anchor lies in the coordinates of what the view or layer lies on.
  public var position = CGPoint.zero
  /// Which point is placed by `position`, and which `transform` acts about, 0…1.
  public var anchor = CGPoint(x: 0.5, y: 0.5)
  /// How it is turned, stretched or shifted about its anchor.
  public var transform = CATransform3DIdentity
  /// Which of its own points lies at its upper left corner.
  public var origin = CGPoint.zero
  /// How opaque it is with all that lies on it, 0…1.
  public var opacity: CGFloat = 1
  /// Whether neither it nor what lies on it is seen.
  public var isHidden = false
  /// Whether what lies outside is cut off.
  public var clips = false
  /// The colour behind the content; nil for none.
  public var background: PaintColor?
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// Which corners are round.
  public var corners: CACornerMask = .all
  /// How wide the border is, in points; it is in front of everything.
  public var borderWidth: CGFloat = 0
  /// The colour of the border.
  public var borderColor: PaintColor?
  /// The shadow; nil for none.
  public var shadow: LookShadow?
  /// What shows of it and of what lies on it; nil for all.
  public var mask: Content?
  /// What is drawn on the background.
  public var content = Content.nothing
  /// What it is, for those who do not see it.
  public var accessibility = LookAccessibility()

  /// A look of nothing.
  public init() {}

  /// Where it lies before its transform, in what it lies on.
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
  /// How soft it is, in points.
  public var radius: CGFloat
}

/// What a view is to those who do not see it.
public struct LookAccessibility: Equatable, Sendable {
  /// Its role, in the words of browsers; nil for none.
  public var role: String?
  /// The name.
  public var label: String?
  /// Its value.
  public var value: String?
  /// What tests know it by.
  public var identifier: String?
}

/// A colour by its parts, 0…1.
public struct PaintColor: Equatable, Sendable {
  /// The parts.
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

  /// The colour as browsers write it.
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
