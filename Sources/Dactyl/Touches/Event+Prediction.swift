extension Event {
  /// Where a touch is likely to be in the next frames, soonest first (SPEC A7).
  ///
  /// Copies of the touch on the straight line of its last 60 ms, as far apart in time as its last
  /// samples were. Draw with them what the finger will have drawn by the time the picture shows,
  /// and throw them away with the next event: they are estimates (`Touch.isEstimated`), are never
  /// delivered and never enter a velocity. Empty where nothing can be told: the finger has just
  /// come down, is gone, or rests.
  ///
  /// How many there are is `Window.predictedTouchCount`.
  public func predictedTouches(for touch: Touch) -> [Touch] {
    guard touch.isDown, timestamp - touch.history.lastTime < Event.restDuration else { return [] }
    let velocity = touch.history.velocity(over: Event.predictionHorizon)
    let interval = touch.history.interval
    guard velocity != .zero, interval > 0 else { return [] }
    var predicted: [Touch] = []
    var place = touch.sample.position
    var precise = touch.sample.precisePosition
    for step in 0..<predictionCount {
      let ahead = interval * Double(step + 1)
      var contact = touch.sample.contact
      contact.position = touch.measuredPosition + velocity * ahead
      contact.precisePosition = nil
      contact.isEstimated = true
      let copy = touch.copy(
        contact, time: touch.history.lastTime + ahead, after: place, precise: precise)
      place = copy.sample.position
      precise = copy.sample.precisePosition
      predicted.append(copy)
    }
    return predicted
  }

  /// How far back samples count for a prediction, in seconds.
  private static var predictionHorizon: Double { 0.06 }
  /// After how long without a sample a finger rests, in seconds; as in `VelocityEstimator`.
  private static var restDuration: Double { 0.04 }
}

extension Window {
  /// How many touches `Event.predictedTouches(for:)` gives; at least 0, default 2.
  public var predictedTouchCount: Int {
    get { event.predictionCount }
    set { event.predictionCount = max(0, newValue) }
  }
}
