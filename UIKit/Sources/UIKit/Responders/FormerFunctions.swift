import Foundation

// Free functions of Swift 2, which `dactyl port` leaves as they stand.

/// The upper left corner.
public let CGPointZero = CGPoint.zero
/// No extent.
public let CGSizeZero = CGSize.zero
/// Nothing.
public let CGRectZero = CGRect.zero
/// No rectangle.
public let CGRectNull = CGRect.null
/// No change.
public let CGAffineTransformIdentity = CGAffineTransform.identity
/// No insets.
public let UIEdgeInsetsZero = UIEdgeInsets.zero
/// Whether two points are the same.
public func CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }
/// Whether two extents are the same.
public func CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool { a == b }
/// Whether two rectangles are the same.
public func CGRectEqualToRect(_ a: CGRect, _ b: CGRect) -> Bool { a == b }
/// The left side.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The middle from left to right.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The right side.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The upper side.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The middle from above to below.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The lower side.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// Whether a point lies within.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Whether one lies within the other.
public func CGRectContainsRect(_ a: CGRect, _ b: CGRect) -> Bool { a.contains(b) }
/// Whether both have something in common.
public func CGRectIntersectsRect(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }
/// What both have in common.
public func CGRectIntersection(_ a: CGRect, _ b: CGRect) -> CGRect { a.intersection(b) }
/// The least rectangle around both.
public func CGRectUnion(_ a: CGRect, _ b: CGRect) -> CGRect { a.union(b) }
/// A smaller rectangle about the same middle.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}
/// The rectangle elsewhere.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}
/// The least rectangle of whole numbers around it.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// Whether it has no extent.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether it is none.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Where a transform puts a point.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint
{ point.applying(transform) }
/// Where a transform puts a rectangle.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
  rect.applying(transform)
}
/// A turn, in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}
/// A change of extent.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}
/// A way aside.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}
/// With a turn before it.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}
/// With a change of extent before it.
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat)
  -> CGAffineTransform
{ t.scaledBy(x: sx, y: sy) }
/// With a way aside before it.
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat)
  -> CGAffineTransform
{ t.translatedBy(x: tx, y: ty) }
/// One after the other.
public func CGAffineTransformConcat(_ a: CGAffineTransform, _ b: CGAffineTransform)
  -> CGAffineTransform
{ a.concatenating(b) }
/// What takes it back.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
/// Whether it changes nothing.
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }
/// Starts a part of the path.
public func CGContextMoveToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  c?.move(to: CGPoint(x: x, y: y))
}
/// Goes straight to a point.
public func CGContextAddLineToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  c?.addLine(to: CGPoint(x: x, y: y))
}
/// Goes along a curve.
public func CGContextAddQuadCurveToPoint(
  _ c: CGContext?, _ cpx: CGFloat, _ cpy: CGFloat, _ x: CGFloat, _ y: CGFloat
) { c?.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cpx, y: cpy)) }
/// Adds an ellipse.
public func CGContextAddEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.addEllipse(in: rect) }
/// Adds a rectangle.
public func CGContextAddRect(_ c: CGContext?, _ rect: CGRect) { c?.addRect(rect) }
/// Draws the path as a line.
public func CGContextStrokePath(_ c: CGContext?) { c?.strokePath() }
/// Fills the path.
public func CGContextFillPath(_ c: CGContext?) { c?.fillPath() }
/// Begins another path.
public func CGContextBeginPath(_ c: CGContext?) { c?.beginPath() }
/// Goes back to where the part started.
public func CGContextClosePath(_ c: CGContext?) { c?.closePath() }
/// Fills a rectangle.
public func CGContextFillRect(_ c: CGContext?, _ rect: CGRect) { c?.fill(rect) }
/// Draws the outline of a rectangle.
public func CGContextStrokeRect(_ c: CGContext?, _ rect: CGRect) { c?.stroke(rect) }
/// Fills an ellipse.
public func CGContextFillEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.fillEllipse(in: rect) }
/// Draws the outline of an ellipse.
public func CGContextStrokeEllipseInRect(_ c: CGContext?, _ rect: CGRect) {
  c?.strokeEllipse(in: rect)
}
/// How wide lines are.
public func CGContextSetLineWidth(_ c: CGContext?, _ width: CGFloat) { c?.setLineWidth(width) }
/// How lines end.
public func CGContextSetLineCap(_ c: CGContext?, _ cap: CGLineCap) { c?.setLineCap(cap) }
/// How colours mix.
public func CGContextSetBlendMode(_ c: CGContext?, _ mode: CGBlendMode) { c?.setBlendMode(mode) }
/// How opaque what is drawn is.
public func CGContextSetAlpha(_ c: CGContext?, _ alpha: CGFloat) { c?.setAlpha(alpha) }
/// The colour of lines.
public func CGContextSetRGBStrokeColor(
  _ c: CGContext?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
) { c?.setStrokeColor(red: red, green: green, blue: blue, alpha: alpha) }
/// The colour of areas.
public func CGContextSetRGBFillColor(
  _ c: CGContext?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
) { c?.setFillColor(red: red, green: green, blue: blue, alpha: alpha) }
/// The colour of lines.
public func CGContextSetStrokeColorWithColor(_ c: CGContext?, _ color: CGColor) {
  c?.setStrokeColor(color)
}
/// The colour of areas.
public func CGContextSetFillColorWithColor(_ c: CGContext?, _ color: CGColor) {
  c?.setFillColor(color)
}
/// Keeps how it draws.
public func CGContextSaveGState(_ c: CGContext?) { c?.saveGState() }
/// Draws as it was kept last.
public func CGContextRestoreGState(_ c: CGContext?) { c?.restoreGState() }
/// Draws elsewhere.
public func CGContextTranslateCTM(_ c: CGContext?, _ tx: CGFloat, _ ty: CGFloat) {
  c?.translateBy(x: tx, y: ty)
}
/// Draws larger or smaller.
public func CGContextScaleCTM(_ c: CGContext?, _ sx: CGFloat, _ sy: CGFloat) {
  c?.scaleBy(x: sx, y: sy)
}
/// Draws turned.
public func CGContextRotateCTM(_ c: CGContext?, _ angle: CGFloat) { c?.rotate(by: angle) }
/// An empty path.
public func CGPathCreateMutable() -> CGMutablePath { CGMutablePath() }
/// Goes back to where the part started.
public func CGPathCloseSubpath(_ path: CGMutablePath?) { path?.closeSubpath() }
/// The main queue.
public func dispatch_get_main_queue() -> DispatchQueue { DispatchQueue.main }

/// Goes to a point without a line, placed by a transform.
public func CGPathMoveToPoint(
  _ path: CGMutablePath?, _ m: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
) { path?.move(to: CGPoint(x: x, y: y), transform: m?.pointee ?? .identity) }
/// Goes straight to a point, placed by a transform.
public func CGPathAddLineToPoint(
  _ path: CGMutablePath?, _ m: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
) { path?.addLine(to: CGPoint(x: x, y: y), transform: m?.pointee ?? .identity) }
/// The present time, for `dispatch_time`.
public let DISPATCH_TIME_NOW: UInt64 = 0
/// A time some thousand-millionths of a second from now.
public func dispatch_time(_ when: UInt64, _ delta: Int64) -> DispatchTime {
  .now() + .nanoseconds(Int(delta))
}
/// Runs a block later; by the real clock.
public func dispatch_after(
  _ when: DispatchTime, _ queue: DispatchQueue, _ block: @escaping @Sendable () -> Void
) { queue.asyncAfter(deadline: when, execute: block) }
/// Runs a block soon.
public func dispatch_async(_ queue: DispatchQueue, _ block: @escaping @Sendable () -> Void) {
  queue.async(execute: block)
}
