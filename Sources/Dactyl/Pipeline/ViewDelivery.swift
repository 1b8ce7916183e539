/// Tells views about touches, after the recognisers, and holds back what these want held back.
///
/// Holding is decided per touch by looking at its recognisers, so the last of them to decide lets
/// go (SPEC D12).
///
/// Does nothing after `stopDelivering()`, until `startDelivering(in:)`.
final class ViewDelivery {
  /// One change of a touch that its view has not been told of.
  private final class Withheld {
    let touch: Touch
    let sample: TouchSample
    /// In which event it happened.
    let round: Int
    /// What the touch is like now, while its view is shown the change.
    @exclusivity(unchecked) var present: TouchSample

    init(_ touch: Touch, phase: TouchPhase, round: Int) {
      self.touch = touch
      self.round = round
      present = touch.sample
      var sample = touch.sample
      sample.phase = phase
      self.sample = sample
    }
  }

  #if Core
    /// A page's views hear of touches only where these are observed, which needs a larger engine.
    var tellsViews: Bool {
      get { false }
      set {}
    }
  #else
    /// True if some view would notice a delivery.
    @exclusivity(unchecked) private(set) var tellsViews = true
  #endif
  /// Whether a recogniser has claimed touches since the last delivery.
  @exclusivity(unchecked) private var mustTakeAway = false
  /// Whether that is so, or something may be held back.
  @exclusivity(unchecked) private(set) var mustRelease = false
  /// How many events were brought to the views that had something to be told.
  @exclusivity(unchecked) private var round = 0
  @exclusivity(unchecked) private var withheld: ContiguousArray<Withheld> = []
  @exclusivity(unchecked) private var group: ContiguousArray<Touch> = []
  @exclusivity(unchecked) private var candidates: ContiguousArray<Touch> = []
  @exclusivity(unchecked) private var claimed: ContiguousArray<Touch> = []

  init() {}

  /// The touch of each change that is held back.
  var withheldTouches: ContiguousArray<Touch> { ContiguousArray(withheld.map { $0.touch }) }
  /// Whether no view is being told of anything.
  var isIdle: Bool { group.isEmpty && candidates.isEmpty }

  // MARK: Whether views hear of touches at all

  /// Tells no view of anything until `startDelivering(in:)`; no touch has come down yet.
  func stopDelivering() { tellsViews = false }

  /// Tells views from now on. Views hear of touches already down as if they had seen them begin.
  @inline(never)
  func startDelivering(in window: Window) {
    guard !tellsViews else { return }
    tellsViews = true
    var touched = TouchedViews(newTouches: 0)
    for touch in window.event.live {
      if touch.isTakenFromView || window.isExcluded(touch, &touched) {
        touch.delivery = .finished
      } else if isHeld(touch, .began) {
        withhold(touch, .began)
      } else {
        touch.delivery = .delivering
      }
    }
  }

  // MARK: Views that hear of touches

  /// Has a touch taken from its view, because a recogniser has claimed it (SPEC D9).
  func claim(_ touch: Touch) {
    touch.isTakenFromView = true
    guard tellsViews else { return }
    mustTakeAway = true
    mustRelease = true
  }

  /// Cancels what was claimed, releases what is free, and delivers what changed (SPEC D1, steps 5
  /// and 6).
  @inline(__always)
  func deliverToViews(_ event: Event, in window: Window) {
    round += 1
    release(in: window)
    if event.concernsViews { deliverChanges(of: event, in: window) }
  }

  private func deliverChanges(of event: Event, in window: Window) {
    if event.hasBegan { deliverTouches(in: .began, of: event, in: window) }
    if event.has(.moved) { deliverTouches(in: .moved, of: event, in: window) }
    if event.hasEnded { deliverTouches(in: .ended, of: event, in: window) }
    if event.has(.cancelled) { deliverTouches(in: .cancelled, of: event, in: window) }
  }

  /// Cancels claimed touches and releases touches that no recogniser holds back any more (SPEC D9,
  /// D10, D11).
  @inline(__always)
  func release(in window: Window) {
    if tellsViews, mustRelease { releaseFree(in: window) }
  }

  private func releaseFree(in window: Window) {
    if mustTakeAway {
      mustTakeAway = false
      cancelClaimed(in: window)
    }
    if !withheld.isEmpty { releaseWithheld(in: window) }
    mustRelease = mustTakeAway || !withheld.isEmpty
  }

  /// Cancels touches in their views at once, because the views are about to leave (SPEC A9).
  func cancelNow(_ touches: ContiguousArray<Touch>, in window: Window) {
    guard tellsViews else { return }
    withheld.keep { !touches.holds($0.touch) }
    var touches = touches
    takeAway(&touches, in: window)
  }

