import Dactyl
import DactylStrokes

/// A hand that never draws twice the same; its drawings vary as much as people's.
///
/// ```swift
/// var hand = SimulatedHand(seed: 1)
/// let more = (1...9).map { _ in hand.redraw(stroke) }
/// ```
///
/// It carries out a plan of movements whose targets, arcs and proportions scatter, and keeps the
/// irregularities of a stroke that it redraws. The amounts were set on prompted gestures;
/// *Measurements* compares its strokes with people's. The same seed gives the same strokes.
public struct SimulatedHand: Sendable {
  /// How far it misses targets, as a fraction of the way (standard deviation); default 0.03.
  public var targetScatter = 0.03
  /// How much the bow of each movement scatters, in radians (standard deviation); default 0.05.
  public var bowScatter = 0.05
  /// How much a whole drawing leans, in radians (standard deviation); default 0.06.
  public var lean = 0.06
  /// How much the logarithm of width over height scatters (standard deviation); default 0.08.
  public var stretch = 0.08
  /// How much the overlap of movements scatters, as a fraction of their duration; default 0.03.
  public var overlapScatter = 0.03
  /// How far the finger trembles, in points (standard deviation); default 0.3.
  public var tremor = 0.3
  /// Samples a second; default 100.
  public var sampleRate = 100.0
  /// How long a movement takes, in seconds; default 0.25.
  public var movementDuration = 0.25

  private var random: SplitMix64

  /// A hand of average scatter.
  public init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Redraws a stroke.
  ///
  /// It returns a stroke without length, or with huge coordinates, unchanged.
  public mutating func redraw(_ stroke: Stroke) -> Stroke {
    let plan = MovementPlan(tracing: stroke)
    return plan.pieces.isEmpty ? stroke : draw(plan)
  }

  /// Draws a plan.
  public mutating func draw(_ plan: MovementPlan) -> Stroke {
    var plan = scattered(plan)
    plan.overlap = min(max(plan.overlap + overlapScatter * normal(), 0), 0.6)
    let steps = max(4, Int(sampleRate * movementDuration))
    var samples: [Point] = []
    for place in plan.path(steps: steps) {
      samples.append(place + Vector(tremor * normal(), tremor * normal()))
    }
    return Stroke(samples, times: samples.indices.map { Double($0) / sampleRate })
  }

  /// The plan with random errors.
  private mutating func scattered(_ plan: MovementPlan) -> MovementPlan {
    var plan = plan
    let angle = lean * normal()
    let stretched = exponential(stretch * normal() / 2)
    let (along, across) = (Vector(cosine(angle), sine(angle)), Vector(-sine(angle), cosine(angle)))
    let origin = plan.start
    var before = origin
    for index in plan.pieces.indices {
      let target = plan.pieces[index].target
      let reach = targetScatter * before.distance(to: target)
      before = target
      let place = target - origin
      plan.pieces[index].target =
        origin + along * (place.dx * stretched + reach * normal())
        + across * (place.dy / stretched + reach * normal())
      plan.pieces[index].bow += bowScatter * normal()
    }
    plan.strays = plan.strays.map { along * ($0.dx * stretched) + across * ($0.dy / stretched) }
    return plan
  }

  /// A normal random number with mean 0 and deviation 1: the sum of twelve uniform ones.
  private mutating func normal() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += Double.random(in: 0..<1, using: &random) }
    return sum
  }
}
