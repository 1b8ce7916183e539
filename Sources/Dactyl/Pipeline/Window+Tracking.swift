// Turns contacts into touches.
extension Window {
  /// Updates the touches that a frame names, and makes new ones for contacts that begin.
  @inline(__always)
  func trackTouches(of frame: InputFrame) {
    var touched = TouchedViews(newTouches: frame.contacts.count)
    var isLong = false
    let event = event
    let limits = Touch.Limits(tap: tapDistance, step: longStep)
    event.startFrame(frame)
    for index in frame.contacts.indices {
      switch frame.contacts[index].phase {
      case .stationary: break
      case .began: beginTouch(frame.contacts[index], at: frame.time, &touched)
      case .moved, .ended, .cancelled:
        if frame.contacts[index].phase != .moved { touched.views = nil }
        let place = event.liveIndex(of: frame.contacts[index].id, near: index)
        // A finger whose touch was interrupted goes on without one.
        if place < 0 { continue }
        event.liveUnretained.unmanaged(place)._withUnsafeGuaranteedRef { touch in
          if touch.update(frame.contacts[index], of: event, within: limits) { isLong = true }
          event.addChange(of: touch, at: place)
        }
      }
    }
    if isLong { findJumps() }
  }

  /// Makes a touch and offers it to recognisers.
  ///
  /// - Parameter touched: what is known of the views that are touched.
  private func beginTouch(_ contact: Contact, at time: Double, _ touched: inout TouchedViews) {
    let origin = palmFilter?.landing(of: contact.id)
    let place = origin?.place ?? contact.position
    var landed = contact
    landed.position = place
    let hit = touchable(hitTest(landed, with: event), at: place)
    let touch = event.makeTouch()
    touch.becomeTouch(
      of: contact, time: time, view: hit, number: event.touchCount, downAt: place,
      downTime: origin?.time ?? time)
    touch.tapCount = taps.countTap(of: touch, on: hit, interval: tapInterval, distance: tapDistance)
    let isExcluded = delivery.tellsViews && isExcluded(touch, &touched)
    touch.delivery = isExcluded ? .finished : .notDelivered
    event.add(touch)
    event.addChange(of: touch, at: event.liveUnretained.count - 1)
    gatherCandidates(above: hit)
    touch.recognizers.reserve(candidates.count)
    let arrangement = arrangement
    candidates.forEach { recognizer in
      if !offer(touch, to: recognizer, foundIn: arrangement), !recognizer.takesTouches,
        recognizer.followed.isEmpty
      {
        deferredTouches.add(DeferredTouch(recognizer, touch))
      }
    }
    candidates.removeAll()
    candidateList = []
    candidatesBeneath.clear()
  }

  /// The view that `hitTest` answers for a place, if it may be touched.
  ///
  /// The window refuses a view of another window, and tells the observer. If the view is nested too
  /// deep, the deepest superview that is not takes the touch.
  func hitView(at place: Point, with event: Event?) -> View? {
    touchable(hitTest(place, with: event), at: place)
  }

  private func touchable(_ hit: View?, at place: Point) -> View? {
    guard var hit else { return nil }
    guard hit.windowReference === self else {
      observer?.window(self, refusedHit: hit, at: place)
      return nil
    }
    while hit.depth > View.maximumTouchableDepth, let view = hit.superviewReference { hit = view }
    return hit
  }

  /// Collects the recognisers to offer a touch to, before a delegate that the engine asks can move
  /// them (SPEC B6).
  private func gatherCandidates(above hit: View?) {
    // Superviews stay alive meanwhile, so references need not be counted.
    var view = hit.map { Unmanaged.passUnretained($0) }
    while let current = view {
      view = current._withUnsafeGuaranteedRef { view in
        if !view.gestureRecognizers.isEmpty { gather(view.gestureRecognizers) }
        return view.superviewReference.map { .passUnretained($0) }
      }
    }
  }

  private func gather(_ recognizers: [GestureRecognizer]) {
    // Mostly there is one view with such.
    let isFirst = candidateList.isEmpty
    if isFirst { candidateList = recognizers }
    var index = recognizers.count
    while index > 0 {
      index -= 1
      recognizers.borrow(index) {
        if !isFirst { candidatesBeneath.add($0) }
        candidates.append($0)
      }
    }
  }

  /// True if the view of a new touch never hears of it, because of touches that came down before
  /// (SPEC B3, B4).
  ///
  /// - Parameter touched: what is known of the views that are touched.
  func isExcluded(_ touch: Touch, _ touched: inout TouchedViews) -> Bool {
    let view = touch.view
    var isAnyExclusive = touched.isAnyExclusive ?? event.touchesExclusiveView
    if let view, view.isExclusiveTouch { isAnyExclusive = true }
    touched.isAnyExclusive = isAnyExclusive
    guard let view else { return true }
    if !isAnyExclusive {
      if view.isMultipleTouchEnabled { return false }
      if let isFirst = touched.note(touch, of: event) { return !isFirst }
    }
    for other in event.live where other.isDown {
      if other === touch { break }
      guard let otherView = other.view else { continue }
      if otherView === view {
        if !view.isMultipleTouchEnabled { return true }
      } else if other.delivery != .finished, view.isExclusiveTouch || otherView.isExclusiveTouch {
        return true
      }
    }
    return false
  }
}

/// The touched views, as far as known, while a frame is handled in which touches begin.
struct TouchedViews: ~Copyable {
  /// Whether one of them is exclusive; nil until it is looked up.
  var isAnyExclusive: Bool?
  /// Views that take one touch, if very many touches are down; nil until they are looked up.
  var views: NumberTable?
  private let newTouches: Int

  /// - Parameter newTouches: at most how many touches begin; 0 if all of them have begun.
  init(newTouches: Int) { self.newTouches = newTouches }

  /// Takes note of a touch that has just begun; whether it is the first on its view, and nil if
  /// it is not worth while to keep that.
  mutating func note(_ touch: Touch, of event: Event) -> Bool? {
    guard newTouches > 0, event.live.count > NumberTable.fewest else { return nil }
    if views == nil {
      views = NumberTable(capacity: event.live.count + newTouches)
      for other in event.live where other.isDown && other !== touch {
        _ = views?.insert(other.viewNumber, at: 0)
      }
    }
    return views?.insert(touch.viewNumber, at: 0)
  }
}

// Steps that no hand makes.
extension Window {
  /// How far a finger has gone along one axis at least where it may have jumped: steps that are as
  /// long as jumps are at least go farther than this, along one of the two.
  var longStep: Double { 0.7 * gestureProfile.jumps.minimumDistance }

  /// Finds the touches that jumped in this event, so that their recognisers leave it out
  /// (SPEC E12).
  func findJumps() {
    for touch in event.live {
      touch.isJumping = false
      guard touch.sample.phase == .moved || touch.sample.phase == .ended else { continue }
      // An estimated place makes no step; the last real one belongs to an earlier event.
      var samples = touch.sample.isEstimated ? 0 : 1
      for index in 0..<event.coalesced.count
      where event.coalesced[index].contact.id == touch.contactID { samples += 1 }
      guard let jump = touch.history.jump(in: samples, by: gestureProfile.jumps) else { continue }
      touch.isJumping = true
      event.recordJump()
      observer?.window(
        self, skippedStepOf: touch,
        because: .movedTooFar(distance: jump.distance, limit: jump.limit))
    }
  }
}
