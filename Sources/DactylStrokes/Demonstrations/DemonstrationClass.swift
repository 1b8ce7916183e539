/// A gesture of a library of demonstrations: its number, its name, what it forgives, and when it is
/// recognised.
public struct DemonstrationClass: Hashable, Sendable {
  /// The number that results carry, unique in a library.
  public var id: Int
  /// The name for people; matching ignores it.
  public var name: StrokeClass.Name
  /// What may differ from what was shown: the size, the direction (`rotation`) or the speed; of
  /// what one finger draws, all of `StrokeInvariance` but the speed. Default: nothing.
  public var forgives: StrokeInvariance
  /// True if the gesture begins as soon as no other class is compatible any more, and then follows
  /// the fingers; false, the default, if it is recognised at its end.
  ///
  /// Only classes in which fingers travel begin early.
  public var isContinuous: Bool

  /// A class of the given number and name.
  public init(
    id: Int, name: StrokeClass.Name, forgives: StrokeInvariance = [], isContinuous: Bool = false
  ) {
    self.id = id
    self.name = name
    self.forgives = forgives
    self.isContinuous = isContinuous
  }

  /// The same class for what one finger draws.
  var strokeClass: StrokeClass { StrokeClass(id: id, name: name, invariance: forgives) }

  /// True if number, options and, unless names are `StaticString`, names are equal.
  public static func == (left: DemonstrationClass, right: DemonstrationClass) -> Bool {
    left.strokeClass == right.strokeClass && left.isContinuous == right.isContinuous
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
