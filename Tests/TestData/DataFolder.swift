import Foundation

/// A folder of recordings that tests and checks are held against; CONTRIBUTING.md says what lies in
/// it.
package struct DataFolder: Sendable, CustomStringConvertible {
  /// Where it lies, whether it is there or not.
  package var url: URL

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The small sample of simulated touches and strokes in the project.
  package static let sample = DataFolder(url: root.appending(path: "Tests/Data"))

  /// Recordings of people and devices, which are not in the project: the folder that `DACTYL_DATA`
  /// names, else `../shared/data`.
  package static let recorded = DataFolder(
    url: ProcessInfo.processInfo.environment["DACTYL_DATA"].map { URL(filePath: $0) }
      ?? root.appending(path: "../shared/data").standardizedFileURL)

  /// Whether it is there.
  package var exists: Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Its path.
  package var description: String { url.path }

  /// The lines of one of its files, each read as a value; nothing where the file is not there.
  package func rows<Row: Decodable>(_ path: String, as row: Row.Type = Row.self) throws -> [Row] {
    let file = url.appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let decoder = JSONDecoder()
    return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
      .map { try decoder.decode(row, from: Data($0)) }
  }
}
