import Dactyl

extension Stroke {
  /// How differently the path turns from one stretch to the next, in radians: 0 for an arc of a circle.
  ///
  /// The root mean square of the differences between the turns of neighbouring stretches, both `stride`
  /// steps long. A polygon turns in jerks and has a large one even where its corners lie on a circle; an
  /// oval or an egg changes its turn slowly and has a small one. Meant for points equally far apart.
  /// Built on the turning function of Arkin et al., *An efficiently computable metric for comparing
  /// polygonal shapes*, PAMI 1991.
  ///
  /// - Parameter stride: Steps in a stretch, 1 or more.
  /// - Parameter margin: Steps left out at each end, where fingers set down and lift; 0 or more.
  /// - Returns: 0 where the stroke is too short for two stretches.
  public func turnUnevenness(stride: Int, margin: Int) -> Double {
    precondition(stride >= 1 && margin >= 0, "a stretch has a step, a margin no fewer than none")
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
    var sum = 0.0
    var count = 0.0
    for first in margin..<steps - margin - 2 * stride {
      let difference =
        headings[first + 2 * stride] - 2 * headings[first + stride] + headings[first]
      sum += difference * difference
      count += 1
    }
    return (sum / count).squareRoot()
  }
}