  /// Cancels touches in the views that know of them, and empties the list. Nothing of these touches
  /// is held back any more.
  private func takeAway(_ touches: inout ContiguousArray<Touch>, in window: Window) {
    for touch in touches where touch.delivery != .delivering { finish(touch) }
    touches.keep { $0.delivery == .delivering }
    for touch in touches { finish(touch) }
    deliverGrouped(&touches, .cancelled, in: window)
  }

  private func finish(_ touch: Touch) {
    touch.delivery = .finished
    touch.isWithheld = false
  }

  // MARK: Claims

  private func cancelClaimed(in window: Window) {
    // Touches that have lifted long ago and whose end was held back come first, each for itself.
    if !withheld.isEmpty {
      for held in withheld where held.touch.isTakenFromView && held.touch.delivery == .delivering {
        guard held.sample.phase == .ended, !window.event.live.holds(held.touch) else { continue }
        var touches: ContiguousArray = [held.touch]
        takeAway(&touches, in: window)
      }
      withheld.keep { !$0.touch.isTakenFromView }
    }
    if window.event.live.count == 1 {
      window.event.live.borrow(0) { touch in
        guard touch.isTakenFromView, touch.delivery != .finished else { return }
        let isTold = touch.delivery == .delivering
        finish(touch)
        if isTold { deliverAlone(touch, .cancelled, in: window) }
      }
      return
    }
    var claimed: ContiguousArray<Touch> = []
    swap(&claimed, &self.claimed)
    for index in 0..<window.event.live.count {
      let touch = window.event.live[index]
      if touch.isTakenFromView, touch.delivery != .finished { claimed.add(touch) }
    }
    if !claimed.isEmpty { takeAway(&claimed, in: window) }
    swap(&claimed, &self.claimed)
  }

  // MARK: Withheld changes

  private func releaseWithheld(in window: Window) {
    var index = 0
    while index < withheld.count {
      let held = withheld[index]
      if isHeld(held.touch, held.sample.phase) {
        index += 1
        continue
      }
      // Changes of one frame for one view come in one call, as without holding back.
      var together: ContiguousArray<Withheld> = []
      var place = index
      while place < withheld.count, withheld[place].round == held.round {
        let other = withheld[place]
        if other.touch.view === held.touch.view, other.sample.phase == held.sample.phase,
          !isHeld(other.touch, other.sample.phase)
        {
          together.add(other)
          withheld.remove(other)
        } else {
          place += 1
        }
      }
      replay(together, in: window)
      index = 0
    }
  }

  private func replay(_ changes: ContiguousArray<Withheld>, in window: Window) {
    var touches: ContiguousArray<Touch> = []
    for change in changes {
      touches.add(change.touch)
      change.touch.isWithheld = withheld.contains { $0.touch === change.touch }
    }
    withShown(changes, of: window.event) {
      deliverGrouped(&touches, changes[0].sample.phase, in: window)
    }
  }

  /// Shows event and touches as they were at a change that was held back, during one call
  /// (SPEC D10).
  private func withShown(
    _ changes: ContiguousArray<Withheld>, of event: Event, _ body: () -> Void
  ) {
    let time = event.timestamp
    for change in changes { change.present = change.touch.sample }
    event.timestamp = changes[0].sample.time
    for change in changes { change.touch.sample = change.sample }
    body()
    for change in changes { change.touch.sample = change.present }
    event.timestamp = time
  }

  /// Shows touches as cancelled during one call, whatever the recognisers go on to see.
  private func withShownAsCancelled(_ touches: ContiguousArray<Touch>, _ body: () -> Void) {
    for touch in touches {
      touch.uncancelledPhase = touch.sample.phase
      touch.sample.phase = .cancelled
    }
    body()
    for touch in touches { touch.sample.phase = touch.uncancelledPhase }
  }

  /// True if a recogniser that is still deciding holds a change back.
  private func isHeld(_ touch: Touch, _ phase: TouchPhase) -> Bool {
    let isEnd = phase == .ended
    let isUnknown = touch.delivery == .notDelivered
    return touch.recognizers.contains { recognizer in
      recognizer.committed == .possible
        && (isEnd && recognizer.delaysTouchesEnded || isUnknown && recognizer.delaysTouchesBegan)
    }
  }

  // MARK: Changes of the present event

