/// An area that can be touched, with areas on top of it and recognisers attached (SPEC B).
///
/// A view draws nothing: it is the part of a user interface that touches see. Geometry is UIKit's:
/// `bounds` is the view's own coordinate system, `center` the place of its middle in the superview,
/// and `transform` acts about the middle.
///
/// ```swift
/// let table = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
/// let card = View(frame: Rect(x: 20, y: 20, width: 100, height: 60))
/// table.addSubview(card)
/// card.transform = card.transform.rotated(by: 0.1)
/// card.convert(Point(50, 30), to: table)  // (70, 50): the middle stays where it is
/// ```
///
/// ## Topics
///
/// ### Making a view
///
/// - ``init(frame:)``
/// - ``tag``
/// - ``viewWithTag(_:)``
///
/// ### Geometry
///
/// - ``frame``
/// - ``bounds``
/// - ``center``
/// - ``transform``
///
/// ### Converting places
///
/// - ``convert(_:to:)-(Point,_)``
/// - ``convert(_:from:)-(Point,_)``
/// - ``convert(_:to:)-(Rect,_)``
/// - ``convert(_:from:)-(Rect,_)``
///
/// ### The tree of views
///
/// - ``superview``
/// - ``subviews``
/// - ``window``
/// - ``addSubview(_:)``
/// - ``insertSubview(_:at:)``
/// - ``insertSubview(_:above:)``
/// - ``insertSubview(_:below:)``
/// - ``removeFromSuperview()``
/// - ``isDescendant(of:)``
///
/// ### Gestures
///
/// - ``gestureRecognizers``
/// - ``addGestureRecognizer(_:)``
/// - ``removeGestureRecognizer(_:)``
/// - ``gestureRecognizerShouldBegin(_:)``
///
/// ### Accepting touches
///
/// - ``isUserInteractionEnabled``
/// - ``isHidden``
/// - ``alpha``
/// - ``isMultipleTouchEnabled``
/// - ``isExclusiveTouch``
/// - ``minimumTouchableAlpha``
/// - ``maximumTouchableDepth``
///
/// ### Hit-testing
///
/// - ``hitTest(_:with:)``
/// - ``point(inside:with:)``
/// - ``next``
///
/// ### Observing and comparing
///
/// - ``report(_:)``
/// - ``==(_:_:)``
open class View: Responder {
  /// The view's own coordinate system: what of it shows, and how large it is before `transform`.
  @exclusivity(unchecked) public final var bounds: Rect
  /// Where the middle of `bounds` lies in the superview.
  @exclusivity(unchecked) public final var center: Point
  #if Core
    /// Pages that turn views without elements load a larger engine.
    public final var transform: AffineTransform {
      get { .identity }
      set {}
    }
    final var isTransformed: Bool { false }
  #else
    /// How the view is turned, stretched or shifted about its middle.
    @exclusivity(unchecked) public final var transform = AffineTransform.identity {
      didSet { isTransformed = !transform.isIdentity }
    }
    /// Whether `transform` is another than the identity; a touch asks it of all siblings.
    @exclusivity(unchecked) private(set) final var isTransformed = false
  #endif
  /// How opaque the view is, 0…1, default 1; below 0.01 it is not touched.
  @exclusivity(unchecked) public final var alpha = 1.0
  /// Whether the view and everything on it is invisible and not touched; default false.
  @exclusivity(unchecked) public final var isHidden = false
  /// Whether the view and everything on it can be touched; default true.
  @exclusivity(unchecked) public final var isUserInteractionEnabled = true
  /// Whether the view gets more than the first finger on it; default false (SPEC B3).
  ///
  /// Recognisers attached to the view get all touches either way.
  @exclusivity(unchecked) public final var isMultipleTouchEnabled = false
  /// Whether the view and the other views of the window are never touched at the same time; default
  /// false (SPEC B4).
  @exclusivity(unchecked) public final var isExclusiveTouch = false
  /// A number of the owner's choice.
  @exclusivity(unchecked) public final var tag = 0

  /// The views on top of this one, the last of them in front.
  @exclusivity(unchecked) public internal(set) final var subviews: [View] = []
  /// The recognisers attached to this view, in the order in which they were added.
  @exclusivity(unchecked)
  public internal(set) final var gestureRecognizers: [GestureRecognizer] = []

  /// How opaque a view must at least be to be touched (SPEC B2).
  public static var minimumTouchableAlpha: Double { 0.01 }
  /// How many views may lie beneath one that is touched: on this one, what is nested deeper is not
  /// looked for (SPEC B2).
  ///
  /// Hit-testing and the responder chain ask views within views, and a stack has an end. Browsers
  /// nest half as deep.
  public static var maximumTouchableDepth: Int { 1024 }

