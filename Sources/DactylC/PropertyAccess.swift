import Dactyl

/// One reading or setting of a property, so that one line does both.
///
///     case .alpha: access.exchange(&alpha)
///     case .isEnabled:
///       if access.isSetting { isEnabled = access.flag } else { access.flag = isEnabled }
///
/// The short form is for stored properties; it would also write a computed one while reading.
struct PropertyAccess {
  let property: Property
  /// The property's number.
  let code: Int32
  /// True to set the property, to a number in its range.
  private(set) var isSetting: Bool
  /// The number to set, or the number read.
  var number: Double
  /// Other than `Status.done` if the object lacks the property or refuses the number.
  var status = Status.done

  /// A reading; nil if no property has the number.
  init?(_ code: Int32) {
    guard let property = Property(rawValue: code) else { return nil }
    self.property = property
    self.code = code
    isSetting = false
    number = .nan
  }

  /// Turns the reading into a setting, to a number in the property's range.
  mutating func set(_ new: Double) {
    isSetting = true
    number = new
  }

  /// The number as a count; infinity is `Int.max`.
  var count: Int {
    get { number == .infinity ? .max : Int(number) }
    set { number = newValue == .max ? .infinity : Double(newValue) }
  }

  /// The number as a flag, 1 or 0.
  var flag: Bool {
    get { number != 0 }
    set { number = newValue ? 1 : 0 }
  }

  /// The number as a set of options, or as an index from 0.
  var bits: UInt8 {
    get { UInt8(number) }
    set { number = Double(newValue) }
  }

  /// True for a setting to at least a number; refuses a smaller one.
  mutating func isSetting(atLeast least: Double) -> Bool {
    guard isSetting, number < least else { return isSetting }
    status = Status.badValue
    return false
  }

  /// Reads or sets a number.
  mutating func exchange(_ value: inout Double) {
    if isSetting { value = number } else { number = value }
  }

  /// Reads or sets a flag.
  mutating func exchange(_ value: inout Bool) {
    if isSetting { value = flag } else { flag = value }
  }

  /// Reads or sets a count.
  @inline(never)
  mutating func exchange(_ value: inout Int) {
    if isSetting { value = count } else { count = value }
  }

  /// Reads or sets a set of options.
  mutating func exchange<Options: OptionSet>(_ value: inout Options)
  where Options.RawValue == UInt8 {
    if isSetting { value = Options(rawValue: bits) } else { bits = value.rawValue }
  }

  /// Refuses, because there is no such property.
  mutating func refuse() { status = Status.unknown }
}
