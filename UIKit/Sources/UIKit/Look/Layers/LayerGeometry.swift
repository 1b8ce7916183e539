import Foundation

struct LayerGeometry {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity
  var opacity: Float = 1
  var isHidden = false

  init() {}

  @MainActor
  init(_ layer: CALayer) {
    bounds = layer.bounds
    position = layer.position
    anchorPoint = layer.anchorPoint
    transform = layer.transform
    opacity = layer.opacity
    isHidden = layer.isHidden
  }
}
