/// A state machine that turns touches into one kind of gesture (SPEC C).
///
/// Attach it to a view; it sees the touches that come down on that view and on those above it,
/// before the views do. To make your own, override the touch handlers and `reset()`, and say what
/// you found with `transition(to:because:)` or by setting `state`:
///
/// ```swift
/// final class TouchDownGestureRecognizer: GestureRecognizer {
///   override func touchesBegan(_ touches: TouchSet, with event: Event) {
///     state = .recognized
///   }
/// }
/// ```
///
/// The base class recognises nothing. Its handlers do nothing; calling `super` is never needed.
///
/// ## Topics
///
/// ### Making a recogniser
///
/// - ``init()``
/// - ``name``
/// - ``id``
/// - ``kind``
/// - ``delegate``
///
/// ### Acting on gestures
///
/// - ``RecognizerActions/addAction(_:)``
/// - ``RecognizerActions``
/// - ``removeAction(_:)``
/// - ``removeTarget(_:)``
///
/// ### State
///
/// - ``state``
/// - ``State``
/// - ``isEnabled``
/// - ``touchTime``
/// - ``progress``
///
/// ### Places and measurements
///
/// - ``view``
/// - ``numberOfTouches``
/// - ``location(in:)``
/// - ``location(ofTouch:in:)``
/// - ``readings(in:)``
///
/// ### Relations
///
/// - ``require(toFail:)``
/// - ``removeRequirement(toFail:)``
/// - ``failureRequirements``
/// - ``recognizeSimultaneously(with:)``
/// - ``stopRecognizingSimultaneously(with:)``
/// - ``recognizesSimultaneouslyWithAll``
///
/// ### Touches it takes, and views
///
/// - ``allowedTouchKinds``
/// - ``requiresExclusiveTouchKind``
/// - ``cancelsTouchesInView``
/// - ``delaysTouchesBegan``
/// - ``delaysTouchesEnded``
///
/// ### Subclassing: handlers
///
/// - ``touchesBegan(_:with:)``
/// - ``touchesMoved(_:with:)``
/// - ``touchesEnded(_:with:)``
/// - ``touchesCancelled(_:with:)``
/// - ``deadlineReached(at:)``
/// - ``reset()``
///
/// ### Subclassing: decisions
///
/// - ``transition(to:because:)``
/// - ``cross(_:from:to:becoming:because:)``
/// - ``continueIfActive()``
/// - ``fail(because:)``
/// - ``deadline``
/// - ``outlastsTouches``
///
/// ### Subclassing: touches and measurements
///
/// - ``touches``
/// - ``touchLocation(at:in:)``
/// - ``ignore(_:for:)``
/// - ``addReadings(to:in:)``
/// - ``footprint``
/// - ``conflict(with:)``
///
/// ### Subclassing: answers
///
/// - ``shouldReceive(_:)``
/// - ``canPrevent(_:)``
/// - ``canBePrevented(by:)``
/// - ``shouldRequireFailure(of:)``
/// - ``shouldBeRequiredToFail(by:)``
///
/// ### Comparing
///
/// - ``==(_:_:)``
open class GestureRecognizer {
  // MARK: - Settings
  //
  // The owner writes these, at any time; the engine only reads them.

