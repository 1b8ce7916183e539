/// The two classes that a drawing is nearest to, and how clearly.
struct StrokeRanking {
  /// The index of the nearest class.
  var best: Int
  /// The index of the next, if there is one.
  var second: Int?
  /// How much nearer the best is than the next, 0…1; 1 without a next.
  var margin = 1.0

  /// How much nearer the first of two distances is, 0…1; 1 where the second is infinite.
  @inline(never)
  static func margin(_ distance: Double, before next: Double) -> Double {
    guard next.isFinite else { return 1 }
    return next > 0 ? 1 - distance / next : 0
  }
}
