/// Recognises two or more fingers that move apart or together; continuous.
///
/// Begins once the span — twice the mean distance of the fingers to their centre — has changed by
/// `minimumSpanChange`. That change is taken out, so `scale` starts near 1 without a jump. Holds its value
/// while one finger remains, goes on when another joins, and ends when the last is lifted.
///
///     pinch.addAction { pinch in
///       photo.transform = photo.transform.scaled(x: pinch.scale, y: pinch.scale)
///       pinch.scale = 1
///     }
open class PinchGestureRecognizer: GestureRecognizer {
  /// By how many points the span must change; default 16, at least 0.
  ///
  /// A distance, not a ratio, so that it acts alike whether fingers are 40 or 400 pt apart, and resting fingers
  /// do not trigger it (SPEC E1). UIKit hides its threshold.
  @exclusivity(unchecked) public var minimumSpanChange = 16.0

  @exclusivity(unchecked) private var path = SpanPath()
  /// The span that counts as a scale of 1 where the owner has not written another.
  @exclusivity(unchecked) private var unit = 1.0
  /// What the owner has written, as a factor of what was measured.
  @exclusivity(unchecked) private var factor = 1.0
  @exclusivity(unchecked) private var estimator = VelocityEstimator()

  /// `pinch`
  open override var kind: StaticString { "pinch" }

  /// How many times farther apart the fingers are than when it began; 1 while possible.
  ///
  /// Write it to have it go on from another value; the velocity is not affected (SPEC C13).
  open var scale: Double {
    get { state == .possible ? 1 : path.span / unit * factor }
    set { factor = path.span > 0 ? newValue * unit / path.span : newValue }
  }

  /// How fast the scale grows, per second, measured against the span with which it began (SPEC E2).
  open var velocity: Double {
    guard state != .possible else { return 0 }
    return estimator.velocity(at: view?.window?.currentTime ?? 0).dx / unit
  }

  /// Starts to measure the fingers.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    path.join(self.touches)
    if self.touches.count > 1 { estimator.add(Point(path.span, 0), at: event.timestamp) }
  }

  /// Begins, or follows the fingers.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    follow(event)
    if state.isActive {
      transition(to: .changed, because: .followed)
    } else if self.touches.count > 1 {
      beginIfFarEnough()
    }
  }

  /// Ends when the last finger is lifted.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    finish(touches, with: event, to: .ended, because: .lifted)
  }

  /// Is cancelled when the last finger is taken away.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    finish(touches, with: event, to: .cancelled, because: .touchesCancelled)
  }

  /// Forgets the pinch.
  open override func reset() {
    path = SpanPath()
    unit = 1
    factor = 1
    estimator.removeAll()
  }

  private func beginIfFarEnough() {
    let change = path.change
    guard abs(change) >= minimumSpanChange, change != 0 else { return }
    unit = max(path.start + (change < 0 ? -minimumSpanChange : minimumSpanChange), 1)
    transition(to: .began, because: .spanChanged(distance: abs(change), limit: minimumSpanChange))
  }

  private func follow(_ event: Event) {
    let before = path.span
    path.follow(touches)
    if path.span != before { estimator.add(Point(path.span, 0), at: event.timestamp) }
  }

  private func finish(
    _ touches: TouchSet, with event: Event, to state: State, because cause: Cause
  ) {
    follow(event)
    let remaining = self.touches.count - touches.count
    if remaining > 0 {
      path.leave(self.touches)
    } else if self.state.isActive {
      transition(to: state, because: cause)
    } else if state == .cancelled {
      fail(because: cause)
    } else if path.start == 0 {
      fail(because: .tooFewTouches(count: touches.count, limit: 2))
    } else {
      fail(because: .spanChanged(distance: abs(path.change), limit: minimumSpanChange))
    }
  }
}