  #if hasFeature(Embedded)
    /// Who answers questions about this recogniser; must be cleared before the delegate goes away.
    @exclusivity(unchecked)
    public final unowned(unsafe) var delegate: (any GestureRecognizerDelegate)?
  #else
    /// Who answers questions about this recogniser; held weakly.
    @exclusivity(unchecked) public final weak var delegate: (any GestureRecognizerDelegate)?
    /// What to call the recogniser in traces; nil, the default, calls it by its kind.
    @exclusivity(unchecked) public final var name: String?
  #endif
  /// Whether the recogniser takes touches; default true.
  ///
  /// Setting false makes it fail, or cancels it with its action if it is active (SPEC C9). Enabled
  /// again, it takes only touches that begin later.
  @exclusivity(unchecked) public final var isEnabled = true {
    didSet { if oldValue, !isEnabled { interrupt(because: .disabled) } }
  }
  /// Whether the view loses the touches when the gesture is recognised; default true (SPEC D9).
  @exclusivity(unchecked) public final var cancelsTouchesInView = true
  /// Whether the view gets nothing until the recogniser fails; default false (SPEC D10).
  @exclusivity(unchecked) public final var delaysTouchesBegan = false
  /// Whether the view learns that fingers were lifted only once the recogniser has decided; default
  /// true (SPEC D11).
  @exclusivity(unchecked) public final var delaysTouchesEnded = true
  /// The kinds of touches it takes; default all (SPEC D8).
  @exclusivity(unchecked) public final var allowedTouchKinds = TouchKindSet.all
  /// Whether all its touches must be of the kind of the first; default true (SPEC D8).
  @exclusivity(unchecked) public final var requiresExclusiveTouchKind = true
  /// Whether an attempt goes on without touches and without a deadline until the recogniser itself
  /// ends it; default false, which ends it as the last finger lifts (SPEC C7). For gestures of
  /// several strokes that wait elsewhere.
  @exclusivity(unchecked) public final var outlastsTouches = false

  // MARK: - Hosts and other layers
  //
  // Layers that show the recogniser to other languages or under other names write these, and find by
  // them what they keep about it.

  /// A number of a host's own, by which it finds what it keeps about the recogniser; default 0.
  @exclusivity(unchecked) package final var tag = 0
  #if hasFeature(Embedded)
    // There are no other layers.
    final var overrides: (any RecognizerOverrides)? { nil }
    final var isStatedByOverrides: Bool { false }
  #else
    /// Answers in place of the overridable methods, for layers that have recogniser classes of
    /// their own.
    @exclusivity(unchecked) @_spi(Facades) public final var overrides: (any RecognizerOverrides)?
    /// Whether the layer is setting the state itself, so that it is not asked to.
    @exclusivity(unchecked) @_spi(Facades) public final var isStatedByOverrides = false
    /// The object that another layer shows in this recogniser's place; it clears this before it
    /// goes away.
    @exclusivity(unchecked) @_spi(Facades) public final unowned(unsafe) var facade: AnyObject?
  #endif

  // MARK: - Its place in a window
  //
  // View and window write these when the recogniser comes to them; the number stays when it leaves.

  // The view clears it before it goes away.
  final var viewReference: View? {
    @inline(__always) get { viewLink.object }
    set { viewLink.object = newValue }
  }
  @exclusivity(unchecked) final var viewLink = Link<View>()
  /// The number within a window, and which window gave it.
  @exclusivity(unchecked) final var number = 0
  @exclusivity(unchecked) final var numberedBy: WindowIdentity?

  // MARK: - Actions
  //
  // Adding and removing write these. What is removed while actions run stays on the list until they
  // have.

  @exclusivity(unchecked) final var actions: ContiguousArray<RecognizerAction> = []
  /// Whether some of the actions wait to be forgotten.
  @exclusivity(unchecked) final var hasRemovedActions = false
  /// How many actions were ever registered.
  @exclusivity(unchecked) final var actionCount = 0

  // MARK: - Declared relations
  //
  // `require(toFail:)` and its like write these; they hold in every attempt. Answers that hold in one
  // are `asked` and `awaited`.

  /// The recognisers that were declared to have to fail first.
  @exclusivity(unchecked) final var requirements: ContiguousArray<GestureRecognizer> = []
  /// Those that require this one; each takes itself off before it goes away.
  @exclusivity(unchecked) final var dependents = UnretainedArray<GestureRecognizer>()
  /// The recognisers beside which it may recognise, if any were declared.
  @exclusivity(unchecked) final var simultaneity: Simultaneity?

  // MARK: - The attempt
  //
  // Written from the first touch on, by the recogniser and its arbiter. `finishAttempt` clears them
  // all, so nothing of an attempt gets into the next.

