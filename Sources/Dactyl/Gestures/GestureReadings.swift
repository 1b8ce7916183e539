/// Collects what a gesture measures, number after number.
///
/// A recogniser of your own says what it measures in one place, and traces, reports and records
/// have it:
///
/// ```swift
/// override func addReadings(to readings: inout GestureReadings, in view: View?) {
///   readings.add("angle", angle)
/// }
/// ```
public struct GestureReadings {
  /// The most numbers that a recogniser may add.
  public static var mostNumbers: Int { 40 }

  /// Whether velocities are wanted; each takes a fit. If false, velocities are NaN.
  public let includesVelocities: Bool
  @usableFromInline var end: UnsafeMutablePointer<Double>
  @usableFromInline let limit: UnsafeMutablePointer<Double>
  #if !hasFeature(Embedded)
    /// What was added, by name.
    private(set) var list: [GestureReading] = []
  #endif

  /// Writes to memory with room for `mostNumbers`.
  init(at start: UnsafeMutablePointer<Double>, includesVelocities: Bool) {
    end = start
    self.includesVelocities = includesVelocities
    limit = start + GestureReadings.mostNumbers
  }

  /// Adds a number; NaN if there is none. `spelled` is a word that stands for it.
  @inlinable @inline(__always)
  public mutating func add(
    _ name: StaticString, _ number: Double, spelled: @autoclosure () -> StaticString = ""
  ) {
    put(number)
    noteName(name, count: 1, spelled())
  }

  /// Adds a displacement.
  @inlinable @inline(__always)
  public mutating func add(_ name: StaticString, _ vector: Vector) {
    put(vector.dx)
    put(vector.dy)
    noteName(name, count: 2, "")
  }

  /// Adds a position; nil if there is none.
  @inlinable @inline(__always)
  public mutating func add(_ name: StaticString, _ point: Point?) {
    put(point?.x ?? .nan)
    put(point?.y ?? .nan)
    noteName(name, count: 2, "")
  }

  /// Adds a rectangle; nil if there is none.
  @inlinable
  public mutating func add(_ name: StaticString, _ rect: Rect?) {
    put(rect?.origin.x ?? .nan)
    put(rect?.origin.y ?? .nan)
    put(rect?.size.width ?? .nan)
    put(rect?.size.height ?? .nan)
    noteName(name, count: 4, "")
  }

  /// Adds a transform.
  @inlinable
  public mutating func add(_ name: StaticString, _ transform: AffineTransform) {
    put(transform.a)
    put(transform.b)
    put(transform.c)
    put(transform.d)
    put(transform.tx)
    put(transform.ty)
    noteName(name, count: 6, "")
  }

  /// Adds a velocity, which is computed only where it is wanted.
  @inlinable @inline(__always)
  public mutating func add(_ name: StaticString, velocity: @autoclosure () -> Double) {
    add(name, includesVelocities ? velocity() : .nan)
  }

  /// Adds a velocity, which is computed only where it is wanted.
  @inlinable @inline(__always)
  public mutating func add(_ name: StaticString, velocity: @autoclosure () -> Vector) {
    add(name, includesVelocities ? velocity() : Vector(dx: .nan, dy: .nan))
  }

  // Inline it is one store, where a call would be three times as long.
  @inlinable @inline(__always)
  mutating func put(_ number: Double) {
    precondition(end < limit, "more numbers than GestureReadings.mostNumbers")
    end[0] = number
    end += 1
  }

  /// Notes the names of the last numbers, if they may be asked for.
  @usableFromInline
  mutating func noteName(
    _ name: StaticString, count: Int, _ word: @autoclosure () -> StaticString
  ) {
    #if !hasFeature(Embedded)
      let values = Array(UnsafeBufferPointer(start: end - count, count: count))
      let word = word()
      list.append(
        GestureReading(
          name: "\(name)", values: values,
          word: word.utf8CodeUnitCount == 0 ? nil : "\(word)"))
    #endif
  }
}

extension GestureRecognizer {
  /// Writes all readings in the coordinates of its view to memory with room for the most; gives
  /// where they end.
  package final func writeReadings(
    at start: UnsafeMutablePointer<Double>, includingVelocities: Bool
  ) -> UnsafeMutablePointer<Double> {
    var readings = GestureReadings(at: start, includesVelocities: includingVelocities)
    if viewReference == nil {
      addReadings(to: &readings, in: nil)
    } else {
      viewLink.borrow { addReadings(to: &readings, in: $0) }
    }
    return readings.end
  }

  #if !hasFeature(Embedded)
    /// What the gesture measures at present, in the coordinates of a view, or of the window for
    /// nil.
    public final func readings(in view: View?) -> [GestureReading] {
      readings(in: view, includingVelocities: true)
    }

    /// What the gesture measures at present; without velocities, which take time, NaN stands for
    /// them.
    package final func readings(
      in view: View?, includingVelocities: Bool
    ) -> [GestureReading] {
      withUnsafeTemporaryAllocation(of: Double.self, capacity: GestureReadings.mostNumbers) {
        var readings = GestureReadings(
          at: $0.baseAddress!, includesVelocities: includingVelocities)
        addReadings(to: &readings, in: view)
        return readings.list
      }
    }
  #endif
}

#if !hasFeature(Embedded)
  /// One thing that a gesture measures: its name and its numbers.
  public struct GestureReading: Hashable, Sendable {
    /// What it is called, such as `translation`.
    public var name: String
    /// Its numbers, such as x and y; NaN if there is none.
    public var values: [Double]
    /// A word that stands for the number, such as a direction's; nil if there is none.
    public var word: String?
  }
#endif
