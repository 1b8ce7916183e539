@_spi(Facades) import Dactyl

/// One stream sent to one set of recognisers, under observation.
///
/// The recognisers lie on a view and its subview; the seed decides each one's view and how it
/// treats the view's touches.
final class LawRun: WindowObserver {
  private(set) var findings: [Law: String] = [:]
  private(set) var transitions: [Transition] = []
  /// All deliveries to views, in order.
  private(set) var deliveries: [Delivery] = []

  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  let recognizers: [GestureRecognizer]
  private let outer = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  private let inner = View(frame: Rect(x: 50, y: 50, width: 300, height: 200))
  private var homes: [View] = []

  private var standing: [Int: GestureRecognizer.State] = [:]
  private var owedActions: [Int: [GestureRecognizer.State]] = [:]
  private var told: [ObjectIdentifier: TouchPhase] = [:]
  private var seenTouches: [WeakTouch] = []
  /// The random numbers by which actions interfere; nil without interference.
  private var interference: SplitMix64?

  /// A delivery to a view.
  struct Delivery: Equatable {
    var phase: TouchPhase
    var contacts: [Int]
    var places: [Point]
  }

  private final class WeakTouch {
    weak var touch: Touch?
    init(_ touch: Touch) { self.touch = touch }
  }

  init(_ recognizers: [GestureRecognizer], seed: UInt64, interfering: Bool) {
    self.recognizers = recognizers
    window.checksInvariants = true
    var random = SplitMix64(seed: ~seed)
    outer.isMultipleTouchEnabled = random.oneIn(2)
    inner.isMultipleTouchEnabled = random.oneIn(2)
    inner.isExclusiveTouch = random.oneIn(8)
    window.addSubview(outer)
    outer.addSubview(inner)
    for recognizer in recognizers {
      homes.append(recognizers.count > 1 && random.oneIn(2) ? inner : outer)
      homes.last!.addGestureRecognizer(recognizer)
      if random.oneIn(4) { recognizer.cancelsTouchesInView.toggle() }
      if random.oneIn(4) { recognizer.delaysTouchesBegan.toggle() }
      if random.oneIn(4) { recognizer.delaysTouchesEnded.toggle() }
      recognizer.addAction { [unowned self] in acted($0) }
    }
    if interfering { interference = random }
    window.observer = self
  }

  // MARK: Playing

  /// Sends the frames, advances until no deadline is left, and checks the rest.
  func play(_ frames: [InputFrame], meetingDeadlines: Bool = true) {
    for frame in frames {
      if meetingDeadlines {
        attempt { () throws(InputError) in try window.play([frame]) }
      } else {
        attempt { () throws(InputError) in try window.send(frame) }
      }
      noteTouches()
      if let owed = owedActions.first(where: { !$0.value.isEmpty }) {
        find(.actionsMatchTransitions, "no action ran for \(owed.value[0])")
        owedActions.removeAll()
      }
    }
    if !window.meetDeadlines() { find(.deadlinesEnd, "more than 1000 deadlines in a row") }
    checkRest()
  }

  /// Stops interfering and undoes all interference.
  func restore() {
    interference = nil
    if inner.superview == nil { outer.addSubview(inner) }
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    for (recognizer, home) in zip(recognizers, homes) {
      recognizer.isEnabled = true
      home.addGestureRecognizer(recognizer)
    }
    transitions.removeAll()
    deliveries.removeAll()
  }

  /// Finds touches of the first `count` that something still keeps although later ones were sent.
  func checkTouches(before count: Int) {
    for seen in seenTouches.prefix(count) where seen.touch != nil {
      find(.touchesGo, "a touch of an attempt that is over is still there")
    }
  }

  /// How many touches there have been.
  var touchCount: Int { seenTouches.count }

  func find(_ law: Law, _ detail: String) { if findings[law] == nil { findings[law] = detail } }

  // MARK: Watching

  func window(
    _ window: Window, didTransition transition: Transition, of recognizer: GestureRecognizer
  ) {
    transitions.append(transition)
    checkWinner(transition, recognizer)
    checkCause(transition, recognizer)
    let number = transition.recognizer.number
    let before = standing[number] ?? .possible
    if transition.from != before {
      find(.legalTransitions, "from \(transition.from), though it was \(before)")
    }
    if !LawRun.isLegal(transition.from, transition.to) {
      find(.legalTransitions, "\(transition.from) → \(transition.to)")
    }
    standing[number] = transition.to
    switch transition.to {
    case .began, .changed, .ended, .cancelled:
      owedActions[number, default: []].append(transition.to)
    case .failed, .possible: break
    }
  }

  func window(
    _ window: Window, coerced state: GestureRecognizer.State, to accepted: GestureRecognizer.State?,
    of recognizer: GestureRecognizer
  ) {
    // A recogniser is not to blame for what actions do to others.
    guard accepted == nil, interference == nil else { return }
    find(.nothingAfterTheEnd, "\(recognizer.kind) set \(state) when it was \(recognizer.state)")
  }

