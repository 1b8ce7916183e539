import Foundation

/// A folder of recordings for tests and checks; CONTRIBUTING.md describes its content.
package struct DataFolder: Sendable, CustomStringConvertible {
  /// Its place, whether or not it exists.
  package var url: URL

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The small sample of simulated touches and strokes in the project.
  package static let sample = DataFolder(url: root.appending(path: "Tests/Data"))

  /// Recordings of people and devices, outside the project: the folder that `DACTYL_DATA` names,
  /// else `../shared/data`.
  package static let recorded = DataFolder(
    url: ProcessInfo.processInfo.environment["DACTYL_DATA"].map { URL(filePath: $0) }
      ?? root.appending(path: "../shared/data").standardizedFileURL)

  package var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  package var description: String { url.path }

  /// A file's lines, each read as a value; empty if there is no such file.
  package func rows<Row: Decodable>(_ path: String, as row: Row.Type = Row.self) throws -> [Row] {
    let file = url.appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let decoder = JSONDecoder()
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
      .map { try decoder.decode(row, from: Data($0)) }
  }
}
