import Dactyl
import Foundation

/// One recording of a touch device: what it said, and what people were asked to do.
struct RecordedTouches: Decodable {
  /// An axis of the device: its smallest value and its units in a millimetre.
  struct Axis: Decodable {
    var min: Double
    var max: Double
    var res: Double
  }

  /// A stretch from the first finger down to the last finger up.
  struct Interaction: Decodable {
    /// How many fingers were down at once.
    var n: Int
    /// Its duration in milliseconds.
    var dur: Double
    /// How far a finger went, in percent of the diagonal.
    var disp: Double
  }

  /// What the device said at one time: the contacts that are down.
  struct Frame: Decodable {
    var milliseconds: Double
    /// Id, x and y of each; a place that the device has never told is nil.
    var contacts: [[Double?]]

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      milliseconds = try container.decode(Double.self)
      contacts = []
      while !container.isAtEnd { contacts.append(try container.decode([Double?].self)) }
    }
  }

  var file: String
  var label: String
  var x: Axis?
  var y: Axis?
  var interactions: [Interaction]
  var frames: [Frame]

  /// Reads a file with one recording a line.
  static func read(_ file: URL) throws -> [RecordedTouches] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(RecordedTouches.self, from: Data($0.utf8))
    }
  }
}
