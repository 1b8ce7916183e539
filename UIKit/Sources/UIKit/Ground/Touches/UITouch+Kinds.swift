import Dactyl
import Foundation

extension UITouch {
  /// Where a touch is in its life.
  public enum Phase: Int, Hashable, Sendable {
    /// It came down.
    case began
    /// It moved or changed.
    case moved
    /// It is down and did not change in this event.
    case stationary
    /// It was lifted.
    case ended
    /// The system or a recogniser cancelled it.
    case cancelled
    /// A pointer came over a view; never delivered as a touch here.
    case regionEntered
    /// A pointer moved over a view; never delivered as a touch here.
    case regionMoved
    /// A pointer left a view; never delivered as a touch here.
    case regionExited

    init(_ phase: TouchPhase) {
      switch phase {
      case .began: self = .began
      case .moved: self = .moved
      case .stationary: self = .stationary
      case .ended: self = .ended
      case .cancelled: self = .cancelled
      }
    }
  }

  /// The kind of pointer.
  public enum TouchType: Int, Hashable, Sendable {
    /// A finger on a screen.
    case direct
    /// A finger on a surface away from the screen.
    case indirect
    case pencil
    /// A pointer with a button pressed.
    case indirectPointer

    /// Another name of `pencil`.
    public static var stylus: TouchType { .pencil }

    init(_ kind: TouchKind) {
      switch kind {
      case .direct: self = .direct
      case .indirect: self = .indirect
      case .pencil: self = .pencil
      case .indirectPointer: self = .indirectPointer
      }
    }
  }

  /// Properties of a pencil's touch that may be estimates.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// One bit for each property.
    public let rawValue: Int

    /// The properties with the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = Properties(rawValue: 1)
    /// The direction in which the pencil leans.
    public static let azimuth = Properties(rawValue: 2)
    /// The angle between pencil and surface.
    public static let altitude = Properties(rawValue: 4)
    /// The location.
    public static let location = Properties(rawValue: 8)
    /// The pencil's roll about its own axis.
    public static let roll = Properties(rawValue: 16)
  }
}
