@_spi(Facades) import Dactyl
import Foundation

/// An area that can be touched, with subviews and recognisers.
///
/// Masks and constraints place its subviews.
@preconcurrency @MainActor
open class UIView: UIResponder {
  nonisolated(unsafe) let engine: any OwnedView
  /// Keeps the subviews alive; their order is the engine's.
  var keptSubviews: [UIView] = []
  /// Keeps the recognisers alive; their order is the engine's.
  nonisolated(unsafe) var attached: [UIGestureRecognizer] = []
  /// The controller of this root view; it clears this before it goes away, on any thread.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var controller: UIViewController?
  /// The anchor, once it differs from the middle.
  @exclusivity(unchecked) private var pin: ViewPin?
  /// The transform, if it leaves the plane; an object, because most views have none.
  @exclusivity(unchecked) private var depth: Depth?
  private final class Depth {
    let transform: CATransform3D
    init(_ transform: CATransform3D) { self.transform = transform }
  }
  /// The time at which an animation stops keeping touches away.
  var takesTouchesFrom: TimeInterval = 0

  /// A view with a frame.
  public init(frame: CGRect) {
    engine = Self.makeEngine(frame: frame.dactyl)
    super.init()
    engine.facade = self
  }

  /// A view with the frame that an archive gives.
  public required init?(coder: NSCoder) {
    engine = Self.makeEngine(frame: ((coder as? InterfaceCoder)?.frame ?? .zero).dactyl)
    super.init()
    engine.facade = self
  }

  /// A view without size.
  public convenience override init() { self.init(frame: .zero) }

  deinit {
    for recognizer in attached { recognizer.viewReference = nil }
    shownLayer?.view = nil
    engine.facade = nil
  }

  class func makeEngine(frame: Dactyl.Rect) -> any OwnedView { EngineView(frame: frame) }

  // MARK: Geometry

  /// The smallest upright rectangle around the view, in superview coordinates.
  open var frame: CGRect {
    get { CGRect(engine.frame) }
    set {
      guard accepts(newValue, as: "frame", of: self) else { return }
      AnimatedChanges.recording?.note(self)
      let former = engine.bounds.size
      place(in: newValue.standardized)
      pin?.follow(engine)
      noteMove(from: former)
    }
  }

  /// Gives the view the bounds and the centre with which a transformed view fills a rectangle.
  private func place(in frame: CGRect) {
    let turn = transform
    guard !turn.isIdentity, abs(turn.a * turn.d - turn.b * turn.c) > 1e-9 else {
      engine.frame = frame.dactyl
      return
    }
    var bounds = CGRect(engine.bounds)
    bounds.size = CGRect(origin: .zero, size: frame.size).applying(turn.inverted()).size
    engine.bounds = bounds.dactyl
    engine.center = CGPoint(x: frame.midX - turn.tx, y: frame.midY - turn.ty).dactyl
  }

  /// The view's own coordinate system.
  open var bounds: CGRect {
    get { CGRect(engine.bounds) }
    set {
      guard accepts(newValue, as: "bounds", of: self) else { return }
      AnimatedChanges.recording?.note(self)
      let former = engine.bounds.size
      engine.bounds = newValue.dactyl
      pin?.hold(engine)
      noteMove(from: former)
    }
  }

  /// The position of the anchor, by default the middle of `bounds`, in the superview.
  open var center: CGPoint {
    get { pin?.position ?? CGPoint(engine.center) }
    set {
      guard accepts(newValue, as: "center", of: self) else { return }
      AnimatedChanges.recording?.note(self)
      engine.center = newValue.dactyl
      pin?.position = newValue
      pin?.hold(engine)
      noteMove(from: engine.bounds.size)
    }
  }

  /// The rotation, scale and shift of the view about its anchor.
  open var transform: CGAffineTransform {
    get { CGAffineTransform(engine.transform) }
    set {
      AnimatedChanges.recording?.note(self)
      engine.transform = newValue.dactyl
      depth = nil
      pin?.hold(engine)
      noteLook()
    }
  }

  /// The transform in space; only its part in the plane affects touches.
  open var transform3D: CATransform3D {
    get { depth?.transform ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = newValue.affine
      depth = CATransform3DIsAffine(newValue) ? nil : Depth(newValue)
    }
  }

