/// Decides which recognisers of a window may recognise (SPEC D).
///
/// Recognisers propose; the arbiter carries proposals out in one fixed order, so that the same
/// touches always give the same gestures: failures first, then what was held back and is free now,
/// then the rest in the order in which they were told of the touches. If several
/// pass a threshold of movement in the same frame, the one that passed its own sooner between the
/// samples comes first (SPEC E1): a device that samples seldom decides like one that samples
/// often.
final class Arbiter {
  /// Whose recognisers they are; the window clears this when it goes away.
  var window: Window? {
    @inline(__always) get { windowLink.object }
    set { windowLink.object = newValue }
  }
  @exclusivity(unchecked) private var windowLink = Link<Window>()

  // MARK: - Attempts
  //
  // Written as attempts begin and end, and as recognisers set deadlines; all of it holds from event
  // to event.

  /// The recognisers with an attempt that was not reset yet, in the order in which they got into
  /// it; the arbiter keeps them alive by hand.
  @exclusivity(unchecked) var engaged = UnretainedArray<GestureRecognizer>()
  /// No deadline is earlier than this; there may be none at it.
  @exclusivity(unchecked) var earliestDeadline = Double.infinity
  /// Rises whenever other recognisers may have to be told of a touch.
  @exclusivity(unchecked) var audienceGeneration = 0

  // MARK: - Work to do
  //
  // Written where a recogniser proposes, fails or comes to its end, and worked off by `settle`. The
  // window asks only for `isSettled` and `hasWork`.

  /// The recognisers that have proposed a state the arbiter has not looked at.
  @exclusivity(unchecked) var proposing = UnretainedArray<GestureRecognizer>()
  /// True if one of those may have been possible.
  @exclusivity(unchecked) var hasNewcomers = false
  /// True if a recogniser that others may wait for has failed or left since the arbiter last looked
  /// at the waiting ones.
  @exclusivity(unchecked) var mayFree = false
  /// True if a recogniser may be ready to be reset.
  @exclusivity(unchecked) var mayReset = false

  // MARK: - Numbers of walks
  //
  // Each walk takes the next number and marks with it whom it met, so that it meets each once
  // without a set.

  /// The number of the present round of decisions; a recogniser that proposed something in it bears
  /// it.
  @exclusivity(unchecked) var round = 1
  /// The number of the last walk over a recogniser's peers.
  @exclusivity(unchecked) var visit = 0

  // MARK: - Lists of one decision
  //
  // Filled and emptied within one round of decisions, and kept so that deciding allocates nothing.

  /// Those whose proposals are being looked at, and those whose actions are to be run.
  @exclusivity(unchecked) var proposals = UnretainedArray<GestureRecognizer>()
  @exclusivity(unchecked) var toNotify = UnretainedArray<GestureRecognizer>()
  /// Those that are being woken; kept, so that a deadline within a gesture allocates nothing.
  @exclusivity(unchecked) var due = UnretainedArray<GestureRecognizer>()
  /// The other recognisers of the touches of the one that is being decided, and those of them about
  /// which it was asked and need not wait for.
  @exclusivity(unchecked) var peers = UnretainedArray<GestureRecognizer>()
  @exclusivity(unchecked) var cleared = UnretainedArray<GestureRecognizer>()

  // MARK: - Resets
  //
  // Written while recognisers are reset. They stay alive, and on the lists of their touches, until
  // no list is being walked.

  /// Touches from whose recognisers some have been reset.
  @exclusivity(unchecked) var left = UnretainedArray<Touch>()
  /// Those that have been reset and are to be let go.
  @exclusivity(unchecked) var leavers = UnretainedArray<GestureRecognizer>()
  /// Whether any recogniser is known to wait for another; valid while recognisers are reset.
  @exclusivity(unchecked) var isAnyTied = false

  /// How often actions may set states in turn before the rest waits for the next event.
  ///
  /// An action that always sets its own recogniser to changed would otherwise never let go.
  static let roundLimit = 32

  init() {}

  // MARK: Attempts

