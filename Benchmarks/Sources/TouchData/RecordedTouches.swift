import Dactyl
import Foundation

/// One recording of a touch device: its reports, and the people's task.
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

  /// The contacts that are down at one time.
  package struct Frame: Decodable {
    package var milliseconds: Double
    /// Id, x and y of each contact; a position never reported is nil.
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

  /// The folder of the recordings, whether or not it exists: `touches` in the folder that
  /// `DACTYL_DATA` names, else in the repository's `../shared/data`.
  package static let folder: URL = {
    if let data = ProcessInfo.processInfo.environment["DACTYL_DATA"] {
      return URL(filePath: data).appending(path: "touches")
    }
    return URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "../shared/data/touches").standardizedFileURL
  }()

  /// True if the recordings exist; callers that skip must say so.
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
