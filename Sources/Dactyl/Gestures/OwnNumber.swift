/// A number that was set on one recogniser; where none was, or NaN, that of the window's profile
/// holds.
///
/// Half the memory of an optional number, and one store where that takes three.
struct OwnNumber {
  private var number = Double.nan

  /// None of its own.
  init() {}

  /// One of its own.
  init(_ number: Double) { self.number = number }

  /// The number, or what holds where there is none.
  @inline(__always)
  static func ?? (own: OwnNumber, usual: @autoclosure () -> Double) -> Double {
    own.number.isNumber ? own.number : usual()
  }
}
