import Dactyl
import Foundation

/// What a watcher says: what its fingers did, which keys, what its screen is like, and that it
/// wants to be in control.
struct WatcherMessage: Decodable {
  /// The number of this input, which the answer names.
  var i: Int?
  /// What fingers and pointers did.
  var f: [Frame]?
  /// What a wheel or touchpad did: where, and how far it moves what is seen; x, y, right, down.
  var w: [Double]?
  /// What keys did.
  var k: Key?
  /// What the screen is to be like.
  var screen: Screen?
  /// Wants to be in control.
  var take: Bool?
  /// Wants to be told what recognisers decide, or no more.
  var why: Bool?

  /// What was said at one instant, by the page's clock.
  struct Frame: Decodable {
    /// In seconds.
    var t: Double
    /// Contacts: pointer, phase, x, y, kind, force, radius, altitude, azimuth.
    var c: [[Double]]
    /// Merged samples: time, then as a contact.
    var s: [[Double]]?
    /// Hovering pointers: pointer, phase, x, y, kind.
    var h: [[Double]]?
  }

  struct Key: Decodable {
    var name: String
    var isDown: Bool
    var modifiers: Int
  }

  struct Screen: Decodable {
    var size: [Double]?
    var dark: Bool?
    var rightToLeft: Bool?
    /// How large texts are to be: the end of a category's name, such as "L".
    var text: String?
  }

  /// More than ten fingers and a pencil are no hands.
  static let mostContacts = 20

  init(_ bytes: Data) throws { self = try JSONDecoder().decode(WatcherMessage.self, from: bytes) }
}

extension Contact {
  /// A contact as a page tells it; nil for what makes no sense.
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
  /// A hovering pointer as a page tells it; nil for what makes no sense.
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
