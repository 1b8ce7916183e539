// A file of its own, so that C programs, which ask for conflicts, link no strings.
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
    case .beforeShown: return both + ": the other begins before the shown gesture is complete"
    case .shownBeforeTaps: return both + ": the shown gesture is complete before the last tap"
    }
  }

  private func taps(_ count: Int) -> String { count == 1 ? "1 tap" : "\(count) taps" }

  private func with(_ fingers: Int) -> String { fingers == 1 ? "" : " of \(fingers) fingers" }
}
