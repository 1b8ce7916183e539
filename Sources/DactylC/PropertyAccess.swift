import Dactyl

/// One reading or setting of a property, so that each property is one line for both.
///
///     case .alpha: access.number(&alpha, upTo: 1)
///     case .minimumDistance:
///       if let new = access.number(minimumDistance) { minimumDistance = new }
///
/// The short form is for what is stored; what is computed may only be written when it is meant to
/// be.
struct PropertyAccess {
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

  /// Reads a number of at least 0; gives the new one where it is to be set.
  mutating func number(
    _ value: Double, upTo limit: Double = .greatestFiniteMagnitude
  ) -> Double? {
    present = value
    guard let new else { return read() }
    return accept(new, if: new >= 0 && new <= limit)
  }

  /// Reads or sets a number.
  mutating func number(
    _ value: inout Double, upTo limit: Double = .greatestFiniteMagnitude
  ) {
    if let new = number(value, upTo: limit) { value = new }
  }

  /// Reads a duration, which may be infinite; gives the new one.
  mutating func duration(_ value: Double) -> Double? { number(value, upTo: .infinity) }

  /// Reads or sets a duration, which may be infinite.
  mutating func duration(_ value: inout Double) { number(&value, upTo: .infinity) }

  /// Reads any finite number; gives the new one.
  mutating func any(_ value: Double) -> Double? {
    present = value
    guard let new else { return read() }
    return accept(new, if: new.isFinite)
  }

  /// Reads or sets any finite number.
  mutating func any(_ value: inout Double) {
    if let new = any(value) { value = new }
  }

  /// Reads or sets one component of a displacement.
  mutating func component(of vector: inout Vector, isX: Bool) {
    if isX { any(&vector.dx) } else { any(&vector.dy) }
  }

  /// Reads a count, the greatest of which stands for infinity; gives the new one.
  mutating func count(_ value: Int, atLeast least: Int = 1) -> Int? {
    present = value == .max ? .infinity : Double(value)
    guard let new else { return read() }
    if new == .infinity { return accept(.max, if: true) }
    // Nobody has a million fingers, and nothing is counted so far.
    guard let whole = Int(exactly: new) else { return accept(0, if: false) }
    return accept(whole, if: whole >= least && whole <= 1_000_000)
  }

  /// Reads a flag, 1 or 0; gives the new one.
  mutating func flag(_ value: Bool) -> Bool? {
    present = value ? 1 : 0
    guard let new else { return read() }
    return accept(new == 1, if: new == 0 || new == 1)
  }

  /// Reads or sets a flag, 1 or 0.
  mutating func flag(_ value: inout Bool) {
    if let new = flag(value) { value = new }
  }

  /// Reads a set of options, of which `all` are known; gives the new one.
  mutating func options(_ value: UInt8, all: UInt8) -> UInt8? {
    present = Double(value)
    guard let new else { return read() }
    guard let bits = UInt8(exactly: new) else { return accept(0, if: false) }
    return accept(bits, if: bits & ~all == 0)
  }

  /// Reads or sets a set of edges.
  mutating func edges(_ value: inout RectEdge) {
    if let new = options(value.rawValue, all: RectEdge.all.rawValue) {
      value = RectEdge(rawValue: new)
    }
  }

  /// Reads which of some things it is, by its number from 0; gives the new one.
  mutating func choice(_ value: UInt8, of count: UInt8) -> UInt8? {
    present = Double(value)
    guard let new else { return read() }
    guard let number = UInt8(exactly: new) else { return accept(0, if: false) }
    return accept(number, if: number < count)
  }

  #if Strokes
    /// Reads a divisor; gives the new one. From a millionth to a million, far more than any library
    /// learns or shape allows.
    mutating func factor(_ value: Double) -> Double? {
      present = value
      guard let new else { return read() }
      return accept(new, if: new >= 1e-6 && new <= 1e6)
    }

    /// Reads or sets a divisor.
    mutating func factor(_ value: inout Double) {
      if let new = factor(value) { value = new }
    }

    /// Reads the handle of another object, 0 for none; gives the new one.
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

  /// Reads a number that cannot be set.
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
