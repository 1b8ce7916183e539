import Dactyl
import DactylStrokes

/// A hand's intention: targets to reach one after the other, each along an arc.
public struct MovementPlan: Hashable, Sendable {
  /// One movement from the previous target to the next.
  public struct Piece: Hashable, Sendable {
    /// Its target.
    public var target: Point
    /// Half the angle by which its direction turns, in radians, −π/2…π/2; 0 is straight.
    public var bow: Double

    /// A movement to a target, straight by default.
    public init(to target: Point, bow: Double = 0) {
      self.target = target
      self.bow = bow
    }
  }

  /// The start of the first movement.
  public var start: Point
  /// The movements in order.
  public var pieces: [Piece]
  /// How much of a movement remains when the next begins, as a fraction of its duration, 0 to 0.6.
  ///
  /// Larger values round corners more; 0 stops at each target.
  public var overlap: Double
  /// How far the finger strays from the movements, in points, at places spread evenly along the
  /// path.
  ///
  /// Empty by default. A traced plan strays where the stroke did.
  public var strays: [Vector] = []

  /// A sequence of movements; `overlap` is 0.2 by default.
  public init(from start: Point, _ pieces: [Piece], overlap: Double = 0.2) {
    self.start = start
    self.pieces = pieces
    self.overlap = overlap
  }

  /// The plan that follows a stroke most closely.
  ///
  /// It cuts the stroke into arcs within 2.5 % of its diagonal, after Douglas and Peucker,
  /// *Cartographica* 1973, and takes the best of several overlaps. A stroke without length, or with
  /// huge coordinates, gives a plan without movements.
  public init(tracing stroke: Stroke) {
    self.init(from: stroke.points.first ?? .zero, [], overlap: 0)
    guard stroke.isMeasurable, stroke.length > 0 else { return }
    let outline = stroke.withoutJitter().resampled(count: 96)
    let tolerance = 0.025 * outline.bounds.size.diagonal
    Self.cut(outline, 0, outline.points.count - 1, tolerance, into: &pieces)
    var least = Double.infinity
    var best = (overlap: 0.0, strays: strays)
    for overlap in [0, 0.15, 0.3, 0.45] {
      self.overlap = overlap
      let traced = Stroke(path(steps: 24)).resampled(count: outline.points.count)
      let strays = zip(outline.points, traced.points).map { $0 - $1 }
      let off = strays.reduce(0) { $0 + $1.length }
      if off < least { (least, best) = (off, (overlap, strays)) }
    }
    (overlap, strays) = best
  }

  private static func cut(
    _ outline: Stroke, _ first: Int, _ last: Int, _ tolerance: Double, into pieces: inout [Piece]
  ) {
    let points = outline.points
    let chord = points[last] - points[first]
    let length = chord.length
    guard last - first > 3 else {
      if length > 0 { pieces.append(Piece(to: points[last])) }
      return
    }
    // The arc's height over the middle of its chord, and the outline's distance from the arc.
    var worst = Double.infinity
    var bow = 0.0
    if length > 0 {
      let heights = (first...last).map { chord.cross(points[$0] - points[first]) / length }
      let height = heights[heights.count / 2]
      worst = 0
      for index in heights.indices {
        let part = chord.dot(points[first + index] - points[first]) / (length * length)
        if part < -0.05 || part > 1.05 { worst = .infinity }
        worst = max(worst, abs(heights[index] - 4 * height * part * (1 - part)))
      }
      bow = 2 * arctangent(2 * height, length)
    }
    guard worst > tolerance || abs(bow) > 0.8 else {
      pieces.append(Piece(to: points[last], bow: -bow))
      return
    }
    let middle = outline.corner(from: first, through: last) ?? (first + last) / 2
    let place = min(max(middle, first + 2), last - 2)
    cut(outline, first, place, tolerance, into: &pieces)
    cut(outline, place, last, tolerance, into: &pieces)
  }
}
