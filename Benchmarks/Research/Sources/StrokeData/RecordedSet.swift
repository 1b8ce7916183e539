/// The sets of recorded strokes, named as their files are.
public enum RecordedSet: String, CaseIterable, Sendable {
  case dollar1
  case touchscreen = "uf_touchscreen"
  case mouse = "uf_mouse"
  case trackpad = "uf_trackpad"
  case dollarstore
  case hands01 = "people/hands01"
  case hands02 = "people/hands02"
  case hands03 = "people/hands03"
  case hands04 = "people/hands04"
  case hands05 = "people/hands05"
  case hands06 = "people/hands06"
  case hands07 = "people/hands07"
  case hands08 = "people/hands08"
  case hands09 = "people/hands09"
  case hands10 = "people/hands10"
  case hands11 = "people/hands11"
  case hands12 = "people/hands12"
  case hands13 = "people/hands13"
  case hands14 = "people/hands14"
  case multistroke = "mmg_finger"
  case multistrokeStylus = "people/mmg_stylus"
  case multistrokeA = "people/multistroke_a"
  case multistrokeB = "people/multistroke_b"
  case symbols = "people/symbols"
  case digits = "people/digits"
  case quickdraw = "quickdraw_single"
  case swipes = "swipe_words"

  /// The five sets of prompted gestures drawn with one stroke that the first limits were set on.
  public static let gestures: [RecordedSet] = [
    .dollar1, .touchscreen, .mouse, .trackpad, .dollarstore,
  ]

  /// All sets of the sixteen prompted gestures drawn with one stroke.
  public static let unistrokes: [RecordedSet] =
    gestures + [
      .hands01, .hands02, .hands03, .hands04, .hands05, .hands06, .hands07, .hands08, .hands09,
      .hands10, .hands11, .hands12, .hands13, .hands14,
    ]

  /// The sets of prompted gestures drawn with several strokes.
  public static let multistrokes: [RecordedSet] = [
    .multistroke, .multistrokeStylus, .multistrokeA, .multistrokeB,
  ]

  /// The collection of sets that may share people; people are never scored by numbers set on their
  /// own.
  public var collection: String {
    switch self {
    case .touchscreen, .mouse, .trackpad: "uf"
    case .hands11, .hands12, .hands13: "hands11–13"
    default: rawValue.hasPrefix("people/") ? String(rawValue.dropFirst(7)) : rawValue
    }
  }

  /// What people drew with.
  public enum Device: String, CaseIterable, Sendable {
    case stylus, finger, trackpad
    /// A mouse; some of these sets may hold unmarked touchpads.
    case mouse
  }

  /// What the set was drawn with.
  public var device: Device {
    switch self {
    case .dollar1, .hands12, .multistrokeStylus: .stylus
    case .touchscreen, .hands11, .multistroke, .swipes: .finger
    case .trackpad, .hands13: .trackpad
    default: .mouse
    }
  }
}
