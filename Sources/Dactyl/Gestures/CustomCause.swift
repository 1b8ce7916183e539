/// A reason of a recogniser that Dactyl does not know: which it is, a number and its limit.
///
/// ```swift
/// fail(because: .custom(CustomCause("cornerTooBlunt", value: 2.5, limit: 1, sense: .maximum)))
/// ```
public struct CustomCause: Hashable, Sendable {
  /// The same as the label for programs, as `Docs/causes.md` lists it for strokes (100…999); choose
  /// yours from 1,000 on, 0 is none.
  public var code: Int32
  /// What the number was compared with.
  public var sense: Cause.Sense
  /// The number that decided; 0 if there is none.
  public var value: Double
  /// What the number was compared with; 0 if there is nothing.
  public var limit: Double
  #if hasFeature(Embedded)
    // It would be half of every cause, and causes are moved with every change of state.
    /// Always `custom`: Embedded programs keep only the code.
    public var label: StaticString { "custom" }
    package var valueName: StaticString { "value" }
    package var words: StaticString { "" }
    package var unit: CauseUnit { .number }
  #else
    /// What is wrong or fulfilled, such as `cornerTooBlunt`; part of the program, not made at run
    /// time.
    public var label: StaticString
    /// The cause for people, with `#` for the number and `~` for the limit; empty if the label
    /// has to do.
    package var words: StaticString = ""
    /// What the number is called.
    package var valueName: StaticString = "value"
    /// What number and limit count.
    package var unit = CauseUnit.number
  #endif

  /// A reason without numbers.
  public init(_ label: StaticString, code: Int32 = 0) {
    self.init(label, code: code, value: 0, limit: 0, sense: .none)
  }

  /// A reason with its numbers.
  public init(
    _ label: StaticString, code: Int32 = 0, value: Double, limit: Double, sense: Cause.Sense
  ) {
    self.value = value
    self.limit = limit
    self.code = code
    self.sense = sense
    #if !hasFeature(Embedded)
      self.label = label
    #endif
  }

  /// The cause as numbers, as `Cause.numbers` has them.
  var numbers: (code: Int32, value: Double, limit: Double, sense: Cause.Sense) {
    let number = code == 0 ? 30 : code
    return sense == .none ? (number, .nan, .nan, sense) : (number, value, limit, sense)
  }

  /// Whether label, code and numbers are the same.
  public static func == (left: CustomCause, right: CustomCause) -> Bool {
    guard left.code == right.code, left.sense == right.sense, left.value == right.value,
      left.limit == right.limit, left.label.utf8CodeUnitCount == right.label.utf8CodeUnitCount
    else { return false }
    for index in 0..<left.label.utf8CodeUnitCount
    where left.label.utf8Start[index] != right.label.utf8Start[index] {
      return false
    }
    return true
  }

  /// Hashes code and numbers; equal labels are told apart by them well enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(value)
    hasher.combine(limit)
  }
}