  /// The point that `center` places and `transform` acts about, 0…1; default the middle.
  open var anchorPoint: CGPoint {
    get { pin?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set {
      let position = center
      pin = ViewPin(anchorPoint: newValue, position: position)
      pin?.hold(engine)
      noteLook()
    }
  }

  // MARK: What can be touched

  /// The opacity, 0…1; a view below 0.01 receives no touches.
  open var alpha: CGFloat {
    get { CGFloat(engine.alpha) }
    set {
      AnimatedChanges.recording?.note(self)
      engine.alpha = Double(newValue)
      noteLook()
    }
  }

  /// True if the view and its subviews are invisible and receive no touches; default false.
  open var isHidden: Bool {
    get { engine.isHidden }
    set {
      engine.isHidden = newValue
      noteShowing()
      (superview as? UIStackView)?.noteHidden()
    }
  }

  /// True if the view and its subviews can receive touches; default true.
  ///
  /// A view that an animation changes without `allowUserInteraction` receives none meanwhile.
  open var isUserInteractionEnabled: Bool {
    get { engine.isUserInteractionEnabled }
    set { engine.isUserInteractionEnabled = newValue }
  }

  /// True if the view receives more than its first touch; default false.
  open var isMultipleTouchEnabled: Bool {
    get { engine.isMultipleTouchEnabled }
    set { engine.isMultipleTouchEnabled = newValue }
  }

  /// True if the view never shares touches with other views at the same time; default false.
  open var isExclusiveTouch: Bool {
    get { engine.isExclusiveTouch }
    set { engine.isExclusiveTouch = newValue }
  }

  /// The frontmost view at a point that can be touched: a subview, else this view.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isKeptFromTouches ? nil : engine.engineHitTest(point.dactyl, with: event?.engine)?.owner
  }

  private var isKeptFromTouches: Bool {
    takesTouchesFrom > 0 && window.map { $0.clock.now < takesTouchesFrom } ?? false
  }

