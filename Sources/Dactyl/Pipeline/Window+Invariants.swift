// Rules that must hold between the engine's parts after each frame. Only debug builds check them.
extension Window {
  /// True if everything fits together or checks are off; stops the program where it does not.
  var areInvariantsKept: Bool {
    if checksInvariants {
      event.checkInvariants()
      arbiter.checkInvariants(event)
      delivery.checkInvariants()
    }
    return true
  }
}

extension Event {
  /// Both lists hold the touches that are down, in the order in which they came down.
  func checkInvariants() {
    require(liveUnretained.count == live.count, "both lists hold the same touches")
    for (index, touch) in live.enumerated() {
      require(liveUnretained[index] === touch, "both lists hold the same touches")
      require(touch.isDown, "who is lifted has gone")
      require(!touch.isBeingLeft, "who has left is off the list")
      require(index == 0 || live[index - 1].number < touch.number, "touches are in order")
      touch.recognizers.forEach { recognizer in
        require(recognizer.attempt.holds(touch), "a touch's recognisers have it in their attempt")
      }
    }
    for index in 0..<changed.count {
      require(live.holds(changed[index]), "what changed is still there")
    }
  }
}

extension Arbiter {
  /// Attempts belong to one arbiter, follow touches that are down, and come to an end.
  func checkInvariants(_ event: Event) {
    for index in 0..<engaged.count {
      let recognizer = engaged[index]
      let machine = recognizer.machine
      require(recognizer.arbiter === self, "an attempt belongs to whoever lists it")
      for other in 0..<index {
        require(engaged[other] !== recognizer, "an attempt is listed once")
      }
      require(machine.situation != .idle, "an attempt stands somewhere")
      require(machine.situation != .resetting, "no reset is left half done")
      require(machine.running == .nothing, "no code of a recogniser is left running")
      require(lists(recognizer) || !machine.hasProposal, "a proposal is looked at")
      require(recognizer.deadlineTime >= earliest, "no deadline is missed")
      if recognizer.committed.isFinal {
        require(recognizer.deadlineTime == .infinity, "whoever is over waits for no deadline")
      }
      recognizer.followed.forEach { touch in
        require(event.live.holds(touch), "who is followed is down")
        require(recognizer.attempt.holds(touch), "who is followed belongs to the attempt")
      }
      recognizer.attempt.forEach { touch in
        require(event.keeps(touch), "who belongs to an attempt is kept")
        require(touch.recognizers.holds(recognizer), "an attempt's touches know of it")
      }
      // Unless that is still to be looked at, as where a window keeps an event to itself.
      if machine.isHeldBack, isSettled {
        require(isWaiting(recognizer), "who waits has somebody to wait for (SPEC D5)")
      }
      if recognizer.followed.isEmpty, recognizer.deadlineTime == .infinity,
        !recognizer.outlastsTouches
      {
        require(machine.situation != .deciding, "nothing stays possible for ever (SPEC C7)")
      }
    }
  }
}

extension ViewDelivery {
  /// Each touch knows whether something of it is held back, and no view is being told.
  func checkInvariants() {
    require(isIdle, "nothing is half told")
    for touch in withheldTouches {
      require(touch.isWithheld, "a touch knows that something is held back")
      require(touch.delivery != .finished, "nothing comes after the end")
    }
  }
}

private func require(_ condition: Bool, _ rule: StaticString) {
  guard condition else { preconditionFailure("broken invariant: \(rule)") }
}
