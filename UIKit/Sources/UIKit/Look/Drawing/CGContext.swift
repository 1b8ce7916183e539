import Foundation

/// A drawing context; it records marks that hosts and images show, and has no pixels.
///
/// `UIGraphicsGetCurrentContext()` returns one within `draw(_:)` and while an image is being drawn.
public final class CGContext {
  /// The graphics state.
  private struct State {
    var transform = CGAffineTransform.identity
    var fill: [CGFloat] = [0, 0, 0, 1]
    var stroke: [CGFloat] = [0, 0, 0, 1]
    var line = LineStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: DrawnShadow?
    var clips: [DrawnPath] = []

    /// True if nothing changes how a drawing looks.
    var isPlain: Bool { alpha == 1 && blendMode == .normal && shadow == nil && clips.isEmpty }
  }

  /// The marks drawn so far; the last is in front.
  package private(set) var marks: [DrawnMark] = []
  private var state = State()
  private var saved: [State] = []
  private let path = CGMutablePath()

  /// The size of the view being drawn.
  package var drawnSize = CGSize.zero
  /// The size and scale of the image being drawn; nil if there is no image.
  let extent: (size: CGSize, scale: CGFloat)?

  /// Creates an empty context.
  package init() { extent = nil }

  /// Creates a context for an image.
  init(image size: CGSize, scale: CGFloat, isOpaque: Bool) {
    extent = (size, scale)
    if isOpaque { fill(CGRect(origin: .zero, size: size)) }
  }

  /// The drawing as an image; nil in `draw(_:)`.
  var image: UIImage? {
    extent.map { UIImage(.drawing(marks), $0.size, $0.scale, .automatic) }
  }

  // MARK: State

  /// Saves the graphics state.
  public func saveGState() { saved.append(state) }
  /// Restores the last saved graphics state.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Translates later drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Scales later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Rotates later drawing by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// Transforms later drawing.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// The transform from the context's coordinates to the view's.
  public var ctm: CGAffineTransform { state.transform }
  /// Sets the line width in points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  /// Sets the shape of corners.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  /// Sets the longest mitre of a corner, as a multiple of the line width.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets the lengths of dashes and gaps in turn.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dashes) = (phase, lengths)
  }
  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.components! }
  /// Sets the stroke colour from components between 0 and 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = [red, green, blue, alpha]
  }
  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { state.fill = color.components! }
  /// Sets the fill colour from components between 0 and 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = [red, green, blue, alpha]
  }
  /// Sets a grey fill colour, from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = [gray, gray, gray, alpha]
  }
  /// Sets a grey stroke colour, from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = [gray, gray, gray, alpha]
  }
  /// Sets the alpha of later drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets how later drawing mixes with the colours behind it.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets the shadow of later drawing; default black with an alpha of ⅓.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {
    state.shadow = DrawnShadow(
      offset: offset, blur: blur, color: color?.components ?? [0, 0, 0, 1.0 / 3])
  }
  /// Does nothing: edges are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Stored: the quality of enlarged images.
  public var interpolationQuality = CGInterpolationQuality.default
  /// Does nothing: the renderer decides the precision of curves.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Does nothing: the context records drawing at once.
  public func flush() {}
  /// Does nothing: edges are always antialiased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: Path

  /// Clears the path.
  public func beginPath() { path.pieces.removeAll() }
  /// Begins a new subpath.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Begins a new subpath of lines through the points.
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Adds an arc; see `CGMutablePath.addArc`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Adds an arc that touches the line to `end1` and the line from there to `end2`.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: end1, tangent2End: end2, radius: radius)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds the ellipse within a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  /// Closes the subpath.
  public func closePath() { path.closeSubpath() }

  // MARK: Drawing

  /// Strokes the path and clears it.
  public func strokePath() { drawPath(using: .stroke) }
  /// Fills the path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }
  /// Fills or strokes the path, or both, and clears it.
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
  /// Clips later drawing to the path and clears it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path, rule: rule)
    beginPath()
  }
  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(to: CGPath(rect: rect, transform: nil), rule: .winding) }
  /// Takes all clips away.
  public func resetClip() { state.clips = [] }
  /// The extent of what is clipped to, or else of the image, in the context's coordinates.
  public var boundingBoxOfClipPath: CGRect {
    let whole = CGRect(origin: .zero, size: extent?.size ?? drawnSize)
    let clipped = state.clips.reduce(whole) {
      $0.intersection(CGPath(pieces: $1.pieces).boundingBox.applying($1.transform))
    }
    return clipped.applying(state.transform.inverted())
  }
  /// Replaces the path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    let line = state.line
    let outline = path.copy(
      strokingWithWidth: line.width, lineCap: line.cap, lineJoin: line.join,
      miterLimit: line.miterLimit)
    beginPath()
    path.addPath(outline)
  }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect, transform: nil), state.line) }
  /// Strokes a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width
    stroke(CGPath(rect: rect, transform: nil), line)
  }
  /// Strokes the ellipse within a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(ellipseIn: rect, transform: nil), state.line)
  }
  /// Strokes lines between the first and second point, the third and fourth, and so on.
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
  /// Fills the ellipse within a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(CGPath(ellipseIn: rect, transform: nil), rule: .winding)
  }
  /// Makes a rectangle transparent; drops the marks if it covers them all.
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
    // Flattens drawings; else repeated redrawing would nest them ever deeper.
    if case .drawing(let drawn) = image.content, rect.size == image.size, state.isPlain {
      let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .concatenating(state.transform)
      marks += drawn.map { $0.applying(place) }
    } else {
      for slice in DrawnMark.marks(of: image, in: rect) {
        saveGState()
        for var clip in slice.clips {
          clip.transform = state.transform
          state.clips.append(clip)
        }
        add(slice.kind)
        restoreGState()
      }
    }
  }

  package func add(_ kind: DrawnMark.Kind) {
    var mark = DrawnMark(kind)
    mark.transform = state.transform
    mark.alpha = state.alpha
    mark.blendMode = state.blendMode
    mark.shadow = state.shadow
    mark.clips = state.clips
    if let last = marks.indices.last, marks[last].join(mark) { return }
    marks.append(mark)
  }
}

extension DrawnMark {
  /// Takes in a stroke of the same look that follows, so that a drawing to which every move adds a
  /// line stays one mark; false if the two would look different as one.
  fileprivate mutating func join(_ other: DrawnMark) -> Bool {
    guard case .stroke(let added, let line, let color) = other.kind, color.last == 1,
      case .stroke(var path, let ownLine, let ownColor) = kind, ownLine == line, ownColor == color,
      alpha == 1, other.alpha == 1, blendMode == .normal, other.blendMode == .normal,
      shadow == nil, other.shadow == nil, filter == other.filter, transform == other.transform,
      clips == other.clips
    else { return false }
    // The only owner adds in place.
    kind = .stroke(added, line, color: color)
    path.pieces += added.pieces
    kind = .stroke(path, line, color: color)
    return true
  }

  /// The bounding box in the view; nil if it is unknown.
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
