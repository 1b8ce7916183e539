import Dactyl

/// Five fingers that drag, lift and return on one window with all recognisers, as fast as possible.
///
/// For very long runs: memory must not grow, and each episode must end with nothing left.
enum TamePlay {
  /// The frames of an episode.
  static let frameCount = 20_000

  static func play(_ recipe: Recipe) -> Outcome {
    var outcome = Outcome()
    let dice = Dice(seed: recipe.seed)
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    window.isMultipleTouchEnabled = true
    let view = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    view.isMultipleTouchEnabled = true
    window.addSubview(view)
    var actions = 0
    let recognizers: [GestureRecognizer] = [
      TapGestureRecognizer(), LongPressGestureRecognizer(), PanGestureRecognizer(),
      PinchGestureRecognizer(), RotationGestureRecognizer(), SwipeGestureRecognizer(),
    ]
    for recognizer in recognizers {
      recognizer.cancelsTouchesInView = dice.oneIn(2)
      recognizer.addAction { _ in actions += 1 }
      (dice.oneIn(2) ? view : window).addGestureRecognizer(recognizer)
    }
    play(on: window, dice, &outcome)
    window.cancelAllTouches()
    try? window.advance(to: window.currentTime + 10)
    if !window.touches.isEmpty { outcome.findings.append("a touch is left in the window") }
    for recognizer in recognizers where recognizer.state != .possible {
      outcome.findings.append("\(recognizer.kind) stays \(recognizer.state)")
    }
    if actions == 0 { outcome.findings.append("no gesture was recognised") }
    outcome.count("actions", actions)
    return outcome
  }

  private static func play(on window: Window, _ dice: Dice, _ outcome: inout Outcome) {
    var frame = InputFrame(time: 0, contacts: [])
    var fingers: [Point?] = Array(repeating: nil, count: 5)
    var contacts = 0
    for _ in 0..<frameCount {
      frame.time += dice.oneIn(200) ? 0.4 : 0.008
      frame.contacts.removeAll(keepingCapacity: true)
      let drift = Vector(Double(dice.below(9)) - 4, Double(dice.below(9)) - 4)
      for index in fingers.indices {
        if let place = fingers[index] {
          let next = place + drift
          // A drag lasts two seconds at 120 frames a second, as people's do.
          let isLifted = dice.oneIn(240)
          fingers[index] = isLifted ? nil : next
          frame.contacts.append(
            Contact(id: index, phase: isLifted ? .ended : .moved, position: next))
        } else if dice.oneIn(30) {
          let place = Point(Double(dice.below(400)), Double(dice.below(300)))
          fingers[index] = place
          frame.contacts.append(Contact(id: index, phase: .began, position: place))
        }
      }
      contacts += frame.contacts.count
      do { try window.send(frame) } catch { outcome.findings.append("refused: \(error)") }
    }
    outcome.count("contacts", contacts)
    outcome.count("frames", frameCount)
  }
}
