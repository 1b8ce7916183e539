extension Deceleration {
  /// How far it goes between two times, in seconds since it was let go.
  ///
  /// For what keeps no place of its own, such as a map that is moved by steps:
  ///
  /// ```swift
  /// map.move(by: fling.displacement(from: lastPicture - lift, to: thisPicture - lift))
  /// ```
  public func displacement(from earlier: Double, to later: Double) -> Vector {
    position(at: later) - position(at: earlier)
  }
}
