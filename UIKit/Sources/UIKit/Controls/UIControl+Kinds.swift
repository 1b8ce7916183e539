import Foundation

extension UIControl {
  /// What a touch does to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// The events with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch came down.
    public static let touchDown = Event(rawValue: 1)
    /// A touch came down for the second time or more.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// The touch moved inside.
    public static let touchDragInside = Event(rawValue: 4)
    /// The touch moved outside.
    public static let touchDragOutside = Event(rawValue: 8)
    /// The touch came in again.
    public static let touchDragEnter = Event(rawValue: 16)
    /// The touch went out.
    public static let touchDragExit = Event(rawValue: 32)
    /// The touch was lifted inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// The touch was lifted outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 256)
    /// The control's value has changed; sent by the control itself.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to show; never sent here.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began; never sent here.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Text changed; never sent here.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended; never sent here.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key; never sent here.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything about touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything about editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// The program's own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The framework's own.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where the content of a control lies from side to side.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// One of the places.
    case center, left, right, fill, leading, trailing
  }

  /// Where the content of a control lies from above to below.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// One of the places.
    case center, top, bottom, fill
  }

  /// What a control is at present.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt

    /// The parts with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Takes no touches.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// In focus; never here.
    public static let focused = State(rawValue: 8)
    /// The program's own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The framework's own.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
