import Dactyl

extension Stroke {
  /// How differently neighbouring stretches of the path turn, in radians: 0 for an arc of a circle.
  ///
  /// The root mean square of the differences between the turns of neighbouring stretches, each
  /// `stride` steps long, without the worst place: one kink, where a hand hesitates or ends meet,
  /// says little. A polygon turns in jerks everywhere, even if its corners lie on a circle; an oval
  /// or an egg changes its turn slowly. Meant for equally spaced points. Built on the turning
  /// function of Arkin et al., *An efficiently computable metric for comparing polygonal shapes*,
  /// PAMI 1991.
  ///
  /// - Parameter stride: Steps in a stretch, 1 or more.
  /// - Parameter margin: Steps ignored at each end, where fingers set down and lift; 0 or more.
  /// - Parameter kink: The length of the worst run of differences to ignore; 0 or more.
  /// - Returns: 0 if the stroke is too short for more than `kink` differences.
  public func turnUnevenness(stride: Int, margin: Int, kink: Int) -> Double {
    precondition(stride >= 1 && margin >= 0 && kink >= 0, "counts of steps are not negative")
    let steps = points.count - 1
    let count = steps - 2 * margin - 2 * stride
    guard count > kink else { return 0 }
    let headings = headings
    func square(_ index: Int) -> Double {
      let first = margin + index
      let difference =
        headings[first + 2 * stride] - 2 * headings[first + stride] + headings[first]
      return difference * difference
    }
    var sum = 0.0
    // The sum of the last `kink` squares, and the largest such sum.
    var window = 0.0
    var worst = 0.0
    for index in 0..<count {
      let next = square(index)
      sum += next
      window += index < kink ? next : next - square(index - kink)
      if index >= kink - 1, window > worst { worst = window }
    }
    return (max(sum - worst, 0) / Double(count - kink)).squareRoot()
  }
}
