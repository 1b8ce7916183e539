import Dactyl

/// Writes one record, number by number, into memory with room for the longest.
struct RecordWriter {
  private let start: UnsafeMutablePointer<Double>
  private var end: UnsafeMutablePointer<Double>

  /// Begins with the record's type; `finish` fills in its length.
  init(at start: UnsafeMutablePointer<Double>, type: Double) {
    self.start = start
    end = start + 1
    add(type)
  }

  /// Adds a number.
  // Inline this is one store; a call would be three times as long.
  @inline(__always)
  mutating func add(_ number: Double) {
    end[0] = number
    end += 1
  }

  /// Adds a displacement.
  @inline(__always)
  mutating func add(_ vector: Vector) {
    add(vector.dx)
    add(vector.dy)
  }

  /// Adds a place.
  @inline(__always)
  mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  /// Adds a recogniser's readings, in the coordinates of its view.
  mutating func addReadings(of recognizer: GestureRecognizer, includingVelocities: Bool) {
    end = recognizer.writeReadings(at: end, includingVelocities: includingVelocities)
  }

  /// Ends the record and returns its length.
  func finish() -> Int {
    let length = end - start
    start[0] = Double(length)
    return length
  }
}
