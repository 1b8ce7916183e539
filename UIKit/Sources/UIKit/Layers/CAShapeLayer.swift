import Foundation

/// A layer with a path, which nobody draws.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The course.
  open var path: CGPath? { didSet { noteLook() } }
  /// Stored: what is inside.
  open var fillColor: CGColor? = UIColor.black.cgColor { didSet { noteLook() } }
  /// Stored: what is inside.
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { noteLook() } }
  /// Stored: the colour of the line.
  open var strokeColor: CGColor? { didSet { noteLook() } }
  /// Stored: where on the path the line begins, 0…1.
  open var strokeStart: CGFloat = 0 { didSet { noteLook() } }
  /// Stored: where on the path the line ends, 0…1.
  open var strokeEnd: CGFloat = 1 { didSet { noteLook() } }
  /// How wide the line is, in points.
  open var lineWidth: CGFloat = 1 { didSet { noteLook() } }
  /// How far corners may stick out.
  open var miterLimit: CGFloat = 10 { didSet { noteLook() } }
  /// How the line ends.
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { noteLook() } }
  /// How corners look.
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { noteLook() } }
  /// Stored: where the dashes begin.
  open var lineDashPhase: CGFloat = 0 { didSet { noteLook() } }
  /// Stored: how long dashes and gaps are, in turn.
  open var lineDashPattern: [NSNumber]? { didSet { noteLook() } }
}

/// What is inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A rule with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the path goes around more often one way than the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What lies behind an odd number of crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// An end with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How corners of a line look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A corner with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
