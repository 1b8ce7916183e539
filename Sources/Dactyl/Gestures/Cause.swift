/// What decided a recogniser's change of state, with the numbers that did (SPEC E3).
///
/// ```swift
/// let cause = Cause.movedTooFar(distance: 14.2, limit: 10)
/// if cause.code == .movedTooFar { print(cause.value) }
/// fail(because: cause)
/// ```
///
/// Lengths are in points, durations and times in seconds, angles in radians.
public struct Cause: Sendable {
  /// Which cause it is.
  public let code: Code
  /// How `value` was compared with `limit`.
  public let sense: Sense
  /// The number that decided, or that of the other recogniser; NaN for none.
  public let value: Double
  /// What the number was compared with, or a second number; NaN for none.
  public let limit: Double
  #if Page
    /// None: a page knows causes and recognisers by their numbers.
    var name: StaticString {
      get { "" }
      set {}
    }
  #else
    /// The label of a client's own cause, or the kind of the other recogniser; else empty.
    let name: StaticString
  #endif

  /// Which cause it is, by the number that `dactyl.h` and JavaScript have for it.
  ///
  /// 1…99 are those of touches, 100…999 those of strokes, as `Docs/causes.md` lists them; choose
  /// yours from 1,000 on.
  public struct Code: RawRepresentable, ExpressibleByIntegerLiteral, Hashable, Sendable {
    /// The number.
    public let rawValue: Int32

    /// The code with a number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The code with a number.
    public init(integerLiteral number: Int32) { rawValue = number }
  }

  /// How the number that decided was compared with its limit.
  public enum Sense: UInt8, Sendable {
    /// Not at all: there is no number, or the limit is that of something else.
    case none
    /// It had to be at least the limit.
    case minimum
    /// It had to be at most the limit.
    case maximum
  }

  /// A cause of Dactyl's.
  package init(
    _ code: Code, _ value: Double = .nan, _ limit: Double = .nan, _ sense: Sense = .none
  ) {
    (self.code, self.value, self.limit, self.sense, name) = (code, value, limit, sense, "")
  }

  /// A cause that is another recogniser.
  init(_ code: Code, about other: RecognizerID) {
    (self.code, value, limit, sense) = (code, Double(other.number), .nan, .none)
    name = other.kind
  }

  private init(
    named label: StaticString, _ code: Code, _ value: Double, _ limit: Double, _ sense: Sense
  ) {
    (self.code, self.value, self.limit, self.sense, name) = (code, value, limit, sense, label)
  }

  /// A recogniser's own reason, without numbers.
  ///
  /// - Parameter label: what is wrong or fulfilled, such as `cornerTooBlunt`, for people and
  ///   programs.
  public static func custom(_ label: StaticString, code: Code = .custom) -> Cause {
    Cause(named: label, code, .nan, .nan, .none)
  }

  /// A recogniser's own reason, with the number that decided and its limit.
  ///
  /// ```swift
  /// fail(because: .custom("cornerTooBlunt", value: 2.5, limit: 1, sense: .maximum))
  /// ```
  public static func custom(
    _ label: StaticString, code: Code = .custom, value: Double, limit: Double, sense: Sense
  ) -> Cause {
    sense == .none
      ? custom(label, code: code) : Cause(named: label, code, value, limit, sense)
  }

  /// The recogniser it is about.
  public var other: RecognizerID? {
    guard code == .prevented || code == .requirementRecognized, sense == .none, !value.isNaN
    else { return nil }
    return RecognizerID(number: Int(value), kind: name)
  }

  /// What it is called, such as `movedTooLittle`, or an own cause's label, for logs that programs
  /// read.
  public var label: StaticString { wording.label }

  /// What the number that decided is called, such as `distance`; empty if there is none.
  public var valueName: StaticString { wording.valueName }

  /// The same with the words for people; an own cause has none but its label.
  var wording: (label: StaticString, valueName: StaticString, words: StaticString, unit: Cause.Unit)
  {
    if other == nil, name.utf8CodeUnitCount > 0 { return (name, "value", "", .number) }
    return code.wording ?? ("custom", "value", "", .number)
  }
}

extension Cause: Hashable {
  /// Whether code, numbers and an own cause's label are the same.
  public static func == (left: Cause, right: Cause) -> Bool {
    guard left.code == right.code, left.sense == right.sense,
      areSame(left.value, right.value), areSame(left.limit, right.limit)
    else { return false }
    // The kind of another recogniser makes no difference, as in `RecognizerID`.
    return left.other != nil || areSame(left.name, right.name)
  }

  /// Hashes code and numbers; labels rarely differ otherwise.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    if !value.isNaN { hasher.combine(value) }
    if !limit.isNaN { hasher.combine(limit) }
  }

  private static func areSame(_ left: Double, _ right: Double) -> Bool {
    left == right || (left.isNaN && right.isNaN)
  }

  private static func areSame(_ left: StaticString, _ right: StaticString) -> Bool {
    guard left.utf8CodeUnitCount == right.utf8CodeUnitCount else { return false }
    for index in 0..<left.utf8CodeUnitCount where left.utf8Start[index] != right.utf8Start[index] {
      return false
    }
    return true
  }
}
