import Foundation

/// A layer whose colours run into each other.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// How they run: along a line, or from a middle to a rim; default along a line.
  open var type: CAGradientLayerType = .axial { didSet { noteLook() } }
  /// The colours, from the start on.
  open var colors: [Any]? { didSet { noteLook() } }
  /// Where each colour is, 0…1.
  open var locations: [NSNumber]? { didSet { noteLook() } }
  /// Where the first colour is, in parts of the extent.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { noteLook() } }
  /// Where the last colour is, in parts of the extent.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { noteLook() } }
}

/// Names how colours run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start, the middle of an ellipse, to its rim.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start; seen as from the start to the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
