/// Two recognisers that can claim the same touches without anything being declared between them.
///
/// The one that is asked first or has the lower threshold then wins, which is seldom what
/// was meant. `GestureRecognizer.require(toFail:)` or a delegate that allows both settles it.
public struct GestureConflict: Hashable, Sendable {
  /// Why two recognisers get in each other's way.
  public enum Reason: Hashable, Sendable {
    /// Both wait for the same number of taps of the same number of fingers: the one asked first
    /// wins.
    case sameTaps(count: Int, fingers: Int)
    /// The taps of one are the first taps of the other: both recognise, one after the other
    /// (SPEC D4).
    case tapsWithinTaps(Int, of: Int, fingers: Int)
    /// Both wait for the same number of fingers to rest: the one that waits less wins.
    case samePress(fingers: Int)
    /// Both follow the same number of fingers: the one with the lower threshold, or asked first,
    /// wins.
    case sameDrag
    /// A drag begins before a swipe of as many fingers is complete: the swipe never wins.
    case dragBeforeSwipe
    /// Both wait for a swipe in the same directions.
    case sameSwipe(SwipeDirection)
    /// Both follow fingers that spread or close.
    case samePinch
    /// Both follow fingers that turn.
    case sameRotation
    /// Both shift, stretch or turn.
    case sameTransform
    /// One begins before the other, which was shown and is recognised at its end, is complete: the
    /// shown gesture never wins.
    case beforeShown
    /// What was shown is complete before the last tap of the other: the taps never win.
    case shownBeforeTaps
  }

  /// The recogniser on the deeper view, or on the same view the one added later: it is asked first.
  public var first: RecognizerID
  /// The other recogniser.
  public var second: RecognizerID
  /// Whether they are attached to different views.
  public var isNested: Bool
  /// Why they get in each other's way.
  public var reason: Reason

  /// A conflict of two recognisers.
  public init(first: RecognizerID, second: RecognizerID, isNested: Bool, reason: Reason) {
    self.first = first
    self.second = second
    self.isNested = isNested
    self.reason = reason
  }
}

extension Window {
  /// The pairs of recognisers that can claim the same touches without anything being declared
  /// between them.
  ///
  /// For tests and tools: ask when the window is built, and settle what comes back.
  ///
  /// ```swift
  /// for conflict in window.conflicts() { print(conflict.words { window.name(of: $0) }) }
  /// // edgePan and scrolling on nested views both follow a drag
  /// ```
  ///
  /// Looks at enabled recognisers that say what they wait for (`GestureRecognizer.footprint`), or
  /// what gets in their way (`conflict(with:)`, as of shown gestures; two of these are not compared),
  /// and share a view or lie on nested ones and take a kind of touch in common. Left out are pairs of
  /// which one must wait for the other (`require(toFail:)`, the dynamic questions of subclass and
  /// delegate) and pairs in which neither prevents the other (`canPrevent`, delegates). It does not
  /// report gestures that fingers tell apart: a tap and a long press by time, a press and a drag
  /// by whether they rest, a pan, a pinch and a rotation by what is crossed first (SPEC E1).
  ///
  /// The order is that of the views, parents first, rear to front. Asks delegates; call it outside
  /// of actions.
  public func conflicts() -> [GestureConflict] {
    var conflicts: [GestureConflict] = []
    collectConflicts(on: self, beneath: [], into: &conflicts)
    return conflicts
  }

  private func collectConflicts(
    on view: View, beneath: [GestureRecognizer], into conflicts: inout [GestureConflict]
  ) {
    var earlier = beneath
    for recognizer in view.gestureRecognizers {
      for other in earlier {
        if let conflict = conflict(of: recognizer, with: other) { conflicts.append(conflict) }
      }
      earlier.append(recognizer)
    }
    for subview in view.subviews {
      collectConflicts(on: subview, beneath: earlier, into: &conflicts)
    }
  }

  private func conflict(
    of first: GestureRecognizer, with second: GestureRecognizer
  ) -> GestureConflict? {
    guard first.isEnabled, second.isEnabled,
      !first.allowedTouchKinds.isDisjoint(with: second.allowedTouchKinds),
      let reason = first.reason(for: second) ?? second.reason(for: first),
      !first.isDeclaredToWait(for: second), !second.isDeclaredToWait(for: first)
    else { return nil }
    switch reason {
    case .tapsWithinTaps:
      // Such taps never prevent each other; a delegate that allows both means it.
      guard !first.isAllowedBeside(second), !second.isAllowedBeside(first) else { return nil }
    default:
      guard first.prevents(second) || second.prevents(first) else { return nil }
    }
    return GestureConflict(
      first: first.id, second: second.id, isNested: first.view !== second.view, reason: reason)
  }
}

extension GestureRecognizer {
  /// Why the other gets in its way; nil if it does not, or does not say what it waits for.
  fileprivate func reason(for other: GestureRecognizer) -> GestureConflict.Reason? {
    guard let wanted = other.footprint else { return nil }
    return footprint?.conflict(with: wanted) ?? conflict(with: wanted)
  }

  /// Whether it was declared, in whatever way, that this one waits for the other.
  fileprivate func isDeclaredToWait(for other: GestureRecognizer) -> Bool {
    requirements.holds(other) || wantsToWait(for: other)
  }

  /// Whether it was declared, or this one's delegate says, that both may recognise.
  fileprivate func isAllowedBeside(_ other: GestureRecognizer) -> Bool {
    isDeclaredSimultaneous(with: other)
      || delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }
}
