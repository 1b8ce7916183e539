/// Recognises fingers that drag, and follows them; continuous (SPEC E6).
///
/// Begins once the centre of the fingers has gone `minimumDistance` along either axis. That
/// distance is taken out of the translation, which starts near 0 without a jump; until it begins,
/// the distance counts from when the last finger came down, as that of a pinch does. Ends when
/// fewer than `minimumNumberOfTouches` fingers remain; others may join and leave.
///
/// Beside a pinch or a rotation that would exclude it, several fingers must go twice as far unless they
/// mostly go the same way (SPEC E1).
///
/// Beside a tap that it would prevent it takes more for a moment, `minimumDistanceBesideTap`,
/// because fingers roll when they tap (SPEC E13).
///
/// ```swift
/// pan.addAction { pan in
///   photo.center += pan.translation(in: table)
///   pan.setTranslation(.zero, in: table)
/// }
/// ```
///
/// - SeeAlso: ``TransformGestureRecognizer`` to stretch and turn as well,
///   ``ScreenEdgePanGestureRecognizer`` from an edge, ``SwipeGestureRecognizer`` for a quick move
///   in one direction.
open class PanGestureRecognizer: GestureRecognizer {
  /// Its own thresholds.
  @exclusivity(unchecked) final var own = Thresholds()

  /// How many fingers it takes to begin and to go on; at least 1, default 1.
  @exclusivity(unchecked) public final var minimumNumberOfTouches = 1
  /// How many fingers there may be; default unlimited. One more makes it fail, or is ignored once
  /// it has begun.
  @exclusivity(unchecked) public final var maximumNumberOfTouches = Int.max
  /// Along which axis of its view the fingers must go; default any.
  ///
  /// With one it fails where they have gone farther across it when they pass `minimumDistance`, so
  /// that a page may scroll beside a carousel. A drag at exactly 45° counts as
  /// horizontal. The translation has both axes.
  @exclusivity(unchecked) public final var axis = Axis.any

  /// Along which axis a pan goes.
  public enum Axis: UInt8, Hashable, Sendable {
    /// Along both.
    case any
    /// Along the horizontal one.
    case horizontal
    /// Along the vertical one.
    case vertical
  }

  @exclusivity(unchecked) private(set) final var motion = FingerMotion(.drag)

  /// `pan`
  open override var kind: StaticString { "pan" }

  /// Fingers that go anywhere.
  open override var footprint: GestureFootprint? {
    .drag(fingers: minimumNumberOfTouches...max(minimumNumberOfTouches, maximumNumberOfTouches))
  }

  /// What `minimumDistance` is where the owner has not set it.
  var usualMinimumDistance: Double { profile { $0.pan.minimumDistance } }

  /// How far the fingers have dragged, in a view's coordinates, or in the window's for nil.
  open func translation(in view: View?) -> Vector {
    state == .possible ? .zero : View.convert(motion.drag.translation, to: view)
  }

  /// Rebases the translation; the velocity is not affected (SPEC C13).
  open func setTranslation(_ translation: Vector, in view: View?) {
    motion.drag.translation = View.convert(translation, from: view)
  }

  /// How fast the fingers drag, in points per second of a view's coordinates (SPEC E2).
  open func velocity(in view: View?) -> Vector {
    View.convert(motion.dragVelocity(at: presentTime), to: view)
  }

  /// Starts to follow the fingers, or ignores fingers beyond the maximum.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    guard admits(touches, with: event, atMost: maximumNumberOfTouches) else { return }
    motion.join(self, event)
  }

  /// Begins, or follows the fingers.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    let before = committed.isActive ? 0 : motion.drag.reach
    motion.followFingers(of: self, event, .drag)
    if continueIfActive() { return }
    guard followed.count >= minimumNumberOfTouches else { return }
    land(&motion.drag, in: event)
    motion.skipJumps(self, event)
    let minimum = minimumDistance
    guard motion.drag.reach > 0, motion.drag.reach >= minimum else { return }
    let limit = limit
    guard motion.drag.reach >= limit,
      !mayTap(motion, minimum: minimum, distance: minimumDistanceBesideTap)
    else { return }
    beginOrFail(from: before, past: limit)
  }

  /// Ends when too few fingers remain.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    finish(touches, with: event, to: .ended)
  }

  /// Is cancelled when too few fingers remain.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    finish(touches, with: event, to: .cancelled)
  }

  /// `translation` and `velocity`.
  open override func addReadings(to readings: inout GestureReadings, in view: View?) {
    readings.add("translation", translation(in: view))
    readings.add("velocity", velocity: velocity(in: view))
  }

  #if !Core
    /// How far the fingers have dragged, or how many are missing.
    open override var progress: [Cause] {
      [shortfall(followed.count)]
    }
  #endif

  /// Forgets the drag.
  open override func reset() { motion.removeAll() }

  /// What it takes to begin.
  private var limit: Double {
    followed.count < 2
      ? minimumDistance : limit(minimumDistance, of: .together, from: motion.starts)
  }

  /// Begins, or fails, because the fingers have gone far enough.
  func beginOrFail(from before: Double, past limit: Double) {
    guard axis != .any else {
      startDragging(from: before, past: limit)
      return
    }
    let way = View.convert(motion.drag.translation, to: view)
    let isHorizontal = abs(way.dx) >= abs(way.dy)
    if isHorizontal == (axis == .horizontal) {
      startDragging(from: before, past: limit)
    } else {
      let (along, across) = isHorizontal ? (way.dy, way.dx) : (way.dx, way.dy)
      fail(
        because: .directionMismatch(
          deviation: arctangent(abs(across), abs(along)), limit: .pi / 4))
    }
  }

  /// Begins. Takes out the threshold, and all that the fingers dragged while a tap was possible.
  final func startDragging(from before: Double, past limit: Double) {
    let reach = motion.drag.reach
    motion.drag.pass(max(limit, before))
    // It had passed before and had to wait: one finger for a tap, several until they went together.
    let waited = before >= limit
    let isAlone = followed.count < 2
    let limit = waited && isAlone ? min(reach, minimumDistanceBesideTap) : limit
    cross(
      limit, from: waited && !isAlone ? reach : before, to: reach, becoming: .began,
      because: .movedEnough(distance: reach, needed: limit))
  }

  private func finish(_ touches: TouchSet, with event: Event, to state: State) {
    motion.followFingers(of: self, event, .drag)
    let remaining = followed.count - touches.count
    if remaining >= minimumNumberOfTouches {
      motion.leave(self, event)
    } else if remaining > 0, !self.state.isActive {
      motion.leave(self, event)
      motion.drag.translation = .zero
    } else if !finish(to: state) {
      propose(.failed, because: shortfall(touches.count))
    }
  }

  private func shortfall(_ count: Int) -> Cause {
    count < minimumNumberOfTouches
      ? .tooFewTouches(count: count, needed: minimumNumberOfTouches)
      : .movedTooLittle(
        distance: motion.drag.reach,
        needed: motion.drag.reach < limit || followed.count > 1 ? limit : minimumDistanceBesideTap)
  }
}
