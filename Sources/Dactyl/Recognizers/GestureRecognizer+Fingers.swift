// What recognisers of several fingers have in common.
extension GestureRecognizer {
  /// The time of what is being handled, in seconds; 0 outside any window.
  var presentTime: Double { viewWindow?.now ?? 0 }

  /// Whether what its fingers did in an event counts for nothing: one has come down in it, or
  /// jumped before the gesture began (SPEC E11, E12).
  @inline(__always)
  func skips(_ event: Event) -> Bool {
    event.hasLeaps && skipsTouches(of: event)
  }

  private func skipsTouches(of event: Event) -> Bool {
    let mindsJumps = event.hasJumped && !state.isActive
    return followed.contains {
      $0.sample.phase == .began || (mindsJumps && $0.isJumping)
    }
  }

  /// Ends or cancels a gesture that is under way, or fails where the fingers of one that is not
  /// were cancelled.
  ///
  /// - Returns: false, with nothing done, if fingers were lifted before the gesture began.
  func finish(to state: State) -> Bool {
    if state == .cancelled {
      transition(to: self.state.isActive ? .cancelled : .failed, because: .touchesCancelled)
    } else if self.state.isActive {
      transition(to: state, because: .lifted)
    } else {
      return false
    }
    return true
  }

  /// Whether fingers that came down may join. If they are too many, fails, or ignores them once the
  /// gesture is under way.
  @inline(__always)
  func admits(_ touches: TouchSet, with event: Event, atMost most: Int) -> Bool {
    followed.count <= most || admitsNot(touches, with: event, most)
  }

  @inline(never)
  private func admitsNot(_ touches: TouchSet, with event: Event, _ most: Int) -> Bool {
    if state == .possible {
      fail(because: .tooManyTouches(count: followed.count, limit: most))
    } else {
      ignore(touches, for: event)
    }
    return false
  }

  /// The change at which it begins: twice the usual one where a recogniser that excludes it could take
  /// its fingers, unless they mostly do what this one is for (SPEC E1).
  func limit(
    _ usual: Double, of motion: FingerStarts.Motion, from starts: borrowing FingerStarts
  ) -> Double {
    starts.motion(of: followed) == motion || !hasRival(to: motion) ? usual : 2 * usual
  }

  /// Whether another one that follows its fingers, and that would not recognise beside it, may be what
  /// fingers are for that mostly do something else than this.
  @inline(never)
  func hasRival(to motion: FingerStarts.Motion) -> Bool {
    let count = followed.count
    return followed.last?.hasFollower { other in
      other !== self && other.committed == .possible
        && (other.footprint?.isFor(motion == .relative ? .together : .relative, of: count) ?? true)
        && (prevents(other) || other.prevents(self))
    } ?? false
  }

  /// Begins a gesture that takes two fingers to begin.
  func crossTogether(_ limit: Double, from before: Double, to now: Double, because cause: Cause) {
    // If the fingers have only now come to do mostly this, they crossed nothing in this step.
    cross(limit, from: before < limit ? before : now, to: now, becoming: .began, because: cause)
  }

  /// Finishes a gesture that takes two fingers to begin and lasts until the last is lifted
  /// (SPEC C12).
  ///
  /// - Parameters:
  ///   - touches: the touches that lift or are cancelled.
  ///   - state: ended or cancelled, which it becomes where the gesture is under way.
  ///   - fewest: how many fingers it takes to begin.
  ///   - lacking: why it fails where it is not, although there were fingers enough.
  func finishTogether(
    _ touches: TouchSet, to state: State, needing fewest: Int,
    lacking: @autoclosure () -> Cause
  ) {
    guard followed.count == touches.count else { return }
    if finish(to: state) { return }
    if attempt.count < fewest {
      fail(because: .tooFewTouches(count: attempt.count, needed: fewest))
    } else {
      propose(.failed, because: lacking())
    }
  }
}

extension GestureFootprint {
  /// Whether it may be meant by so many fingers that mostly do this.
  fileprivate func isFor(_ motion: FingerStarts.Motion, of fingers: Int) -> Bool {
    switch self {
    case .taps, .press: false
    case .swipe(_, let needed): motion == .together && needed == fingers
    case .drag, .edgeDrag: motion == .together && dragFingers?.contains(fingers) ?? false
    case .pinch(let range), .rotation(let range): motion == .relative && range.contains(fingers)
    case .transform(let axes, let fewest):
      fingers >= fewest
        && !axes.isDisjoint(with: motion == .together ? .translation : [.scale, .rotation])
    }
  }
}

// What drags leave to taps beside them (SPEC E13).
extension GestureRecognizer {
  /// Notes what fingers have dragged that have only just come down.
  func land(_ drag: inout FingerMotion.Drag, in event: Event) {
    guard let last = followed.last else { return }
    if event.timestamp - last.downTime <= profile({ $0.tapAllowance.landing }) { drag.land() }
  }

  /// Whether what its fingers have dragged since the last of them came down may yet be a tap.
  ///
  /// - Parameters:
  ///   - minimum: what a drag takes alone.
  ///   - distance: what it takes beside a tap.
  func mayTap(_ motion: borrowing FingerMotion, minimum: Double, distance: Double) -> Bool {
    // Several fingers roll less as they tap, and a drag that waited would let a pinch begin first.
    guard motion.drag.reach < distance, followed.count == 1, let last = followed.last, last.isDown
    else {
      return false
    }
    let numbers = profile { $0.tapAllowance }
    // A finger that rolls is quick; one that drags slowly is not kept waiting.
    let rolls =
      presentTime - last.downTime < numbers.duration
      && motion.dragVelocity(at: presentTime).length >= numbers.minimumVelocity
    guard rolls || motion.drag.settledReach < minimum else { return false }
    return last.hasFollower { other in
      other.tapsToRecognize > 0 && other.committed == .possible && other.takesTouches
        && prevents(other)
    }
  }
}
