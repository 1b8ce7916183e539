import Foundation

// The contexts to draw in, the current one last. Drawing is the main thread's, as on a phone.
nonisolated(unsafe) private var contexts: [CGContext] = []

/// The context to draw in: there is one within `draw(_:)`; nil elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }
/// Has what follows drawn in a context.
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }
/// Has what follows drawn in the context before.
public func UIGraphicsPopContext() { _ = contexts.popLast() }
/// Does nothing.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
/// Does nothing.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{}
/// The picture that was drawn; always nil.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
/// Does nothing.
public func UIGraphicsEndImageContext() {}
/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Draws the outline of a rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect, width: 1) }
