/// Deciding which recognisers recognise, wait and fail, and running the actions that follow.
extension Arbiter {
  /// Carries out all proposals, runs the actions, and resets the recognisers that are done.
  func settle(_ window: Window) {
    var round = 0
    while true {
      if !isSettled, round < Arbiter.roundLimit {
        resolve(window)
        round += 1
        continue
      }
      guard mayReset else { return }
      // A reset may do something to others.
      resetFinished(window)
      if isSettled || round >= Arbiter.roundLimit { return }
    }
  }

  /// Notes that a recogniser has proposed something.
  @inline(__always)
  func enlist(_ recognizer: GestureRecognizer) {
    guard !lists(recognizer) else { return }
    recognizer.proposalMark = round
    if recognizer.committed == .possible { hasNewcomers = true }
    proposing.append(recognizer)
  }

  /// Whether a recogniser is listed as having proposed something.
  func lists(_ recognizer: GestureRecognizer) -> Bool { recognizer.proposalMark == round }

  /// Notes that waiting recognisers may be free: a recogniser let a touch go, or lost a failure
  /// requirement (SPEC D5).
  func reconsiderWaiting() { mayFree = true }

  /// Whether all that was proposed has been carried out.
  var isSettled: Bool { proposing.isEmpty && !mayFree }

  /// True if a proposal waits, or a recogniser may have to be reset.
  var hasWork: Bool { !isSettled || mayReset }

  /// Runs the actions of recognisers that go on or were let through.
  @inline(__always)
  private func runActions() {
    // Nobody is added meanwhile: what actions set is decided in the next round.
    toNotify.forEach { $0.performActions() }
    toNotify.removeAll()
  }

  @inline(__always)
  private func resolve(_ window: Window) {
    swap(&proposing, &proposals)
    // The list is empty again: proposals made meanwhile come in the next round.
    round += 1
    if hasNewcomers { weighNewcomers(window) }
    if mayFree { reconsiderHeldBack(window) }
    var index = 0
    while let proposal = proposals.next(&index) {
      proposal._withUnsafeGuaranteedRef { carryOut(of: $0, in: window) }
    }
    if mayFree { reconsiderHeldBack(window) }
    proposals.removeAll()
    runActions()
  }

  /// Fails recognisers that propose it, then sorts the possible ones.
  @inline(never)
  private func weighNewcomers(_ window: Window) {
    hasNewcomers = false
    var newcomers = 0
    proposals.forEach { recognizer in
      if recognizer.machine.wantsToFail {
        fail(recognizer, because: nil, in: window)
      } else if recognizer.committed == .possible {
        newcomers += 1
      }
    }
    if mayFree { reconsiderHeldBack(window) }
    if newcomers > 1 { proposals.sortByCrossing() }
  }

  /// Carries out what a recogniser has proposed.
  @inline(__always)
  private func carryOut(of recognizer: GestureRecognizer, in window: Window) {
    // Proposals made meanwhile come in the next round, after the actions of this one.
    guard !lists(recognizer) else { return }
    // Nobody else has a say in what an active recogniser does.
    if let step = recognizer.machine.advance() {
      toNotify.append(recognizer)
      if step.state.isFinal { finish(recognizer) }
      if window.isObserved { window.observe(recognizer, step) }
    } else if recognizer.machine.situation == .proposing {
      recognize(recognizer, in: window)
    }
  }

  /// Lets recognisers through that waited for one which has failed.
  private func reconsiderHeldBack(_ window: Window) {
    while mayFree {
      mayFree = false
      var index = 0
      while let recognizer = engaged.next(&index) {
        recognizer._withUnsafeGuaranteedRef {
          if $0.machine.isHeldBack { recognize($0, in: window) }
        }
      }
    }
  }

  /// Lets a recogniser leave possible, or holds it back, or makes it fail.
  @inline(never)
  private func recognize(_ recognizer: GestureRecognizer, in window: Window) {
    var mustWait = false
    var obstacle: Cause?
    cleared.removeAll()
    gatherPeers(of: recognizer)
    peers.forEach { other in
      guard obstacle == nil, other.committed != .failed else { return }
      // A recogniser that has ended has stopped all others but the ones that came late to its
      // touches.
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
      obstacle = isPrevented ? .prevented(by: other.id) : .requirementRecognized(other.id)
    }
    if let obstacle {
      fail(recognizer, because: obstacle, in: window)
    } else if mustWait {
      recognizer.machine.hold()
      cleared.forEach { recognizer.remember(asking: $0) }
    } else if let view = recognizer.viewReference,
      !view.gestureRecognizerShouldBegin(recognizer)
    {
      fail(recognizer, because: .refusedByView, in: window)
    } else if let delegate = recognizer.delegate,
      !delegate.gestureRecognizerShouldBegin(recognizer)
    {
      fail(recognizer, because: .refusedByDelegate, in: window)
    } else {
      letThrough(recognizer, in: window)
    }
  }

  private func letThrough(_ recognizer: GestureRecognizer, in window: Window) {
    // A question just asked may have interrupted the recogniser.
    guard let step = recognizer.machine.letThrough() else { return }
    commit(step, of: recognizer, in: window)
    // Changes that it made while it was held back follow in a round of their own (SPEC D5).
    if recognizer.machine.hasProposal { enlist(recognizer) }
    claimTouches(of: recognizer, in: window)
    stopOthers(for: recognizer, in: window)
  }

  /// Makes all others fail that may not recognise beside this one, which just has (SPEC D2, D5).
  private func stopOthers(for recognizer: GestureRecognizer, in window: Window) {
    gatherPeers(of: recognizer)
    peers.forEach { other in
      guard other.committed == .possible else { return }
      let hadToFail = other.mustWait(for: recognizer)
      if hadToFail || recognizer.prevents(other) {
        let id = recognizer.id
        fail(
          other, because: hadToFail ? .requirementRecognized(id) : .prevented(by: id), in: window)
      } else {
        other.remember(asking: recognizer)
      }
    }
  }

  /// Makes a recogniser fail that is possible; nil for the cause it has given itself.
  @inline(never)
  private func fail(_ recognizer: GestureRecognizer, because cause: Cause?, in window: Window) {
    guard let step = recognizer.machine.fail(because: cause) else { return }
    mayFree = true
    commit(step, of: recognizer, in: window)
  }

  /// Does what follows from leaving possible.
  private func commit(
    _ step: RecognizerMachine.Step, of recognizer: GestureRecognizer, in window: Window
  ) {
    mayReset = true
    if step.state.isFinal { finish(recognizer) }
    if step.state != .failed { toNotify.append(recognizer) }
    if window.isObserved { window.observe(recognizer, step) }
  }

  /// Takes note that a recogniser has come to its end.
  @inline(never)
  private func finish(_ recognizer: GestureRecognizer) {
    recognizer.deadlineTime = .infinity
    audienceGeneration += 1
    mayReset = true
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

  /// True if the test holds for another recogniser that has a touch of this one's attempt. Calls no
  /// client code, so references need not be counted.
  @inline(__always)
  func contains(
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
}
