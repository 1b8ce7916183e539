import Foundation

/// A layer whose colours run into each other; not drawn.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, from the start on.
  open var colors: [Any]?
  /// Where each colour is, 0…1.
  open var locations: [NSNumber]?
  /// Where the first colour is, in parts of the extent.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, in parts of the extent.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
