/// The angle at `vertex` between the segments that lead from it to `a` and to `b`, in radians, 0…π.
///
/// Straight on is π, straight back is 0. If a segment has no length the answer is 0.
///
/// ```swift
/// angle(at: Point(0, 0), between: Point(1, 0), and: Point(0, 1))  // π/2
/// ```
public func angle(at vertex: Point, between a: Point, and b: Point) -> Double {
  abs((a - vertex).turn(to: b - vertex))
}

/// The angle between two segments by their directions, in radians, 0…π: 0 when they run the same
/// way.
///
/// Where the segments lie does not matter. If a segment has no length the answer is 0.
public func angle(
  betweenSegmentFrom a: Point, to b: Point, andSegmentFrom c: Point, to d: Point
) -> Double {
  abs((b - a).turn(to: d - c))
}

/// Brings an angle into −π…π by whole turns.
///
/// Written with whole-number arithmetic so that it rounds alike in every build.
public func wrappedAngle(_ radians: Double) -> Double {
  guard radians > .pi || radians < -.pi else { return radians }
  let turns = radians / (2 * .pi)
  guard abs(turns) < 1e9 else { return 0 }
  let whole = Double(Int64(turns + (turns < 0 ? -0.5 : 0.5)))
  return radians - whole * 2 * .pi
}
