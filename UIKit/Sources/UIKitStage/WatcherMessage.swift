import Dactyl
import Foundation

/// A watcher's message: fingers, keys, the wanted screen, or a request for control.
struct WatcherMessage: Decodable {
  /// The number of this input; the answer repeats it.
  var i: Int?
  /// Fingers and pointers.
  var f: [Frame]?
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

  /// Input at one instant, by the page's clock.
  struct Frame: Decodable {
    /// In seconds.
    var t: Double
    /// Contacts: pointer, phase, x, y, kind, force, radius, altitude, azimuth.
    var c: [[Double]]
    /// Merged samples: time, then as a contact.
    var s: [[Double]]?
    /// Hovering pointers: pointer, phase, x, y, kind.
    var h: [[Double]]?

    /// True if a finger presses a screen that measures force.
    var hasForce: Bool { c.contains { $0.count > 5 && $0[4] == 0 && $0[5] > 0 } }
  }

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

  /// The most contacts in a frame; ten fingers and a pencil are far fewer.
  static let mostContacts = 20

  init(_ bytes: Data) throws { self = try JSONDecoder().decode(WatcherMessage.self, from: bytes) }
}

extension Contact {
  /// Reads a contact from the page; nil if it is invalid.
  init?(numbers: [Double]) {
    guard numbers.count == 9, numbers.allSatisfy(\.isFinite), let id = Int(exactly: numbers[0]),
      let phase = Contact.phases[numbers[1]], abs(numbers[2]) < 1e5, abs(numbers[3]) < 1e5
    else { return nil }
    self.init(
      id: id, phase: phase, position: Point(numbers[2], numbers[3]),
      kind: Contact.kinds[numbers[4]] ?? .direct, force: min(max(numbers[5], 0), 10),
      maximumForce: numbers[5] > 0 ? 1 : 0, majorRadius: min(max(numbers[6], 0), 1000),
      altitude: numbers[7], azimuth: numbers[8])
  }

  private static let phases: [Double: TouchPhase] = [
    0: .began, 1: .moved, 2: .ended, 3: .cancelled,
  ]
  fileprivate static let kinds: [Double: TouchKind] = [
    0: .direct, 1: .pencil, 2: .indirectPointer,
  ]
}

extension HoverSample {
  /// Reads a hovering pointer from the page; nil if it is invalid.
  init?(numbers: [Double]) {
    guard numbers.count == 5, numbers.allSatisfy(\.isFinite), let id = Int(exactly: numbers[0]),
      let phase = [0: Phase.entered, 1: .moved, 2: .exited][numbers[1]], abs(numbers[2]) < 1e5,
      abs(numbers[3]) < 1e5
    else { return nil }
    self.init(
      id: id, phase: phase, position: Point(numbers[2], numbers[3]),
      kind: Contact.kinds[numbers[4]] ?? .indirectPointer)
  }
}