  #if !hasFeature(Embedded)
    /// The object that another layer shows in this view's place; it clears this before it goes
    /// away.
    @exclusivity(unchecked) @_spi(Facades) public final unowned(unsafe) var facade: AnyObject?
  #endif
  // The owner of each of these clears it before it goes away.
  final var superviewReference: View? {
    @inline(__always) get { superviewReferenceLink.object }
    set { superviewReferenceLink.object = newValue }
  }
  @exclusivity(unchecked) private final var superviewReferenceLink = Link<View>()
  final var windowReference: Window? {
    @inline(__always) get { windowReferenceLink.object }
    set { windowReferenceLink.object = newValue }
  }
  @exclusivity(unchecked) private final var windowReferenceLink = Link<Window>()
  final var viewController: ViewController? {
    @inline(__always) get { viewControllerLink.object }
    set { viewControllerLink.object = newValue }
  }
  @exclusivity(unchecked) private final var viewControllerLink = Link<ViewController>()
  /// How many views lie beneath this one, as of when it came into its window or was last
  /// hit-tested.
  @exclusivity(unchecked) package internal(set) final var depth = 0

  /// A view with the given place and extent in its superview.
  public init(frame: Rect = .zero) {
    bounds = Rect(origin: .zero, size: frame.size)
    center = frame.center
    super.init()
  }

  deinit {
    abandonTree()
    if !subviews.isEmpty { freeSubviews() }
  }

  /// The view this one lies on.
  public final var superview: View? { superviewReference }

  /// The window this view belongs to; a window belongs to itself.
  public final var window: Window? { windowReference }

  /// The view's controller if it is a root view, else its superview.
  open override var next: Responder? { viewController ?? superviewReference }

  /// Asked first when a recogniser attached to this view would begin or recognise (SPEC C4).
  ///
  /// Answer false to make it fail. Default: true.
  open func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }

  /// The frontmost view at a point that can be touched: a subview's answer, else this view
  /// (SPEC B2).
  ///
  /// Nil where the point lies outside, or the view is hidden, takes no touches or is as good as
  /// transparent. Called once per touch-down, on the window. Never finds a point outside an
  /// ancestor's bounds. Override to let touches through or to another view.
  ///
  /// The window refuses a view that is not in it: the touch then has no view, and the window tells
  /// its observer.
  ///
  /// - Parameter point: in this view's coordinates.
  open func hitTest(_ point: Point, with event: Event?) -> View? {
    guard isTouchable, self.point(inside: point, with: event) else { return nil }
    if subviews.isEmpty || depth >= View.maximumTouchableDepth { return self }
    // Whatever a subview does meanwhile, this copy keeps all of them.
    let subviews = subviews
    return withExtendedLifetime(subviews) {
      var index = subviews.count
      while index > 0 {
        index -= 1
        let hit = subviews.borrow(index) { subview in
          subview.depth = depth + 1
          return subview.pointFromSuperview(point).flatMap { subview.hitTest($0, with: event) }
        }
        if let hit { return hit }
      }
      return self
    }
  }

  /// Whether a point, in this view's coordinates, counts as inside; override to grow or shape a
  /// target.
  open func point(inside point: Point, with event: Event?) -> Bool { bounds.contains(point) }

  // These run when a view goes away, also one of a subclass in another module. Embedded Swift
  // compiles them there again, which it can do only for methods that are final.

  /// Has subviews and recognisers forget this view, which is going away.
  final func abandonTree() {
    // A window does this twice, and resets in between may have moved the views (SPEC G5).
    for subview in subviews where subview.superviewReference === self {
      subview.superviewReference = nil
      subview.forgetWindow()
    }
    for recognizer in gestureRecognizers where recognizer.viewReference === self {
      recognizer.viewReference = nil
    }
  }

  /// Frees the subviews one after the other: within each other, a million of them would overflow
  /// the stack.
  ///
  /// A view without other owners has lost its subviews by the time it goes.
  final func freeSubviews() {
    var going = subviews
    subviews = []
    while var view = going.popLast() {
      guard !view.subviews.isEmpty, isKnownUniquelyReferenced(&view) else { continue }
      let subviews = view.subviews
      view.subviews = []
      for subview in subviews {
        subview.superviewReference = nil
        going.append(subview)
      }
    }
  }

  /// Whether the view, apart from its place, can be touched now.
  private var isTouchable: Bool {
    !isHidden && isUserInteractionEnabled && alpha >= View.minimumTouchableAlpha
  }

  /// Forgets the window all the way up to the front.
  final func forgetWindow() {
    guard windowReference != nil else { return }
    forEachInTree { $0.windowReference = nil }
  }

  /// Visits this view and all on it, rear to front and each before those on it, however deep they
  /// are nested.
  final func forEachInTree(_ body: (View) -> Void) {
    guard !subviews.isEmpty else { return body(self) }
    var ahead: ContiguousArray<View> = [self]
    while let view = ahead.popLast() {
      body(view)
      for subview in view.subviews.reversed() { ahead.append(subview) }
    }
  }
}

extension View: Equatable {
  /// Whether both are the same object.
  public static func == (left: View, right: View) -> Bool { left === right }
}
