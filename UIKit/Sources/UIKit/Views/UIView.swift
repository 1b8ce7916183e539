@_spi(Facades) import Dactyl
import Foundation

/// An area that can be touched, with areas on top of it and recognisers attached.
///
/// Draws nothing: it is the part of a user interface that touches see. Places its subviews by masks
/// and constraints.
@preconcurrency @MainActor
open class UIView: UIResponder {
  nonisolated(unsafe) let engine: any OwnedView
  /// Keeps the subviews alive; their order is the engine's.
  var keptSubviews: [UIView] = []
  /// Keeps the recognisers alive; their order is the engine's.
  nonisolated(unsafe) var attached: [UIGestureRecognizer] = []
  /// Whose root view this is; the controller clears it before it goes away, on whatever thread that
  /// is.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var controller: UIViewController?
  /// Where the view is held, once that is said to be elsewhere than in its middle.
  private var pin: ViewPin?
  /// The transform, if it leaves the plane.
  private var depth: CATransform3D?

  /// A view with the given place and extent in its superview.
  public init(frame: CGRect) {
    engine = Self.makeEngine(frame: frame.dactyl)
    super.init()
    engine.facade = self
  }

  /// A view with the place that an archive says.
  public required init?(coder: NSCoder) {
    engine = Self.makeEngine(frame: ((coder as? InterfaceCoder)?.frame ?? .zero).dactyl)
    super.init()
    engine.facade = self
  }

  /// A view without extent.
  public convenience override init() { self.init(frame: .zero) }

  deinit {
    for recognizer in attached { recognizer.viewReference = nil }
    shownLayer?.view = nil
    engine.facade = nil
  }

  class func makeEngine(frame: Dactyl.Rect) -> any OwnedView { EngineView(frame: frame) }

  // MARK: Geometry

  /// The smallest upright rectangle around the view, in the superview.
  open var frame: CGRect {
    get { CGRect(engine.frame) }
    set {
      guard accepts(newValue, as: "frame", of: self) else { return }
      AnimatedChanges.recording?.note(self)
      let former = engine.bounds.size
      engine.frame = newValue.standardized.dactyl
      pin?.follow(engine)
      noteMove(from: former)
    }
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

  /// Where the anchor, which is the middle of `bounds` unless set otherwise, lies in the superview.
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

  /// How the view is turned, stretched or shifted about its anchor.
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

  /// The same in space; the view is touched where the part that acts in the plane puts it.
  open var transform3D: CATransform3D {
    get { depth ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = newValue.affine
      depth = CATransform3DIsAffine(newValue) ? nil : newValue
    }
  }

  /// Which point of the view `center` places and `transform` acts about, 0…1; default the middle.
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

  /// How opaque the view is, 0…1; below 0.01 it is not touched.
  open var alpha: CGFloat {
    get { CGFloat(engine.alpha) }
    set {
      AnimatedChanges.recording?.note(self)
      engine.alpha = Double(newValue)
      noteLook()
    }
  }

  /// Whether the view and everything on it is invisible and not touched; default false.
  open var isHidden: Bool {
    get { engine.isHidden }
    set {
      engine.isHidden = newValue
      noteShowing()
      (superview as? UIStackView)?.noteHidden()
    }
  }

  /// Whether the view and everything on it can be touched; default true.
  open var isUserInteractionEnabled: Bool {
    get { engine.isUserInteractionEnabled }
    set { engine.isUserInteractionEnabled = newValue }
  }

  /// Whether the view is told about more than the first finger on it; default false.
  open var isMultipleTouchEnabled: Bool {
    get { engine.isMultipleTouchEnabled }
    set { engine.isMultipleTouchEnabled = newValue }
  }

  /// Whether the view and the other views of the window are never touched at the same time; default
  /// false.
  open var isExclusiveTouch: Bool {
    get { engine.isExclusiveTouch }
    set { engine.isExclusiveTouch = newValue }
  }

  /// The frontmost view at a point that can be touched: a subview's answer, else this view.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    engine.engineHitTest(point.dactyl, with: event?.engine)?.owner
  }

