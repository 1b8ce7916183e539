extension GestureRecognizer {
  /// Lets this recogniser recognise only once the other has failed (SPEC D5).
  ///
  /// Until then it stays possible, seen from outside; when the other fails it goes on where it is,
  /// and when the other recognises it fails. A recogniser that shares no touch with it is not
  /// waited for.
  ///
  /// ```swift
  /// singleTap.require(toFail: doubleTap)
  /// ```
  ///
  /// - Returns: false, with nothing changed, if the two are the same or the requirement would
  ///   close a cycle; the window's observer hears of it (SPEC D7).
  @discardableResult
  public func require(toFail other: GestureRecognizer) -> Bool {
    if requirements.holds(other) { return true }
    if closesCycle(waitingFor: other) { return false }
    requirements.add(other)
    other.dependents.append(self)
    arbiter?.isAnyTied = true
    return true
  }

  /// Takes a failure requirement back.
  public func removeRequirement(toFail other: GestureRecognizer) {
    guard requirements.holds(other) else { return }
    other.dependents.remove(self)
    requirements.remove(other)
    arbiter?.reconsiderWaiting()
    arbiter?.window?.settleIfIdle()
  }

  /// Takes all failure requirements on this recogniser back, which would keep it alive.
  package final func forgetDependents() {
    while let dependent = dependents.last { dependent.removeRequirement(toFail: self) }
  }

  /// Takes this recogniser, which is going away, off the lists of the recognisers that it requires.
  final func forgetRequirements() {
    for other in requirements { other.dependents.remove(self) }
  }

  /// The recognisers that must fail first, as declared with `require(toFail:)`.
  public var failureRequirements: [GestureRecognizer] { Array(requirements) }

  /// Whether recognisers would wait for each other if this one waited for the other; the observer
  /// is told so.
  private func closesCycle(waitingFor other: GestureRecognizer) -> Bool {
    var cycle: ContiguousArray<GestureRecognizer> = [self]
    var visited: ContiguousArray<GestureRecognizer> = []
    guard other.waits(for: self, by: &cycle, avoiding: &visited) else { return false }
    if let window = viewWindow ?? other.viewWindow {
      window.observer?.window(window, refusedRequirementClosing: Array(cycle))
    }
    return true
  }

  /// Whether this one waits for the other, be it through more of them, which are added to those on
  /// the way.
  ///
  /// Each recogniser is looked at once, however many ways lead to it.
  private func waits(
    for other: GestureRecognizer, by way: inout ContiguousArray<GestureRecognizer>,
    avoiding visited: inout ContiguousArray<GestureRecognizer>
  ) -> Bool {
    if self === other { return true }
    if visited.holds(self) { return false }
    visited.add(self)
    way.add(self)
    for next in requirements where next.waits(for: other, by: &way, avoiding: &visited) {
      return true
    }
    for next in awaited where next.waits(for: other, by: &way, avoiding: &visited) { return true }
    way.removeLast()
    return false
  }

  /// Whether this one has to wait for the other, as far as that is known without asking.
  func isKnownToWait(for other: GestureRecognizer) -> Bool {
    isKnownToWaitForAny && (requirements.holds(other) || awaited.holds(other))
  }

  /// True if this recogniser is known to wait for another.
  var isKnownToWaitForAny: Bool { !requirements.isEmpty || !awaited.isEmpty }

  /// Whether this one has to wait for the other; asks where that was not asked in this attempt
  /// (SPEC D6).
  ///
  /// Where the answer was no and this one goes on to be possible, `remember(asking:)` has to
  /// follow.
  func mustWait(for other: GestureRecognizer) -> Bool {
    if isKnownToWait(for: other) { return true }
    if asked.holds(other) { return false }
    guard wantsToWait(for: other), !closesCycle(waitingFor: other) else { return false }
    awaited.add(other)
    return true
  }

  /// Does not ask again in this attempt whether this one has to wait for the other.
  func remember(asking other: GestureRecognizer) {
    if !asked.holds(other) { asked.add(other) }
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
    if isDeclaredSimultaneous(with: other) { return false }
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
}

// Relations by their name, for hosts and descriptions.
extension GestureRecognizer {
  /// Says something about this recogniser and another, or where that is nil, all others.
  ///
  /// - Returns: false, with nothing changed, if the two would wait for each other.
  package final func declare(_ relation: GestureRelation, with other: GestureRecognizer?) -> Bool {
    switch relation {
    case .requireToFail:
      return other.map { require(toFail: $0) } ?? false
    case .allowSimultaneous:
      if let other {
        recognizeSimultaneously(with: other)
      } else {
        recognizesSimultaneouslyWithAll = true
      }
      return true
    }
  }

  /// Takes back what was said of this recogniser and another, or where that is nil, all others.
  package final func forgetRelations(with other: GestureRecognizer?) {
    if let other {
      stopRecognizingSimultaneously(with: other)
      removeRequirement(toFail: other)
    } else {
      recognizesSimultaneouslyWithAll = false
    }
  }

  /// The other recognisers in a relation; nil for all.
  package final func declared(_ relation: GestureRelation) -> [GestureRecognizer]? {
    switch relation {
    case .requireToFail: Array(requirements)
    case .allowSimultaneous: recognizesSimultaneouslyWithAll ? nil : simultaneity?.others ?? []
    }
  }
}

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

/// The recognisers beside which one may recognise, as declared without a delegate.
///
/// Tokens name recognisers and keep nothing, so that two that name each other do not keep each
/// other alive.
final class Simultaneity {
  /// Stands for one recogniser.
  final class Token {
    /// The recogniser, as long as there is one.
    fileprivate(set) final var link = Link<GestureRecognizer>()
  }

  let token = Token()
  /// Whether it may recognise beside all others.
  var includesAll = false
  private var partners: ContiguousArray<Token> = []

  init(of recognizer: GestureRecognizer) { token.link.object = recognizer }

  deinit { token.link.object = nil }

  /// Lets the other recognise beside this one, and forgets recognisers that are gone.
  func insert(_ other: Token) {
    for index in partners.indices.reversed() where partners[index].link.object == nil {
      partners.remove(at: index)
    }
    if !partners.holds(other) { partners.add(other) }
  }

  /// Takes that back.
  func remove(_ other: Token) { partners.remove(other) }

  /// Whether that was said.
  func contains(_ other: Token) -> Bool { partners.holds(other) }

  /// The declared recognisers.
  var others: [GestureRecognizer] { partners.compactMap { $0.link.object } }
}