  /// Where the recogniser stands in its attempt.
  @exclusivity(unchecked) final var machine = RecognizerMachine()
  /// Decides the attempt that is not reset yet; nil if there is no attempt (SPEC G3).
  final var arbiter: Arbiter? {
    @inline(__always) get { arbiterLink.object }
    set { arbiterLink.object = newValue }
  }
  @exclusivity(unchecked) final var arbiterLink = Link<Arbiter>()
  /// All touches of the attempt, lifted ones included.
  @exclusivity(unchecked) final var attempt = UnretainedArray<Touch>()
  /// The touches of `touches`, as the engine walks them.
  @exclusivity(unchecked) final var followed = UnretainedArray<Touch>()
  /// What `touches` has answered.
  @exclusivity(unchecked) private final var shownTouches: ContiguousArray<Touch> = []
  /// The others about which this recogniser was asked in the current attempt, and those of them
  /// that have to fail first (SPEC D6).
  @exclusivity(unchecked) final var asked: ContiguousArray<GestureRecognizer> = []
  @exclusivity(unchecked) final var awaited: ContiguousArray<GestureRecognizer> = []
  /// When the host must call at the latest; infinite for never.
  @exclusivity(unchecked) final var deadlineTime = Double.infinity

  // MARK: - What outlives the attempt
  //
  // Written during an attempt and not cleared after it, because hosts may read these later.

  /// When the fingers did what the gesture was recognised by, in seconds of the input frames
  /// (SPEC E14).
  ///
  /// That is when it would have begun or been recognised without waiting for another;
  /// `Transition.time` is when it was. A tap that waits for a double tap is made at its lift and
  /// decided 0.35 s later. 0 before any.
  @exclusivity(unchecked) public internal(set) final var touchTime = 0.0
  /// The centre of the touches when the last of them was lifted, in the window.
  @exclusivity(unchecked) final var lastCentroid = Point.zero

  // MARK: - Marks of walks
  //
  // The window and the arbiter write these as they walk over recognisers, to meet each once and in
  // order. `Arbiter.engage` sets them anew, because they mean nothing in another window.

  /// How deep the view lay when the attempt began; deeper recognisers hear first (SPEC D1).
  @exclusivity(unchecked) final var depth = 0
  /// The last round of delivery, the last question and the last round of decisions in which the
  /// recogniser was met.
  @exclusivity(unchecked) final var deliveryMark = 0
  @exclusivity(unchecked) final var visitMark = 0
  @exclusivity(unchecked) final var proposalMark = 0

  /// The touches it follows, in the order in which they came down; lifted ones are gone.
  public final var touches: ContiguousArray<Touch> {
    // Every touch that goes clears the shown list.
    if shownTouches.count != followed.count { showTouches() }
    return shownTouches
  }

  /// A recogniser without view and actions.
  public init() {}

  deinit { forgetRequirements() }

  // MARK: To be overridden

  /// What the recogniser is, in one word for traces, such as `tap`.
  open var kind: StaticString { "gesture" }

  /// Fingers came down that the recogniser follows from now on.
  open func touchesBegan(_ touches: TouchSet, with event: Event) {}

  /// Fingers that it follows changed their place, force or shape.
  open func touchesMoved(_ touches: TouchSet, with event: Event) {}

  /// Fingers that it follows were lifted; they still count in `touches` during this call.
  open func touchesEnded(_ touches: TouchSet, with event: Event) {}

  /// Touches that it follows were taken away by the system; they still count in `touches` during
  /// the call.
  ///
  /// When no touch is left and the recogniser sets no state, the engine fails or cancels it.
  open func touchesCancelled(_ touches: TouchSet, with event: Event) {}

  /// The time set as `deadline` has come. The deadline is already cleared.
  open func deadlineReached(at time: Double) {}

  /// Forgets the attempt that is over, to be ready for the next one (SPEC C6).
  ///
  /// Called once per attempt while `state` still reads its final value. Setting `state` here does
  /// nothing.
  open func reset() {}

