/// Tells how fast something moves from the places where it was lately (SPEC E2).
///
/// Weighted least squares: a parabola is laid through the samples of the last 100 ms, newer ones
/// counting more, and its slope at the newest is the velocity. Along either axis the velocity never
/// points against the last step: if the parabola's slope would, because something has just turned or
/// come nearly to rest, the velocity is that of the last step, or zero at rest. A rest slows it down, from
/// `restTolerance` on evenly, until after `restDuration` nothing is left of it.
///
/// ```swift
/// var estimator = VelocityEstimator()
/// for step in 0...5 { estimator.add(Point(Double(step) * 8, 0), at: Double(step) * 0.008) }
/// estimator.velocity(at: 0.040)  // (1000, 0)
/// ```
///
/// It owns its samples' memory and cannot be copied.
///
/// Source: least-squares estimators as Android and Flutter use them; ours weighs by age and keeps
/// the sign.
public struct VelocityEstimator: ~Copyable {
  /// How far back samples count, in seconds; default 0.1, above 0.
  public var horizon: Double
  /// How long in seconds the thing may be at one place and count as moving, because devices do not
  /// measure all the time; default 0.02, at least 0. Where the last two samples lie farther apart,
  /// that much.
  public var restTolerance: Double
  /// After how much time at one place, in seconds, the thing rests; default 0.04, above 0.
  public var restDuration: Double

  private struct Sample {
    var time: Double
    var place: Point
  }

  // A ring of the last samples, at most `capacity`, a power of two. Memory of its own, made for the
  // first sample: an array would ask at each whether it is shared.
  private var samples: UnsafeMutablePointer<Sample>?
  /// How many samples there were.
  private var total = 0
  /// When the thing last came to another place.
  private var motionTime = -Double.infinity
  /// When the thing was last seen where it was.
  private var restTime = -Double.infinity
  /// How often it was reported where it was since the newest sample.
  private var repeats = 0
  /// How often it was reported where it was between the two newest samples.
  private var usualRepeats = 0
  private static let capacity = 64
  /// The least time between the outer two of three neighbours, so that the ring spans the horizon.
  private var spacing: Double { horizon * (2 / Double(VelocityEstimator.capacity)) }
  /// Times are sums of durations and round: a rest a nanosecond too short is long enough.
  private static let rounding = 1e-9
  /// How much less a sample counts that is as old as the horizon.
  private static let fading = 0.75
  /// How much a short rest counts, beside a newest sample's 1.
  private static let restWeight = 0.7

  // One copy, because every recogniser that moves has one or two.
  /// An estimator that has seen nothing.
  @inline(never)
  public init(horizon: Double = 0.1, restDuration: Double = 0.04, restTolerance: Double = 0.02) {
    self.horizon = horizon
    self.restTolerance = restTolerance
    self.restDuration = restDuration
  }

  /// Begins anew by the numbers of a profile, in the memory there is.
  mutating func restart(with numbers: GestureProfile.Velocity) {
    horizon = numbers.horizon
    restDuration = numbers.restDuration
    restTolerance = numbers.restTolerance
    removeAll()
  }

  deinit { samples?.deallocate() }

  /// Forgets all samples.
  @inline(never)
  public mutating func removeAll() {
    total = 0
    motionTime = -.infinity
    restTime = -.infinity
    repeats = 0
    usualRepeats = 0
  }

  /// Adds a place and when it was reached; the time must not be before that of the last sample.
  ///
  /// If two samples have one time, the later counts. The same holds if samples come so densely that
  /// 64 of them would not span the horizon.
  #if hasFeature(Embedded)
    @inline(never)
  #endif
  public mutating func add(_ place: Point, at time: Double) {
    guard total > 0 else {
      addFirst(place, at: time)
      return
    }
    let newest = sample(back: 0)
    if place != newest.place { motionTime = time }
    // The first sample has no predecessor, so nothing is too close to it.
    let takesItsPlace =
      time <= newest.time || (total > 1 && time - sample(back: 1).time < spacing)
    if !takesItsPlace {
      total &+= 1
      usualRepeats = repeats
    }
    repeats = 0
    samples.unsafelyUnwrapped[index(back: 0)] = Sample(time: time, place: place)
  }

