extension GestureRecognizer {
  /// Lets this recogniser and each of the others recognise at the same time (SPEC D3).
  ///
  /// ```swift
  /// pinch.recognizeSimultaneously(with: pan, rotation)
  /// pan.recognizeSimultaneously(with: rotation)
  /// ```
  ///
  /// It is enough for one of the two to say so, and holds until it is taken back; a delegate is not
  /// needed. Others that are named together are not let beside each other.
  public func recognizeSimultaneously(with others: GestureRecognizer...) {
    for other in others where other !== self {
      ownSimultaneity.insert(other.ownSimultaneity.token)
    }
  }

  /// Whether this recogniser and any other may recognise at the same time; default false (SPEC D3).
  public var recognizesSimultaneouslyWithAll: Bool {
    get { simultaneity?.includesAll ?? false }
    set {
      if newValue || simultaneity != nil { ownSimultaneity.includesAll = newValue }
    }
  }

  /// Takes `recognizeSimultaneously(with:)` back, whichever of the two it was said of.
  public func stopRecognizingSimultaneously(with other: GestureRecognizer) {
    guard let simultaneity, let others = other.simultaneity else { return }
    simultaneity.remove(others.token)
    others.remove(simultaneity.token)
  }

  /// Whether the two were declared to recognise at the same time.
  func isDeclaredSimultaneous(with other: GestureRecognizer) -> Bool {
    if recognizesSimultaneouslyWithAll || other.recognizesSimultaneouslyWithAll { return true }
    guard let simultaneity, let others = other.simultaneity else { return false }
    return simultaneity.contains(others.token) || others.contains(simultaneity.token)
  }

  private var ownSimultaneity: Simultaneity {
    if let simultaneity { return simultaneity }
    let new = Simultaneity(of: self)
    simultaneity = new
    return new
  }
}
