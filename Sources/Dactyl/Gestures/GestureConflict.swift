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

extension GestureConflict: CustomStringConvertible {
  /// The conflict in words, such as `tap 2 and tap 1 on nested views both wait for 1 tap`.
  public var description: String { words { "\($0)" } }

  /// The conflict in words, with the recognisers called what `name` says; `Window.name(of:)`
  /// knows their names.
  public func words(naming name: (RecognizerID) -> String) -> String {
    let both = "\(name(first)) and \(name(second))" + (isNested ? " on nested views" : "")
    switch reason {
    case .sameTaps(let count, let fingers):
      return both + " both wait for \(taps(count))\(with(fingers))"
    case .tapsWithinTaps(let count, let total, let fingers):
      return both
        + " both recognize: \(taps(count))\(with(fingers)) comes before \(taps(total))"
    case .samePress(let fingers):
      return both + " both wait for \(fingers == 1 ? "a finger" : "\(fingers) fingers") to rest"
    case .sameDrag: return both + " both follow a drag"
    case .dragBeforeSwipe: return both + ": the drag begins before the swipe is complete"
    case .sameSwipe: return both + " both wait for the same swipe"
    case .samePinch: return both + " both follow a pinch"
    case .sameRotation: return both + " both follow a rotation"
    case .sameTransform: return both + " both shift, stretch or turn"
    }
  }

  private func taps(_ count: Int) -> String { count == 1 ? "1 tap" : "\(count) taps" }

  private func with(_ fingers: Int) -> String { fingers == 1 ? "" : " of \(fingers) fingers" }
}
