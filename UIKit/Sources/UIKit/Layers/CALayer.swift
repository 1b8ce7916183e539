import Foundation

/// A rectangle that would be drawn; keeps what it is given, and nothing is seen of it.
///
/// The layer of a view shares the view's geometry: what one is given, the other has, so that a view
/// that is moved or turned by its layer is touched where it then is. Layers of their own can be
/// asked what lies at a point.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer this is; it clears this before it goes away.
  nonisolated(unsafe) unowned(unsafe) var view: UIView?
  /// The geometry of a layer that is no view's.
  var own = LayerGeometry() { didSet { noteLook() } }
  /// What was set for keys that no property has.
  var values: [String: Any] = [:]
  private(set) var animations: [RunningAnimation] = []

  /// The layers on top of this one, the last of them in front; those of a view's subviews are not
  /// among them.
  open var sublayers: [CALayer]? {
    get { layers.isEmpty ? nil : layers }
    set {
      for layer in layers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  private var layers: [CALayer] = [] { didSet { noteLook() } }
  private(set) weak var above: CALayer?

  /// Stored: what is behind the content.
  open var backgroundColor: CGColor? { didSet { noteLook() } }
  /// Stored: how round the corners are, in points.
  open var cornerRadius: CGFloat = 0 { didSet { noteLook() } }
  /// Stored: which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  { didSet { noteLook() } }
  /// Stored: how the corners are round.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// Stored: how wide the border is, in points.
  open var borderWidth: CGFloat = 0 { didSet { noteLook() } }
  /// Stored: the colour of the border.
  open var borderColor: CGColor? { didSet { noteLook() } }
  /// Stored: the colour of the shadow.
  open var shadowColor: CGColor? = UIColor.black.cgColor { didSet { noteLook() } }
  /// Stored: how opaque the shadow is, 0…1.
  open var shadowOpacity: Float = 0 { didSet { noteLook() } }
  /// Stored: where the shadow lies, in points from the layer.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { noteLook() } }
  /// Stored: how soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3 { didSet { noteLook() } }
  /// Stored: the shape of the shadow.
  open var shadowPath: CGPath?
  /// Whether what lies outside is cut off; looked at by `hitTest(_:)` alone.
  open var masksToBounds = false { didSet { noteLook() } }
  /// Stored: what shows of the layer.
  open var mask: CALayer? {
    didSet {
      mask?.masked = self
      noteLook()
    }
  }
  /// The layer that this one masks.
  weak var masked: CALayer?
  /// The content: a `CGImage` or a `UIImage`.
  open var contents: Any? { didSet { noteLook() } }
  /// Pixels of the content per point.
  open var contentsScale: CGFloat = 1 { didSet { noteLook() } }
  /// How the content fills the layer; default stretched.
  open var contentsGravity: CALayerContentsGravity = .resize { didSet { noteLook() } }
  /// Stored: which part of the content is shown, 0…1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Stored: how far in front of its siblings the layer is.
  open var zPosition: CGFloat = 0 {
    didSet {
      noteLook()
      view?.superview?.noteLook()
    }
  }
  /// Stored: the speed of its animations.
  open var speed: Float = 1
  /// Stored: the time offset of its animations, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// Stored: the start of its animations, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// Stored: the repeat count of its animations.
  open var repeatCount: Float = 0
  /// Stored: the duration of its animations, in seconds.
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
  /// What to call the layer.
  open var name: String?
  /// The delegate; held weakly and never called.
  open weak var delegate: (any CALayerDelegate)?

  /// A layer without extent.
  public override init() { super.init() }

  /// A layer like another one, as it would be made to be shown.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    own = LayerGeometry(layer)
  }

  /// A layer without extent. Nothing is read: there are no archives here.
  public required init?(coder: NSCoder) { super.init() }

  /// A layer of a class; one of a client's own is made as from an archive, the only way that all
  /// have.
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

  /// The layer this one lies on.
  open var superlayer: CALayer? { view?.superview?.layer ?? above }

  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(layers.count)) }

  /// Puts a layer at a place among the others, 0 being the rearmost.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    layers.insert(layer, at: min(Int(idx), layers.count))
    layer.above = self
  }

  /// Puts a layer directly behind another; behind all where there is no such one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(layers.firstIndex { $0 === sibling } ?? 0))
  }

  /// Puts a layer directly in front of another; in front of all where there is no such one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count
    insertSublayer(layer, at: UInt32(place))
  }

  /// Puts a layer into another's place.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer off the one it lies on; a view's layer stays where its view is.
  open func removeFromSuperlayer() {
    above?.layers.removeAll { $0 === self }
    above = nil
  }

  // MARK: Hit-testing

  /// Whether a point of the layer lies inside its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer at a point: one on top, else this one; nil outside and for hidden ones.
  ///
  /// - Parameter p: in the coordinates of the layer below.
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
  /// A time of another layer's as one of this one's: all layers have the same.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// A time of this layer's as one of another one's: all layers have the same.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  /// Does nothing: contexts have no pixels.
  open func render(in ctx: CGContext) {}
  /// Asks the view for its layout, if the layer is a view's.
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

  /// Takes an animation: its delegate is told of the start at once, and of the end after its
  /// duration.
  ///
  /// The layer's own values do not change, as with animations that are removed when they are over.
  /// One that is not stays, and can be asked for by its key.
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

  /// The animation with a key, while it runs or if it stays.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations that run or stay; nil for none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  /// Drops an animation; one that runs is told to have stopped before its end.
  open func removeAnimation(forKey key: String) {
    for running in animations where running.key == key { stop(running) }
  }

  /// Drops all animations; those that run are told to have stopped before their end.
  open func removeAllAnimations() {
    for running in animations { stop(running) }
  }

  /// The view that this layer lies on, or is of.
  private var rootView: UIView? { view ?? superlayer?.rootView }

  private func stop(_ running: RunningAnimation) {
    animations.removeAll { $0.animation === running.animation }
    let isOver = running.call.map { $0.isOver } ?? false
    if let call = running.call { running.clock?.forget(call) }
    if !isOver { running.animation.delegate?.animationDidStop(running.animation, finished: false) }
  }
}

/// An animation of a layer, from its start until it is dropped.
@MainActor
struct RunningAnimation {
  var key: String
  var animation: CAAnimation
  var call: ScheduledCall?
  weak var clock: HostClock?
}

extension CAAnimation {
  /// How long it takes with all that is repeated, in seconds; a quarter of a second where nobody
  /// says.
  var wholeDuration: TimeInterval {
    guard speed > 0 else { return .infinity }
    let once = (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1)
    if repeatDuration > 0 { return repeatDuration / Double(speed) }
    return once * Double(max(repeatCount, 1)) / Double(speed)
  }
}
