/// Where some fingers were when they last became more or fewer, to tell what they have done together
/// since from what they have done relative to each other (SPEC E1).
struct FingerStarts: ~Copyable {
  private var places = PlainArray<Point>()
  /// What the fingers did mostly when they last became fewer.
  private var former = Motion.neither

  /// What several fingers do mostly.
  enum Motion {
    /// They go the same way.
    case together
    /// They go apart, towards each other, or about each other.
    case relative
    /// As much of one as of the other: a finger rests.
    case neither
  }

  init() {}

  /// Starts anew from where the fingers are that are still down.
  @inline(never)
  mutating func mark(_ touches: borrowing UnretainedArray<Touch>) {
    if places.count > 1 { former = motion(of: touches) }
    places.removeAll()
    touches.forEach { if $0.isDown { places.append($0.sample.position) } }
  }

  /// Goes on with the fingers that are down: those that lift are left out, and those that have just
  /// come down count as having come from as far away as the centre of all has.
  @inline(never)
  mutating func keepDown(_ touches: borrowing UnretainedArray<Touch>, movedBy travelled: Vector) {
    var kept = PlainArray<Point>()
    for index in 0..<touches.count {
      let (isDown, sample) = (touches[index].isDown, touches[index].sample)
      guard isDown else { continue }
      kept.append(
        index < places.count && sample.phase != .began
          ? places[index] : sample.position - travelled)
    }
    places = kept
  }

  /// Leaves out what the fingers did in a frame in which one of them jumped.
  @inline(never)
  mutating func skip(_ touches: borrowing UnretainedArray<Touch>) {
    guard places.count == touches.count else { return }
    for index in 0..<places.count {
      places[index] += touches[index].sample.position - touches[index].sample.previousPosition
    }
  }

  /// What the fingers do mostly; with one finger left, what they did when there were more.
  ///
  /// The way of their centre is compared with the root mean square of what each has gone beside it.
  @inline(never)
  func motion(of touches: borrowing UnretainedArray<Touch>) -> Motion {
    guard places.count > 1, places.count == touches.count else { return former }
    var sum = Vector.zero
    var squares = 0.0
    for index in 0..<places.count {
      let way = way(of: touches, at: index)
      sum += way
      squares += way.dot(way)
    }
    let count = Double(places.count)
    let together = 2 * sum.dot(sum) / count
    return together > squares ? .together : together < squares ? .relative : .neither
  }

  /// How far one of the fingers has come.
  func way(of touches: borrowing UnretainedArray<Touch>, at index: Int) -> Vector {
    index < places.count ? touches[index].sample.position - places[index] : .zero
  }

  /// Forgets the fingers.
  mutating func removeAll() {
    places.removeAll()
    former = .neither
  }
}
