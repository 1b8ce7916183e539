import Foundation

/// A rectangle with geometry, content and animations.
///
/// A view's layer shares the view's geometry: moving or turning the layer moves the area that
/// receives touches. A layer without a view supports `hitTest(_:)`.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The layer's view; the view clears this before it goes away.
  package nonisolated(unsafe) unowned(unsafe) var view: UIView?
  /// The geometry of a layer without a view.
  var own = LayerGeometry() { didSet { noteLook() } }
  var values: [String: Any] = [:]
  private(set) var animations: [RunningAnimation] = []

  /// The sublayers, rear to front, without the layers of a view's subviews.
  open var sublayers: [CALayer]? {
    get { layers.isEmpty ? nil : layers }
    set {
      for layer in layers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  private var layers: [CALayer] = [] { didSet { noteLook() } }
  private(set) weak var above: CALayer?

  /// The background colour.
  open var backgroundColor: CGColor? { didSet { noteLook() } }
  /// The corner radius, in points.
  open var cornerRadius: CGFloat = 0 { didSet { noteLook() } }
  /// The rounded corners.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { noteLook() } }
  /// Stored: the curve of the corners.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0 { didSet { noteLook() } }
  /// The colour of the border.
  open var borderColor: CGColor? { didSet { noteLook() } }
  /// The colour of the shadow.
  open var shadowColor: CGColor? = UIColor.black.cgColor { didSet { noteLook() } }
  /// The opacity of the shadow, 0…1.
  open var shadowOpacity: Float = 0 { didSet { noteLook() } }
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { noteLook() } }
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3 { didSet { noteLook() } }
  /// Stored: the shape of the shadow.
  open var shadowPath: CGPath?
  /// True if sublayers are clipped to the bounds; `hitTest(_:)` ignores what is clipped.
  open var masksToBounds = false { didSet { noteLook() } }
  /// The layer whose opacity masks this one.
  open var mask: CALayer? {
    didSet {
      mask?.masked = self
      noteLook()
    }
  }
  weak var masked: CALayer?
  /// The content: a `CGImage` or a `UIImage`.
  open var contents: Any? { didSet { noteLook() } }
  /// Pixels of the content per point.
  open var contentsScale: CGFloat = 1 { didSet { noteLook() } }
  /// The way the content fills the layer; default stretched.
  open var contentsGravity: CALayerContentsGravity = .resize { didSet { noteLook() } }
  /// Stored: the visible part of the content, 0…1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The height above its siblings.
  open var zPosition: CGFloat = 0 {
    didSet {
      noteLook()
      view?.superview?.noteLook()
    }
  }
  /// Stored: the part of the content that is stretched, 0…1.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Stored: filters of what lies behind.
  open var backgroundFilters: [Any]?
  /// Stored: the edges that are smoothed.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// The implicit animation of a change; none: changes take effect at once.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  /// The size that the layer would like: its own.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// The part of the layer that a scrolling layer shows: all of it.
  open var visibleRect: CGRect { bounds }
  /// Stored: the speed of its animations.
  open var speed: Float = 1
  /// Stored: the time offset of its animations, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// Stored: the start of its animations, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// Stored: the repeat count of its animations.
  open var repeatCount: Float = 0
  /// The duration of its animations, in seconds.
  open var duration: CFTimeInterval = 0
  /// Stored: true shows its back.
  open var isDoubleSided = true
  /// Stored: the filter that blends it with the background.
  open var compositingFilter: Any?
  /// Stored: filters of its content.
  open var filters: [Any]?
  /// Stored: the filter for enlarging its content.
  open var magnificationFilter: CALayerContentsFilter = .linear
  /// Stored: the filter for shrinking its content.
  open var minificationFilter: CALayerContentsFilter = .linear
  /// Stored: the transform of all its sublayers.
  open var sublayerTransform = CATransform3DIdentity
  /// Stored: true if it is opaque.
  open var isOpaque = false
  /// Stored: true rasterises the layer.
  open var shouldRasterize = false
  /// Stored: the pixels per point for rasterising.
  open var rasterizationScale: CGFloat = 1
  /// Stored: true smooths its edges.
  open var allowsEdgeAntialiasing = false
  /// Stored: true applies opacity to the group.
  open var allowsGroupOpacity = true
  /// Stored: true draws it on another thread.
  open var drawsAsynchronously = false
  /// Stored: true redraws it when its size changes.
  open var needsDisplayOnBoundsChange = false
  /// Stored: implicit animations by key.
  open var actions: [String: any CAAction]?
  /// The layer's name.
  open var name: String?
  /// The delegate; held weakly and never called.
  open weak var delegate: (any CALayerDelegate)?

  /// A layer without size.
  public override init() { super.init() }

  /// A copy of a layer's geometry, for presentation.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    own = LayerGeometry(layer)
  }

  /// A layer without size; reads nothing from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// A layer of a class.
  ///
  /// A client's class is made by `init(coder:)`, the one initialiser that every class has.
  static func make(_ kind: AnyClass) -> CALayer {
    if kind == CALayer.self { return CALayer() }
    if kind == CAShapeLayer.self { return CAShapeLayer() }
    if kind == CAGradientLayer.self { return CAGradientLayer() }
    guard let layer = (kind as? CALayer.Type)?.init(coder: NSCoder()) else {
      preconditionFailure("\(kind) is no class of layers, or cannot be made by init(coder:)")
    }
    return layer
  }

  // MARK: Hierarchy

  /// The layer that holds this one.
  open var superlayer: CALayer? { view?.superview?.layer ?? above }

  /// Adds a sublayer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(layers.count)) }

  /// Inserts a sublayer; index 0 is the rear.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    layers.insert(layer, at: min(Int(idx), layers.count))
    layer.above = self
  }

  /// Inserts a sublayer directly behind another, or behind all if it is not found.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(layers.firstIndex { $0 === sibling } ?? 0))
  }

  /// Inserts a sublayer directly in front of another, or in front of all if it is not found.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count
    insertSublayer(layer, at: UInt32(place))
  }

  /// Replaces a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer; a view's layer stays with its view.
  open func removeFromSuperlayer() {
    above?.layers.removeAll { $0 === self }
    above = nil
  }

  // MARK: Hit-testing

  /// True if a point of the layer lies inside its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer at a point: a sublayer, else this one; nil outside or if hidden.
  ///
  /// - Parameter p: in superlayer coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0, let back = transformToSuperlayer.dactyl.inverted else {
      return nil
    }
    let inside = CGPoint(p.dactyl.applying(back))
    let isInside = contains(inside)
    if isInside || !masksToBounds {
      for layer in (sublayers ?? []).reversed() {
        if let hit = layer.hitTest(inside) { return hit }
      }
    }
    return isInside ? self : nil
  }

  // MARK: Drawing and layout, which nobody sees here

  /// Redraws the layer's view for the next picture, if it belongs to one.
  open func setNeedsDisplay() { view?.setNeedsDisplay() }
  /// Redraws the layer's view for the next picture, if it belongs to one.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Draws; never called.
  open func draw(in ctx: CGContext) {}
  /// Does nothing: draws nothing.
  open func display() {}
  /// Does nothing: the next picture draws what needs drawing.
  open func displayIfNeeded() {}
  /// Converts a time of another layer; all layers share one time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// Converts a time of this layer; all layers share one time.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  /// Draws a picture of the layer and those on it; nothing without a host.
  open func render(in ctx: CGContext) { if let picture { ctx.draw(picture, in: bounds) } }
  /// Requests layout of the layer's view, if it belongs to one.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out the layer's view if that is pending.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Does nothing: never called.
  open func layoutSublayers() {}
  /// True if a change of the key redraws the layer; default false.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The visible state: the layer itself.
  open func presentation() -> Self? { self }
  /// The model state: the layer itself.
  open func model() -> Self { self }

  // MARK: Animations

  /// Adds an animation; its delegate hears of the start at once and of the end after the duration.
  ///
  /// The layer's own values do not change. An animation with `isRemovedOnCompletion` false stays
  /// after its end and can be found by its key.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let duration = anim.wholeDuration
    let clock = rootView?.window?.clock ?? .current
    CATransaction.note(duration, by: clock)
    var call: ScheduledCall?
    if duration < .infinity {
      call = clock.call(after: duration) { [weak self] in
        if anim.isRemovedOnCompletion { self?.animations.removeAll { $0.animation === anim } }
        anim.delegate?.animationDidStop(anim, finished: true)
      }
    }
    animations.append(
      RunningAnimation(key: key ?? UUID().uuidString, animation: anim, call: call, clock: clock))
    anim.delegate?.animationDidStart(anim)
  }

  /// The animation with a key, if it runs or stays.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of running and staying animations; nil without any.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  /// Drops an animation; the delegate of a running one hears that it stopped early.
  open func removeAnimation(forKey key: String) {
    for running in animations where running.key == key { stop(running) }
  }

  /// Drops all animations; the delegates of running ones hear that they stopped early.
  open func removeAllAnimations() {
    for running in animations { stop(running) }
    view?.takesTouchesFrom = 0
  }

  /// The view of this layer or of the nearest superlayer with a view.
  private var rootView: UIView? { view ?? superlayer?.rootView }

  private func stop(_ running: RunningAnimation) {
    animations.removeAll { $0.animation === running.animation }
    let isOver = running.call.map { $0.isOver } ?? false
    if let call = running.call { running.clock?.forget(call) }
    if !isOver { running.animation.delegate?.animationDidStop(running.animation, finished: false) }
  }
}

@MainActor
struct RunningAnimation {
  var key: String
  var animation: CAAnimation
  var call: ScheduledCall?
  weak var clock: HostClock?
}

extension CAAnimation {
  /// The duration with all repetitions, in seconds; one run takes 0.25 s unless set.
  var wholeDuration: TimeInterval {
    guard speed > 0 else { return .infinity }
    let once = (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1)
    if repeatDuration > 0 { return repeatDuration / Double(speed) }
    return once * Double(max(repeatCount, 1)) / Double(speed)
  }
}
