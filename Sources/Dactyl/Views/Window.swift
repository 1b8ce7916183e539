/// The root of a view tree and the place where input comes in (SPEC D1).
///
/// ```swift
/// let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
/// let tap = TapGestureRecognizer()
/// tap.addAction { tap in print("tap at", tap.location(in: window)) }
/// window.addGestureRecognizer(tap)
/// try window.send(InputFrame(time: 0.00, contacts: [Contact(id: 1, phase: .began, position: Point(9, 9))]))
/// try window.send(InputFrame(time: 0.06, contacts: [Contact(id: 1, phase: .ended, position: Point(9, 9))]))
/// // prints "tap at Point(x: 9.0, y: 9.0)"
/// ```
///
/// A window and all that hangs from it is used from one thread at a time (SPEC G2). It reads no
/// clock: time is what the frames say, and between frames what `advance(to:)` says (SPEC F1).
///
/// ## Topics
///
/// ### Making a window
///
/// - ``init(frame:)``
/// - ``application``
///
/// ### Sending input
///
/// - ``send(_:)``
/// - ``sendLive(_:)``
/// - ``sendEvent(_:)``
/// - ``cancelAllTouches()``
///
/// ### Time
///
/// - ``currentTime``
/// - ``nextDeadline``
/// - ``advance(to:)``
/// - ``meetDeadlines(until:)``
///
/// ### Touches
///
/// - ``touches``
/// - ``hitTest(_:with:)``
/// - ``next``
/// - ``predictedTouchCount``
///
/// ### Numbers of gestures
///
/// - ``gestureProfile``
/// - ``tapInterval``
/// - ``tapDistance``
/// - ``palmRejection``
///
/// ### Observing decisions
///
/// - ``observer``
/// - ``recognizer(_:)``
/// - ``name(of:)``
/// - ``conflicts()``
open class Window: View {
  // MARK: - Settings
  //
  // The owner writes these, at any time; the engine only reads them.

  #if Core
    /// Nil: a page reads records, and only a larger engine tells it what views hear of.
    public final var observer: (any WindowObserver)? {
      get { nil }
      set {}
    }
  #else
    /// Hears of every decision, for traces and tools; nil, the default, costs nothing.
    @exclusivity(unchecked) public final var observer: (any WindowObserver)? {
      didSet {
        isObserved = observer != nil || recorder != nil
        if observer != nil { delivery.startDelivering(in: self) }
      }
    }
  #endif
  /// Writes down each change of state, for a host that speaks another language; nil, the default,
  /// costs nothing. The window calls it before the observer, for which it makes a `Transition`.
  ///
  /// Set it before the first touch. The host's views do nothing with touches, so none hears of them
  /// before there is an observer.
  @exclusivity(unchecked) package final var recorder: ChangeRecorder? {
    didSet {
      recorderLink.object = recorder
      if recorder != nil, observer == nil { delivery.stopDelivering() }
      isObserved = observer != nil || recorder != nil
    }
  }
  /// Whether an observer or a recorder is set.
  @exclusivity(unchecked) private(set) final var isObserved = false
  @exclusivity(unchecked) final var recorderLink = Link<ChangeRecorder>()
  /// The end of the responder chain; nil ends it with the window.
  @exclusivity(unchecked) public final var application: Application?
  /// The numbers of recognisers without their own; default `.dactyl`.
  @exclusivity(unchecked) public final var gestureProfile = GestureProfile.dactyl
  /// Whether debug builds check after each frame that the engine's lists fit together; default
  /// false.
  @exclusivity(unchecked) package final var checksInvariants = false

  // MARK: - The stages
  //
  // A frame passes them in this order. What a stage remembers from frame to frame is in the stage,
  // not in the window.

  @exclusivity(unchecked) final var validator = InputValidator()
  /// Keeps accidental contacts away; nil if every contact counts.
  #if Core
    package final var palmFilter: PalmFilter? {
      get { nil }
      set {}
    }
  #else
    @exclusivity(unchecked) package final var palmFilter: PalmFilter?
  #endif
  package let event = Event()
  @exclusivity(unchecked) final var taps = TapMemory()
  let arbiter = Arbiter()
  let delivery = ViewDelivery()
  /// The pointers that are over the window without touching it.
  @exclusivity(unchecked) final var hoverPointers: ContiguousArray<HoverPointer> = []

  // MARK: - What is being handled
  //
  // Every way into the window writes these, so that what client code sends meanwhile waits its turn.

