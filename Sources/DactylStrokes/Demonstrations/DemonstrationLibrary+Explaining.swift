import Dactyl

extension DemonstrationLibrary {
  /// Why a library answered so: the cause, with the number that decided and what was shown.
  ///
  /// Names the number that differs most from the nearest demonstration of the nearest class.
  public func cause(of match: StrokeMatch, for done: Demonstration) -> Cause {
    switch match {
    case .recognized(let nearest): return StrokeCause.shown.cause(nearest.distance, limit: 1)
    case .refused(.nothingToCompare): return StrokeCause.gestureNothingToCompare.cause()
    case .refused(.unusable): return StrokeCause.gestureUnusable.cause()
    case .refused(.tooFar(let nearest)):
      if nearest.distance < 1 {
        return StrokeCause.shownAlike.cause(
          nearest.margin < 1 ? 1 / (1 - nearest.margin) : 1, limit: Self.clearFactor)
      }
      return difference(of: done, from: nearest.classID)
        ?? StrokeCause.shownTooFar.cause(nearest.distance, limit: 1)
    }
  }

  /// What differs most from the nearest demonstration of a class; nil if no single number does.
  private func difference(of done: Demonstration, from classID: Int) -> Cause? {
    guard let shown = nearest(to: done, ofClass: classID) else { return nil }
    let fingers = shown.demonstration.mostFingers
    if done.mostFingers != fingers {
      let cause: StrokeCause =
        done.mostFingers > fingers ? .shownTooManyFingers : .shownTooFewFingers
      return cause.cause(Double(done.mostFingers), limit: Double(fingers))
    }
    let pairs = Array(zip(shown.demonstration.stretches, done.stretches))
    guard shown.demonstration.stretches.count == done.stretches.count,
      pairs.allSatisfy({ $0.fingers == $1.fingers })
    else { return lateness(of: done, from: shown.demonstration) }
    let cost = cost(of: shown)
    let traits = DemonstrationTraits.all(of: done.stretches)
    var largest: Float = 0
    var place: (stretch: Int, trait: DemonstrationTraits.Trait)?
    for index in traits.indices {
      for trait in DemonstrationTraits.Trait.allCases {
        let part = cost.part(trait, shown.traits[index], traits[index])
        if part > largest {
          largest = part
          place = (index, trait)
        }
      }
    }
    return place.map { place in
      place.trait.cause(of: pairs[place.stretch].1, beside: pairs[place.stretch].0)
    }
  }

  private func nearest(to done: Demonstration, ofClass id: Int) -> ShownDemonstration? {
    let traits = DemonstrationTraits.all(of: done.stretches)
    var nearest: ShownDemonstration?
    var least = Float.infinity
    for one in demonstrations where one.classID == id {
      let cost = cost(of: one).between(one.traits[...], traits)
      if cost < least {
        least = cost
        nearest = one
      }
    }
    return nearest
  }

  /// How much later the last finger came, or how much sooner the first left, than was shown.
  private func lateness(of done: Demonstration, from shown: Demonstration) -> Cause? {
    let (came, left) = (done.landing, done.leaving)
    let (shownCame, shownLeft) = (shown.landing, shown.leaving)
    if came - shownCame > max(left - shownLeft, 0) {
      return StrokeCause.shownLate.cause(came, limit: shownCame)
    }
    return left > shownLeft ? StrokeCause.shownLeftEarly.cause(left, limit: shownLeft) : nil
  }
}

extension Demonstration {
  /// How long after the first finger all were down.
  var landing: Double {
    var time = 0.0
    for stretch in stretches {
      if stretch.fingers == mostFingers { return time + stretch.landing }
      time += stretch.time
    }
    return time
  }

  /// How long before the last finger left the first did.
  var leaving: Double {
    var time = 0.0
    for stretch in stretches.reversed() {
      if stretch.fingers == mostFingers { return time + stretch.leaving }
      time += stretch.time
    }
    return time
  }
}

extension DemonstrationTraits.Trait {
  /// The cause that says how this differs between what was done and what was shown.
  func cause(of done: DemonstrationStretch, beside shown: DemonstrationStretch) -> Cause {
    func compared(
      _ number: (DemonstrationStretch) -> Double, above: StrokeCause, below: StrokeCause
    ) -> Cause {
      let (value, limit) = (number(done), number(shown))
      return (value > limit ? above : below).cause(value, limit: limit)
    }
    switch self {
    case .time where shown.fingers == 0:
      return compared({ $0.time }, above: .shownPauseTooLong, below: .shownPauseTooShort)
    case .time: return compared({ $0.time }, above: .shownTooLong, below: .shownTooShort)
    case .across, .down:
      return StrokeCause.shownOffCourse.cause(abs(shown.shift.turn(to: done.shift)), limit: 0)
    case .reach:
      return compared(
        { $0.fingers == 0 ? $0.shift.length : $0.reach }, above: .shownTooMuchTravel,
        below: .shownTooLittleTravel)
    case .spread:
      return compared(
        { $0.firstSpan > 0 ? $0.span / $0.firstSpan : 1 }, above: .shownOpened,
        below: .shownClosed)
    case .turn: return compared({ $0.turn }, above: .shownTurnedClockwise, below: .shownTurnedBack)
    case .inequality:
      return compared(
        { $0.longest > 0 ? ($0.longest - $0.shortest) / $0.longest : 0 }, above: .shownUneven,
        below: .shownEven)
    case .detour:
      return compared(
        { $0.path / max($0.shift.length, 1) }, above: .shownCrooked, below: .shownStraight)
    case .landing: return StrokeCause.shownLate.cause(done.landing, limit: shown.landing)
    case .leaving: return StrokeCause.shownLeftEarly.cause(done.leaving, limit: shown.leaving)
    case .distance:
      return compared({ $0.firstSpan }, above: .shownApart, below: .shownTogether)
    }
  }
}
