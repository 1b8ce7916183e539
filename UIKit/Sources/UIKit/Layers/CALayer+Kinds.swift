import Foundation

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// The corners with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// At the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// At the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// At the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How a layer's corners are round.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A curve with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// As a continuous curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How content would fill a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the upper edge, counted from below.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the lower edge, counted from below.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In a corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In a corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In a corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In a corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Names a way to make content larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By means of neighbours.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// By the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// By means of neighbours in two sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Would draw a layer or lay it out; never asked.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {}

/// What would be done as a property of a layer changes; never run.
public protocol CAAction {}

extension NSNull: CAAction {}
