/// Where a recogniser stands in its attempt, and the only way from one such place to another
/// (SPEC C).
///
/// A recogniser proposes states; the arbiter carries them out. What others see is `committed`, what
/// the recogniser itself sees in its handlers is `proposed`. Nobody writes here: every event is one
/// method, which looks at every situation and returns what its caller has to do.
struct RecognizerMachine {
  typealias State = GestureRecognizer.State

  /// The situations there are. Kept apart from the proposal that some of them have, because with it
  /// inside each of them every event would move some fifty bytes.
  enum Situation: UInt8 {
    /// There is no attempt.
    case idle
    /// Possible, and nothing is proposed.
    case deciding
    /// Possible; to begin, to recognise or to fail is proposed.
    case proposing
    /// Possible; would begin or recognise and waits for others to fail (SPEC D5).
    case heldBack
    /// Began or changed, and nothing is proposed.
    case active
    /// Began or changed; the next change is proposed because the fingers move on, which is what
    /// nearly every event comes to.
    case continuing
    /// Began or changed; a change for another cause or the end is proposed.
    case progressing
    /// Ended, cancelled or failed; waits to be reset (SPEC C6).
    case over
    /// Ended, cancelled or failed, and being reset: whatever is set now is too late.
    case resetting
  }

  /// Which of the recogniser's own code is running.
  enum Running: UInt8 {
    /// None of it, or its answers to questions.
    case nothing
    /// A handler: it reads back what it has proposed, and what it proposes is looked at after it.
    case handler
    /// Actions: they read what was carried out.
    case actions
  }

  /// What the caller of an event has to do.
  enum Next: UInt8 {
    /// Nothing. What was proposed in a handler is looked at when that ends.
    case nothing
    /// Have the arbiter look at the recogniser.
    case decide
  }

  /// A change of state. `cause` says why until the next change; a copy here would be most of the
  /// size, and few ask for it.
  struct Step {
    var former: State
    var state: State
  }

  private(set) var situation = Situation.idle
  private(set) var committed = State.possible
  private(set) var running = Running.nothing
  private var proposal = Proposal()
  /// Whether it changed its state last because its fingers moved on.
  private var hasContinued = false

  init() {}

  // MARK: Looking

  // Inlined, because a call would copy the whole machine to answer from a byte of it.

  /// Whether the recogniser has an attempt that was not reset yet.
  var isEngaged: Bool { situation != .idle }

  /// Whether the arbiter has something to look at.
  @inline(__always)
  var hasProposal: Bool {
    switch situation {
    case .proposing, .continuing, .progressing: true
    case .idle, .deciding, .heldBack, .active, .over, .resetting: false
    }
  }

  /// True if it has begun and proposes its next step.
  var isProgressing: Bool { situation == .continuing || situation == .progressing }

  /// Whether to fail is proposed of a recogniser that is possible.
  var wantsToFail: Bool { situation == .proposing && proposal.isFailure }

  /// Whether `reset()` is running.
  var isResetting: Bool { situation == .resetting }

  /// Whether it began in an earlier event and nothing is proposed (SPEC C8).
  var hasJustBegun: Bool { situation == .active && committed == .began }

  /// Whether it is possible and nothing is proposed.
  var isUndecided: Bool { situation == .deciding }

  /// Whether it waits for others to fail.
  var isHeldBack: Bool { situation == .heldBack }

  /// How far into the last step of the fingers it crossed the threshold for what it proposes; nil
  /// for none (SPEC E1).
  var crossing: Double? { situation == .proposing ? proposal.crossing : nil }

  /// Why it changed its state last.
  var cause: Cause {
    if hasContinued { return .updated }
    return committed == .began && proposal.tellsBeginning ? proposal.beganCause : proposal.cause
  }

  /// The state once all is carried out that was proposed.
  var proposed: State {
    switch situation {
    case .proposing, .heldBack: proposal.isFailure ? .failed : proposal.state
    case .continuing: .changed
    case .progressing: proposal.state
    case .idle, .deciding, .active, .over, .resetting: committed
    }
  }

  /// Whether new touches and new phases of touches are its business (SPEC C5).
  @inline(__always)
  var takesTouches: Bool {
    // What is asked with nearly every event.
    if situation == .active { return true }
    return switch situation {
    case .idle, .deciding, .active, .continuing: true
    case .proposing, .heldBack, .progressing: !proposal.state.isFinal
    case .over, .resetting: false
    }
  }

  /// What `state` reads at present: in handlers what was proposed; elsewhere too, unless it is held
  /// back.
  var visible: State {
    switch running {
    case .actions: committed
    case .handler: proposed
    case .nothing: situation == .heldBack ? committed : proposed
    }
  }

  // MARK: Events

  /// The recogniser got its first touch, or a state was set without any.
  mutating func engage() {
    switch situation {
    case .idle: situation = .deciding
    case .deciding, .proposing, .heldBack, .active, .continuing, .progressing, .over, .resetting:
      break
    }
  }

  /// Some of the recogniser's own code begins or ceases to run.
  mutating func run(_ code: Running) { running = code }

  /// A handler has returned.
  @inline(__always)
  mutating func endHandler() -> Next {
    running = .nothing
    return hasProposal ? .decide : .nothing
  }

  /// What follows from a state that was set: in a handler nothing yet.
  @inline(__always)
  private var next: Next { running == .handler ? .nothing : .decide }

