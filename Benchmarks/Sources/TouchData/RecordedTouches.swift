import Dactyl
import Foundation

/// One recording of a touch device: its reports, and the people's task.
public struct RecordedTouches: Decodable {
  /// An axis of the device.
  public struct Axis: Decodable, Sendable {
    /// The smallest value.
    public var min: Double
    /// The largest value.
    public var max: Double
    /// Units in a millimetre.
    public var res: Double
  }

  /// The contacts that are down at one time.
  public struct Frame: Decodable {
    /// The time of the report.
    public var milliseconds: Double
    /// Id, x and y of each contact; a position never reported is nil.
    public var contacts: [[Double?]]

    /// Reads `[milliseconds, [id, x, y], …]`.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      milliseconds = try container.decode(Double.self)
      contacts = []
      while !container.isAtEnd { contacts.append(try container.decode([Double?].self)) }
    }
  }

  /// The name of the recording it was made of.
  public var file: String
  /// The people's task.
  public var label: String
  /// The horizontal axis, if the device states it.
  public var x: Axis?
  /// The vertical axis, if the device states it.
  public var y: Axis?
  /// The reports, in the order of their times.
  public var frames: [Frame]

  /// The folder of the recordings, whether or not it exists: `touches` in the folder that
  /// `DACTYL_DATA` names, else in the repository's `../shared/data`.
  public static let folder: URL = {
    if let data = ProcessInfo.processInfo.environment["DACTYL_DATA"] {
      return URL(filePath: data).appending(path: "touches")
    }
    return URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "../shared/data/touches").standardizedFileURL
  }()

  /// True if the recordings exist; callers that skip must say so.
  public static var areAvailable: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// All recordings of all files, in the order of their names.
  public static func readAll() throws -> [RecordedTouches] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "jsonl" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .flatMap(read)
  }

  /// Reads a file with one recording a line.
  public static func read(_ file: URL) throws -> [RecordedTouches] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return try text.split(separator: "\n").map {
      try JSONDecoder().decode(RecordedTouches.self, from: Data($0.utf8))
    }
  }
}
