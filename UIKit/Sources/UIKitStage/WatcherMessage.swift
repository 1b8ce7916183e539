import Dactyl
import Foundation

/// A watcher's message: fingers, keys, the wanted screen, or a request for control.
struct WatcherMessage: Decodable {
  /// The number of this input; the answer repeats it.
  var i: Int?
  /// Frames of fingers and pointers, as lines of a recording (Docs/recordings.md) by the page's
  /// clock.
  var f: [String]?
  /// A wheel or touchpad: the location, and how far it scrolls; x, y, right, down.
  var w: [Double]?
  /// Keys.
  var k: Key?
  /// The wanted screen.
  var screen: Screen?
  /// True to take control.
  var take: Bool?
  /// True for everything anew: the page could not carry out a picture.
  var all: Bool?
  /// True if the page is hidden now, false if it shows again.
  var isHidden: Bool?
  /// True to receive recognisers' decisions, as an inspector's lines (Docs/inspector.md); false to
  /// stop.
  var why: Bool?
  /// A viewer's line for the recognisers, such as a setting.
  var line: String?

  struct Key: Decodable {
    var name: String
    var isDown: Bool
    var modifiers: Int
    /// True if the key is held and repeats.
    var isRepeat: Bool?
  }

  struct Screen: Decodable {
    var size: [Double]?
    /// The page's own size, which it shows the program in while it is in control.
    var fill: [Double]?
    var dark: Bool?
    var rightToLeft: Bool?
    /// The text size: the end of a category's name, such as "L".
    var text: String?
  }

  init(_ bytes: Data) throws { self = try JSONDecoder().decode(WatcherMessage.self, from: bytes) }
}

extension InputFrame {
  /// True if a finger presses a screen that measures force.
  var hasForce: Bool { contacts.contains { $0.kind == .direct && $0.force > 0 } }
}
