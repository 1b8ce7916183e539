import Foundation

extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// A set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began.
    public static let touchDown = Event(rawValue: 1)
    /// A touch began with a tap count of 2 or more.
    public static let touchDownRepeat = Event(rawValue: 2)
    /// The touch moved inside.
    public static let touchDragInside = Event(rawValue: 4)
    /// The touch moved outside.
    public static let touchDragOutside = Event(rawValue: 8)
    /// The touch moved back inside.
    public static let touchDragEnter = Event(rawValue: 16)
    /// The touch moved out.
    public static let touchDragExit = Event(rawValue: 32)
    /// The touch was lifted inside.
    public static let touchUpInside = Event(rawValue: 64)
    /// The touch was lifted outside.
    public static let touchUpOutside = Event(rawValue: 128)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 256)
    /// The control's value has changed; sent by the control itself.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action, such as a button's tap.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to show; never sent here.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began; sent by text fields.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed; sent by text fields.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended; sent by text fields.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed; sent by text fields.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Reserved for the program.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Reserved for the framework.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// An alignment.
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// An alignment.
    case center, top, bottom, fill
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt

    /// A set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No other state.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Disabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
    /// In focus; never here.
    public static let focused = State(rawValue: 8)
    /// Reserved for the program.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Reserved for the framework.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

/// The name before Swift 4.2.
@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType
