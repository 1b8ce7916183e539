import Foundation

/// Where one would draw. There is none here, and `UIGraphicsGetCurrentContext()` says so: what
/// draws can be compiled, and never gets one.
public final class CGContext {
  private init() {}

  /// Does nothing.
  public func saveGState() {}
  /// Does nothing.
  public func restoreGState() {}
  /// Does nothing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Does nothing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Does nothing.
  public func rotate(by angle: CGFloat) {}
  /// Does nothing.
  public func concatenate(_ transform: CGAffineTransform) {}
  /// Does nothing.
  public func setLineWidth(_ width: CGFloat) {}
  /// Does nothing.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Does nothing.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Does nothing.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Does nothing.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Does nothing.
  public func setStrokeColor(_ color: CGColor) {}
  /// Does nothing.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Does nothing.
  public func setFillColor(_ color: CGColor) {}
  /// Does nothing.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Does nothing.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Does nothing.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Does nothing.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Does nothing.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Does nothing.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Does nothing.
  public func beginPath() {}
  /// Does nothing.
  public func move(to point: CGPoint) {}
  /// Does nothing.
  public func addLine(to point: CGPoint) {}
  /// Does nothing.
  public func addLines(between points: [CGPoint]) {}
  /// Does nothing.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Does nothing.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Does nothing.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Does nothing.
  public func addRect(_ rect: CGRect) {}
  /// Does nothing.
  public func addEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func addPath(_ path: CGPath) {}
  /// Does nothing.
  public func closePath() {}
  /// Does nothing.
  public func strokePath() {}
  /// Does nothing.
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  /// Does nothing.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Does nothing.
  public func clip(using rule: CGPathFillRule = .winding) {}
  /// Does nothing.
  public func clip(to rect: CGRect) {}
  /// Does nothing.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Does nothing.
  public func strokeEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Does nothing.
  public func fill(_ rect: CGRect) {}
  /// Does nothing.
  public func fillEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func clear(_ rect: CGRect) {}
}

/// How colours would mix.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// The new one covers the old.
  case normal
  /// Both darken.
  case multiply
  /// Both brighten.
  case screen
  /// Darkens the dark and brightens the bright.
  case overlay
  /// The darker one.
  case darken
  /// The brighter one.
  case lighten
  /// Takes away what was there.
  case clear = 16
  /// Takes the place of what was there.
  case copy = 17
  /// Shows where something was.
  case sourceIn = 18
  /// Shows where nothing was.
  case sourceOut = 19
  /// Shows on what was there.
  case sourceAtop = 20
  /// Goes behind what was there.
  case destinationOver = 21
  /// Leaves what is covered.
  case destinationIn = 22
  /// Leaves what is not covered.
  case destinationOut = 23
  /// Adds up.
  case plusLighter = 27
}

/// What would be drawn of a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// What is inside.
  case fill
  /// What is inside, by the number of crossings.
  case eoFill
  /// The line.
  case stroke
  /// Both.
  case fillStroke
  /// Both, by the number of crossings.
  case eoFillStroke
}
