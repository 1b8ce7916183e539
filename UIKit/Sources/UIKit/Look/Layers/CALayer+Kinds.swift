import Foundation

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// A set with the given bits.
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

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A curve with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A circular arc.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve with continuous curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The way content fills a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the upper edge, in coordinates that grow upwards.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the lower edge, in coordinates that grow upwards.
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
  /// Stretched to fill.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit, aspect kept.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill, aspect kept.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter for scaling content.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear interpolation between two mipmap levels.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Draws a layer or lays it out; never called.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {}

/// An action for a change of a layer's property; never run.
public protocol CAAction {}

extension NSNull: CAAction {}

/// Stored: edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Edges by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The lower edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The upper edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
