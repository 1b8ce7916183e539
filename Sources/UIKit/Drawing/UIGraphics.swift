import Foundation

// There is nothing to draw on: no context is ever current, and pictures have an extent but no
// pixels.

/// The context to draw in; always nil.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
/// Does nothing.
public func UIGraphicsPushContext(_ context: CGContext) {}
/// Does nothing.
public func UIGraphicsPopContext() {}
/// Does nothing.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
/// Does nothing.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{}
/// The picture that was drawn; always nil.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
/// Does nothing.
public func UIGraphicsEndImageContext() {}
/// Does nothing.
public func UIRectFill(_ rect: CGRect) {}
/// Does nothing.
public func UIRectFrame(_ rect: CGRect) {}