  /// The time of what is being handled.
  @exclusivity(unchecked) final var now = 0.0
  /// Whether a frame, a deadline or an interruption is being handled.
  @exclusivity(unchecked) final var isProcessing = false
  /// Whether the present event has still to be brought to recognisers and views.
  @exclusivity(unchecked) final var isDue = false

  // MARK: - What came meanwhile
  //
  // Client code fills these while the window is busy, and `finishProcessing` empties them. Nearly
  // always they are empty, which `hasMore` says at once.

  /// Frames sent while the window was busy; nil stands for an interruption of all touches.
  @exclusivity(unchecked) final var waiting: ContiguousArray<WaitingFrame> = []
  /// Touches that were taken away while something was being handled.
  @exclusivity(unchecked) final var interrupted: ContiguousArray<Touch> = []
  /// Whether there may be any of these two.
  @exclusivity(unchecked) final var hasMore = false

  // MARK: - Listeners
  //
  // `gatherListeners` writes these. While all fingers only move, the list stays from frame to frame;
  // `listenersGeneration` tells whether it still holds.

  /// The recognisers to be told of the event, deepest view first.
  @exclusivity(unchecked) final var listeners = UnretainedArray<GestureRecognizer>()
  /// The arbiter's `audienceGeneration` when the listeners were gathered for a frame in which every
  /// touch moved; -1 if they were gathered for another frame.
  @exclusivity(unchecked) final var listenersGeneration = -1
  /// New touches for recognisers whose last attempt was not over yet.
  @exclusivity(unchecked) final var deferredTouches: ContiguousArray<DeferredTouch> = []
  /// How many rounds of delivery there were.
  @exclusivity(unchecked) final var deliveryCount = 0

  // MARK: - Candidates for a new touch
  //
  // `beginTouch` fills these and empties them again; kept, so that they allocate nothing each time.

  /// The recognisers that a new touch is being offered to.
  @exclusivity(unchecked) final var candidates = UnretainedArray<GestureRecognizer>()
  /// Keeps the candidates alive while their delegates are asked: the recognisers of the deepest
  /// view that has any, and those of the views beneath it.
  @exclusivity(unchecked) final var candidateList: [GestureRecognizer] = []
  @exclusivity(unchecked) final var candidatesBeneath: ContiguousArray<GestureRecognizer> = []

  // MARK: - The tree
  //
  // Views count here as they and their recognisers come and go. The counts only rise.

  let identity = WindowIdentity()
  /// Rises whenever a view or a recogniser comes into the window, leaves it or is moved in it.
  @exclusivity(unchecked) final var arrangement = 0
  /// How many recognisers were ever numbered.
  @exclusivity(unchecked) final var recognizerCount = 0

  /// A window with the given extent; where its frame lies on a screen is the host's business.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    windowReference = self
    identity.window = self
    arbiter.window = self
  }

  deinit {
    // Resets run client code, which must not find and keep a window that is going away (SPEC G5).
    identity.window = nil
    arbiter.window = nil
    abandonTree()
    arbiter.abandon()
  }

  /// The application.
  open override var next: Responder? { application }

  /// Takes what a device said at one instant, and does everything that follows from it before it
  /// returns.
  ///
  /// In this order (SPEC D1): deadlines that have come; recognisers, deepest view first; their
  /// decisions; their actions; what was held back from views; views. A frame sent from inside an
  /// action or handler is handled right after the present one (SPEC D13).
  ///
  /// Override it to have something of your own come at its time before the frame.
  ///
  /// - Throws: `InputError` where the frame makes no sense after those before it; nothing has
  ///   changed then. A late frame, stamped before a deadline that was met, is sent at `currentTime`
  ///   instead (SPEC F3).
  /// - SeeAlso: ``sendLive(_:)`` for devices, whose frames may be late or refused.
  open func send(_ frame: InputFrame) throws(InputError) { try handleFrame(frame) }

  /// When the host must call `advance(to:)` if no frame comes before; nil for never (SPEC F1).
  open var nextDeadline: Double? {
    let deadline = arbiter.nextDeadline
    // One that was set in the past is met at once.
    return deadline == .infinity ? nil : max(deadline, validator.time)
  }

  /// Brings an event to recognisers and views, in that order (SPEC D1).
  ///
  /// Called once for each frame with contacts and each interruption, after hit-testing. Override it
  /// to see every event first; who does not call `super` keeps it from everybody. Called at any
  /// other time, or a second time for the same frame, or with the event of another window, it does
  /// nothing.
  open func sendEvent(_ event: Event) {
    guard isDue, event === self.event else { return }
    isDue = false
    deliverEvent()
  }

  /// The view that a contact which comes down has hit; by default what `hitTest(_:with:)` answers
  /// for its place.
  ///
  /// Override it if the host has done the hit-testing already, as browsers have: a view of
  /// this window keeps the touch wherever its frame lies.
  open func hitTest(_ contact: Contact, with event: Event?) -> View? {
    hitTest(contact.position, with: event)
  }

  /// The time of the last frame, deadline or `advance(to:)`, in seconds; 0 before the first.
  public final var currentTime: Double { now }

  /// Every touch that is down.
  public final var touches: TouchSet { event.allTouches }
}