  @inline(never)
  private mutating func addFirst(_ place: Point, at time: Double) {
    let first = Sample(time: time, place: place)
    if samples == nil {
      samples = .allocate(capacity: VelocityEstimator.capacity)
      samples?.initialize(repeating: first, count: VelocityEstimator.capacity)
    }
    samples?[0] = first
    total = 1
  }

  /// Notes that the thing is where it was; what has never moved has no velocity that a rest could
  /// slow.
  @inline(__always)
  mutating func stay(at time: Double) {
    if hasMoved { rest(at: time) }
  }

  /// Whether the thing was ever at two places.
  var hasMoved: Bool { motionTime > -.infinity }

  @inline(never)
  private mutating func rest(at time: Double) {
    if time - motionTime > restTolerance {
      add(sample(back: 0).place, at: time)
    } else if time > sample(back: 0).time {
      restTime = time
      repeats &+= 1
    }
  }

  /// The velocity at a time, in points per second; zero after a rest or with fewer than two
  /// samples.
  public func velocity(at time: Double) -> Vector {
    guard count > 1 else { return .zero }
    let liveliness = liveliness(at: time)
    guard liveliness > 0 else { return .zero }
    let newest = sample(back: 0)
    var end = newest.time
    var fit = LeastSquares()
    // Devices that report more often than they measure repeat each place.
    if repeats > usualRepeats {
      end = restTime
      fit.add(.zero, at: 0, weight: VelocityEstimator.restWeight)
    }
    for back in 0..<count {
      let sample = sample(back: back)
      let t = (sample.time - end) / horizon
      if t < -1 { break }
      fit.add(sample.place - newest.place, at: t, weight: 1 + VelocityEstimator.fading * t)
    }
    let slope = fit.slope / horizon
    return Vector(
      dx: keepingSign(slope.dx, isVertical: false),
      dy: keepingSign(slope.dy, isVertical: true)) * liveliness
  }

  /// How much of the velocity is left at a time: 1 in motion, 0 after a rest.
  private func liveliness(at time: Double) -> Double {
    let rest = time - motionTime
    guard rest < restDuration - VelocityEstimator.rounding else { return 0 }
    let tolerance = max(restTolerance, sample(back: 0).time - sample(back: 1).time)
    guard rest > tolerance, tolerance < restDuration else { return 1 }
    return (restDuration - rest) / (restDuration - tolerance)
  }

  /// Whether it was last reported where it was.
  private var rests: Bool { repeats > usualRepeats || sample(back: 0).time > motionTime }

  private var count: Int { min(total, VelocityEstimator.capacity) }

  private func sample(back: Int) -> Sample { samples.unsafelyUnwrapped[index(back: back)] }

  private func index(back: Int) -> Int { (total - 1 - back) & (VelocityEstimator.capacity - 1) }

  /// The velocity along one axis. If it points against the last step, that of the step; zero at rest,
  /// or a longer rest could be faster.
  private func keepingSign(_ velocity: Double, isVertical: Bool) -> Double {
    func axis(_ place: Point) -> Double { isVertical ? place.y : place.x }
    let newest = sample(back: 0)
    for back in 1..<count {
      let earlier = sample(back: back)
      if newest.time - earlier.time > horizon { break }
      let step = axis(newest.place) - axis(earlier.place)
      if step * velocity > 0 { return velocity }
      if step != 0 { return rests ? 0 : step / (newest.time - earlier.time) }
    }
    return 0
  }
}

// Nobody else has its memory.
extension VelocityEstimator: @unchecked Sendable {}
