// The numbers by which recognisers decide: those that were set on one, else those of its window's
// profile.
extension GestureRecognizer {
  /// A number of its own, or where it has none, that of the profile; set to NaN, it has none.
  // Not inlined where room is scarce: thirty of them are asked for in fifty places.
  #if arch(wasm32) || arch(arm)
    @inline(never)
  #else
    @inline(__always)
  #endif
  package final subscript(number: ProfileNumber) -> Double {
    get { own(number) ?? usual(number) }
    set { ownNumbers[Int(number.place)] = OwnNumber(newValue) }
  }

  /// What was set on this recogniser.
  @inline(__always)
  final func own(_ number: ProfileNumber) -> OwnNumber { ownNumbers[Int(number.place)] }

  /// What holds where the recogniser has no number of its own.
  @inline(__always)
  final func usual(_ number: ProfileNumber) -> Double {
    guard let window = viewWindow else { return GestureRecognizer.withoutWindow(number) }
    return window.gestureProfile[number]
  }

  @inline(never)
  private static func withoutWindow(_ number: ProfileNumber) -> Double {
    var profile = GestureProfile.dactyl
    return profile[number]
  }
}