extension Window {
  /// The longest time in seconds from a finger's lift to its next touch-down that makes
  /// `Touch.tapCount` rise; default 0.35, at least 0 (SPEC A6). Part of `gestureProfile`.
  public var tapInterval: Double {
    get { gestureProfile.tapInterval }
    set { gestureProfile.tapInterval = newValue }
  }

  /// The longest way in points between two touch-downs that makes `Touch.tapCount` rise, and the
  /// longest a finger may move and still count; default 45, at least 0 (SPEC A6). Part of
  /// `gestureProfile`.
  public var tapDistance: Double {
    get { gestureProfile.tapDistance }
    set { gestureProfile.tapDistance = newValue }
  }
}

extension Window {
  /// Sends a frame of a live device, however late it comes and however little it fits.
  ///
  /// A frame stamped before a deadline that was met is sent at `currentTime`, so nothing in it is
  /// lost (SPEC F3). Where a frame is refused all the same, a contact of it may have lifted unseen:
  /// all touches are cancelled, and the next finger that comes down begins anew (SPEC F4).
  ///
  /// - Returns: why the frame was refused; nil if it was taken.
  /// - SeeAlso: ``send(_:)``, which throws and leaves the touches as they are.
  @discardableResult
  public func sendLive(_ frame: InputFrame) -> InputError? {
    do throws(InputError) {
      try send(frame.delayed(until: currentTime))
      return nil
    } catch {
      cancelAllTouches()
      return error
    }
  }

  /// Meets the deadlines up to a time, each at its own time.
  ///
  /// A host calls it when `nextDeadline` has come. Unlike `advance(to:)` it leaves `currentTime` at
  /// the last deadline, so that what a device has stamped since then and tells only now keeps its
  /// time (SPEC F3).
  ///
  /// Without a time it meets all there are, as after the last frame of a recording. A recogniser may
  /// set a new deadline each time, so it meets at most 1000.
  ///
  /// - Returns: False if more are left.
  @discardableResult
  public func meetDeadlines(until now: Double = .infinity) -> Bool {
    for _ in 0..<1000 {
      guard let deadline = nextDeadline, deadline <= now else { return true }
      guard (try? advance(to: max(deadline, currentTime))) != nil else { return false }
    }
    return false
  }
}

extension InputFrame {
  /// The frame at a later time if its own is before it; samples that were merged into it and are
  /// older come at that time.
  public func delayed(until earliest: Double) -> InputFrame {
    guard time < earliest else { return self }
    var late = self
    late.time = earliest
    for index in late.coalesced.indices { late.coalesced[index].time = earliest }
    return late
  }
}

/// Names a window for objects that may outlive it; a weak reference to the window itself would slow
/// down every use of it (SPEC G1).
final class WindowIdentity {
  /// The window, which clears this as the first thing when it goes away.
  var window: Window? {
    @inline(__always) get { windowLink.object }
    set { windowLink.object = newValue }
  }
  @exclusivity(unchecked) private var windowLink = Link<Window>()

  init() {}
}

/// Writes down each change of state as numbers: from which state to which, and why.
package final class ChangeRecorder {
  // Within an object it is called without counting references to what it has captured.
  let record: (GestureRecognizer, GestureRecognizer.State, GestureRecognizer.State, Cause) -> Void

  /// - Parameter record: from which state to which, and why.
  package init(
    _ record:
      @escaping (
        GestureRecognizer, GestureRecognizer.State, GestureRecognizer.State, Cause
      ) -> Void
  ) {
    self.record = record
  }
}

/// What was sent to a window while it was busy: a frame, or nil for an interruption of all touches
/// there are by then.
final class WaitingFrame {
  let frame: InputFrame?

  init(_ frame: InputFrame?) { self.frame = frame }
}

/// A recogniser that would have taken a new touch had its last attempt been over.
final class DeferredTouch {
  let recognizer: GestureRecognizer
  let touch: Touch

  init(_ recognizer: GestureRecognizer, _ touch: Touch) {
    self.recognizer = recognizer
    self.touch = touch
  }
}
