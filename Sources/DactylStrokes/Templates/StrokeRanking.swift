/// The two classes nearest to a drawing, and the margin between them.
struct StrokeRanking {
  /// The index of the nearest class.
  var best: Int
  /// The index of the second nearest class, if any.
  var second: Int?
  /// How much nearer the best class is than the second, 0…1; 1 without a second.
  var margin = 1.0

  /// How much nearer the first of two distances is, 0…1; 1 if the second is infinite.
  @inline(never)
  static func margin(_ distance: Double, before next: Double) -> Double {
    guard next.isFinite else { return 1 }
    return next > 0 ? 1 - distance / next : 0
  }
}
