extension FingerMotion {
  /// How far the centre of the fingers has travelled, and what of that counts.
  struct Drag {
    /// The way so far, in the window.
    private(set) var travelled = Vector.zero
    /// What was travelled when the fingers last became more or fewer, and where the centre was.
    private var base = Vector.zero
    private var reference = Point.zero
    /// What of it does not count: the threshold, and what the owner took out.
    private var offset = Vector.zero
    /// What of the translation the fingers did as they landed.
    private var landed = Vector.zero
    /// What of the translation was withheld to begin, and where the way began.
    private(set) var taken = Vector.zero
    private var start = Vector.zero

    /// Where the centre of the fingers is.
    var centre: Point { reference + (travelled - base) }

    // Not zero plus that: sums are what microcontrollers spend their time on.
    var progress: Point { Point(travelled.dx, travelled.dy) }

    /// How far the fingers have dragged, in the window; writing rebases it (SPEC C13), and nothing that
    /// was withheld is given back any more.
    var translation: Vector {
      get { travelled - offset }
      set {
        offset = travelled - newValue
        taken = .zero
      }
    }

    /// How far the fingers have gone along the axis along which they have gone farther.
    var reach: Double { max(abs(translation.dx), abs(translation.dy)) }

    /// The same without what the fingers did as they landed.
    var settledReach: Double {
      max(abs(translation.dx - landed.dx), abs(translation.dy - landed.dy))
    }

    /// Notes that all so far was done as the fingers landed.
    mutating func land() { landed = translation }

    /// Takes the threshold out of what was dragged.
    mutating func pass(_ threshold: Double) {
      let reach = reach
      if reach > 0 { offset += translation * min(1, threshold / reach) }
    }

    /// Notes what of the translation is to be given back.
    mutating func withhold(_ threshold: Double) {
      start = offset
      taken = translation
      if reach > threshold { taken = taken * (threshold / reach) }
    }

    /// Which share of what was withheld has not been given back; 1 where there was nothing.
    func owed(losing loss: Double) -> Double {
      taken == .zero ? 1 : withheld((travelled - start).length, of: taken.length, loss)
    }

    mutating func rebase(on places: Positions) {
      base = travelled
      reference = places.centre
    }

    mutating func follow(_ places: Positions) {
      travelled = base + (places.centre - reference)
    }
  }

  /// How much farther apart the fingers have come, and what of that counts.
  ///
  /// The span is twice the mean distance of the fingers to their centre; of two fingers, their
  /// distance.
  struct Spread {
    /// The present span as it would be had no finger ever joined or left; 0 before there were two
    /// fingers.
    private(set) var span = 0.0
    /// The span when there were first two fingers.
    private(set) var start = 0.0
    /// The span for each point that the fingers measure, since they last became more or fewer; 0
    /// before there were two.
    private var share = 0.0
    /// By how much the span had changed as the threshold was passed, and the share of it that is lost.
    private var taken = 0.0
    private var loss = 0.0
    /// What the owner has written, as a factor of what was measured.
    private var factor = 1.0

    /// Below this many points a span says nothing, and a ratio to it would explode.
    private static let smallest = 1.0

    /// How many times farther apart the fingers are; writing rebases it (SPEC C13).
    var scale: Double {
      get { ratio * factor }
      set { factor = newValue / ratio }
    }

    /// By how many points the span has changed, never negative.
    var change: Double { abs(span - start) }

    /// The span that counts as a scale of 1 if the owner has not written another.
    private var unit: Double { max(start + taken * withheld(span - start, of: taken, loss), 1) }

    /// Which share of the threshold has not been given back; 1 where it took nothing.
    var owed: Double { taken == 0 ? 1 : withheld(span - start, of: taken, loss) }

    /// What was measured; 1 before there were two fingers.
    private var ratio: Double { span > 0 ? span / unit : 1 }

    /// Takes the threshold out of what was spread, until the fingers have gone three quarters as far
    /// again, and so much of it for good.
    mutating func pass(_ threshold: Double, losing loss: Double) {
      self.loss = loss
      let change = span - start
      taken = change < 0 ? -min(-change, threshold) : min(change, threshold)
    }

