extension Window {
  /// Numbers a recogniser that came into the window.
  func number(_ recognizer: GestureRecognizer) {
    // The marks of another window mean nothing here.
    recognizer.deliveryMark = 0
    recognizer.visitMark = 0
    guard recognizer.numberedBy !== identity else { return }
    recognizerCount += 1
    recognizer.number = recognizerCount
    recognizer.numberedBy = identity
  }

  /// Tells the observer, if there is one, of a change.
  func observe(
    _ recognizer: GestureRecognizer, from former: GestureRecognizer.State,
    to state: GestureRecognizer.State, because cause: Cause
  ) {
    guard let observer else { return }
    let transition = Transition(
      recognizer: recognizer.id, from: former, to: state, time: now, cause: cause)
    observer.window(self, observed: transition, of: recognizer)
  }

  /// The recogniser with an id; nil if it has left the window.
  public func recognizer(_ id: RecognizerID) -> GestureRecognizer? { recognizer(id, in: self) }

  private func recognizer(_ id: RecognizerID, in view: View) -> GestureRecognizer? {
    for recognizer in view.gestureRecognizers where recognizer.id == id { return recognizer }
    for subview in view.subviews {
      if let found = recognizer(id, in: subview) { return found }
    }
    return nil
  }

  #if !hasFeature(Embedded)
    /// What to call a recogniser: its name, else kind and number.
    public func name(of id: RecognizerID) -> String { recognizer(id)?.name ?? "\(id)" }
  #endif
}

extension Window {
  /// The event in which the window shows every frame.
  package var sharedEvent: Event { event }
}
