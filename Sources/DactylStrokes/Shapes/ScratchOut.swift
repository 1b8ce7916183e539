import Dactyl

/// A stroke as a zig-zag, as drawn over something to delete, with measures.
///
/// `ScratchOutCriteria` decides if it is a scratch-out.
public struct ScratchOut: Hashable, Sendable {
  /// The direction of the legs; of length 1, either way.
  public var axis: Vector
  /// Where the legs begin and end, in the order drawn: one more than there are legs.
  public var turningPoints: [Point]
  /// The smallest upright rectangle around the whole stroke.
  public var bounds: Rect
  /// The mean length of the legs, in points.
  public var legLength: Double
  /// The mean angle between one leg and the next, in radians, 0…π; 0 for one straight back.
  public var angle: Double
  /// How crooked the legs are: 1 minus their mean straightness, 0…1.
  public var crookedness: Double
  /// How far the legs that run the same way are from parallel; root mean square, in radians.
  public var divergence: Double
  /// How little the legs advance to one side: 0 if each turning point lies farther on, across the
  /// legs, than the one before, 1 if the last is where the first was.
  public var wandering: Double

  /// How many reversals it lacks to have more than enough.
  var missingReversals = 0

  /// How often the stroke turned back.
  public var reversals: Int { turningPoints.count - 2 }

  /// How near it is to how people draw zig-zags and other gestures.
  public var likeness = ShapeLikeness()

  /// How far it is from a scratch-out, 0…: above 1 it is none by default.
  ///
  /// What its measures say, or its distance from how people draw zig-zags: the lesser; more if it is
  /// nearer to another gesture.
  public var strangeness: Double { likeness.strangeness(measured: strangenessOfMeasures) }

  /// The sum of what its divergence, its crookedness, its wandering and a missing reversal say.
  var strangenessOfMeasures: Double {
    parts.divergence + parts.crookedness + parts.wandering + parts.missing
  }

  /// Each measure as a share of what would be too strange alone.
  ///
  /// The numbers are fitted by `stroke-benchmarks shapes`. Who scratches something out may go to and
  /// fro over one place, as swiped words do, but turns back more often: so wandering counts less, the
  /// more reversals there are.
  var parts: (divergence: Double, crookedness: Double, wandering: Double, missing: Double) {
    let share = min(3 / Double(reversals), 1)
    return (
      divergence / 0.35, crookedness / 0.077, share * wandering / 0.93,
      Double(missingReversals) / 1.46
    )
  }

  /// The zig-zag in a stroke's outline.
  ///
  /// - Precondition: It turns back at least once.
  init(outline: Stroke, zigZag: ZigZag, bounds: Rect) {
    let indices = zigZag.turningPoints
    let corners = Stroke(Array(count: indices.count) { outline.points[indices[$0]] })
    let legs = indices.count - 1
    var straightness = 0.0
    // The mean directions of the legs that run one way and of those that run back.
    var (to, fro) = (Vector.zero, Vector.zero)
    for leg in 0..<legs {
      straightness += outline.straightness(from: indices[leg], through: indices[leg + 1])
      let direction = (corners.points[leg + 1] - corners.points[leg]).normalized
      if leg % 2 == 0 { to += direction } else { fro += direction }
    }
    var squares = 0.0
    var sum = 0.0
    // Along the legs, in the sense of the first: the axis is only one of twelve.
    var along = Vector.zero
    for leg in 0..<legs {
      let direction = corners.points[leg + 1] - corners.points[leg]
      along += leg % 2 == 0 ? direction : -direction
      let off = (leg % 2 == 0 ? to : fro).turn(to: direction)
      squares += off * off
      guard leg > 0 else { continue }
      sum += abs((corners.points[leg - 1] - corners.points[leg]).turn(to: direction))
    }
    let across = Vector(-along.dy, along.dx).normalized
    var (advance, way) = (0.0, 0.0)
    for leg in 0..<legs {
      let step = (corners.points[leg + 1] - corners.points[leg]).dot(across)
      advance += step
      way += abs(step)
    }
    axis = zigZag.axis
    turningPoints = corners.points
    self.bounds = bounds
    legLength = corners.length / Double(legs)
    angle = sum / Double(legs - 1)
    crookedness = 1 - straightness / Double(legs)
    wandering = way > 0 ? 1 - abs(advance) / way : 1
    divergence = (squares / Double(legs)).squareRoot()
  }
}
