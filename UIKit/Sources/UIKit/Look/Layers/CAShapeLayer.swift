import Foundation

/// A layer with a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath? { didSet { noteLook() } }
  /// The fill colour.
  open var fillColor: CGColor? = UIColor.black.cgColor { didSet { noteLook() } }
  /// The rule for the inside.
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { noteLook() } }
  /// The colour of the line.
  open var strokeColor: CGColor? { didSet { noteLook() } }
  /// The start of the visible line on the path, 0…1.
  open var strokeStart: CGFloat = 0 { didSet { noteLook() } }
  /// The end of the visible line on the path, 0…1.
  open var strokeEnd: CGFloat = 1 { didSet { noteLook() } }
  /// The line width, in points.
  open var lineWidth: CGFloat = 1 { didSet { noteLook() } }
  /// The limit for pointed corners.
  open var miterLimit: CGFloat = 10 { didSet { noteLook() } }
  /// The shape of line ends.
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { noteLook() } }
  /// The shape of corners.
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { noteLook() } }
  /// The offset of the dash pattern.
  open var lineDashPhase: CGFloat = 0 { didSet { noteLook() } }
  /// The lengths of dashes and gaps in turn.
  open var lineDashPattern: [NSNumber]? { didSet { noteLook() } }
}

/// The rule for the inside of a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A rule with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if the path's turns around it do not cancel out.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// An end with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Flat, at the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A half square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners.
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

/// A layer whose sublayers keep their places in depth; layers here do so anyway.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}