  /// Whether a point counts as inside; override to grow or shape a target.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    engine.engineContains(point.dactyl, with: event?.engine)
  }

  // MARK: Hierarchy

  /// A number of the owner's choice.
  open var tag = 0

  /// The view this one lies on.
  open var superview: UIView? { engine.superview?.owner }

  /// The views on top of this one, the last of them in front.
  open var subviews: [UIView] { children }

  /// The window this view belongs to.
  open var window: UIWindow? { engine.window?.owner as? UIWindow }

  /// The view's controller if it is its root view, else its superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Puts a view in front of all other subviews.
  open func addSubview(_ view: UIView) { insert(view) { engine.addSubview(view.engine) } }

  /// Puts a view at a place among the subviews, 0 being the rearmost.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view directly above one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview) {
      engine.insertSubview(view.engine, above: siblingSubview.engine)
    }
  }

  /// Puts a view directly below one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview) {
      engine.insertSubview(view.engine, below: siblingSubview.engine)
    }
  }

  /// Lets two subviews change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let (low, high) = (min(index1, index2), max(index1, index2))
    guard low != high else { return }
    let (first, second) = (children[low], children[high])
    insert(first, at: high)
    insert(second, at: low)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view) { engine.addSubview(view.engine) } }
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Takes the view off its superview; touches on it are cancelled, its recognisers fail or are
  /// cancelled, and what is edited on it no longer is.
  open func removeFromSuperview() {
    guard let former = superview else { return }
    willMove(toSuperview: nil)
    endEditing(true)
    let formerWindow = window
    if formerWindow != nil { tellWillMove(toWindow: nil) }
    former.willRemoveSubview(self)
    // Those who were told may have moved it: it stays where they have put it.
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

  /// Whether the view is `view` or lies on it, at whatever depth.
  open func isDescendant(of view: UIView) -> Bool { engine.isDescendant(of: view.engine) }

  /// The first view with the tag among this view and those on it, parents first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// A view was put onto this one.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to leave this one.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview has changed.
  open func didMoveToSuperview() {}
  /// The window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window has changed.
  open func didMoveToWindow() {}

  // MARK: Recognisers

  /// The recognisers attached to this view, in the order in which they were added; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attached.isEmpty ? nil : attached }
    set {
      for recognizer in attached { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recogniser; it leaves the view it was attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    let former = gestureRecognizer.viewReference
    guard former !== self else { return }
    engine.addGestureRecognizer(gestureRecognizer.engine)
    attached.append(gestureRecognizer)
    gestureRecognizer.viewReference = self
    former?.attached.removeAll { $0 === gestureRecognizer }
  }

  /// Detaches a recogniser; if it is active it is cancelled, with its action.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.viewReference === self else { return }
    engine.removeGestureRecognizer(gestureRecognizer.engine)
    gestureRecognizer.viewReference = nil
    attached.removeAll { $0 === gestureRecognizer }
  }

  /// Asked first when a recogniser would begin or recognise that is attached to this view, or to one
  /// beneath while the finger is on this one; default true.
  ///
  /// The view that was hit is asked first, then those between it and the recogniser's.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Appearance and layout, which nobody sees here

  /// The kind of layer the view has; default `CALayer`. One of your own is made by its
  /// `init(coder:)`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's layer; made when it is first asked for.
  open var layer: CALayer {
    if let shownLayer { return shownLayer }
    let layer = CALayer.make(Self.layerClass)
    layer.view = self
    shownLayer = layer
    return layer
  }
  nonisolated(unsafe) package private(set) var shownLayer: CALayer?

  /// How the view is seen while an animation of it is held or led; nil where it is seen as it is.
  package internal(set) var presented: ViewPose? { didSet { noteLook() } }
  /// Whether the view looks different from when somebody last looked at it.
  var look = ViewLook()

  /// Stored: what is behind the content.
  open var backgroundColor: UIColor? {
    willSet { AnimatedChanges.recording?.note(self) }
    didSet { noteLook() }
  }
  /// The colour of what can be touched: the view's own, else that of the nearest view below it that
  /// has one, else `systemBlue`; nil goes back to that.
  open var tintColor: UIColor! {
    get { inheritedTint }
    set {
      ownTint = newValue
      tellTint()
    }
  }
  var ownTint: UIColor?
  /// Takes the font that its text has in the size people want now, where it is to do so.
  func followTextSize() {}
  /// The colour of what can be touched has changed.
  open func tintColorDidChange() {}
  /// What the screen is like; `UITraitCollection.current` for a view in no window.
  open var traitCollection: UITraitCollection { window?.screen.traitCollection ?? .current }
  /// What the screen is like has changed; never called by the engine.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Stored: what shows of the view.
  open var mask: UIView? { didSet { noteLook() } }
  /// Stored: whether nothing shows through.
  open var isOpaque = true
  /// Stored: whether what lies outside is cut off.
  open var clipsToBounds = false { didSet { noteLook() } }
  /// Whether constraints take the view's frame for given; default true. False has them place it.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      layoutRoot.layout.solution?.forgetEverything()
      setNeedsLayout()
    }
  }
  /// How the view follows its superview's extent; default not at all.
  open var autoresizingMask: AutoresizingMask = []
  /// Stored: whether what was drawn goes before it is drawn anew.
  open var clearsContextBeforeDrawing = true
  /// Stored: how many pixels a point has in each direction.
  open var contentScaleFactor: CGFloat = 3
  /// Stored: how the content fills the view.
  open var contentMode: ContentMode = .scaleToFill { didSet { noteLook() } }
  /// Whether subviews follow the view's extent as their masks say; default true.
  open var autoresizesSubviews = true
  /// In which direction leading and trailing run.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      layoutRoot.layout.solution?.forgetEverything()
      setNeedsLayout()
      noteLook()
    }
  }
  /// In which direction things run from side to side: as the traits say unless forced otherwise.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
  /// The space around the content, safe area included; 8 pt, or 16 beside and none above in a
  /// controller's view.
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
  /// Whether the margins grow with the safe area; default true.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Stored: whether the superview's margins count, too.
  open var preservesSuperviewLayoutMargins = false
  /// The space around the content has changed.
  open func layoutMarginsDidChange() {}
  /// What bars cover of the view, as the window's host and controllers say.
  open var safeAreaInsets: UIEdgeInsets { safeArea }
  /// What bars cover has changed.
  open func safeAreaInsetsDidChange() {}
  /// The extent the content would have; none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Says that the content has another extent.
  open func invalidateIntrinsicContentSize() {
    layoutRoot.layout.solution?.change(self)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
  /// The active constraints that the view holds.
  open var constraints: [NSLayoutConstraint] { layout.constraints }
  /// What the view keeps for its layout.
  @exclusivity(unchecked) var layout = ViewLayout()
  /// Whether the view is of use only with constraints; default false.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Brings constraints up to date, before layout; call `super` last.
  open func updateConstraints() { layout.needsConstraints = false }
  /// A view with the same place and extent, in place of a picture of this one.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }

  /// Stored: whether it is told to those who do not see.
  open var isAccessibilityElement = false
  /// Stored: what those who do not see are told.
  open var accessibilityLabel: String? { didSet { noteLook() } }
  /// Stored: what those who do not see are told of its use.
  open var accessibilityHint: String?
  /// Stored: what those who do not see are told of its value.
  open var accessibilityValue: String? { didSet { noteLook() } }
  /// What tests of the interface know it by.
  open var accessibilityIdentifier: String? { didSet { noteLook() } }
  /// Stored: what it is to those who do not see.
  open var accessibilityTraits: UIAccessibilityTraits = [] { didSet { noteLook() } }
  /// Does nothing: archives keep nothing.
  open func encode(with coder: NSCoder) {}
  /// Does nothing: raises the value, for those who do not see.
  open func accessibilityIncrement() {}
  /// Does nothing: lowers the value, for those who do not see.
  open func accessibilityDecrement() {}
  /// Does what a tap would, for those who do not see; never called.
  open func accessibilityActivate() -> Bool { false }
  /// What of the frame does not count for the layout; nothing.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// What of a frame counts for the layout.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame of which so much counts for the layout.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// What an extension keeps of it.
  var kept = KeptOfView()
  /// What else takes part in what happens to the view.
  open internal(set) var interactions: [any UIInteraction] = []
  /// Has whoever on this view is the first to be told of presses give that up.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else {
      return false
    }
    return first.resignFirstResponder()
  }
  /// The extent the view would like to have: that of its content if it has any, else the present
  /// one.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    return CGSize(
      width: content.width < 0 ? bounds.width : content.width,
      height: content.height < 0 ? bounds.height : content.height)
  }
  /// Takes the extent that the view would like to have.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// Draws the view's content in the current context; called before a picture of it is shown.
  open func draw(_ rect: CGRect) {}
  /// Has the view drawn anew for the next picture.
  open func setNeedsDisplay() {
    displayRequest = UIView.nextDisplayRequest
    noteLook()
  }
  /// Has the view drawn anew for the next picture, all of it.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Which request to draw the view anew was the last; no two views have the same.
  package private(set) lazy var displayRequest = UIView.nextDisplayRequest
  private static var displayRequestCount: UInt = 0
  private static var nextDisplayRequest: UInt {
    displayRequestCount &+= 1
    return displayRequestCount
  }
  /// Asks for `layoutSubviews()`: before the next frame, or at `layoutIfNeeded()`.
  open func setNeedsLayout() { askForLayout() }
  /// Lays out this view and those on it that have asked for it, from the first view above that has
  /// asked, too.
  open func layoutIfNeeded() { layOutFromAbove() }
  /// Lays out what is in one of the view's layers: where that is its own, by `layoutSubviews()`.
  /// Called for the view's own layer.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }
  /// What a change of a layer does by itself; never asked: changes are made at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  /// Would draw a layer; never called: `draw(_:)` draws the view's.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Would fill a layer; never called: `draw(_:)` draws the view's.
  open func display(_ layer: CALayer) {}
  /// Places the subviews; those that constraints place are in their place after `super`.
  open func layoutSubviews() {
    if layout.isConstrained { layoutRoot.layout.solution?.place(subviewsOf: self) }
  }
}
