import Dactyl

extension Stroke {
  /// The distance between the ends as a share of the path: 1 for a line, 0 for a loop.
  ///
  /// 1 for a stroke without length. Source: the ratio of Rubine, *Specifying gestures by example*,
  /// SIGGRAPH 1991, features 5 and 8.
  public var straightness: Double {
    points.isEmpty ? 1 : straightness(from: 0, through: points.count - 1)
  }

  /// The straightness of the part between two points.
  ///
  /// - Precondition: Both are indices of points, `first` not after `last`.
  public func straightness(from first: Int, through last: Int) -> Double {
    precondition(first <= last, "a part of a stroke runs forward")
    var path = 0.0
    for index in first..<last { path += points[index].distance(to: points[index + 1]) }
    return path > 0 ? min(points[first].distance(to: points[last]) / path, 1) : 1
  }

  /// The distance between the two ends, in points; 0 for a stroke without points.
  public var gap: Double {
    guard let first = points.first, let last = points.last else { return 0 }
    return first.distance(to: last)
  }

  /// The sum of all turns from step to step, in radians: 2π for a clockwise circle on screen.
  ///
  /// Steps without length do not count. Source: Rubine 1991, feature 9.
  public var totalTurn: Double {
    points.isEmpty ? 0 : turn(from: 0, through: points.count - 1)
  }

  /// The total turn between two points.
  func turn(from first: Int, through last: Int) -> Double {
    rotation(from: first, through: last, seenFrom: nil)
  }

  /// The angle that the points sweep about a place, in radians, positive clockwise on screen.
  ///
  /// Counts whole turns; ignores points on the place itself.
  public func sweep(about center: Point) -> Double {
    points.isEmpty ? 0 : rotation(from: 0, through: points.count - 1, seenFrom: center)
  }

  /// The turn of the direction to each point, from `center` or, if nil, the point before.
  @inline(never)
  private func rotation(from first: Int, through last: Int, seenFrom center: Point?) -> Double {
    var rotation = Rotation()
    var eye = center ?? points[first]
    for index in first..<last + 1 {
      rotation.add(points[index] - eye)
      if center == nil { eye = points[index] }
    }
    return rotation.total
  }

  /// The index of the point farthest from the line through two others, among those between them.
  ///
  /// If the two coincide, measures from them. The first of equals; nil if no point lies between.
  /// Source: the splitting step of Douglas and Peucker, *Cartographica* 1973.
  public func corner(from first: Int, through last: Int) -> Int? {
    guard first + 1 < last else { return nil }
    let chord = points[last] - points[first]
    var farthest = first + 1
    var distance = -1.0
    for index in first + 1..<last {
      let arm = points[index] - points[first]
      let away = chord == .zero ? arm.squaredLength : abs(chord.cross(arm))
      if away > distance {
        distance = away
        farthest = index
      }
    }
    return farthest
  }

  /// The largest distance of a part's points from its chord, as a share of the chord: 0 for a line.
  ///
  /// Infinite if the part ends where it begins.
  ///
  /// - Precondition: Both are indices of points, `first` not after `last`.
  public func bow(from first: Int, through last: Int) -> Double {
    precondition(first <= last, "a part of a stroke runs forward")
    let chord = points[last] - points[first]
    let squared = chord.squaredLength
    guard squared > 0 else { return .infinity }
    var largest = 0.0
    for index in first...last {
      largest = max(largest, abs(chord.cross(points[index] - points[first])))
    }
    return largest / squared
  }
}
