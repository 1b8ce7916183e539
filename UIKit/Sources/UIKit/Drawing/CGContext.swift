import Foundation

/// Where views draw: keeps a list of what was drawn, which hosts and pictures show.
///
/// `UIGraphicsGetCurrentContext()` answers with one within `draw(_:)`, and after an image was
/// begun. There are no pixels: an image keeps what was drawn.
public final class CGContext {
  /// What decides how something looks.
  private struct State {
    var transform = CGAffineTransform.identity
    var fill: [CGFloat] = [0, 0, 0, 1]
    var stroke: [CGFloat] = [0, 0, 0, 1]
    var line = LineStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: DrawnShadow?
    var clips: [DrawnPath] = []

    /// Whether what is drawn is seen as it is.
    var isPlain: Bool { alpha == 1 && blendMode == .normal && shadow == nil && clips.isEmpty }
  }

  /// What was drawn so far, the last of it in front.
  package private(set) var marks: [DrawnMark] = []
  private var state = State()
  private var saved: [State] = []
  private let path = CGMutablePath()

  /// The extent of the image that is drawn, and how many pixels a point has; nil where it is none.
  let extent: (size: CGSize, scale: CGFloat)?

  /// An empty one.
  package init() { extent = nil }

  /// One for an image.
  init(image size: CGSize, scale: CGFloat, isOpaque: Bool) {
    extent = (size, scale)
    if isOpaque { fill(CGRect(origin: .zero, size: size)) }
  }

  /// What was drawn as an image; nil in `draw(_:)`.
  var image: UIImage? {
    extent.map { UIImage(.drawing(marks), $0.size, $0.scale, .automatic) }
  }

  // MARK: State

  /// Remembers how things look.
  public func saveGState() { saved.append(state) }
  /// Has things look as they were remembered last.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Shifts what follows.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Stretches what follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Turns what follows, in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Transforms what follows.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// How the coordinates become those of the view.
  public var ctm: CGAffineTransform { state.transform }
  /// How wide lines are, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// How lines end.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  /// How lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  /// How long a pointed corner may get, as a multiple of the line's width.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Has lines drawn in dashes and gaps of these lengths, in turn.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dashes) = (phase, lengths)
  }
  /// The colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.components! }
  /// The colour of lines, by its parts, 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = [red, green, blue, alpha]
  }
  /// The colour of what is filled.
  public func setFillColor(_ color: CGColor) { state.fill = color.components! }
  /// The colour of what is filled, by its parts, 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = [red, green, blue, alpha]
  }
  /// The colour of what is filled, by how bright it is, 0…1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = [gray, gray, gray, alpha]
  }
  /// The colour of lines, by how bright it is, 0…1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = [gray, gray, gray, alpha]
  }
  /// How opaque things are, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// How colours mix with those behind.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// The shadow of what follows; black by a third unless a colour is given.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {
    state.shadow = DrawnShadow(
      offset: offset, blur: blur, color: color?.components ?? [0, 0, 0, 1.0 / 3])
  }
  /// Does nothing: edges are always smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Stored: how images are made larger.
  public var interpolationQuality = CGInterpolationQuality.default
  /// Does nothing: curves are as exact as who shows them likes.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Does nothing: what is drawn is kept at once.
  public func flush() {}
  /// Does nothing: edges are always smoothed.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: Path

  /// Forgets the path.
  public func beginPath() { path.pieces.removeAll() }
  /// Starts a new part of the path.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Goes straight to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Starts a new part and goes straight from each point to the next.
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  /// Goes along a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Goes along a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Goes along an arc; see `CGMutablePath.addArc`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Goes along a circle that touches the lines to one point and from there to another.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: end1, tangent2End: end2, radius: radius)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  /// Goes back to where the part started.
  public func closePath() { path.closeSubpath() }

  // MARK: Drawing

  /// Draws a line along the path, and forgets it.
  public func strokePath() { drawPath(using: .stroke) }
  /// Fills the path, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }
  /// Fills the path or draws a line along it or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fill(path, rule: .winding)
    case .eoFill, .eoFillStroke: fill(path, rule: .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(path, state.line)
    case .fill, .eoFill: break
    }
    beginPath()
  }
  /// Has only what is inside the path seen of what follows, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path, rule: rule)
    beginPath()
  }
  /// Has only what is inside a rectangle seen of what follows.
  public func clip(to rect: CGRect) { clip(to: CGPath(rect: rect, transform: nil), rule: .winding) }
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect, transform: nil), state.line) }
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width
    stroke(CGPath(rect: rect, transform: nil), line)
  }
  /// Draws the outline of the ellipse that fills a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(ellipseIn: rect, transform: nil), state.line)
  }
  /// Draws a line from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    let lines = CGMutablePath()
    for index in stride(from: 1, to: points.count, by: 2) {
      lines.move(to: points[index - 1])
      lines.addLine(to: points[index])
    }
    stroke(lines, state.line)
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil), rule: .winding) }
  /// Fills the ellipse that fills a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(CGPath(ellipseIn: rect, transform: nil), rule: .winding)
  }
  /// Takes away what was drawn, where the rectangle covers it all; else what it covers is made
  /// transparent.
  public func clear(_ rect: CGRect) {
    let covered = marks.allSatisfy { mark in
      mark.bounds.map { rect.applying(state.transform).contains($0) } ?? false
    }
    if covered { return marks.removeAll() }
    saveGState()
    state.blendMode = .clear
    fill(rect)
    restoreGState()
  }

  // MARK: What other types draw by

  package func fill(_ path: CGPath, rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    add(.fill(DrawnPath(path, rule: rule), color: state.fill))
  }

  package func stroke(_ path: CGPath, _ line: LineStyle) {
    guard !path.isEmpty else { return }
    add(.stroke(DrawnPath(path), line, color: state.stroke))
  }

  package func clip(to path: CGPath, rule: CGPathFillRule) {
    state.clips.append(DrawnPath(path, rule: rule, transform: state.transform))
  }

  package func draw(_ text: String, at baseline: CGPoint, _ font: UIFont, color: UIColor) {
    guard !text.isEmpty else { return }
    add(.text(text, at: baseline, font, color: color.components))
  }

  package func draw(_ image: UIImage, in rect: CGRect) {
    // What is drawn again and again must not lie one in another deeper and deeper.
    if case .drawing(let drawn) = image.content, rect.size == image.size, state.isPlain {
      let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .concatenating(state.transform)
      marks += drawn.map { $0.applying(place) }
    } else {
      add(.image(image, in: rect))
    }
  }

  package func add(_ kind: DrawnMark.Kind) {
    var mark = DrawnMark(kind)
    mark.transform = state.transform
    mark.alpha = state.alpha
    mark.blendMode = state.blendMode
    mark.shadow = state.shadow
    mark.clips = state.clips
    marks.append(mark)
  }
}

extension DrawnMark {
  /// The smallest upright rectangle around it in the view; nil where that is not known.
  var bounds: CGRect? {
    switch kind {
    case .fill(let path, _), .gradient(let path, _):
      return CGPath(pieces: path.pieces).boundingBox.applying(transform)
    case .stroke(let path, let line, _):
      let reach = -line.width / 2 * (line.join == .miter ? line.miterLimit : 1)
      return CGPath(pieces: path.pieces).boundingBox.insetBy(dx: reach, dy: reach)
        .applying(transform)
    case .image(_, let rect): return rect.applying(transform)
    case .text: return nil
    }
  }
}
