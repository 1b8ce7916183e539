import Dactyl

/// One reading or setting of a property, so that each property is one line for both.
///
///     case .alpha: access.exchange(&alpha)
///     case .isEnabled:
///       if access.isSetting { isEnabled = access.flag } else { access.flag = isEnabled }
///
/// The short form is for what is stored; what is computed may only be written when it is meant to
/// be.
struct PropertyAccess {
  /// Which property is meant.
  let property: Property
  /// Its number.
  let code: Int32
  /// Whether it is to be set, to a number in its range.
  private(set) var isSetting: Bool
  /// The number to be set, or what was read.
  var number: Double
  /// Other than `Status.done` where there is no such property, or it cannot be that number.
  var status = Status.done

  /// Reads; nil where no property has the number.
  init?(_ code: Int32) {
    guard let property = Property(rawValue: code) else { return nil }
    self.property = property
    self.code = code
    isSetting = false
    number = .nan
  }

  /// Has the property be set instead, to a number in its range.
  mutating func set(_ new: Double) {
    isSetting = true
    number = new
  }

  /// The number as a count, the greatest of which stands for infinity.
  var count: Int {
    get { number == .infinity ? .max : Int(number) }
    set { number = newValue == .max ? .infinity : Double(newValue) }
  }

  /// The number as a flag, 1 or 0.
  var flag: Bool {
    get { number != 0 }
    set { number = newValue ? 1 : 0 }
  }

  /// The number as a set of options, or one of some things, by its number from 0.
  var bits: UInt8 {
    get { UInt8(number) }
    set { number = Double(newValue) }
  }

  /// Whether it is to be set, and to that at least; what is less is refused.
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

  /// There is no such property.
  mutating func refuse() { status = Status.unknown }
}
