import Dactyl

/// One reading or setting of a property, so that each property is one line for both.
///
///     case .alpha: exchange.number(&alpha, upTo: 1)
///     case .minimumDistance:
///       if let new = exchange.number(minimumDistance) { minimumDistance = new }
///
/// The short form is for what is stored; what is computed may only be written when it is meant to be.
struct Exchange {
  /// Which property is meant.
  let property: Property
  /// The number to be set; nil where the present one is asked for.
  let new: Double?
  /// What was read.
  private(set) var present = Double.nan
  /// `Status.done` once the property was found and the new number accepted.
  private(set) var status = Status.unknown

  /// Whether a new number was accepted.
  var hasChanged: Bool { new != nil && status == Status.done }

  init(_ property: Property, new: Double? = nil) {
    self.property = property
    self.new = new
  }

  /// Tells the present number, which is at least 0, or gives the new one to be set.
  mutating func number(
    _ value: Double, upTo limit: Double = .greatestFiniteMagnitude
  ) -> Double? {
    present = value
    guard let new else { return read() }
    return accept(new, if: new >= 0 && new <= limit)
  }

  /// Tells a number, or sets it.
  mutating func number(
    _ value: inout Double, upTo limit: Double = .greatestFiniteMagnitude
  ) {
    if let new = number(value, upTo: limit) { value = new }
  }

  /// Tells a duration, which may be endless.
  mutating func duration(_ value: Double) -> Double? { number(value, upTo: .infinity) }

  /// Tells a number that may be anything finite.
  mutating func any(_ value: Double) -> Double? {
    present = value
    guard let new else { return read() }
    return accept(new, if: new.isFinite)
  }

  /// Tells a number that may be anything finite, or sets it.
  mutating func any(_ value: inout Double) {
    if let new = any(value) { value = new }
  }

  /// Tells or sets one component of a displacement.
  mutating func component(of vector: inout Vector, isX: Bool) {
    if isX { any(&vector.dx) } else { any(&vector.dy) }
  }

  /// Tells a number of things; the greatest there is stands for infinity.
  mutating func count(_ value: Int, atLeast least: Int = 1) -> Int? {
    present = value == .max ? .infinity : Double(value)
    guard let new else { return read() }
    if new == .infinity { return accept(.max, if: true) }
    // Nobody has a million fingers, and nothing is counted so far.
    guard let whole = Int(exactly: new) else { return accept(0, if: false) }
    return accept(whole, if: whole >= least && whole <= 1_000_000)
  }

  /// Tells yes, as 1, or no, as 0.
  mutating func flag(_ value: Bool) -> Bool? {
    present = value ? 1 : 0
    guard let new else { return read() }
    return accept(new == 1, if: new == 0 || new == 1)
  }

  /// Tells yes, as 1, or no, as 0, or sets it.
  mutating func flag(_ value: inout Bool) {
    if let new = flag(value) { value = new }
  }

  /// Tells a set of options, of which `all` are known.
  mutating func options(_ value: UInt8, all: UInt8) -> UInt8? {
    present = Double(value)
    guard let new else { return read() }
    guard let bits = UInt8(exactly: new) else { return accept(0, if: false) }
    return accept(bits, if: bits & ~all == 0)
  }

  #if Strokes
    /// Tells a number that others are divided by: from a millionth to a million, far more than any library learns.
    mutating func factor(_ value: Double) -> Double? {
      present = value
      guard let new else { return read() }
      return accept(new, if: new >= 1e-6 && new <= 1e6)
    }

    /// Tells the handle of another object, 0 for none.
    mutating func handle(_ value: Int32, isValid: (Int32) -> Bool) -> Int32? {
      present = Double(value)
      guard let new else { return read() }
      guard let handle = Int32(exactly: new), handle == 0 || isValid(handle) else {
        status = Status.badHandle
        return nil
      }
      return accept(handle, if: true)
    }
  #endif

  /// Tells a number that cannot be set.
  mutating func constant(_ value: @autoclosure () -> Double) {
    guard new == nil else { return }
    present = value()
    status = Status.done
  }

  private mutating func read<Value>() -> Value? {
    status = Status.done
    return nil
  }

  private mutating func accept<Value>(_ value: Value, if isInRange: Bool) -> Value? {
    status = isInRange ? Status.done : Status.badValue
    return isInRange ? value : nil
  }
}
