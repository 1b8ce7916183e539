import Dactyl

/// What a number of fingers does between two changes of that number, or a pause.
///
/// Its numbers tell neither the place nor which finger is which. Lengths are in points, times in
/// seconds, angles in radians.
public struct DemonstrationStretch: Hashable, Sendable {
  /// How many fingers are down; 0 for a pause.
  public var fingers: Int
  /// How long it lasts.
  public var time = 0.0
  /// The way of the fingers' centre from beginning to end; of a pause, to the next finger.
  public var shift = Vector.zero
  /// The largest distance of the centre from its beginning.
  public var reach = 0.0
  /// The length of the centre's path.
  public var path = 0.0
  /// How far apart the fingers are at the beginning: twice the root mean square distance from their
  /// centre, which for two fingers is their distance.
  public var firstSpan = 0.0
  /// How far apart the fingers are at the end.
  public var span = 0.0
  /// The angle by which they turn about their centre, clockwise on screen.
  public var turn = 0.0
  /// The longest of the fingers' own paths.
  public var longest = 0.0
  /// The shortest of the fingers' own paths.
  public var shortest = 0.0
  /// How long after the first finger the last came down.
  public var landing = 0.0
  /// How long before the last finger the first left.
  public var leaving = 0.0

  /// A stretch of a number of fingers in which nothing happens.
  public init(fingers: Int) { self.fingers = fingers }

  /// How many `numbers` there are.
  package static let numberCount = 13

  /// The stretch of such `numbers`; nil if there are more or fewer, one is not finite or is 1e9 and
  /// more, or the fingers are no whole number up to 1000.
  public init?(numbers: [Double]) {
    guard numbers.count == Self.numberCount, numbers.allSatisfy({ abs($0) < 1e9 }),
      numbers[0] >= 0, numbers[0] <= 1000, let fingers = Int(exactly: numbers[0])
    else { return nil }
    self.init(fingers: fingers)
    time = numbers[1]
    shift = Vector(numbers[2], numbers[3])
    (reach, path) = (numbers[4], numbers[5])
    (firstSpan, span) = (numbers[6], numbers[7])
    turn = numbers[8]
    (longest, shortest) = (numbers[9], numbers[10])
    (landing, leaving) = (numbers[11], numbers[12])
  }

  /// All its numbers, as files have them: the fingers, the time, x and y of the shift, and the rest
  /// in the order of the properties.
  public var numbers: [Double] {
    [
      Double(fingers), time, shift.dx, shift.dy, reach, path, firstSpan, span, turn, longest,
      shortest, landing, leaving,
    ]
  }

  /// True if fingers travel in it, and not only rest: one of them goes 4 mm.
  public var isMoved: Bool { max(reach, longest) > 4 * Self.millimetre }

  /// True if all its numbers are finite.
  var isFinite: Bool {
    // What is not finite anywhere makes one of these so.
    (time + path + reach + firstSpan + span + turn + longest + shortest + landing + leaving)
      .isFinite && shift.isFinite
  }

  /// Points in a millimetre, at 160 points in an inch.
  static let millimetre = 160 / 25.4

  /// The stretch at a part of its time, as if fingers went evenly; none has lifted by then.
  func begun(_ part: Double) -> DemonstrationStretch {
    var begun = self
    begun.time *= part
    begun.shift = shift * part
    begun.reach *= part
    begun.path *= part
    begun.span = firstSpan + (span - firstSpan) * part
    begun.turn *= part
    begun.longest *= part
    begun.shortest *= part
    begun.leaving = 0
    return begun
  }
}
