import Dactyl

extension Stroke {
  /// The direction of each step as the turn since the first, in radians, whole turns counted.
  ///
  /// A step without length has the direction of the one before.
  var headings: [Double] {
    var headings: [Double] = []
    headings.reserveCapacity(max(points.count - 1, 0))
    var heading = 0.0
    var step = Vector.zero
    for index in points.indices.dropFirst() {
      let next = points[index] - points[index - 1]
      if next != .zero {
        if step != .zero { heading += step.turn(to: next) }
        step = next
      }
      headings.append(heading)
    }
    return headings
  }
}
