import Foundation

extension UIEvent {
  /// The kind of an event.
  public enum EventType: Int, Hashable, Sendable {
    /// Fingers, pencils, and pointers with a pressed button.
    case touches
    /// Movements of the device; never made here.
    case motion
    /// Keys of headsets and remote controls; never made here.
    case remoteControl
    /// Keys and buttons.
    case presses
    /// Wheels and scrolling gestures of touchpads; never made here.
    case scroll = 10
    /// Pointers without a pressed button; never delivered as an event here.
    case hover = 11
    /// Pinches and turns of touchpads; never made here.
    case transform = 14
  }

  /// The detail of an event's kind; always `none` here.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// No detail.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// The play key.
    case remoteControlPlay = 100
    /// The pause key.
    case remoteControlPause = 101
    /// The stop key.
    case remoteControlStop = 102
    /// The key that toggles play and pause.
    case remoteControlTogglePlayPause = 103
    /// The key for the next track.
    case remoteControlNextTrack = 104
    /// The key for the previous track.
    case remoteControlPreviousTrack = 105
    /// Seeking backward starts.
    case remoteControlBeginSeekingBackward = 106
    /// Seeking backward ends.
    case remoteControlEndSeekingBackward = 107
    /// Seeking forward starts.
    case remoteControlBeginSeekingForward = 108
    /// Seeking forward ends.
    case remoteControlEndSeekingForward = 109
  }

  /// A pointer's buttons.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// One bit for each button.
    public let rawValue: Int

    /// The buttons with the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 2)

    /// The button with a number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }
}

/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// The keys with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
