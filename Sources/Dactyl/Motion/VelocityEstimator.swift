/// Tells how fast something moves from the places where it was lately (SPEC E2).
///
/// Weighted least squares: a parabola is laid through the samples of the last 100 ms, newer ones counting
/// more, and its slope at the newest is the velocity. The sign never contradicts the last motion.
///
///     var estimator = VelocityEstimator()
///     for step in 0...5 { estimator.add(Point(Double(step) * 8, 0), at: Double(step) * 0.008) }
///     estimator.velocity(at: 0.040)  // (1000, 0)
///
/// Source: least-squares estimators as Android and Flutter use them; ours weighs by age.
public struct VelocityEstimator: Sendable {
  /// How far back samples count, in seconds; default 0.1, above 0.
  public var horizon = 0.1
  /// After how much time without a sample, in seconds, the thing rests; default 0.04, above 0.
  public var restDuration = 0.04

  private struct Sample {
    var time: Double
    var place: Point
  }

  // A ring: at most `capacity` samples, the next one going to `next`.
  private var samples: ContiguousArray<Sample> = []
  private var next = 0
  private static let capacity = 64

  /// An estimator that has seen nothing.
  public init() {}

  /// Forgets all samples.
  public mutating func removeAll() {
    samples.removeAll(keepingCapacity: true)
    next = 0
  }

  /// Adds a place and when it was reached; the time must not be before that of the last sample.
  ///
  /// Of samples denser than the ring can hold for the whole horizon the later one replaces the earlier.
  public mutating func add(_ place: Point, at time: Double) {
    if samples.isEmpty { samples.reserveCapacity(VelocityEstimator.capacity) }
    if let last, time - last.time < horizon / Double(VelocityEstimator.capacity), samples.count > 1,
      time - sample(back: 1).time < horizon / Double(VelocityEstimator.capacity)
    {
      samples[index(back: 0)] = Sample(time: time, place: place)
      return
    }
    if samples.count < VelocityEstimator.capacity {
      samples.append(Sample(time: time, place: place))
    } else {
      samples[next] = Sample(time: time, place: place)
    }
    next = next + 1 == VelocityEstimator.capacity ? 0 : next + 1
  }

  /// The velocity at a time, in points per second; zero after a rest or with fewer than two samples.
  public func velocity(at time: Double) -> Vector {
    guard let last, samples.count > 1, time - last.time < restDuration else { return .zero }
    let fit = parabola(at: last)
    let recent = recentMotion(to: last)
    return Vector(
      dx: fit.dx * recent.dx < 0 ? recent.dx : fit.dx,
      dy: fit.dy * recent.dy < 0 ? recent.dy : fit.dy)
  }

  private var last: Sample? { samples.isEmpty ? nil : sample(back: 0) }

  private func index(back count: Int) -> Int {
    let index = next - 1 - count
    return index < 0 ? index + samples.count : index
  }

  private func sample(back count: Int) -> Sample { samples[index(back: count)] }

  /// The slope of the parabola at the newest sample.
  private func parabola(at last: Sample) -> Vector {
    // Normal equations of x(t) = a + b·t + c·t², with t ≤ 0 in units of the horizon.
    var s0 = 0.0
    var s1 = 0.0
    var s2 = 0.0
    var s3 = 0.0
    var s4 = 0.0
    var p0 = Vector.zero
    var p1 = Vector.zero
    var p2 = Vector.zero
    var count = 0
    for back in 0..<samples.count {
      let sample = sample(back: back)
      let t = (sample.time - last.time) / horizon
      if t < -1 { break }
      let weight = 1 + 0.75 * t
      let way = sample.place - last.place
      s0 += weight
      s1 += weight * t
      s2 += weight * t * t
      s3 += weight * t * t * t
      s4 += weight * t * t * t * t
      p0 += way * weight
      p1 += way * (weight * t)
      p2 += way * (weight * t * t)
      count += 1
    }
    let determinant =
      s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2)
    if count > 2, determinant > 1e-9 {
      let slope =
        p0 * (s2 * s3 - s1 * s4) + p1 * (s0 * s4 - s2 * s2) + p2 * (s1 * s2 - s0 * s3)
      return slope / (determinant * horizon)
    }
    let spread = s0 * s2 - s1 * s1
    guard spread > 1e-9 else { return .zero }
    return (p1 * s0 - p0 * s1) / (spread * horizon)
  }

  /// The mean velocity over the last few samples.
  private func recentMotion(to last: Sample) -> Vector {
    for back in 1..<samples.count {
      let sample = sample(back: back)
      let duration = last.time - sample.time
      if duration > 0, back >= 2 || back == samples.count - 1 {
        return (last.place - sample.place) / duration
      }
    }
    return .zero
  }
}
