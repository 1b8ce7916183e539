/// What a `TransformGestureRecognizer` can do to things.
public struct TransformAxes: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  public let rawValue: UInt8

  /// The axes with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift them.
  public static let translation = TransformAxes(rawValue: 1)
  /// Stretch them.
  public static let scale = TransformAxes(rawValue: 2)
  /// Turn them.
  public static let rotation = TransformAxes(rawValue: 4)
  /// Everything.
  public static let all: TransformAxes = [.translation, .scale, .rotation]
}
