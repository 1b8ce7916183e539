import Foundation

/// A layer with a colour gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The shape of the gradient; default along a line.
  open var type: CAGradientLayerType = .axial { didSet { noteLook() } }
  /// The colours from start to end.
  open var colors: [Any]? { didSet { noteLook() } }
  /// The position of each colour, 0…1.
  open var locations: [NSNumber]? { didSet { noteLook() } }
  /// The position of the first colour, as fractions of the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { noteLook() } }
  /// The position of the last colour, as fractions of the layer's size.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { noteLook() } }
}

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A shape with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// An ellipse: from the start at its centre to its edge.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point; drawn like `axial`.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
