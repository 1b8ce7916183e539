/// Recognises fingers that shift, stretch and turn something at once; continuous (SPEC E10).
///
/// A pan, a pinch and a rotation in one; they do not prevent each other. Each axis is locked
/// until the fingers have passed its own threshold; the first one to pass begins the gesture. Fingers
/// that stretch or turn a thing hold it, so that unlocks the translation as well. The threshold is
/// taken out so that nothing jumps, and given back while the fingers go three quarters as far again:
/// then what was under a finger as it came down is under it again. Set `unlocksAxesTogether` for a
/// thing that follows the fingers in every way as soon as they move; leave `.rotation` out of `axes`
/// for one that never turns.
///
/// ```swift
/// gesture.addAction { gesture in
///   map.matrix = map.matrix.concatenating(gesture.transform(in: table))
///   gesture.setTransform(.identity, in: table)
/// }
/// ```
///
/// Ends when fewer than `minimumNumberOfTouches` fingers remain; others may join and leave.
///
/// - SeeAlso: ``PanGestureRecognizer``, ``PinchGestureRecognizer`` and
///   ``RotationGestureRecognizer`` for one of the three.
open class TransformGestureRecognizer: GestureRecognizer {
  /// Its own thresholds.
  final var own = Thresholds()

  /// What may be unlocked; default all.
  public final var axes: TransformAxes = .all
  /// Whether the first axis that is unlocked unlocks the others of `axes`, too; default false.
  public final var unlocksAxesTogether = false
  /// How many fingers it takes to begin and to go on; at least 1, default 1.
  public final var minimumNumberOfTouches = 1
  /// What the fingers have unlocked in this gesture.
  public private(set) var unlockedAxes: TransformAxes = []

  private var motion = FingerMotion([.drag, .spread, .turn])
  /// Which share of what the drag took to begin has not been given back.
  private var withheld = 1.0
  /// All that was done, as a map of the window onto itself.
  private var matrix = AffineTransform.identity

  /// `transform`
  open override var kind: StaticString { "transform" }

  /// Fingers that do any of its axes.
  open override var footprint: GestureFootprint? {
    .transform(axes, minimumFingers: minimumNumberOfTouches)
  }

  /// How far the fingers have dragged, in a view's coordinates, or in the window's for nil; zero
  /// while locked.
  open func translation(in view: View?) -> Vector { View.convert(shift, to: view) }

  /// Rebases the translation, which gives nothing back any more; `transform(in:)` stays what it is, and
  /// the velocity is not affected (SPEC C13).
  open func setTranslation(_ translation: Vector, in view: View?) {
    motion.drag.translation = View.convert(translation, from: view)
  }

  /// How many times farther apart the fingers are than when this was unlocked; 1 while locked.
  ///
  /// Writing it rebases it (SPEC C13).
  open var scale: Double {
    get { unlockedAxes.contains(.scale) ? motion.spread.scale : 1 }
    set { motion.spread.scale = newValue }
  }

  /// How far the fingers have turned since this was unlocked, in radians, clockwise on screen; 0
  /// while locked.
  ///
  /// Writing it rebases it (SPEC C13).
  open var rotation: Double {
    get { unlockedAxes.contains(.rotation) ? motion.turn.rotation : 0 }
    set { motion.turn.rotation = newValue }
  }

  /// All of it as one map of a view's plane onto itself, or of the window's for nil.
  ///
  /// What lay under the fingers as they came down lies under them again once the thresholds have been
  /// given back, as far as the axes are unlocked. Nothing jumps when fingers join or leave: each
  /// step turns and stretches about the centre of the fingers that are down.
  open func transform(in view: View?) -> AffineTransform {
    let toRoot = view?.transformToRoot ?? .identity
    guard let back = toRoot.inverted else { return .identity }
    return toRoot.concatenating(matrix).concatenating(back)
  }

  /// Rebases `transform(in:)`; the other properties are not affected.
  open func setTransform(_ transform: AffineTransform, in view: View?) {
    let toRoot = view?.transformToRoot ?? .identity
    guard let back = toRoot.inverted else { return }
    matrix = back.concatenating(transform).concatenating(toRoot)
  }

