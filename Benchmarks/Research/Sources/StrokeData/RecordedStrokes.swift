import Dactyl
import DactylStrokes
import Foundation

/// Reads recorded strokes from a folder of JSON lines, one gesture a line.
public struct RecordedStrokes: Sendable {
  /// The folder that holds the files.
  public var folder: URL

  /// The recordings in a folder, which are read later; by default `defaultFolder`.
  public init(folder: URL = Self.defaultFolder) { self.folder = folder }

  /// `strokes` in the folder that `DACTYL_DATA` names, else in the repository's `../shared/data`.
  public static let defaultFolder: URL = {
    if let data = ProcessInfo.processInfo.environment["DACTYL_DATA"] {
      return URL(filePath: data).appending(path: "strokes")
    }
    return URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("shared/data/strokes", isDirectory: true).standardizedFileURL
  }()

  /// True if the folder exists; callers that skip must say so.
  public var isAvailable: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// All rows of a set in the file's order, flagged ones included.
  ///
  /// - Throws: `RecordedStrokesError` if the file is missing or a line is malformed.
  public func rows(of set: RecordedSet) throws -> [RecordedStroke] {
    let url = folder.appendingPathComponent("\(set.rawValue).jsonl")
    guard let data = try? Data(contentsOf: url) else {
      throw RecordedStrokesError.missing(file: url.path)
    }
    let decoder = JSONDecoder()
    return try data.split(separator: UInt8(ascii: "\n")).enumerated().map { index, line in
      do {
        return try decoder.decode(Row.self, from: Data(line)).recorded(in: set, row: index)
      } catch {
        throw RecordedStrokesError.unreadable(file: url.path, line: index + 1, reason: "\(error)")
      }
    }
  }

  /// The scorable rows of a set: no flag, and at least one stroke with a point.
  ///
  /// - Throws: `RecordedStrokesError` if the file is missing or a line is malformed.
  public func scoredRows(of set: RecordedSet) throws -> [RecordedStroke] {
    try rows(of: set).filter { $0.flag == nil && $0.strokes.first?.points.isEmpty == false }
  }
}

/// A line of a file.
private struct Row: Decodable {
  var label: String
  var subject: String?
  var speed: String?
  var n: Int?
  var flag: String?
  var strokes: [[[Double]]]

  func recorded(in set: RecordedSet, row: Int) throws -> RecordedStroke {
    RecordedStroke(
      set: set, person: person(in: set, row: row), label: label, speed: speed, number: n,
      flag: flag, row: row, strokes: try strokes.map(stroke))
  }

  /// Users of equal number in the three uf sets are one person; a drawing without a subject has its
  /// own.
  private func person(in set: RecordedSet, row: Int) -> String {
    guard let subject else { return "\(set.rawValue)/\(row)" }
    switch set {
    case .touchscreen, .mouse, .trackpad:
      let digits = subject.drop { !$0.isNumber }.prefix { $0.isNumber }
      return "uf/\(Int(digits) ?? 0)"
    default:
      return "\(set.rawValue)/\(subject)"
    }
  }

  private func stroke(_ samples: [[Double]]) throws -> Stroke {
    guard samples.allSatisfy({ $0.count >= 2 }) else { throw RowError.pointWithoutCoordinates }
    let timed = !samples.isEmpty && samples.allSatisfy { $0.count >= 3 }
    return Stroke(
      samples.map { Point($0[0], $0[1]) }, times: timed ? samples.map { $0[2] / 1000 } : [])
  }
}

private enum RowError: Error {
  case pointWithoutCoordinates
}
