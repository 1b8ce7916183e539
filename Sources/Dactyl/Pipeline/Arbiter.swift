/// Decides which recognisers of a window may recognise (SPEC D).
///
/// Recognisers propose; the arbiter carries proposals out in one fixed order, so that the same
/// touches always give the same gestures: failures first, then what was held back and is free now,
/// then the rest in the order in which they were told of the touches. Of those that pass a
/// threshold of movement in the same frame, the one that passed its own sooner on the way between
/// the samples comes first (SPEC E1): a device that samples seldom decides like one that samples
/// often.
final class Arbiter {
  /// Whose recognisers they are; the window clears this when it goes away.
  var window: Window? {
    @inline(__always) get { windowLink.object }
    set { windowLink.object = newValue }
  }
  @exclusivity(unchecked) private var windowLink = Link<Window>()
  /// The recognisers with an attempt that was not reset yet, in the order in which they got into
  /// it; the arbiter keeps them alive by hand.
  @exclusivity(unchecked) private(set) var engaged = UnretainedArray<GestureRecognizer>()
  /// The recognisers that have proposed a state the arbiter has not looked at.
  private let proposing = BorrowedList<GestureRecognizer>()
  /// Whether all of those only go on with an active gesture, which is nobody else's business.
  @exclusivity(unchecked) private var onlyContinuations = true
  /// Whether those are then carried out without being weighed against each other; see
  /// `Window.usesShortcuts`.
  @exclusivity(unchecked) var usesShortcuts = true {
    didSet { onlyContinuations = usesShortcuts && proposing.isEmpty }
  }
  /// Rises whenever it may change who has to be told of which touch.
  @exclusivity(unchecked) var audienceGeneration = 0
  /// Whether somebody may be ready to be reset.
  @exclusivity(unchecked) var mayReset = false

  /// Those whose proposals are being looked at; whose actions are to be run; whose actions are
  /// running.
  private let proposals = BorrowedList<GestureRecognizer>()
  private let toNotify = BorrowedList<GestureRecognizer>()
  private let notifying = BorrowedList<GestureRecognizer>()
  /// Those that are being woken; kept, so that a deadline within a gesture allocates nothing.
  private let due = BorrowedList<GestureRecognizer>()
  /// The other recognisers of the touches of the one that is being decided, and those of them about
  /// which it was asked and need not wait for.
  private let peers = BorrowedList<GestureRecognizer>()
  private let cleared = BorrowedList<GestureRecognizer>()
  /// Touches from whose recognisers some have been reset.
  private let left = BorrowedList<Touch>()
  /// Those that have been reset and are to be let go.
  @exclusivity(unchecked) private var leavers = UnretainedArray<GestureRecognizer>()
  /// No deadline is earlier than this; there may be none at it.
  @exclusivity(unchecked) private var earliestDeadline = Double.infinity
  /// Whether somebody who may have been waited for has failed or left since those who wait were
  /// last looked at.
  @exclusivity(unchecked) private var mayFree = false
  @exclusivity(unchecked) private var visit = 0
  /// Whether anybody is known to wait for somebody; said while recognisers are being reset.
  @exclusivity(unchecked) var isAnyTied = false

  /// How often actions may set states in turn before the rest waits for the next event.
  ///
  /// An action that always sets its own recogniser to changed would otherwise never let go.
  private static let roundLimit = 32

  init() {}

  // MARK: Attempts

  /// Begins an attempt.
  func engage(_ recognizer: GestureRecognizer) {
    recognizer.arbiter = self
    recognizer.machine.engage()
    // The marks of another window, in which its last attempt was, mean nothing here.
    recognizer.deliveryMark = 0
    recognizer.visitMark = 0
    recognizer.depth = recognizer.viewReference?.depth ?? 0
    expect(deadline: recognizer.deadlineTime)
    _ = Unmanaged.passRetained(recognizer)
    engaged.append(recognizer)
  }

  /// Cancels the recognisers that are under way without touches (SPEC A9).
  func interruptActive() {
    for recognizer in present where recognizer.followed.isEmpty && recognizer.state.isActive {
      recognizer.interrupt(because: KeptCause(.touchesCancelled))
    }
  }

  /// Takes the attempts of the recognisers away that lie on a view which is leaving.
  func interrupt(in view: View) {
    for recognizer in present where recognizer.view?.isDescendant(of: view) ?? false {
      recognizer.interrupt(because: KeptCause(.removed))
    }
  }

