import Dactyl
import Foundation

/// One recording of a touch device: what it said, and what people were asked to do.
package struct RecordedTouches: Decodable {
  /// An axis of the device: its smallest value and its units in a millimetre.
  package struct Axis: Decodable {
    package var min: Double
    package var max: Double
    package var res: Double
  }

  /// A stretch from the first finger down to the last finger up.
  package struct Interaction: Decodable {
    /// How many fingers were down at once.
    package var n: Int
    /// Its duration in milliseconds.
    package var dur: Double
    /// How far a finger went, in percent of the diagonal.
    package var disp: Double
  }

  /// What the device said at one time: the contacts that are down.
  package struct Frame: Decodable {
    package var milliseconds: Double
    /// Id, x and y of each; a place that the device has never told is nil.
    package var contacts: [[Double?]]

    package init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      milliseconds = try container.decode(Double.self)
      contacts = []
      while !container.isAtEnd { contacts.append(try container.decode([Double?].self)) }
    }
  }

  package var file: String
  package var label: String
  package var x: Axis?
  package var y: Axis?
  package var interactions: [Interaction]
  package var frames: [Frame]

  /// Where the recordings are, whether they are there or not: `touches` in the folder that
  /// `DACTYL_DATA` names, else in `../shared/data` as seen from the root of the repository.
  package static let folder: URL = {
    if let data = ProcessInfo.processInfo.environment["DACTYL_DATA"] {
      return URL(filePath: data).appending(path: "touches")
    }
    return URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "../shared/data/touches").standardizedFileURL
  }()

  /// Whether the recordings are there; the caller says so where it skips.
  package static var areAvailable: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// All recordings of all files, in the order of their names.
  package static func readAll() throws -> [RecordedTouches] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "jsonl" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .flatMap(read)
  }

  /// Reads a file with one recording a line.
  package static func read(_ file: URL) throws -> [RecordedTouches] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(RecordedTouches.self, from: Data($0.utf8))
    }
  }
}
