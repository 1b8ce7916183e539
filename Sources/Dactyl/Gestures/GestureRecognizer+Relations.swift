extension GestureRecognizer {
  /// Lets this recogniser recognise only once the other has failed (SPEC D5).
  ///
  /// Until then it stays possible, seen from outside; when the other fails it goes on where it is, and when
  /// the other recognises it fails. Nothing is required of a recogniser that has none of its touches.
  ///
  ///     singleTap.require(toFail: doubleTap)
  ///
  /// - Returns: false, with nothing changed, where the two are the same or the requirement would close a
  ///   cycle; the window's observer is told of it (SPEC D7).
  @discardableResult
  public func require(toFail other: GestureRecognizer) -> Bool {
    if requirements.holds(other) { return true }
    if let path = other.path(to: self) {
      if let window = viewReference?.windowReference ?? other.viewReference?.windowReference {
        window.observer?.window(window, refusedRequirementClosing: [self] + path.dropLast())
      }
      return false
    }
    requirements.append(other)
    return true
  }

  /// Takes a failure requirement back.
  public func removeRequirement(toFail other: GestureRecognizer) {
    requirements.remove(other)
  }

  /// The recognisers that must fail first, as declared with `require(toFail:)`.
  public var failureRequirements: [GestureRecognizer] { Array(requirements) }

  /// The recognisers from this one to the other along failure requirements, both included; nil where none
  /// leads there.
  func path(to other: GestureRecognizer) -> [GestureRecognizer]? {
    var visited: [GestureRecognizer] = []
    return path(to: other, avoiding: &visited)
  }

  /// Each recogniser is looked at once, however many ways lead to it.
  private func path(
    to other: GestureRecognizer, avoiding visited: inout [GestureRecognizer]
  ) -> [GestureRecognizer]? {
    if self === other { return [self] }
    guard !visited.contains(where: { $0 === self }) else { return nil }
    visited.append(self)
    for requirement in requirements {
      if let rest = requirement.path(to: other, avoiding: &visited) { return [self] + rest }
    }
    for answer in answers where answer.mustWait {
      if let rest = answer.other.path(to: other, avoiding: &visited) { return [self] + rest }
    }
    return nil
  }

  /// Whether this one has to wait for the other, as far as that is known without asking.
  func isKnownToWait(for other: GestureRecognizer) -> Bool {
    requirements.holds(other)
      || answers.contains { $0.other === other && $0.mustWait }
  }

  /// Whether this one has to wait for the other; asks where that was not asked in this attempt (SPEC D6).
  func mustWait(for other: GestureRecognizer) -> Bool {
    if requirements.holds(other) { return true }
    if let answer = answers.first(where: { $0.other === other }) { return answer.mustWait }
    var mustWait = wantsToWait(for: other)
    if mustWait, let path = other.path(to: self) {
      mustWait = false
      if let window = viewReference?.windowReference {
        window.observer?.window(window, refusedRequirementClosing: [self] + path.dropLast())
      }
    }
    answers.append(RequirementAnswer(other: other, mustWait: mustWait))
    return mustWait
  }

  /// Asks both recognisers and their delegates (SPEC D6).
  func wantsToWait(for other: GestureRecognizer) -> Bool {
    if asksShouldRequireFailure(of: other) || other.asksShouldBeRequiredToFail(by: self) {
      return true
    }
    if let delegate, delegate.gestureRecognizer(self, shouldRequireFailureOf: other) { return true }
    if let delegate = other.delegate {
      return delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: self)
    }
    return false
  }

  /// Whether this one, when it recognises, keeps the other from recognising (SPEC D2, D3, D4).
  func prevents(_ other: GestureRecognizer) -> Bool {
    if tapsToRecognize > 0, tapsToRecognize < other.tapsToRecognize { return false }
    guard asksCanPrevent(other), other.asksCanBePrevented(by: self) else { return false }
    if let delegate,
      delegate.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    {
      return false
    }
    if let delegate = other.delegate,
      delegate.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
    {
      return false
    }
    return true
  }

  /// Whether the attempts of the two have a touch in common.
  func sharesTouch(with other: GestureRecognizer) -> Bool {
    attempt.contains { touch in other.attempt.contains { $0 === touch } }
  }
}