  func window(_ window: Window, didDeliver touches: TouchSet, to view: View, phase: TouchPhase) {
    deliveries.append(
      Delivery(
        phase: phase, contacts: touches.map(\.contactID),
        places: touches.map { $0.location(in: nil) }))
    if touches.isEmpty { find(.viewsHearWholeTouches, "\(phase) without touches") }
    for touch in touches {
      let id = ObjectIdentifier(touch)
      let former = told[id]
      switch phase {
      case .began:
        if former != nil { find(.viewsHearWholeTouches, "began twice") }
        told[id] = .began
      case .moved, .stationary:
        if former == nil { find(.viewsHearWholeTouches, "moved without began") }
      case .ended, .cancelled:
        if former == nil { find(.viewsHearWholeTouches, "\(phase) without began") }
        told[id] = nil
      }
    }
  }

  /// Checks that a recogniser was free to recognise (SPEC D2, D5).
  ///
  /// What others decided counts as it was observed; their `state` tells what they have proposed,
  /// too. Recognisers with delegates, who may say otherwise each time they are asked, are left out.
  private func checkWinner(_ transition: Transition, _ recognizer: GestureRecognizer) {
    guard transition.from == .possible, transition.to != .failed, interference == nil else {
      return
    }
    let event = window.sharedEvent
    guard recognizer.delegate == nil else { return }
    for other in recognizers where other !== recognizer && other.delegate == nil {
      let isShared = event.touches(for: recognizer).contains { touch in
        event.touches(for: other).contains { $0 === touch }
      }
      guard isShared else { continue }
      let state = standing[other.id.number] ?? .possible
      if state.isActive, other.canPrevent(recognizer), recognizer.canBePrevented(by: other) {
        find(.oneWinner, "\(recognizer.kind) recognised beside \(other.kind)")
      }
      if recognizer.failureRequirements.contains(other), state == .possible {
        find(.oneWinner, "\(recognizer.kind) did not wait for \(other.kind)")
      }
    }
  }

  /// Checks that the number by which a recogniser recognises is enough, as `cross` does not.
  private func checkCause(_ transition: Transition, _ recognizer: GestureRecognizer) {
    guard transition.from == .possible, transition.to != .failed else { return }
    let cause = transition.cause
    // Shapes weigh several measures, so that one alone may pass its limit.
    guard !(100..<1000).contains(cause.code.rawValue) else { return }
    let rounding = abs(cause.limit) * 1e-9
    if cause.sense == .minimum && cause.value < cause.limit - rounding
      || cause.sense == .maximum && cause.value > cause.limit + rounding
    {
      find(.causesHold, "\(recognizer.kind) \(transition.to): \(cause)")
    }
  }

  private func acted(_ recognizer: GestureRecognizer) {
    let number = recognizer.id.number
    if owedActions[number]?.isEmpty ?? true {
      find(.actionsMatchTransitions, "an action ran without a transition")
    } else {
      let owed = owedActions[number]!.removeFirst()
      if recognizer.state != owed {
        find(.actionsMatchTransitions, "an action for \(owed) read \(recognizer.state)")
      }
    }
    interfere()
  }

  private static func isLegal(
    _ from: GestureRecognizer.State, _ to: GestureRecognizer.State
  ) -> Bool {
    switch from {
    case .possible: to == .began || to == .ended || to == .failed
    case .began, .changed: to == .changed || to == .ended || to == .cancelled
    case .ended, .cancelled, .failed: to == .possible
    }
  }

  private func noteTouches() {
    for touch in window.touches where !seenTouches.contains(where: { $0.touch === touch }) {
      seenTouches.append(WeakTouch(touch))
    }
  }

  private func checkRest() {
    if !window.touches.isEmpty { find(.everyAttemptEnds, "a touch is left in the window") }
    if !told.isEmpty { find(.viewsHearWholeTouches, "a view never heard the end of a touch") }
    told.removeAll()
    for recognizer in recognizers {
      if recognizer.state != .possible {
        find(.everyAttemptEnds, "\(recognizer.kind) stays \(recognizer.state)")
      }
      if !recognizer.touches.isEmpty {
        find(.everyAttemptEnds, "\(recognizer.kind) still follows a touch")
      }
    }
  }

  private func attempt(_ body: () throws(InputError) -> Void) {
    do { try body() } catch { preconditionFailure("the stream is not valid: \(error)") }
  }

  // MARK: Interfering

  /// Does something to recognisers and views in the middle of an action (SPEC D13).
  private func interfere() {
    guard var random = interference else { return }
    let other = random.below(recognizers.count)
    switch random.below(14) {
    case 0, 1: recognizers[other].isEnabled = false
    case 2: recognizers[other].view?.removeGestureRecognizer(recognizers[other])
    case 3: recognizers[other].state = .ended
    case 4: recognizers[other].state = .failed
    case 5: inner.removeFromSuperview()
    case 6: window.cancelAllTouches()
    case 7:
      // The device may have lifted it in this very frame, and then cannot report it.
      if let touch = window.touches.randomElement(using: &random) {
        let place = touch.location(in: nil) + Vector(3, 0)
        let contact = Contact(id: touch.contactID, phase: .moved, position: place)
        try? window.send(InputFrame(time: window.currentTime, contacts: [contact]))
      }
    default:
      if inner.superview == nil { outer.addSubview(inner) }
      for (recognizer, home) in zip(recognizers, homes) {
        recognizer.isEnabled = true
        if recognizer.view == nil { home.addGestureRecognizer(recognizer) }
      }
    }
    interference = random
  }
}
