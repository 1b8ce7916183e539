import Dactyl

/// The evidence for and against a drawing's nearest class, from which rejection is weighed.
///
/// Distances are sums over 32 places of paths or clouds; differences are to the mean of the class's
/// templates.
public struct StrokeEvidence: Hashable, Sendable {
  /// How the drawing was compared with the nearest template.
  public enum Kind: Hashable, Sendable {
    /// A single stroke with a template of one stroke.
    case path
    /// Everything else.
    case cloud
  }

  /// How the drawing was compared.
  public let kind: Kind
  /// All numbers below, in the order in which they are weighed.
  let values: [Double]

  /// The number of values.
  static let count = 16

  /// The distance to the nearest template of the class.
  public var distance: Double { values[0] }
  /// The mean distance to the three nearest templates of the class.
  public var meanDistance: Double { values[1] }
  /// The number of templates of the class, clamped to 3…10.
  public var templates: Double { values[2] }
  /// The difference in the logarithm of length over diagonal, 0….
  public var length: Double { values[3] }
  /// The difference in the sharpness of the turns, 0….
  public var corner: Double { values[4] }
  /// The difference in the logarithm of all turning, 0….
  public var turning: Double { values[5] }
  /// The difference in the logarithm of the number of strokes, 0….
  public var strokes: Double { values[6] }
  /// The difference in the start's distance from the centroid, over the diagonal, 0….
  public var start: Double { values[7] }
  /// The difference in the end's distance from the centroid, over the diagonal, 0….
  public var end: Double { values[8] }
  /// The difference in the logarithm of the changes of turning direction, 0….
  public var changes: Double { values[9] }
  /// The difference in the share of sharp turns, 0….
  public var sharpTurns: Double { values[10] }
  /// The class's distance to the nearest background curve; infinite if clouds are compared.
  public var classToOthers: Double { values[11] }
  /// The class's distance to the third nearest background curve; infinite if clouds are compared.
  public var classToThirdOther: Double { values[12] }
  /// The drawing's distance to the nearest background curve.
  public var toOthers: Double { values[13] }
  /// The drawing's mean distance to the three nearest background curves.
  public var meanToOthers: Double { values[14] }
  /// The least distance as clouds, places without order, to the three nearest templates.
  ///
  /// A drawing near as path and as cloud is seldom something else.
  public var cloudDistance: Double { values[15] }

  /// Smaller distances, as of copies, say no more.
  private static let floor = 0.02
  /// The same for clouds of single strokes: one gesture in thirty is nearer.
  private static let cloudFloor = 1.0
  /// The path distance at which a single stroke is refused whatever else speaks for it: 10.
  ///
  /// Clouds know no order: alone they would accept a gesture drawn the other way round, which its
  /// class may not forgive. One in a thousand gestures drawn like their templates lies beyond.
  public static let farthestPath = 10.0

  /// The numbers in the order in which they are weighed, distances as logarithms; the last is 1.
  public var numbers: [Double] { (0...Self.count).map(number) }

  private func number(_ index: Int) -> Double {
    switch index {
    case 0, 2, 11...14: Self.log(values[index])
    case 1: Self.log(meanDistance) - Self.log(distance)
    case 15: Self.log(max(cloudDistance, Self.cloudFloor))
    case Self.count: 1
    default: values[index]
    }
  }

  @inline(never)
  private static func log(_ number: Double) -> Double { logarithm(max(min(number, 1e6), floor)) }

  /// The distance in thresholds: the odds against the class, scaled to be proportional to distance.
  var thresholds: Double {
    let weights =
      switch kind {
      case .path: Self.pathWeights
      case .cloud: Self.cloudWeights
      }
    var sum = 0.0
    for index in weights.indices { sum += weights[index] * number(index) }
    var thresholds = exponential(min(sum / weights[0], 300))
    if kind == .path, distance >= Self.farthestPath {
      thresholds = max(thresholds, distance / Self.farthestPath)
    }
    // Below the logarithm's floor the distance itself counts, down to 0.
    return distance < Self.floor ? thresholds * distance / Self.floor : thresholds
  }
}

extension StrokeEvidence {
  /// The weights for single strokes; a library accepts a sum below 0.
  ///
  /// Fitted to libraries and strokes of 54 people, their swiped words and drawings; see
  /// *Measurements*.
  public static let pathWeights = [
    3.00, 0.49, 1.53, 1.97, 1.46, -0.07, 0, 7.06, 4.39, 0.86, 8.38, -0.71, -0.09, -1.65, -0.62,
    1.86, -8.93,
  ]
  /// The weights for drawings of several strokes, also fitted to gestures missing from a library.
  public static let cloudWeights = [
    4.71, 1.07, 1.37, 5.31, -0.02, -0.48, 6.22, 0, 0, 0, 0, 0, 0, 0.73, -2.28, 0, -12.62,
  ]
}