  /// Begins an attempt.
  func engage(_ recognizer: GestureRecognizer) {
    recognizer.arbiter = self
    recognizer.machine.engage()
    // The marks of another window, in which its last attempt was, mean nothing here.
    recognizer.deliveryMark = 0
    recognizer.visitMark = 0
    recognizer.proposalMark = 0
    recognizer.depth = recognizer.viewReference?.depth ?? 0
    expect(deadline: recognizer.deadlineTime)
    _ = Unmanaged.passRetained(recognizer)
    engaged.append(recognizer)
  }

  /// Cancels the recognisers that are under way without touches (SPEC A9).
  func interruptActive() {
    for recognizer in present where recognizer.followed.isEmpty && recognizer.state.isActive {
      recognizer.interrupt(because: .touchesCancelled)
    }
  }

  /// Takes the attempts of the recognisers away that lie on a view which is leaving.
  func interrupt(in view: View) {
    for recognizer in present where recognizer.view?.isDescendant(of: view) ?? false {
      recognizer.interrupt(because: .removed)
    }
  }

  /// Those that have an attempt now, whatever becomes of them.
  private var present: ContiguousArray<GestureRecognizer> {
    var present: ContiguousArray<GestureRecognizer> = []
    engaged.forEach { present.append($0) }
    return present
  }

  /// Forgets all attempts without notifying observers, because the window goes away.
  func abandon() {
    var index = 0
    while let recognizer = engaged.next(&index) {
      recognizer._withUnsafeGuaranteedRef { $0.finishAttempt() }
    }
    forgetLeavers()
    proposing.removeAll()
    release(from: 0)
  }

  // MARK: Deadlines

  /// Notes that a recogniser wants to be woken.
  func expect(deadline: Double) { earliestDeadline = min(earliestDeadline, deadline) }

  /// The earliest time at which a recogniser wants to be woken (SPEC F1).
  var nextDeadline: Double {
    guard earliestDeadline < .infinity else { return .infinity }
    earliestDeadline = .infinity
    engaged.forEach { earliestDeadline = min(earliestDeadline, $0.deadlineTime) }
    return earliestDeadline
  }

  /// No recogniser wants to be woken before this time.
  var earliest: Double { earliestDeadline }

  /// Whether a recogniser may want to be woken at a time or before.
  func mayBeDue(at time: Double) -> Bool { earliestDeadline <= time }

  /// Wakes the recognisers whose deadline is at or before a time, deepest view first.
  func wake(at time: Double) {
    due.removeAll()
    engaged.forEach { if $0.deadlineTime <= time { due.append($0) } }
    due.sortDeepestFirst()
    due.forEach { recognizer in
      if recognizer.deadlineTime <= time {
        if recognizer.wake(at: time) == .decide { enlist(recognizer) }
      }
    }
    mayReset = true
  }
}

extension UnretainedArray<GestureRecognizer> {
  /// Brings recognisers of deeper views to the front and leaves the order alone otherwise
  /// (SPEC D1).
  ///
  /// Insertion sort: the list is short and nearly always in order already.
  mutating func sortDeepestFirst() {
    var least = Int.max
    for end in 0..<count {
      let depth = borrow(end) { $0.depth }
      if depth <= least {
        least = depth
        continue
      }
      var place = end
      while place > 0, borrow(place - 1, { $0.depth }) < depth {
        swapAt(place - 1, place)
        place -= 1
      }
    }
  }

  /// Sorts recognisers by when in the last step they crossed their threshold; a recogniser that
  /// crossed none keeps its place (SPEC E1).
  mutating func sortByCrossing() {
    guard count > 1 else { return }
    for end in 0..<count {
      guard let crossing = borrow(end, { $0.machine.crossing }) else { continue }
      var (place, earlier) = (end, end)
      while earlier > 0 {
        earlier -= 1
        guard let former = borrow(earlier, { $0.machine.crossing }) else { continue }
        if former <= crossing { break }
        swapAt(earlier, place)
        place = earlier
      }
    }
  }
}
