/// The sets of recorded strokes, named as their files are.
public enum RecordedSet: String, CaseIterable, Sendable {
  case dollar1
  case touchscreen = "uf_touchscreen"
  case mouse = "uf_mouse"
  case trackpad = "uf_trackpad"
  case dollarstore
  case multistroke = "mmg_finger"
  case quickdraw = "quickdraw_single"
  case swipes = "swipe_words"

  /// The five sets of prompted gestures drawn with one stroke.
  public static let gestures: [RecordedSet] = [
    .dollar1, .touchscreen, .mouse, .trackpad, .dollarstore,
  ]
}
