import Foundation

// The contexts to draw in, the current one last. Drawing is the main thread's, as on a phone.
nonisolated(unsafe) private var contexts: [CGContext] = []

/// The context to draw in: that of `draw(_:)` or of an image that was begun; nil elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }
/// Has what follows drawn in a context.
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }
/// Has what follows drawn in the context before.
public func UIGraphicsPopContext() { _ = contexts.popLast() }
/// Begins an image with a pixel to a point: what follows is drawn in it.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// Begins an image: what follows is drawn in it.
///
/// - Parameter opaque: whether it is black where nothing is drawn.
/// - Parameter scale: pixels to a point; 0 for the screen's, which is 3 here.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  contexts.append(CGContext(image: size, scale: scale > 0 ? scale : 3, isOpaque: opaque))
}
/// The image that was begun, with what was drawn so far; nil where none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { contexts.last?.image }
/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() {
  if contexts.last?.extent != nil { contexts.removeLast() }
}
/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Draws the outline of a rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect, width: 1) }
/// Has only what is inside a rectangle seen of what follows in the current context.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
