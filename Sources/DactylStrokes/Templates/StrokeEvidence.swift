import Dactyl

/// What speaks for and against a drawing being of its nearest class: the numbers that rejection
/// weighs.
///
/// Distances are sums over 32 places, of paths or of clouds; differences are to the mean of the
/// class's templates.
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
  /// All that follows, in the order in which it is weighed.
  let values: [Double]

  /// How many of them there are.
  static let count = 16

  /// The distance to the nearest template of the class.
  public var distance: Double { values[0] }
  /// The mean distance to the three nearest templates of the class.
  public var meanDistance: Double { values[1] }
  /// How many templates the class has, counted as 3…10.
  public var templates: Double { values[2] }
  /// How the logarithm of length over diagonal differs, 0….
  public var length: Double { values[3] }
  /// How the sharpness of the turns differs, 0….
  public var corner: Double { values[4] }
  /// How the logarithm of all turning differs, 0….
  public var turning: Double { values[5] }
  /// How the logarithm of the number of strokes differs, 0….
  public var strokes: Double { values[6] }
  /// How the distance of the start from the centroid differs, over the diagonal, 0….
  public var start: Double { values[7] }
  /// How the distance of the end from the centroid differs, over the diagonal, 0….
  public var end: Double { values[8] }
  /// How the logarithm of the changes from turning one way round to the other differs, 0….
  public var changes: Double { values[9] }
  /// How the share of sharp turns differs, 0….
  public var sharpTurns: Double { values[10] }
  /// How near the class lies to strokes that are something else: the nearest of the background, and
  /// the third; infinite where clouds are compared.
  public var classToOthers: Double { values[11] }
  /// See `classToOthers`.
  public var classToThirdOther: Double { values[12] }
  /// How near the drawing lies to strokes that are something else: the nearest of the background.
  public var toOthers: Double { values[13] }
  /// The mean distance to the nearest three of the background.
  public var meanToOthers: Double { values[14] }
  /// The distance of clouds, places without order, to the nearest of the three templates.
  ///
  /// What is near both as a path and as a cloud is seldom something else.
  public var cloudDistance: Double { values[15] }

  /// Distances below this, as of copies, say no more.
  private static let floor = 0.02
  /// The same for clouds beside paths: of gestures one in thirty is nearer.
  private static let cloudFloor = 1.0
  /// The distance of paths from which on a single stroke is refused whatever else speaks for it:
  /// 10.
  ///
  /// Clouds know no order: alone they would take a gesture drawn the other way round, which its
  /// class may not forgive. Of gestures drawn like their templates one in a thousand lies beyond.
  public static let farthestPath = 10.0

  /// The numbers in the order in which they are weighed, logarithms of all distances; the last is
  /// 1.
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

  /// The distance in thresholds: the odds against the class, scaled so that twice the distance is
  /// 2.
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
    // Nearer than the floor of the logarithm the distance itself goes on counting, down to 0.
    return distance < Self.floor ? thresholds * distance / Self.floor : thresholds
  }
}

extension StrokeEvidence {
  /// How the numbers are weighed for single strokes; the sum is below 0 for what is accepted.
  ///
  /// Fitted to libraries and strokes of 54 people, their swiped words and drawings; see
  /// *Measurements*.
  public static let pathWeights = [
    3.00, 0.49, 1.53, 1.97, 1.46, -0.07, 0, 7.06, 4.39, 0.86, 8.38, -0.71, -0.09, -1.65, -0.62,
    1.86, -8.93,
  ]
  /// The same for drawings of several strokes, fitted also to gestures that a library did not have.
  public static let cloudWeights = [
    4.71, 1.07, 1.37, 5.31, -0.02, -0.48, 6.22, 0, 0, 0, 0, 0, 0, 0.73, -2.28, 0, -12.62,
  ]
}