  /// The recogniser sets a state that makes sense at present, as `State.accepting(_:)` says
  /// (SPEC C3).
  ///
  /// - Parameter crossing: how far into the last step of the fingers a threshold was crossed, 0…1;
  ///   nil for none.
  @inline(__always)
  mutating func propose(
    _ state: State, because cause: Cause, crossing: Double? = nil
  ) -> Next {
    switch situation {
    case .idle, .over, .resetting: return next
    case .deciding, .active, .continuing:
      proposal.renew(with: state, because: cause)
      situation = situation == .deciding ? .proposing : .progressing
    case .proposing, .progressing, .heldBack: break
    }
    proposal.aim(at: state, because: cause, crossing: crossing)
    // A recogniser that gives up need not wait.
    if situation == .heldBack, proposal.isFailure { situation = .proposing }
    return next
  }

  /// The last proposal came of crossing a threshold.
  mutating func noteCrossing(_ crossing: Double?) {
    switch situation {
    case .proposing, .heldBack: if let crossing { proposal.crossing = crossing }
    case .idle, .deciding, .active, .continuing, .progressing, .over, .resetting: break
    }
  }

  /// An active recogniser goes on in one of its handlers because its fingers move on; false, with
  /// nothing done, where it is not that simple.
  @inline(__always)
  mutating func `continue`() -> Bool {
    guard situation == .active, running == .handler else { return false }
    situation = .continuing
    return true
  }

  /// The attempt is broken off, whatever was proposed (SPEC A9, C9).
  mutating func interrupt(because cause: Cause) -> Next {
    let end: State
    switch situation {
    case .idle, .over, .resetting: return next
    case .deciding, .proposing, .heldBack:
      end = .failed
      situation = .proposing
    case .active, .continuing, .progressing:
      end = .cancelled
      situation = .progressing
    }
    proposal.renew(with: end, because: cause)
    proposal.aim(at: end, because: cause, crossing: nil)
    return next
  }

  /// Others have to fail before what is proposed.
  mutating func hold() {
    switch situation {
    // A delegate asked whether it waits may have interrupted it.
    case .proposing: if !proposal.isFailure { situation = .heldBack }
    case .idle, .deciding, .heldBack, .active, .continuing, .progressing, .over, .resetting: break
    }
  }

  /// Fails; nil if it has left possible already.
  ///
  /// - Parameter cause: why; nil for what was proposed.
  mutating func fail(because cause: Cause?) -> Step? {
    switch situation {
    case .deciding, .proposing, .heldBack:
      situation = .over
      committed = .failed
      if let cause { proposal.explain(cause) }
      return Step(former: .possible, state: .failed)
    case .idle, .active, .continuing, .progressing, .over, .resetting: return nil
    }
  }

  /// Leaves possible as proposed; nil if nothing is proposed any more.
  ///
  /// If the gesture went on while it was held back, that stays proposed as the next step (SPEC D5).
  mutating func letThrough() -> Step? {
    switch situation {
    case .proposing, .heldBack:
      guard !proposal.isFailure else { return nil }
      guard proposal.tellsBeginning else {
        reach(proposal.state)
        return Step(former: .possible, state: committed)
      }
      committed = .began
      situation = proposal.state == .began ? .active : .progressing
      return Step(former: .possible, state: .began)
    case .idle, .deciding, .active, .continuing, .progressing, .over, .resetting: return nil
    }
  }

  /// Takes the step that an active recogniser has proposed; nil if there is none.
  @inline(__always)
  mutating func advance() -> Step? {
    guard isProgressing else { return nil }
    // Noted in place of the cause, which would be the most to move.
    hasContinued = situation == .continuing
    let step = Step(former: committed, state: hasContinued ? .changed : proposal.state)
    reach(step.state)
    return step
  }

  @inline(__always)
  private mutating func reach(_ state: State) {
    committed = state
    situation = state.isFinal ? .over : .active
  }

  /// `reset()` is about to run; also of one that is not over, because its window goes away.
  mutating func beginReset() { situation = .resetting }

  /// The attempt is over, and nothing is left of it.
  mutating func finishReset() -> Step {
    let step = Step(former: committed, state: .possible)
    situation = .idle
    committed = .possible
    running = .nothing
    hasContinued = false
    return step
  }
}

/// A state that a recogniser has set and the arbiter has not carried out.
private struct Proposal {
  /// The state to reach.
  private(set) var state = GestureRecognizer.State.possible
  /// Whether a beginning is to be told before `state`.
  private(set) var tellsBeginning = false
  /// Why.
  private(set) var cause = Cause.unstated
  /// Why the gesture began, where that is still to be told.
  private(set) var beganCause = Cause.unstated
  /// How far into the last step of the fingers a threshold was crossed, 0…1; nil if none was.
  var crossing: Double?

  init() {}

  /// Whether it is to fail, for a recogniser that is possible.
  var isFailure: Bool {
    switch state {
    case .failed, .cancelled: true
    case .possible, .began, .changed, .ended: false
    }
  }

  /// Gives another reason.
  mutating func explain(_ why: Cause) { cause = why }

  /// Forgets what was proposed before this, which follows.
  @inline(__always)
  mutating func renew(with next: GestureRecognizer.State, because why: Cause) {
    tellsBeginning = next == .began
    if tellsBeginning { beganCause = why }
    crossing = nil
  }

  /// Proposes what comes after, or in place of, what was proposed. A beginning is still told before
  /// it.
  @inline(__always)
  mutating func aim(
    at next: GestureRecognizer.State, because why: Cause, crossing: Double?
  ) {
    state = next
    cause = why
    if let crossing { self.crossing = crossing }
  }
}