  private func deliverTouches(in phase: TouchPhase, of event: Event, in window: Window) {
    if event.live.count == 1 {
      event.live.borrow(0) { touch in
        guard touch.delivery != .finished, touch.sample.phase == phase, mayTell(touch) else {
          return
        }
        deliverAlone(touch, phase, in: window)
      }
      return
    }
    event.changed.forEach { touch in
      if touch.delivery != .finished, touch.sample.phase == phase, mayTell(touch) {
        candidates.add(touch)
      }
    }
    if !candidates.isEmpty { deliverGrouped(&candidates, phase, in: window) }
  }

  /// True if the view hears of a touch now. Otherwise holds the change back, unless the view never
  /// hears of it.
  private func mayTell(_ touch: Touch) -> Bool {
    let phase = touch.sample.phase
    switch phase {
    case .cancelled:
      if touch.isWithheld { withheld.keep { $0.touch !== touch } }
      touch.isWithheld = false
      let isTold = touch.delivery == .delivering
      touch.delivery = .finished
      return isTold
    case .began, .moved, .stationary, .ended:
      if touch.isWithheld || (phase != .moved && isHeld(touch, phase)) {
        withhold(touch, phase)
        return false
      }
      return true
    }
  }

  private func withhold(_ touch: Touch, _ phase: TouchPhase) {
    touch.isWithheld = true
    withheld.add(Withheld(touch, phase: phase, round: round))
    mustRelease = true
  }

  /// Calls the handler of a view with the only touch of the window.
  private func deliverAlone(_ touch: Touch, _ phase: TouchPhase, in window: Window) {
    guard let view = touch.view else { return }
    if phase != .cancelled { noteDelivered(phase, of: touch) }
    call(view, phase, with: window.event.live, in: window)
  }

  private func noteDelivered(_ phase: TouchPhase, of touch: Touch) {
    switch phase {
    case .began, .moved, .stationary: touch.delivery = .delivering
    case .ended, .cancelled: touch.delivery = .finished
    }
  }

  /// Calls the handler of each view once with all its touches, in the order of the first of them.
  private func deliverGrouped(
    _ touches: inout ContiguousArray<Touch>, _ phase: TouchPhase, in window: Window
  ) {
    let areOnOneView = bringTogether(&touches)
    var next = 0
    while next < touches.count, let view = touches[next].view {
      group.clear()
      if areOnOneView {
        swap(&group, &touches)
      } else {
        while next < touches.count, touches[next].view === view {
          group.add(touches[next])
          next += 1
        }
      }
      if phase != .cancelled {
        // The handler of another view may just have taken some away.
        group.keep { $0.delivery != .finished }
        for touch in group { noteDelivered(phase, of: touch) }
        if group.isEmpty { continue }
      }
      call(view, phase, with: group, in: window)
    }
    // Touches are not kept until the next call, which may be far off.
    group.clear()
    touches.clear()
  }

  /// Has the touches of each view stand together, views in the order of the first of them.
  ///
  /// - Returns: true if there is only one view.
  private func bringTogether(_ touches: inout ContiguousArray<Touch>) -> Bool {
    guard let view = touches.first?.view else { return true }
    if touches.allSatisfy({ $0.view === view }) { return true }
    guard touches.count > NumberTable.fewest else {
      for end in 2..<touches.count {
        var place = end
        while place > 0, touches[place - 1].view !== touches[end].view { place -= 1 }
        if place > 0 { for later in place..<end { touches.swapAt(later, end) } }
      }
      return false
    }
    let views = NumberTable(capacity: touches.count)
    // How many touches each view has, and then where the next of them goes.
    var places: ContiguousArray<Int> = []
    for touch in touches {
      if views.insert(touch.viewNumber, at: places.count) { places.append(0) }
      if let view = views.place(of: touch.viewNumber) { places[view] += 1 }
    }
    var taken = 0
    for view in places.indices { (places[view], taken) = (taken, taken + places[view]) }
    var ordered = touches
    for touch in touches {
      guard let view = views.place(of: touch.viewNumber) else { continue }
      ordered[places[view]] = touch
      places[view] += 1
    }
    touches = ordered
    return false
  }

  private func call(
    _ view: View, _ phase: TouchPhase, with touches: ContiguousArray<Touch>, in window: Window
  ) {
    let set = TouchSet(touches)
    let event = window.event
    switch phase {
    case .began: view.touchesBegan(set, with: event)
    case .moved: view.touchesMoved(set, with: event)
    case .ended: view.touchesEnded(set, with: event)
    case .cancelled: withShownAsCancelled(touches) { view.touchesCancelled(set, with: event) }
    case .stationary: break
    }
    window.observer?.window(window, didDeliver: set, to: view, phase: phase)
  }
}
