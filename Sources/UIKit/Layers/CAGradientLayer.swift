import Foundation

/// Stored: a layer whose colours run into each other.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// Stored: the colours, from the start on.
  open var colors: [Any]? { didSet { noteLook() } }
  /// Stored: where each colour is, 0…1.
  open var locations: [NSNumber]? { didSet { noteLook() } }
  /// Stored: where the first colour is, in parts of the extent.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { noteLook() } }
  /// Where the last colour is, in parts of the extent.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { noteLook() } }
}
