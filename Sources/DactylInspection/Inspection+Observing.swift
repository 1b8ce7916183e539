import Dactyl

extension Inspection: WindowObserver {
  /// Reports the frame.
  public func window(_ window: Window, willProcess frame: InputFrame) {
    former?.window(window, willProcess: frame)
    guard isUnderWay else { return }
    depth += 1
    lastFrame = (frame.time, clock.now)
    writer.frame(frame)
  }

  /// Reports the frame's consequences: progress of recognisers, and other changes.
  public func window(_ window: Window, didProcess frame: InputFrame) {
    former?.window(window, didProcess: frame)
    guard isUnderWay, depth > 0 else { return }
    if depth == 1 {
      tellChanges(in: window, looksAtAll: false)
      tellReadings(window)
    }
    depth -= 1
    handOver(frames: 1)
    if depth == 0 { _ = tree.release() }
  }

  /// Reports a refused frame.
  public func window(
    _ window: Window, didRefuse frame: InputFrame, because error: InputError
  ) {
    former?.window(window, didRefuse: frame, because: error)
    note("refused", in: window) {
      $0.add("frame", frame)
      $0.add("words", "\(error)")
    }
  }

  /// Reports the transition.
  public func window(
    _ window: Window, didTransition transition: Transition, of recognizer: GestureRecognizer
  ) {
    former?.window(window, didTransition: transition, of: recognizer)
    // The program's overrides may report something themselves.
    let (count, location) = (recognizer.numberOfTouches, recognizer.location(in: nil))
    let readings: [GestureReading] =
      switch transition.to {
      case .possible, .failed: []
      case .began, .changed, .ended, .cancelled:
        recognizer.readings(in: nil, includingVelocities: false)
      }
    writer.line("state", time: transition.time) { writer in
      if transition.touchTime != transition.time {
        writer.add("touchTime", exactly: transition.touchTime)
      }
      writer.add("recognizer", transition.recognizer.number)
      writer.add("from", word: transition.from.word)
      writer.add("to", word: transition.to.word)
      writer.add("touches", count)
      writer.add("location", location)
      writer.add("cause", transition.cause, naming: name(in: window))
      writer.add(readings: readings)
    }
    handOver()
  }

  /// Reports an impossible state.
  public func window(
    _ window: Window, coerced state: GestureRecognizer.State, to accepted: GestureRecognizer.State?,
    of recognizer: GestureRecognizer
  ) {
    former?.window(window, coerced: state, to: accepted, of: recognizer)
    note("coerced", in: window) { writer in
      writer.add("recognizer", recognizer.id.number)
      writer.add("from", word: state.word)
      if let accepted { writer.add("to", word: accepted.word) }
      let name = window.name(of: recognizer.id)
      writer.add(
        "words",
        accepted.map { "\(name) set \(state), read as \($0)" } ?? "\(name) set \(state), ignored")
    }
  }

  /// Reports a circle of failure requirements.
  public func window(_ window: Window, refusedRequirementClosing cycle: [GestureRecognizer]) {
    former?.window(window, refusedRequirementClosing: cycle)
    note("cycle", in: window) { writer in
      writer.add("recognizers", ids: cycle.map(\.id.number))
      let names = cycle.map { window.name(of: $0.id) }.joined(separator: ", ")
      writer.add("words", "would wait for each other: \(names)")
    }
  }

  /// Reports that hit-testing returned a view of another window.
  public func window(_ window: Window, refusedHit view: View, at place: Point) {
    former?.window(window, refusedHit: view, at: place)
    note("refusedHit", in: window) { writer in
      writer.add("location", place)
      writer.add("words", "a view that is not in the window was hit: \(className(of: view))")
    }
  }

  /// Reports a finger's jump.
  public func window(_ window: Window, skippedStepOf touch: Touch, because cause: Cause) {
    former?.window(window, skippedStepOf: touch, because: cause)
    note("skippedStep", in: window) { writer in
      writer.add("contact", touch.contactID)
      writer.add("cause", cause, naming: name(in: window))
      writer.add("words", "a finger jumped: \(cause)")
    }
  }

  /// Reports that a recogniser does not get a touch.
  public func window(
    _ window: Window, lockedOut touch: Touch, of recognizer: GestureRecognizer
  ) {
    former?.window(window, lockedOut: touch, of: recognizer)
    note("lockedOut", in: window) { writer in
      writer.add("contact", touch.contactID)
      writer.add("recognizer", recognizer.id.number)
      let name = window.name(of: recognizer.id)
      writer.add("words", "\(name) follows touches of another kind")
    }
  }

  /// Reports a rejected palm.
  public func window(_ window: Window, didReject contact: Contact, because cause: Cause) {
    former?.window(window, didReject: contact, because: cause)
    note("rejected", in: window) { writer in
      writer.add("contact", contact.id)
      writer.add("cause", cause, naming: name(in: window))
      writer.add("words", "taken for a palm: \(cause)")
    }
  }

  /// Reports what a view made of touches, with its present name.
  public func window(_ window: Window, view: View, did act: String) {
    former?.window(window, view: view, did: act)
    writer.line("act", time: window.currentTime) { writer in
      writer.add("view", numbering.id(of: view))
      writer.add("name", nameView(view))
      writer.add("words", act)
    }
    handOver()
  }

  /// Reports deliveries to views except moves, which repeat the frames.
  public func window(
    _ window: Window, didDeliver touches: TouchSet, to view: View, phase: TouchPhase
  ) {
    former?.window(window, didDeliver: touches, to: view, phase: phase)
    let word: StaticString
    switch phase {
    case .began: word = "began"
    case .moved, .stationary: return
    case .ended: word = "ended"
    case .cancelled: word = "cancelled"
    }
    writer.line("touches", time: window.currentTime) { writer in
      writer.add("view", numbering.id(of: view))
      writer.add("phase", word: word)
      writer.add("touches", rows: touches) { writer, touch in
        let place = touch.location(in: view)
        writer.append(rows: 0..<4) { writer, field in
          switch field {
          case 0: writer.append(touch.contactID)
          case 1: writer.append(place.x)
          case 2: writer.append(place.y)
          default: writer.append(touch.tapCount)
          }
        }
      }
    }
    handOver()
  }
}
