/// Which recogniser of a window is meant, as a value that outlives it.
///
/// A name within one window: the first recogniser of every window has the same, so that what
/// happened in two windows, or in two runs, can be compared. Keep the window beside it where there
/// are several.
public struct RecognizerID: Sendable {
  /// 1 for the first recogniser that came into the window, and so on; 0 outside any window.
  public var number: Int
  /// What the recogniser is, such as `tap`.
  public var kind: StaticString

  /// The recogniser with the number.
  public init(number: Int, kind: StaticString) {
    self.number = number
    self.kind = kind
  }
}

extension RecognizerID: Hashable {
  /// Whether both have the same number; so recognisers of two windows, and all that are in none,
  /// can be equal.
  public static func == (left: RecognizerID, right: RecognizerID) -> Bool {
    left.number == right.number
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension RecognizerID: CustomStringConvertible {
  /// Kind and number, such as `tap 1`; `Window.name(of:)` knows the recogniser's own name.
  public var description: String { "\(kind) \(number)" }
}