  /// True if a point counts as inside; override to grow or shape a target.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    engine.engineContains(point.dactyl, with: event?.engine)
  }

  // MARK: Hierarchy

  /// A number for the client's use.
  open var tag = 0

  /// The view that holds this one.
  open var superview: UIView? { engine.superview?.owner }

  /// The views in this one, rear to front.
  open var subviews: [UIView] { children }

  /// The window that holds this view.
  open var window: UIWindow? { engine.window?.owner as? UIWindow }

  /// The view's controller if it is its root view, else its superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Adds a view in front of all other subviews.
  open func addSubview(_ view: UIView) { insert(view) { engine.addSubview(view.engine) } }

  /// Inserts a view among the subviews; index 0 is the rear.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly above a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview) {
      engine.insertSubview(view.engine, above: siblingSubview.engine)
    }
  }

  /// Inserts a view directly below a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview) {
      engine.insertSubview(view.engine, below: siblingSubview.engine)
    }
  }

  /// Swaps two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (low, high) = (min(index1, index2), max(index1, index2))
    guard low != high else { return }
    let (first, second) = (children[low], children[high])
    insert(first, at: high)
    insert(second, at: low)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view) { engine.addSubview(view.engine) } }
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Removes the view from its superview and ends editing on it.
  ///
  /// Its touches are cancelled; its recognisers fail or are cancelled.
  open func removeFromSuperview() {
    guard let former = superview else { return }
    willMove(toSuperview: nil)
    endEditing(true)
    let formerWindow = window
    if formerWindow != nil { tellWillMove(toWindow: nil) }
    former.willRemoveSubview(self)
    // If a handler has moved the view, it stays there.
    guard superview === former else { return }
    dropConstraintsAbove()
    former.layoutRoot.layout.solution?.forgetEverything()
    engine.removeFromSuperview()
    former.setNeedsLayout()
    former.refreshChildren()
    guard superview == nil else { return }
    didMoveToSuperview()
    if formerWindow != nil { tellDidMoveToWindow() }
  }

  /// True if the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { engine.isDescendant(of: view.engine) }

  /// The first view with the tag among this view and its descendants, parents first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  // MARK: Recognisers

  /// The attached recognisers in the order of attachment; nil if there are no recognisers.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attached.isEmpty ? nil : attached }
    set {
      for recognizer in attached { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recogniser and detaches it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    let former = gestureRecognizer.viewReference
    guard former !== self else { return }
    engine.addGestureRecognizer(gestureRecognizer.engine)
    attached.append(gestureRecognizer)
    gestureRecognizer.viewReference = self
    former?.attached.removeAll { $0 === gestureRecognizer }
  }

  /// Detaches a recogniser; if it is active, it is cancelled and its action runs.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.viewReference === self else { return }
    engine.removeGestureRecognizer(gestureRecognizer.engine)
    gestureRecognizer.viewReference = nil
    attached.removeAll { $0 === gestureRecognizer }
  }

  /// True lets a recogniser of this view, or of one beneath it, begin or recognise; default true.
  ///
  /// The arbiter asks the touched view first, then each view up to the recogniser's.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Look

  /// The class of the view's layer; default `CALayer`. A custom layer is made by `init(coder:)`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's layer; made on first use.
  open var layer: CALayer {
    if let shownLayer { return shownLayer }
    let layer = CALayer.make(Self.layerClass)
    layer.view = self
    shownLayer = layer
    return layer
  }

  nonisolated(unsafe) package private(set) var shownLayer: CALayer?

  /// The look during an animation that is paused or driven by hand; nil shows the view as it is.
  package internal(set) var presented: ViewPose? { didSet { noteLook() } }

  /// True if a renderer has yet to visit the view.
  @exclusivity(unchecked) var look = ViewLook()

  /// The background colour.
  open var backgroundColor: UIColor? {
    willSet { AnimatedChanges.recording?.note(self) }
    didSet { noteLook() }
  }

  /// The tint of interactive parts: the view's own, else an ancestor's, else `systemBlue`.
  ///
  /// Setting nil inherits again.
  open var tintColor: UIColor! {
    get { inheritedTint }
    set {
      ownTint = newValue
      tellTint()
    }
  }

  var ownTint: UIColor?

  /// Adapts the font to the preferred text size, if the view is set to do so.
  func followTextSize() {}

  /// Called when the tint changed.
  open func tintColorDidChange() {}

  /// The view whose opacity masks this one.
  open var mask: UIView? { didSet { noteLook() } }

  /// Stored: true if the view is opaque.
  open var isOpaque = true

  /// True if content outside the bounds is clipped.
  open var clipsToBounds = false { didSet { noteLook() } }

  /// Stored: true if drawing starts on an empty area.
  open var clearsContextBeforeDrawing = true

  /// Stored: the pixels per point.
  open var contentScaleFactor: CGFloat = 3

  /// How the content fills the view.
  open var contentMode: ContentMode = .scaleToFill { didSet { noteLook() } }

  /// A view with a picture of this one, with the same frame; empty without a host.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let view = UIImageView(image: layer.picture)
    view.frame = frame
    return view
  }

  /// Draws the content in the current context; called before the view is rendered.
  open func draw(_ rect: CGRect) {}

  /// Requests a redraw for the next rendering.
  open func setNeedsDisplay() {
    displayRequest = UIView.nextDisplayRequest
    noteLook()
  }

  /// Requests a redraw of the whole view for the next rendering.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// The number of the last redraw request, unique among all views.
  package private(set) lazy var displayRequest = UIView.nextDisplayRequest

  private static var displayRequestCount: UInt = 0

  private static var nextDisplayRequest: UInt {
    displayRequestCount &+= 1
    return displayRequestCount
  }

  /// Calls `layoutSubviews()` if the layer is the view's own.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }

  /// The implicit animation of a layer's change; never called: changes take effect at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

  /// Draws a layer; never called: `draw(_:)` draws the view's layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Fills a layer; never called: `draw(_:)` draws the view's layer.
  open func display(_ layer: CALayer) {}

  // MARK: Traits

  /// The traits of the screen; `UITraitCollection.current` outside a window.
  open var traitCollection: UITraitCollection { window?.screen.traitCollection ?? .current }

  /// Called when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The direction from leading to trailing.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      layoutRoot.layout.solution?.forgetEverything()
      setNeedsLayout()
      noteLook()
    }
  }

  /// The layout direction that the attribute forces, else the direction of the traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  // MARK: Layout

  /// True if constraints take the frame as fixed, false if they place the view; default true.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      layoutRoot.layout.solution?.forgetEverything()
      setNeedsLayout()
    }
  }

  /// The parts that change with the superview's size; default empty.
  open var autoresizingMask: AutoresizingMask = []

  /// True if the masks of subviews apply when the view's size changes; default true.
  open var autoresizesSubviews = true

  /// The space around the content, safe area included.
  ///
  /// The default is 8 pt; in a controller's view 16 pt at the sides and 0 above and below.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      ownMargins = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
      layoutRoot.layout.solution?.forgetEverything()
    }
  }

  var ownMargins: UIEdgeInsets?

  /// True if the margins grow with the safe area; default true.
  open var insetsLayoutMarginsFromSafeArea = true

  /// Stored: true if the superview's margins also apply.
  open var preservesSuperviewLayoutMargins = false

  /// Called when the layout margins changed.
  open func layoutMarginsDidChange() {}

  /// The insets that bars cover; the window's host and the controllers set them.
  open var safeAreaInsets: UIEdgeInsets { safeArea }

  /// Called when the safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// The natural size of the content; undefined here, for subclasses to override.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Call this when the natural size of the content changes.
  open func invalidateIntrinsicContentSize() {
    layoutRoot.layout.solution?.change(self)
    setNeedsLayout()
    // A view that gives a subview its text while it places it does not ask for that again.
    if let superview, layout.isConstrained || !superview.layout.isUnderWay {
      superview.setNeedsLayout()
    }
  }

  /// The distance from the top to the first baseline.
  var firstBaselineOffset: CGFloat { 0 }

  /// The distance from the last baseline to the bottom.
  var lastBaselineOffset: CGFloat { 0 }

  /// The guide whose sides descendants mean by this view's: that of a scroll view's content.
  var contentGuide: UILayoutGuide? { nil }

  /// Takes the size that constraints give to the content.
  func takeContentSize(_ size: CGSize) {}

  /// The active constraints that the view holds.
  open var constraints: [NSLayoutConstraint] { layout.constraints }

  @exclusivity(unchecked) var layout = ViewLayout()

  /// True if the view works only with constraints; default false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates constraints before layout; call `super` last.
  open func updateConstraints() { layout.needsConstraints = false }

  /// The parts of the frame that layout ignores; zero here.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The part of a frame that layout aligns.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame that has the given alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The best size: the intrinsic size, else the present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    return CGSize(
      width: content.width < 0 ? bounds.width : content.width,
      height: content.height < 0 ? bounds.height : content.height)
  }

  /// Takes the best size.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// Asks for `layoutSubviews()`: before the next frame, or at `layoutIfNeeded()`.
  open func setNeedsLayout() { askForLayout() }

  /// Lays out this view, its descendants and the ancestors directly above that asked for it.
  open func layoutIfNeeded() { layOutFromAbove() }

  /// Places the subviews; `super` places those with constraints.
  open func layoutSubviews() {
    if layout.isConstrained { layoutRoot.layout.solution?.place(subviewsOf: self) }
  }

  // MARK: Accessibility

  /// Stored: true if assistive technology presents the view.
  open var isAccessibilityElement = false

  /// The label for assistive technology.
  open var accessibilityLabel: String? { didSet { noteLook() } }

  /// Stored: the hint for assistive technology.
  open var accessibilityHint: String?

  /// The value for assistive technology.
  open var accessibilityValue: String? { didSet { noteLook() } }

  /// The identifier for user-interface tests.
  open var accessibilityIdentifier: String? { didSet { noteLook() } }

  /// The traits for assistive technology.
  open var accessibilityTraits: UIAccessibilityTraits = [] { didSet { noteLook() } }

  /// Does nothing: an accessible increase of the value.
  open func accessibilityIncrement() {}

  /// Does nothing: an accessible decrease of the value.
  open func accessibilityDecrement() {}

  /// Acts like a tap for assistive technology; never called.
  open func accessibilityActivate() -> Bool { false }

  // MARK: The rest

  /// How it bumps into others: as a box; never asked.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The path by which it bumps into others: the bounds; never asked.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

  /// Does nothing: views are not archived.
  open func encode(with coder: NSCoder) {}

  var kept = KeptOfView()

  /// The interactions added to the view.
  open internal(set) var interactions: [any UIInteraction] = []

  /// Asks the first responder among this view and its descendants to resign.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else {
      return false
    }
    return first.resignFirstResponder()
  }
}
