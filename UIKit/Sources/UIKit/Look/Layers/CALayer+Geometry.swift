import Foundation

// A view's layer shares the geometry of its view, which the engine holds.
extension CALayer {
  /// The layer's own coordinate system.
  public var bounds: CGRect {
    get { view?.bounds ?? own.bounds }
    set { if let view { view.bounds = newValue } else { own.bounds = newValue } }
  }

  /// The position of the anchor in the superlayer.
  public var position: CGPoint {
    get { view?.center ?? own.position }
    set { if let view { view.center = newValue } else { own.position = newValue } }
  }

  /// The point that `position` places and `transform` acts about, 0…1; default the middle.
  public var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? own.anchorPoint }
    set { if let view { view.anchorPoint = newValue } else { own.anchorPoint = newValue } }
  }

  /// The rotation, scale and shift of the layer about its anchor.
  public var transform: CATransform3D {
    get { view?.transform3D ?? own.transform }
    set { if let view { view.transform3D = newValue } else { own.transform = newValue } }
  }

  /// The opacity, 0…1.
  public var opacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { own.opacity = newValue } }
  }

  /// True if the layer and its sublayers are invisible.
  public var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set { if let view { view.isHidden = newValue } else { own.isHidden = newValue } }
  }

  /// The smallest upright rectangle around the layer, in superlayer coordinates.
  public var frame: CGRect {
    get { view?.frame ?? bounds.applying(transformToSuperlayer) }
    set {
      if let view { return view.frame = newValue }
      bounds.size = newValue.standardized.size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  /// The part of `transform` in the plane.
  public func affineTransform() -> CGAffineTransform { transform.affine }

  /// Sets a transform in the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Converts a point of this layer to the coordinates of another, or of the root for nil.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let inRoot = p.applying(transformToRoot)
    guard let l else { return inRoot }
    return inRoot.applying(l.transformToRoot.inverted())
  }

  /// Converts a point of another layer, or of the root for nil, to this one's coordinates.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    (l?.convert(p, to: nil) ?? p).applying(transformToRoot.inverted())
  }

  /// The smallest upright rectangle in another layer's coordinates around a rectangle of this one.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let inRoot = r.applying(transformToRoot)
    guard let l else { return inRoot }
    return inRoot.applying(l.transformToRoot.inverted())
  }

  /// The smallest upright rectangle in this layer's coordinates around a rectangle of another one.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    (l?.convert(r, to: nil) ?? r).applying(transformToRoot.inverted())
  }

  /// The transform from this layer to its superlayer.
  var transformToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform.affine)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer = self
    while let below = layer.superlayer {
      result = result.concatenating(layer.transformToSuperlayer)
      layer = below
    }
    return result
  }
}
