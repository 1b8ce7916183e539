/// What the fingers of a recogniser do: drag, spread and turn, how fast, and which of them moved.
///
/// Nothing jumps when a finger joins or leaves (SPEC C12).
struct FingerMotion: ~Copyable {
  /// What of it a recogniser measures.
  struct Measures: OptionSet {
    let rawValue: UInt8
    static let drag = Measures(rawValue: 1)
    static let spread = Measures(rawValue: 2)
    static let turn = Measures(rawValue: 4)
  }

  private let measures: Measures
  var drag = Drag()
  var spread = Spread()
  var turn = Turn()
  private var dragged = VelocityEstimator()
  private var spreading = VelocityEstimator()
  private var turning = VelocityEstimator()
  private(set) var starts = FingerStarts()
  /// How many fingers there are.
  private var count = 0

  init(_ measures: Measures) { self.measures = measures }

  /// How many fingers it takes.
  private var fewest: Int { measures.contains(.drag) ? 1 : 2 }

  /// Takes in fingers that came down in this event; all go on from where they are after it
  /// (SPEC E11).
  ///
  /// Before the gesture begins, this forgets what fewer fingers did: a finger often rolls as it
  /// lands.
  @inline(never)
  mutating func join(_ recognizer: GestureRecognizer, _ event: Event) {
    if recognizer.state == .possible {
      removeMeasures()
      if recognizer.followed.count < fewest { return }
    }
    rebase(on: event.places(of: recognizer.followed))
    let numbers = recognizer.profile { $0.velocity }
    if measures.contains(.drag) {
      dragged.useNumbers(numbers, anew: count < 1)
      dragged.add(drag.progress, at: event.timestamp)
    }
    if measures.contains(.spread) {
      spreading.useNumbers(numbers, anew: count < 2)
      spreading.add(Point(spread.span, 0), at: event.timestamp)
    }
    if measures.contains(.turn) {
      turning.useNumbers(numbers, anew: count < 2)
      turning.add(Point(turn.turned, 0), at: event.timestamp)
    }
    count = recognizer.followed.count
    markStarts(of: recognizer)
  }

  /// Follows the fingers through all samples of an event; velocities see the measured ones alone.
  ///
  /// Leaves out a frame that counts for nothing (SPEC E11, E12). May be called again in one event.
  ///
  /// - Parameter measures: those of the recogniser, as a literal, so that the others cost nothing.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  mutating func followFingers(
    of recognizer: GestureRecognizer, _ event: Event, _ measures: Measures
  ) {
    assert(measures == self.measures, "it measures something else")
    // A single finger of several changes nothing if they have not moved.
    guard
      measures.contains(.drag) || recognizer.followed.count > 1
        || (measures.contains(.spread) ? spreading.hasMoved : turning.hasMoved)
    else { return }
    if recognizer.skips(event) {
      rebase(on: event.places(of: recognizer.followed))
      return
    }
    let track = event.motion(of: recognizer)
    for index in track.instants.indices {
      let instant = track.instants.baseAddress.unsafelyUnwrapped + index
      if measures.contains(.drag) {
        let before = drag.progress
        drag.follow(instant.pointee.places)
        dragged.note(drag.progress, from: before, instant, event)
      }
      if measures.contains(.spread) {
        let before = spread.span
        spread.follow(instant.pointee.places)
        spreading.note(Point(spread.span, 0), from: Point(before, 0), instant, event)
      }
      if measures.contains(.turn) {
        let before = turn.turned
        turn.follow(instant.pointee.places)
        turning.note(Point(turn.turned, 0), from: Point(before, 0), instant, event)
      }
    }
  }

  /// Leaves out which fingers moved in a frame in which one of them jumped.
  @inline(__always)
  mutating func skipJumps(_ recognizer: GestureRecognizer, _ event: Event) {
    if event.hasJumped, !event.hasBegan { starts.skip(recognizer.followed) }
  }

  /// Goes on with the fingers that are still down after this event.
  @inline(never)
  mutating func leave(_ recognizer: GestureRecognizer, _ event: Event) {
    let places = event.places(of: recognizer.followed, areDown: true)
    rebase(on: places)
    count = places.count
    markStarts(of: recognizer)
  }

  /// How fast the fingers drag, per second.
  func dragVelocity(at time: Double) -> Vector { dragged.velocity(at: time) }

  /// How fast the scale grows, per second, measured against the first span.
  func spreadVelocity(at time: Double) -> Double {
    spreading.velocity(at: time).dx / max(spread.start, 1)
  }

  /// How fast the fingers turn, in radians per second.
  func turnVelocity(at time: Double) -> Double { turning.velocity(at: time).dx }

  /// Forgets everything.
  mutating func removeAll() {
    removeMeasures()
    starts.removeAll()
  }

  private mutating func removeMeasures() {
    count = 0
    if measures.contains(.drag) {
      drag = Drag()
      dragged.removeAll()
    }
    if measures.contains(.spread) {
      spread = Spread()
      spreading.removeAll()
    }
    if measures.contains(.turn) {
      turn.removeAll()
      turning.removeAll()
    }
  }

  @inline(never)
  private mutating func rebase(on places: Positions) {
    if measures.contains(.drag) { drag.rebase(on: places) }
    if measures.contains(.spread) { spread.rebase(on: places) }
    if measures.contains(.turn) { turn.rebase(on: places) }
  }

  private mutating func markStarts(of recognizer: GestureRecognizer) {
    // Most drags have one finger, and one has nothing to be compared with.
    if measures != .drag || recognizer.followed.count > 1 { starts.mark(recognizer.followed) }
  }
}

extension VelocityEstimator {
  /// Takes the numbers of a profile; with `anew` it forgets all samples.
  fileprivate mutating func useNumbers(_ numbers: GestureProfile.Velocity, anew: Bool) {
    horizon = numbers.horizon
    restTolerance = numbers.restTolerance
    restDuration = numbers.restDuration
    if anew { removeAll() }
  }

  /// Takes in how far something has come at an instant.
  @inline(__always)
  fileprivate mutating func note(
    _ place: Point, from before: Point, _ instant: UnsafePointer<TouchTrack.Instant>, _ event: Event
  ) {
    guard instant.pointee.isMeasured else { return }
    if place != before {
      add(place, at: instant.pointee.time)
    } else if !event.hasEnded {
      // Where a finger was when it was lifted is often no measurement but the last one again.
      stay(at: instant.pointee.time)
    }
  }
}