  /// Adds what the gesture measures at present, in the coordinates of a view, or of the window for
  /// nil.
  ///
  /// The numbers and their order never depend on the state; NaN stands for a missing number.
  open func addReadings(to readings: inout GestureReadings, in view: View?) {}

  /// How near it is to deciding: for each thing that it compares with a limit, the cause that
  /// would be told were it decided now. Default: none.
  ///
  /// Asked between frames while the recogniser follows touches and is possible, by who shows how
  /// a gesture comes about. A drag of 4 pt out of 10 is
  /// `[.movedTooLittle(distance: 4, needed: 10)]`.
  open var progress: [Cause] { [] }

  /// Whether this recogniser, when it recognises, keeps the other from recognising (SPEC D3).
  /// Default: true.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  /// Whether the other, when it recognises, keeps this one from recognising (SPEC D3). Default:
  /// true.
  open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

  /// Whether this recogniser must wait until the other fails (SPEC D6). Default: false.
  ///
  /// Asked once per pair and attempt, before the delegate.
  open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }

  /// Whether the other must wait until this one fails (SPEC D6). Default: false.
  open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

  /// Whether touches of this event may be taken at all (SPEC D8). Default: true.
  open func shouldReceive(_ event: Event) -> Bool { true }

  /// How many touches it follows.
  open var numberOfTouches: Int { followed.count }

  /// The centre of its touches in a view, or in the window for nil (SPEC C11).
  ///
  /// Once all are lifted it stays where the last centre was.
  open func location(in view: View?) -> Point { View.convert(centroid, to: view) }

  /// The place of one of its touches in a view, or in the window for nil.
  ///
  /// - Precondition: `index` is below `numberOfTouches`; `touchLocation(at:in:)` answers nil
  ///   instead.
  open func location(ofTouch index: Int, in view: View?) -> Point {
    precondition((0..<followed.count).contains(index), "there is no touch with this index")
    return followed[index].location(in: view)
  }

  /// How many taps it takes to recognise; 0 for what is not a tap (SPEC D4).
  var tapsToRecognize: Int { 0 }

  /// What the recogniser waits for, so that `Window.conflicts()` finds what gets in its way; nil,
  /// the default, where that cannot be said.
  open var footprint: GestureFootprint? { nil }

  /// What stands between this recogniser and one that waits for something; nil, the default, for
  /// nothing beyond what the footprints of both say.
  ///
  /// For a recogniser that waits for several things, which one `footprint` cannot say.
  open func conflict(with footprint: GestureFootprint) -> GestureConflict.Reason? { nil }

  /// Whether it follows pointers that touch nothing; `hover(_:)` then gets their changes.
  var followsHovers: Bool { false }

  /// Follows a hovering pointer over the view, if `followsHovers`.
  func hover(_ change: HoverChange) {}

  // MARK: State

  /// Where the recogniser stands (SPEC C1).
  ///
  /// Setting it is for subclasses, and never fatal: what makes no sense in the present state is
  /// read as the nearest thing that does, or ignored (SPEC C3). In its own handlers a recogniser
  /// reads back what it has set, even while the arbiter holds it back; everybody else sees possible
  /// until the gesture is let through.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  public final var state: State {
    get { machine.visible }
    set { transition(to: newValue, because: .unstated) }
  }

  private final func showTouches() {
    shownTouches.clear()
    followed.forEach { shownTouches.append($0) }
  }

  /// Forgets what `touches` has answered, because one of them goes.
  @inline(__always)
  final func hideTouches() {
    if !shownTouches.isEmpty { shownTouches.clear() }
  }

  /// The view the recogniser is attached to.
  public final var view: View? { viewReference }
}

extension GestureRecognizer: Equatable {
  /// Whether both are the same object.
  public static func == (left: GestureRecognizer, right: GestureRecognizer) -> Bool {
    left === right
  }
}

@available(*, unavailable, message: "recognisers belong to the thread of their window")
extension GestureRecognizer: @unchecked Sendable {}