  /// How fast the fingers drag, in points per second of a view's coordinates (SPEC E2).
  open func velocity(in view: View?) -> Vector {
    View.convert(motion.dragVelocity(at: presentTime), to: view)
  }

  /// How fast the scale grows, per second (SPEC E2).
  open var scaleVelocity: Double { motion.spreadVelocity(at: presentTime) }

  /// How fast the fingers turn, in radians per second (SPEC E2).
  open var rotationVelocity: Double { motion.turnVelocity(at: presentTime) }

  /// Starts to measure the fingers.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    motion.join(self, event)
  }

  /// Begins, or follows the fingers.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    let unlocking = followTransform(in: event)
    if !continueIfActive(), let unlocking {
      propose(.began, because: unlocking.cause, crossing: unlocking.crossing)
    }
  }

  /// Ends when too few fingers remain.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    // Where others of its fingers moved, it has left their jumps out already.
    _ = followTransform(in: event, skipsJumps: !followed.contains { $0.sample.phase == .moved })
    finish(touches, with: event, to: .ended)
  }

  /// Is cancelled when too few fingers remain.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    finish(touches, with: event, to: .cancelled)
  }

  /// What pan, pinch and rotation measure, and `matrix`.
  open override func addReadings(to readings: inout GestureReadings, in view: View?) {
    readings.add("translation", translation(in: view))
    readings.add("velocity", velocity: velocity(in: view))
    readings.add("scale", scale)
    readings.add("scaleVelocity", velocity: scaleVelocity)
    readings.add("rotation", rotation)
    readings.add("rotationVelocity", velocity: rotationVelocity)
    readings.add("matrix", transform(in: view))
  }

  #if !Core
    /// How far the fingers have dragged, changed their span and turned, as far as the axes count.
    open override var progress: [Cause] {
      guard followed.count >= minimumNumberOfTouches else {
        return [.tooFewTouches(count: followed.count, needed: minimumNumberOfTouches)]
      }
      var progress: [Cause] = []
      let (distance, spanLimit, arcLimit) = limits
      if axes.contains(.translation) {
        progress.append(.movedTooLittle(distance: motion.drag.reach, needed: distance))
      }
      guard followed.count > 1 else { return progress }
      if axes.contains(.scale) {
        progress.append(.spanChanged(distance: motion.spread.change, needed: spanLimit))
      }
      if axes.contains(.rotation) {
        progress.append(.turned(arc: motion.turn.arc, needed: arcLimit))
      }
      return progress
    }
  #endif

  /// Forgets everything.
  open override func reset() {
    motion.removeAll()
    unlockedAxes = []
    withheld = 1
    matrix = .identity
  }

  /// How far what the fingers hold is behind them, in the window.
  private final var lag: Vector {
    guard axes.contains(.translation) else { return .zero }
    return unlockedAxes.contains(.translation)
      ? motion.drag.taken * withheld : motion.drag.translation
  }

  /// How far it has followed the fingers, in the window.
  private final var shift: Vector {
    unlockedAxes.contains(.translation) ? motion.drag.translation - lag : .zero
  }

  /// What unlocked an axis, and how far into the step that happened.
  private typealias Unlocking = (cause: Cause, crossing: Double)

  /// Takes in what the fingers did; says what unlocked the first axis, if that happened.
  private func followTransform(in event: Event, skipsJumps: Bool = true) -> Unlocking? {
    // What lies under the centre once the threshold has been given back lies there now.
    let held = motion.drag.centre - lag
    let (formerShift, formerScale, formerRotation) = (shift, scale, rotation)
    let (formerReach, formerChange, formerArc) = (
      motion.drag.reach, motion.spread.change, motion.turn.arc
    )
    motion.followFingers(of: self, event, [.drag, .spread, .turn])
    if skipsJumps { motion.skipJumps(self, event) }
    let unlocking =
      followed.count >= minimumNumberOfTouches
      ? unlock(in: event, from: formerReach, formerChange, formerArc) : nil
    guard !unlockedAxes.isEmpty else { return nil }
    let loss = profile { $0.thresholdLoss }
    withheld = min(withheld, motion.drag.owed(losing: loss))
    withheld = min(withheld, motion.spread.owed)
    withheld = min(withheld, motion.turn.owed)
    let stretch = formerScale == 0 ? 1 : scale / formerScale
    let place = held + (shift - formerShift)
    matrix =
      matrix
      .concatenating(AffineTransform(translationX: -held.x, y: -held.y))
      .concatenating(AffineTransform(scaleX: stretch, y: stretch))
      .concatenating(AffineTransform(rotationAngle: rotation - formerRotation))
      .concatenating(AffineTransform(translationX: place.x, y: place.y))
    return unlocking
  }

  private func unlock(
    in event: Event, from reach: Double, _ change: Double, _ arc: Double
  ) -> Unlocking? {
    let locked = axes.subtracting(unlockedAxes)
    guard !locked.isEmpty else { return nil }
    var first: Unlocking?
    var passed: TransformAxes = []
    func pass(
      _ axis: TransformAxes, _ limit: Double, from: Double, to: Double, _ cause: Cause
    ) {
      guard locked.contains(axis), to >= limit, to > 0 else { return }
      passed.insert(axis)
      // If the fingers have only now come to do mostly this, they crossed nothing in this step.
      let crossing = from < limit ? GestureRecognizer.crossing(limit, from: from, to: to) : 1
      if crossing < first?.crossing ?? .infinity { first = (cause, crossing) }
    }
    if !state.isActive { land(&motion.drag, in: event) }
    // To find out what the fingers mostly do costs as much as the rest of a move.
    guard
      locked.contains(.translation) && motion.drag.reach >= minimumDistance
        || locked.contains(.scale) && motion.spread.change >= minimumSpanChange
        || locked.contains(.rotation) && motion.turn.arc >= minimumArc
    else { return nil }
    let isTap =
      !state.isActive && motion.drag.reach >= minimumDistance
      && mayTap(motion, minimum: minimumDistance, distance: minimumDistanceBesideTap)
    let (distance, spanLimit, arcLimit) = limits
    pass(
      .translation, isTap ? minimumDistanceBesideTap : distance, from: reach, to: motion.drag.reach,
      .movedEnough(distance: motion.drag.reach, needed: distance))
    pass(
      .scale, spanLimit, from: change, to: motion.spread.change,
      .spanChanged(distance: motion.spread.change, needed: spanLimit))
    pass(
      .rotation, arcLimit, from: arc, to: motion.turn.arc,
      .turned(arc: motion.turn.arc, needed: arcLimit))
    if passed.isEmpty { return nil }
    if unlocksAxesTogether {
      passed = locked
    } else {
      passed.formUnion(locked.intersection(.translation))
    }
    let loss = profile { $0.thresholdLoss }
    if passed.contains(.translation) { motion.drag.withhold(max(distance, reach)) }
    if passed.contains(.scale) { motion.spread.pass(max(spanLimit, change), losing: loss) }
    if passed.contains(.rotation) { motion.turn.pass(max(arcLimit, arc), losing: loss) }
    unlockedAxes.formUnion(passed)
    return first
  }

  /// What it takes to drag, to pinch and to turn.
  private var limits: (distance: Double, span: Double, arc: Double) {
    let share = followed.count > 1 ? limit(1, of: .relative, from: motion.starts) : 1
    return (
      followed.count > 1
        ? limit(minimumDistance, of: .together, from: motion.starts) : minimumDistance,
      minimumSpanChange * share, minimumArc * share
    )
  }

  private func finish(_ touches: TouchSet, with event: Event, to state: State) {
    motion.leave(self, event)
    let remaining = followed.count - touches.count
    guard remaining < minimumNumberOfTouches else { return }
    if remaining > 0, !self.state.isActive {
      motion.drag.translation = .zero
    } else if finish(to: state) {
      return
    } else if attempt.count < minimumNumberOfTouches {
      fail(because: .tooFewTouches(count: attempt.count, needed: minimumNumberOfTouches))
    } else {
      fail(because: .movedTooLittle(distance: motion.drag.reach, needed: limits.distance))
    }
  }
}
