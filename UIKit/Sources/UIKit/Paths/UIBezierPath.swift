import Foundation

/// A course of lines and curves with the way in which it would be drawn.
///
/// `stroke()`, `fill()` and `addClip()` draw in the current context, and do nothing where there is
/// none.
open class UIBezierPath: NSObject {
  /// How wide the line would be, in points; default 1.
  open var lineWidth: CGFloat = 1
  /// How lines would end.
  open var lineCapStyle: CGLineCap = .butt
  /// How lines would meet.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How long a pointed corner may get, as a multiple of the line's width; default 10.
  open var miterLimit: CGFloat = 10
  /// How far drawn curves may be from the true ones; default 0.6.
  open var flatness: CGFloat = 0.6
  /// Whether `contains(_:)` counts crossings rather than turns; default false.
  open var usesEvenOddFillRule = false

  private var path = CGMutablePath()
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0

  /// An empty path.
  public override init() { super.init() }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with corners that are quarter circles.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    let inner = rect.insetBy(dx: radius, dy: radius)
    let quarter = CGFloat.pi / 2
    let corners: [(CGPoint, CGFloat)] = [
      (CGPoint(x: inner.minX, y: inner.minY), 2), (CGPoint(x: inner.maxX, y: inner.minY), 3),
      (CGPoint(x: inner.maxX, y: inner.maxY), 0), (CGPoint(x: inner.minX, y: inner.maxY), 1),
    ]
    for (center, quarters) in corners {
      path.addRelativeArc(
        center: center, radius: radius, startAngle: quarters * quarter, delta: quarter)
    }
    path.closeSubpath()
  }

  /// An arc; `clockwise` is as seen on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A copy of another path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The course without the way in which it would be drawn.
  open var cgPath: CGPath {
    get { CGPath(pieces: path.pieces) }
    set { path.pieces = newValue.pieces }
  }

  /// Starts a new part at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Goes straight to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Goes along a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Goes along a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Goes straight to the start of an arc, unless the path is empty, and along it; `clockwise` is
  /// as seen on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Goes back to where the part started.
  open func close() { path.closeSubpath() }

  /// Forgets everything.
  open func removeAllPoints() { path.pieces.removeAll() }

  /// Adds all of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Moves every point as a transform says.
  open func apply(_ transform: CGAffineTransform) {
    path.pieces = path.pieces.map { $0.applying(transform) }
  }

  /// True if the path is empty.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest upright rectangle around the course; null where the path is empty.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Where the path has come to.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// A copy.
  open override func copy() -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  /// Draws a line along the path, in the current context.
  open func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(path, lineStyle)
  }

  /// Fills the path, in the current context.
  open func fill() {
    UIGraphicsGetCurrentContext()?.fill(path, rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Has only what is inside the path seen of what is drawn from now on, in the current context.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: path, rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private var lineStyle: LineStyle {
    var style = LineStyle()
    (style.width, style.cap, style.join) = (lineWidth, lineCapStyle, lineJoinStyle)
    (style.miterLimit, style.dashes, style.dashPhase) = (miterLimit, dashes, dashPhase)
    return style
  }
}
