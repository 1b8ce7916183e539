/// The last few measured places of a finger, from which the next ones are predicted.
struct TouchHistory {
  private struct Sample {
    var time: Double
    var place: Point
  }

  private static let capacity = 8
  // A ring, kept within the touch, so that it costs no memory of its own.
  private var samples: InlineArray<8, Sample>
  /// How many samples there ever were.
  private var total = 1

  /// The history of a finger that has just come down.
  init(_ place: Point, at time: Double) {
    samples = InlineArray(repeating: Sample(time: time, place: place))
  }

  /// Begins anew, with a finger that has just come down.
  mutating func startOver(from place: Point, at time: Double) {
    samples[0] = Sample(time: time, place: place)
    total = 1
  }

  mutating func add(_ place: Point, at time: Double) {
    samples[total & (TouchHistory.capacity - 1)] = Sample(time: time, place: place)
    total &+= 1
  }

  private var count: Int { min(total, TouchHistory.capacity) }

  /// When the finger was last measured.
  var lastTime: Double { sample(back: 0).time }

  /// The mean time between measurements, in seconds; 0 before there are two.
  var interval: Double {
    guard count > 1 else { return 0 }
    return (lastTime - sample(back: count - 1).time) / Double(count - 1)
  }

  /// The velocity of the straight line that lies nearest to the places of the given time, newer
  /// ones counting more; zero along an axis where it points against the last step.
  func velocity(over duration: Double) -> Vector {
    guard count > 1 else { return .zero }
    let last = sample(back: 0)
    var fit = LeastSquares()
    for back in 0..<count {
      let t = (sample(back: back).time - last.time) / duration
      if t < -1 { break }
      fit.add(sample(back: back).place - last.place, at: t, weight: 1 + 0.75 * t)
    }
    let slope = fit.lineSlope / duration
    let step = last.place - sample(back: 1).place
    return Vector(
      dx: slope.dx * step.dx < 0 ? 0 : slope.dx, dy: slope.dy * step.dy < 0 ? 0 : slope.dy)
  }

  /// How far the finger jumped from one of the last samples to the next, and how far a hand could
  /// have moved it there, in points; nil if it moved as hands do (SPEC E12).
  ///
  /// - Parameter samples: how many of the last samples to look at.
  func jump(in samples: Int, by numbers: GestureProfile.Jumps) -> (distance: Double, limit: Double)?
  {
    for back in 0..<max(0, min(samples, count - 2)) {
      let (last, before, earlier) = (
        sample(back: back), sample(back: back + 1), sample(back: back + 2)
      )
      let time = last.time - before.time
      let formerTime = before.time - earlier.time
      guard time > 0, formerTime > 0 else { continue }
      let step = last.place - before.place
      // Where the finger came to rest it may have gone on at once, so that the way counts as well.
      let led = (before.place - earlier.place) * (time / formerTime)
      let distance = min(step.length, (step - led).length)
      let accelerating = min(time, TouchHistory.longestStep)
      let limit = max(
        numbers.minimumDistance, numbers.maximumAcceleration * accelerating * accelerating)
      if distance > limit { return (distance, limit) }
    }
    return nil
  }

  /// Devices measure at least this often: what took longer began with a rest, in seconds.
  private static let longestStep = 1.0 / 60

  private func sample(back: Int) -> Sample {
    samples[(total &- 1 &- back) & (TouchHistory.capacity - 1)]
  }
}
