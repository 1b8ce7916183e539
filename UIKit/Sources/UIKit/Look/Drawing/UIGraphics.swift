import Foundation

// The stack of contexts; only the main thread draws.
nonisolated(unsafe) private var contexts: [CGContext] = []

/// The current context, in `draw(_:)` or while an image is being drawn; nil elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }
/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }
/// Restores the previous context.
public func UIGraphicsPopContext() { _ = contexts.popLast() }
/// Begins an image with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// Begins an image; later drawing goes to it.
///
/// - Parameter opaque: true fills the image with black first.
/// - Parameter scale: pixels per point; 0 for the screen's, which is 3 here.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  contexts.append(CGContext(image: size, scale: scale > 0 ? scale : 3, isOpaque: opaque))
}
/// The current image with the drawing so far; nil if there is no image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { contexts.last?.image }
/// Ends the current image.
public func UIGraphicsEndImageContext() {
  if contexts.last?.extent != nil { contexts.removeLast() }
}
/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Strokes a rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect, width: 1) }
/// Clips later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
