// The numbers by which recognisers decide.
extension GestureRecognizer {
  /// A number that was set on the recogniser, or where that is NaN, the one of the window's profile.
  @inline(__always)
  final func number(_ own: Double, or usual: (GestureProfile) -> Double) -> Double {
    own.isNumber ? own : profile(usual)
  }

  /// Some of the numbers that hold where the recogniser has none of its own; reads the profile in
  /// place.
  @inline(__always)
  final func profile<Numbers>(_ read: (GestureProfile) -> Numbers) -> Numbers {
    guard let window = viewWindow else { return read(GestureProfile.dactyl) }
    return read(window.gestureProfile)
  }
}
