import Dactyl

extension Stroke {
  /// How differently the path turns from one stretch to the next, in radians: 0 for an arc of a circle.
  ///
  /// The root mean square of the differences between the turns of neighbouring stretches, both `stride`
  /// steps long, without the largest of them: one kink, where a hand hesitates or ends meet, says little.
  /// A polygon turns in jerks everywhere, even where its corners lie on a circle; an oval or an egg changes
  /// its turn slowly. Meant for points equally far apart. Built on the turning function of Arkin et al., *An
  /// efficiently computable metric for comparing polygonal shapes*, PAMI 1991.
  ///
  /// - Parameter stride: Steps in a stretch, 1 or more.
  /// - Parameter margin: Steps left out at each end, where fingers set down and lift; 0 or more.
  /// - Parameter forgiven: The share of the differences, the largest, that is left out; 0 up to below 1.
  /// - Returns: 0 where the stroke is too short for two stretches.
  public func turnUnevenness(stride: Int, margin: Int, forgiven: Double) -> Double {
    precondition(stride >= 1 && margin >= 0, "a stretch has a step, a margin no fewer than none")
    precondition(forgiven >= 0 && forgiven < 1, "some of the differences count")
    let steps = points.count - 1
    guard steps - 2 * margin > 2 * stride else { return 0 }
    var headings: [Double] = []
    headings.reserveCapacity(steps)
    var heading = 0.0
    var step = Vector.zero
    for index in 0..<steps {
      let next = points[index + 1] - points[index]
      if next != .zero {
        if step != .zero { heading += step.turn(to: next) }
        step = next
      }
      headings.append(heading)
    }
    // The differences take the place of the headings, which are not needed again.
    let count = steps - 2 * margin - 2 * stride
    for index in 0..<count {
      let first = margin + index
      let difference =
        headings[first + 2 * stride] - 2 * headings[first + stride] + headings[first]
      headings[index] = difference * difference
    }
    headings.removeLast(steps - count)
    headings.sort()
    let counted = max(Int(Double(count) * (1 - forgiven) + 0.5), 1)
    var sum = 0.0
    for index in 0..<counted { sum += headings[index] }
    return (sum / Double(counted)).squareRoot()
  }
}
