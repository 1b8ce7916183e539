/// Recognises fingers that drag, and follows them; continuous.
///
/// Begins once the centre of the fingers has gone `minimumDistance` along either axis. That distance is taken
/// out of the translation, which starts near 0 without a jump. Ends when fewer than `minimumNumberOfTouches`
/// fingers remain; others may join and leave.
///
///     pan.addAction { pan in
///       photo.center += pan.translation(in: table)
///       pan.setTranslation(.zero, in: table)
///     }
open class PanGestureRecognizer: GestureRecognizer {
  /// How many fingers it takes to begin and to go on; at least 1, default 1.
  @exclusivity(unchecked) public var minimumNumberOfTouches = 1
  /// How many fingers there may be; default unlimited. One more makes it fail, or is ignored once it has begun.
  @exclusivity(unchecked) public var maximumNumberOfTouches = Int.max
  /// How far in points the fingers must go along either axis; default 10, at least 0.
  ///
  /// Source: black-box logs of iPhones, where 10.7 pt in a straight line with both axes below 10 pt did not
  /// begin (SPEC E).
  @exclusivity(unchecked) public var minimumDistance = 10.0

  @exclusivity(unchecked) private var path = CentroidPath()
  /// What of the path does not count as translation: the threshold, and what the owner took out.
  @exclusivity(unchecked) private var offset = Vector.zero
  @exclusivity(unchecked) private var estimator = VelocityEstimator()

  /// `pan`
  open override var kind: StaticString { "pan" }

  /// How far the fingers have dragged, in a view's coordinates, or in the window's for nil.
  open func translation(in view: View?) -> Vector {
    state == .possible ? .zero : View.convert(path.travelled - offset, to: view)
  }

  /// Has the translation go on from a value; the velocity is not affected (SPEC C13).
  open func setTranslation(_ translation: Vector, in view: View?) {
    offset = path.travelled - View.convert(translation, from: view)
  }

  /// How fast the fingers drag, in points per second of a view's coordinates (SPEC E2).
  open func velocity(in view: View?) -> Vector {
    View.convert(estimator.velocity(at: view?.window?.currentTime ?? presentTime), to: view)
  }

  /// Starts to follow the fingers, or ignores those that are too many.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    if self.touches.count > maximumNumberOfTouches {
      if state == .possible {
        fail(
          because: .tooManyTouches(count: self.touches.count, limit: maximumNumberOfTouches))
        return
      }
      for touch in touches { ignore(touch, for: event) }
      return
    }
    path.join(self.touches)
    if state == .possible {
      // Only what enough fingers do together counts.
      if self.touches.count - touches.count < minimumNumberOfTouches { offset = path.travelled }
      estimator.add(.zero + path.travelled, at: event.timestamp)
    }
  }

  /// Begins, or follows the fingers.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    follow(event)
    if state.isActive {
      transition(to: .changed, because: .followed)
    } else if self.touches.count >= minimumNumberOfTouches {
      beginIfFarEnough()
    }
  }

  /// Ends when too few fingers remain.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    finish(touches, with: event, to: .ended, because: .lifted)
  }

  /// Is cancelled when too few fingers remain.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    finish(touches, with: event, to: .cancelled, because: .touchesCancelled)
  }

  /// Forgets the drag.
  open override func reset() {
    path = CentroidPath()
    offset = .zero
    estimator.removeAll()
  }

  private var presentTime: Double { view?.window?.currentTime ?? 0 }

  /// How far the fingers have gone since enough of them were down.
  private var reach: Double {
    let way = path.travelled - offset
    return max(abs(way.dx), abs(way.dy))
  }

  private func beginIfFarEnough() {
    let reach = reach
    guard reach >= minimumDistance, reach > 0 else { return }
    offset += (path.travelled - offset) * (minimumDistance / reach)
    transition(to: .began, because: .moved(distance: reach, limit: minimumDistance))
  }

  private func follow(_ event: Event) {
    let before = path.travelled
    path.follow(touches)
    guard path.travelled != before else { return }
    if let only = touches.first, touches.count == 1 { addCoalesced(of: only, event) }
    estimator.add(.zero + path.travelled, at: event.timestamp)
  }

  /// Velocities see every sample; with several fingers those of one say nothing about the centre.
  private func addCoalesced(of touch: Touch, _ event: Event) {
    for merged in event.coalesced where merged.contact.id == touch.contactID {
      let back = merged.contact.position - touch.sample.position
      estimator.add(.zero + path.travelled + back, at: merged.time)
    }
  }

  private func finish(
    _ touches: TouchSet, with event: Event, to state: State, because cause: Cause
  ) {
    follow(event)
    let remaining = self.touches.count - touches.count
    if remaining >= minimumNumberOfTouches {
      path.leave(self.touches)
    } else if self.state.isActive {
      transition(to: state, because: cause)
    } else if remaining == 0 {
      fail(because: state == .cancelled ? cause : shortfall(touches.count))
    } else {
      path.leave(self.touches)
      offset = path.travelled
    }
  }

  private func shortfall(_ count: Int) -> Cause {
    count < minimumNumberOfTouches
      ? .tooFewTouches(count: count, limit: minimumNumberOfTouches)
      : .movedTooLittle(distance: reach, limit: minimumDistance)
  }
}
