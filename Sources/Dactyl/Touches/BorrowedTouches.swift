// Touches walked without counting references.
extension UnretainedArray<Touch> {
  /// The centre of their places; the origin if there are no touches.
  @inline(never)
  var centre: Point {
    var sum = Vector.zero
    forEach { sum += $0.sample.position - .zero }
    return isEmpty ? .zero : .zero + sum / Double(count)
  }

  /// How many of the touches are still down.
  @inline(never)
  var downCount: Int {
    var downCount = 0
    forEach { if $0.isDown { downCount += 1 } }
    return downCount
  }
}
