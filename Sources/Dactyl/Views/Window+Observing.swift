extension Window {
  /// Numbers a recogniser that came into the window.
  func number(_ recognizer: GestureRecognizer) {
    guard recognizer.numberedBy !== identity else { return }
    recognizerCount += 1
    recognizer.number = recognizerCount
    recognizer.numberedBy = identity
  }

  /// Notifies recorder and observer of a change, with the cause that its recogniser states.
  @inline(never)
  func observe(_ recognizer: GestureRecognizer, _ step: RecognizerMachine.Step) {
    observe(recognizer, step, because: recognizer.machine.cause)
  }

  /// Does the same for another cause.
  func observe(
    _ recognizer: GestureRecognizer, _ step: RecognizerMachine.Step, because cause: Cause
  ) {
    recorderLink.borrow { $0.record(recognizer, step.former, step.state, cause) }
    if observer != nil { tellObserver(of: recognizer, step, because: cause) }
  }

  private func tellObserver(
    of recognizer: GestureRecognizer, _ step: RecognizerMachine.Step, because cause: Cause
  ) {
    guard let observer else { return }
    let transition = Transition(
      recognizer: recognizer.id, from: step.former, to: step.state, time: now,
      touchTime: step.former == .possible && step.state != .failed ? recognizer.touchTime : now,
      cause: cause)
    observer.window(self, didTransition: transition, of: recognizer)
  }

  /// The recogniser with an id; nil if it has left the window.
  public func recognizer(_ id: RecognizerID) -> GestureRecognizer? {
    recognizer(numbered: id.number)
  }

  /// The recogniser with a number; nil if it has left the window.
  package func recognizer(numbered number: Int) -> GestureRecognizer? {
    var found: GestureRecognizer?
    forEachInTree { view in
      guard found == nil else { return }
      for recognizer in view.gestureRecognizers where recognizer.number == number {
        found = recognizer
      }
    }
    return found
  }

  #if !hasFeature(Embedded)
    /// What to call a recogniser: its name, else kind and number.
    public func name(of id: RecognizerID) -> String { recognizer(id)?.name ?? "\(id)" }
  #endif
}

extension View {
  /// Tells the window's observer what the view made of touches, such as "got the tap".
  ///
  /// An inspector shows it as the answer to the touches, beside what recognisers decided. It costs
  /// nothing without an observer.
  ///
  /// - Parameter act: words that go on after the view's name.
  public final func report(_ act: @autoclosure () -> String) {
    if let window, let observer = window.observer {
      observer.window(window, view: self, did: act())
    }
  }
}

extension Window {
  /// The event in which the window shows every frame.
  @_spi(Facades) public var sharedEvent: Event { event }

  /// Whether a finger is down, as far as the event shows.
  @_spi(Facades) public final var hasTouches: Bool { !event.liveUnretained.isEmpty }
}