    mutating func rebase(on places: Positions) {
      guard places.count > 1 else { return }
      let measured = max(places.span, Spread.smallest)
      if start == 0 {
        start = measured
        span = measured
      }
      share = span / measured
    }

    mutating func follow(_ places: Positions) {
      guard places.count > 1, share > 0 else { return }
      span = share * max(places.span, Spread.smallest)
    }
  }

  /// How far the fingers have turned about their centre, and what of that counts.
  ///
  /// The turn between two samples is the one that brings the fingers' places about their centre
  /// nearest to each other in the sense of least squares; of two fingers, that of the line through
  /// them. Turns add up beyond ±π.
  ///
  /// Source: the plane case of the orthogonal Procrustes problem (Schönemann 1966).
  struct Turn: ~Copyable {
    /// The turn so far, in radians; clockwise on screen is positive.
    private(set) var turned = 0.0
    /// The mean way of the fingers about their centre, in points, with the turn's sign.
    private var way = 0.0
    /// How far the fingers had turned, and travelled, as the threshold was passed.
    private var taken = 0.0
    private var takenWay = 0.0
    /// The share of it that is lost.
    private var loss = 0.0
    /// What the owner took out by writing `rotation`.
    private var offset = 0.0
    /// How many fingers there were at the last sample, and their span.
    private var count = 0
    private var formerSpan = 0.0
    /// The line from one to the other, of two; of more, their places about their centre.
    private var formerLine = Vector.zero
    private var former = PlainArray<Vector>()

    /// Nearer to the centre than this many points fingers have no direction worth following.
    private static let smallest = 1.0

    /// How far the fingers have turned, in radians; writing rebases it (SPEC C13).
    var rotation: Double {
      get { counted - offset }
      set { offset = counted - newValue }
    }

    /// How far the fingers have travelled about their centre, in points, never negative.
    var arc: Double { abs(way) }

    private var counted: Double { turned - taken * withheld(way, of: takenWay, loss) }

    /// Which share of the threshold has not been given back; 1 where it took nothing.
    var owed: Double { takenWay == 0 ? 1 : withheld(way, of: takenWay, loss) }

    /// Takes the threshold out of what was turned, until the fingers have gone three quarters as
    /// far again, and so much of it for good.
    mutating func pass(_ threshold: Double, losing loss: Double) {
      self.loss = loss
      let share = arc > 0 ? min(1, threshold / arc) : 0
      taken = turned * share
      takenWay = way * share
      offset = 0
    }

    mutating func removeAll() {
      turned = 0
      way = 0
      taken = 0
      takenWay = 0
      offset = 0
      count = 0
    }

    mutating func rebase(on places: Positions) {
      count = places.count
      formerSpan = places.span
      formerLine = places.line
      former.removeAll()
      guard count > 2 else { return }
      for index in 0..<count { former.append(places[index] - places.centre) }
    }

    mutating func follow(_ places: Positions) {
      guard places.count == count else {
        rebase(on: places)
        return
      }
      guard count > 1 else { return }
      let (along, across) =
        count == 2 ? turnLine(to: places.line) : turnAll(to: places.points, about: places.centre)
      let radius = (formerSpan + places.span) * 0.25
      formerSpan = places.span
      guard radius >= Turn.smallest else { return }
      let turn = arctangent(across, along)
      turned += turn
      way += turn * radius
    }

    @inline(__always)
    private mutating func turnLine(to line: Vector) -> (along: Double, across: Double) {
      let former = formerLine
      formerLine = line
      return (former.dot(line), former.cross(line))
    }

    @inline(never)
    private mutating func turnAll(
      to places: UnsafeBufferPointer<Point>, about centre: Point
    ) -> (along: Double, across: Double) {
      var along = 0.0
      var across = 0.0
      for index in 0..<count {
        let after = places[index] - centre
        along += former[index].dot(after)
        across += former[index].cross(after)
        former[index] = after
      }
      return (along, across)
    }
  }
}

/// The share that is left out of what a gesture took to begin: all of it as it begins, and what is
/// lost for good once the fingers have gone three quarters as far again (SPEC E1).
@inline(__always)
private func withheld(_ way: Double, of taken: Double, _ loss: Double) -> Double {
  taken == 0 ? 0 : min(max((1.75 - way / taken) / 0.75, loss), 1)
}
