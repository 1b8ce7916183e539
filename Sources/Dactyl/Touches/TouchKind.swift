/// What touches (SPEC A1).
public enum TouchKind: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// A finger on a screen.
  case direct
  /// A finger on a surface away from the screen, such as a touchpad's.
  case indirect
  /// A pen or pencil.
  case pencil
  /// A pointer with a button pressed, such as a mouse's.
  case indirectPointer
}

/// A set of touch kinds, as recognisers use to say what they listen to.
public struct TouchKindSet: OptionSet, Hashable, Sendable {
  /// One bit for each kind, at the position of its raw value.
  public let rawValue: UInt8

  /// The set with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of one kind.
  public init(_ kind: TouchKind) { self.init(rawValue: 1 << kind.rawValue) }

  /// Fingers on a screen.
  public static let direct = TouchKindSet(.direct)
  /// Fingers on a surface away from the screen.
  public static let indirect = TouchKindSet(.indirect)
  /// Pens and pencils.
  public static let pencil = TouchKindSet(.pencil)
  /// Pointers with a button pressed.
  public static let indirectPointer = TouchKindSet(.indirectPointer)
  /// Every kind.
  public static let all: TouchKindSet = [.direct, .indirect, .pencil, .indirectPointer]

  /// Whether the kind belongs to the set.
  public func contains(_ kind: TouchKind) -> Bool { rawValue & (1 << kind.rawValue) != 0 }
}