  /// Those that have an attempt now, whatever becomes of them.
  private var present: ContiguousArray<GestureRecognizer> {
    var present: ContiguousArray<GestureRecognizer> = []
    engaged.forEach { present.append($0) }
    return present
  }

  /// Forgets all attempts without telling anybody, because the window goes away.
  func abandon() {
    var index = 0
    while index < engaged.count {
      engaged.unmanaged(index)._withUnsafeGuaranteedRef { $0.finishAttempt() }
      index += 1
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

  /// A time before which nobody wants to be woken.
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
        recognizer.wake(at: time)
        record(recognizer)
      }
    }
    mayReset = true
  }

  // MARK: Decisions

  /// Carries out what was proposed, with all actions, and resets who is done.
  @inline(never)
  func settle(_ window: Window) { settleMove(window) }

  /// The same, for the short way; in small builds the very same code.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  func settleMove(_ window: Window) {
    var round = 0
    if onlyContinuations, !mayFree, !proposing.isEmpty {
      continueAll(in: window)
      round = 1
    }
    if hasWork { settleRounds(window, from: round) }
  }

  @inline(never)
  private func settleRounds(_ window: Window, from first: Int) {
    var round = first
    repeat {
      while !isSettled, round < Arbiter.roundLimit {
        resolve(window)
        round += 1
      }
      // A reset may do something to others.
      if mayReset { resetFinished(window) }
    } while !isSettled && round < Arbiter.roundLimit
  }

  /// Takes note of what a recogniser has proposed.
  @inline(__always)
  func record(_ recognizer: GestureRecognizer) {
    if recognizer.machine.situation != .continuing {
      guard recognizer.machine.hasProposal else { return }
      // Also of one that is noted already: somebody else may have made it propose another state
      // since.
      if !recognizer.machine.onlyContinues { onlyContinuations = false }
    }
    guard !recognizer.isListed else { return }
    recognizer.isListed = true
    proposing.append(recognizer)
  }

  /// Takes note that nobody needs to wait for a recogniser any more that has let a touch go, or of
  /// which nothing is required (SPEC D5).
  func reconsiderWaiting() { mayFree = true }

  /// Whether all that was proposed has been carried out.
  var isSettled: Bool { proposing.isEmpty && !mayFree }

  /// Whether something waits to be carried out, or somebody perhaps to be reset.
  var hasWork: Bool { !isSettled || mayReset }

  /// Lets all go on: what nearly every event comes to.
  @inline(__always)
  private func continueAll(in window: Window) {
    proposing.exchange(with: notifying)
    #if hasFeature(Embedded)
      // Hosts of the C interface have every change written down.
      let isObserved = true
    #else
      let isObserved = window.isObserved
    #endif
    if isObserved {
      notifying.forEach { recognizer in
        recognizer.isListed = false
        let former = recognizer.committed
        if recognizer.machine.goOn() {
          window.observeUpdate(of: recognizer, from: former)
        } else {
          advance(recognizer, in: window)
        }
      }
    } else {
      notifying.forEach { recognizer in
        recognizer.isListed = false
        if !recognizer.machine.goOn() { advance(recognizer, in: window) }
      }
    }
    runActions()
  }

  /// Lets one go on that has given a reason of its own.
  @inline(never)
  private func advance(_ recognizer: GestureRecognizer, in window: Window) {
    guard let step = recognizer.machine.advance() else { return }
    if window.isObserved { window.observe(recognizer, step, because: recognizer.machine.cause) }
  }

  /// Runs the actions of those that were let go on or through.
  @inline(__always)
  private func runActions() {
    notifying.forEach { $0.performActions() }
    notifying.removeAll()
  }

  @inline(never)
  private func resolve(_ window: Window) {
    proposing.exchange(with: proposals)
    onlyContinuations = usesShortcuts
    var newcomers = 0
    proposals.forEach { recognizer in
      recognizer.isListed = false
      if recognizer.machine.wantsToFail {
        fail(recognizer, because: nil, in: window)
      } else if recognizer.committed == .possible {
        newcomers += 1
      }
    }
    if mayFree { reconsiderHeldBack(window) }
    if newcomers > 1 { proposals.sortByCrossing() }
    proposals.forEach { carryOut(of: $0, in: window) }
    if mayFree { reconsiderHeldBack(window) }
    proposals.removeAll()
    toNotify.exchange(with: notifying)
    runActions()
  }

  /// Carries out what a recogniser has proposed.
  private func carryOut(of recognizer: GestureRecognizer, in window: Window) {
    // What was proposed meanwhile has its turn in the next round, after the actions of this one.
    guard !recognizer.isListed else { return }
    switch recognizer.machine.situation {
    case .proposing: recognize(recognizer, in: window)
    case .continuing, .progressing:
      // Nobody else has a say in what an active recogniser does.
      commit(recognizer.machine.advance(), of: recognizer, in: window)
    case .idle, .deciding, .heldBack, .active, .over, .resetting: break
    }
  }

  /// Lets those through who waited for somebody that has failed.
  private func reconsiderHeldBack(_ window: Window) {
    while mayFree {
      mayFree = false
      var index = 0
      while index < engaged.count {
        engaged.unmanaged(index)._withUnsafeGuaranteedRef {
          if $0.machine.isHeldBack { recognize($0, in: window) }
        }
        index += 1
      }
    }
  }

  /// Lets a recogniser leave possible, or holds it back, or makes it fail.
  private func recognize(_ recognizer: GestureRecognizer, in window: Window) {
    var mustWait = false
    var obstacle: KeptCause?
    cleared.removeAll()
    gatherPeers(of: recognizer)
    peers.forEach { other in
      guard obstacle == nil, other.committed != .failed else { return }
      // One that has ended matters only to who came late to its touches; others it has stopped
      // already.
      let isPrevented =
        (other.committed.isActive || other.committed == .ended) && other.prevents(recognizer)
      if !isPrevented {
        guard recognizer.mustWait(for: other) else {
          cleared.append(other)
          return
        }
        if other.committed == .possible {
          mustWait = true
          return
        }
      }
      obstacle = KeptCause(other, hadToFail: !isPrevented)
    }
    if let obstacle {
      fail(recognizer, because: obstacle, in: window)
    } else if mustWait {
      recognizer.machine.hold()
      cleared.forEach { recognizer.remember(asking: $0) }
    } else if let view = recognizer.viewReference,
      !view.gestureRecognizerShouldBegin(recognizer)
    {
      fail(recognizer, because: KeptCause(.refusedByView), in: window)
    } else if let delegate = recognizer.delegate,
      !delegate.gestureRecognizerShouldBegin(recognizer)
    {
      fail(recognizer, because: KeptCause(.refusedByDelegate), in: window)
    } else {
      letThrough(recognizer, in: window)
    }
  }

  private func letThrough(_ recognizer: GestureRecognizer, in window: Window) {
    // A question just asked may have interrupted the recogniser.
    guard let step = recognizer.machine.letThrough() else { return }
    commit(step, of: recognizer, in: window)
    // What happened while it was held back follows in a round of its own (SPEC D5).
    record(recognizer)
    claimTouches(of: recognizer, in: window)
    stopOthers(for: recognizer, in: window)
  }

  /// Makes everyone fail who may not recognise beside a recogniser that just has (SPEC D2, D5).
  private func stopOthers(for recognizer: GestureRecognizer, in window: Window) {
    gatherPeers(of: recognizer)
    peers.forEach { other in
      guard other.committed == .possible else { return }
      let hadToFail = other.mustWait(for: recognizer)
      if hadToFail || recognizer.prevents(other) {
        fail(other, because: KeptCause(recognizer, hadToFail: hadToFail), in: window)
      } else {
        other.remember(asking: recognizer)
      }
    }
  }

  /// Makes a recogniser fail that is possible; nil for the cause it has given itself.
  private func fail(_ recognizer: GestureRecognizer, because cause: KeptCause?, in window: Window) {
    guard let step = recognizer.machine.fail(because: cause) else { return }
    mayFree = true
    commit(step, of: recognizer, in: window)
  }

  /// Does what follows from a change of state; nothing for nil.
  private func commit(
    _ step: RecognizerMachine.Step?, of recognizer: GestureRecognizer, in window: Window
  ) {
    guard let step else { return }
    if step.state.isFinal {
      recognizer.deadlineTime = .infinity
      audienceGeneration += 1
    }
    if step.state.isFinal || step.former == .possible { mayReset = true }
    if step.state != .failed { toNotify.append(recognizer) }
    if window.isObserved {
      window.observe(recognizer, step, because: recognizer.machine.cause)
    }
  }

  private func claimTouches(of recognizer: GestureRecognizer, in window: Window) {
    recognizer.attempt.forEach { touch in
      guard
        recognizer.cancelsTouchesInView
          || (recognizer.delaysTouchesBegan && touch.delivery == .notDelivered)
      else { return }
      window.delivery.claim(touch)
    }
  }

  /// Whether any of the other recognisers that have a touch of this one's attempt is like that;
  /// asks nobody, so references need not be counted.
  @inline(__always)
  private func contains(
    peerOf recognizer: GestureRecognizer, where isMeant: (GestureRecognizer) -> Bool
  ) -> Bool {
    recognizer.attempt.contains { touch in
      touch.recognizers.contains { $0 !== recognizer && $0.isEngaged && isMeant($0) }
    }
  }

  /// Gathers, once each, the other recognisers that have a touch of this one's attempt.
  ///
  /// Whatever becomes of them while they are asked, they are kept until they are reset.
  private func gatherPeers(of recognizer: GestureRecognizer) {
    visit += 1
    let mark = visit
    recognizer.visitMark = mark
    peers.removeAll()
    recognizer.attempt.forEach { touch in
      touch.recognizers.forEach { other in
        guard other.visitMark != mark else { return }
        other.visitMark = mark
        peers.append(other)
      }
    }
  }

  // MARK: Reset

  /// Resets those whose touches have lifted and whom nobody still deciding is tied to (SPEC C6).
  @inline(never)
  private func resetFinished(_ window: Window) {
    mayReset = false
    while resetAllDone(window) {}
  }

  /// Resets those who are done at present; false where nobody is.
  private func resetAllDone(_ window: Window) -> Bool {
    audienceGeneration += 1
    // Mostly nobody waits for anybody, and no one has to be asked about all others.
    isAnyTied = false
    engaged.forEach { if $0.isKnownToWaitForAny { isAnyTied = true } }
    // Those that are done change places with those after them that are not, so that the list is
    // whole at any time, and leave it together: one after the other would move all others each
    // time. Who is looked at has no attempt any more, and nothing is left that could happen to it.
    var kept = 0
    var index = 0
    while index < engaged.count {
      let hasLeft = engaged.unmanaged(index)._withUnsafeGuaranteedRef { recognizer in
        guard recognizer.isAtEnd else { return false }
        guard isDone(recognizer, in: window) else {
          mayReset = true
          return false
        }
        reset(recognizer, in: window)
        return true
      }
      if !hasLeft {
        if kept < index { engaged.swapAt(kept, index) }
        kept += 1
      }
      index += 1
    }
    guard kept < engaged.count else { return false }
    forgetLeavers()
    release(from: kept)
    window.event.forgetLingering()
    return true
  }

  /// Lets those go that have no attempt any more, from a place on, once the list is whole: it may
  /// run deinits of clients.
  private func release(from place: Int) {
    for index in (place..<engaged.count).reversed() {
      leavers.append(engaged.unmanaged(index))
    }
    engaged.shorten(to: place)
    while let leaver = leavers.popLast() { leaver.release() }
  }

  private func reset(_ recognizer: GestureRecognizer, in window: Window) {
    let former = recognizer.committed
    recognizer.finishAttempt()
    if window.isObserved {
      window.observe(
        recognizer, .init(former: former, state: .possible), because: KeptCause(.reset))
    }
  }

  /// Notes that a recogniser that is being reset leaves a touch.
  @inline(__always)
  func noteLeaving(_ touch: Touch) {
    guard !touch.isBeingLeft else { return }
    touch.isBeingLeft = true
    left.append(touch)
  }

  /// Takes recognisers that have been reset off the lists of their touches.
  private func forgetLeavers() {
    left.forEach { touch in
      touch.isBeingLeft = false
      touch.recognizers.keep { !$0.attempt.isEmpty && $0.attempt.holds(touch) }
    }
    left.removeAll()
  }

  /// Whether somebody still deciding has to fail before a recogniser.
  func isWaiting(_ recognizer: GestureRecognizer) -> Bool {
    contains(peerOf: recognizer) { other in
      other.committed == .possible && recognizer.isKnownToWait(for: other)
    }
  }

  /// Whether nobody still deciding is tied to a recogniser that is at its end.
  private func isDone(_ recognizer: GestureRecognizer, in window: Window) -> Bool {
    guard !recognizer.isListed else { return false }
    // Nobody waits for what has left the window.
    guard isAnyTied else { return true }
    var isHere = false
    recognizer.viewLink.borrow { isHere = $0.windowReference === window }
    guard isHere else { return true }
    return !contains(peerOf: recognizer) { other in
      other.committed == .possible
        && (other.isKnownToWait(for: recognizer) || recognizer.isKnownToWait(for: other))
    }
  }
}
