import Foundation

/// A path of lines and curves, with its drawing attributes.
///
/// `stroke()`, `fill()` and `addClip()` draw in the current context; without one they do nothing.
open class UIBezierPath: NSObject {
  /// The width of the line, in points; default 1.
  open var lineWidth: CGFloat = 1
  /// The shape of the line's ends.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of corners.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest pointed corner, as a multiple of the line's width; default 10.
  open var miterLimit: CGFloat = 10
  /// The largest deviation of drawn curves; default 0.6.
  open var flatness: CGFloat = 0.6
  /// True if `contains(_:)` uses the even-odd rule; default false.
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

  /// The ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with quarter circles as corners.
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

  /// An arc; `clockwise` is as seen on the screen.
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

  /// The path without its drawing attributes.
  open var cgPath: CGPath {
    get { CGPath(pieces: path.pieces) }
    set { path.pieces = newValue.pieces }
  }

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, after a straight line to its start unless the path is empty.
  ///
  /// `clockwise` is as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the subpath.
  open func close() { path.closeSubpath() }

  /// Removes all points.
  open func removeAllPoints() { path.pieces.removeAll() }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) {
    path.pieces = path.pieces.map { $0.applying(transform) }
  }

  /// True if the path is empty.
  open var isEmpty: Bool { path.isEmpty }

  /// The bounding box of the path; null if it is empty.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The end of the path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// True if a point lies inside.
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

  /// Strokes the path in the current context.
  open func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(path, lineStyle)
  }

  /// Fills the path in the current context.
  open func fill() {
    UIGraphicsGetCurrentContext()?.fill(path, rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Clips later drawing in the current context to the path.
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
