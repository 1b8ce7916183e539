import Foundation
import TestData

/// The recordings of one folder as the tools wrote them, and tables of a correct reader's results.
struct RecordedData: CustomStringConvertible {
  /// The sample in the project.
  static let sample = RecordedData(folder: DataFolder.sample.url)
  /// The recorded data, which the project does not include.
  static let recorded = RecordedData(folder: DataFolder.recorded.url)

  var folder: URL

  static var isThere: Bool { DataFolder.recorded.exists }

  var description: String { folder.path }

  /// Every file below `raw`, by its relative path.
  var rawFiles: [String] {
    let raw = folder.appendingPathComponent("raw")
    let files = FileManager.default.enumerator(atPath: raw.path)?.compactMap { $0 as? String } ?? []
    return files.sorted().filter { path(of: $0).isFile }
  }

  func path(of file: String) -> String {
    folder.appendingPathComponent("raw").appendingPathComponent(file).path
  }

  func size(of file: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path(of: file))
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }

  /// A row of `touches`: a correct reader's result for one file.
  struct Row {
    struct Contact: Hashable {
      var id: Int
      var x: Int?
      var y: Int?
    }

    struct Axis {
      var minimum: Int
      var maximum: Int
      var resolution: Int
    }

    var file: String
    var device: String?
    var x: Axis?
    var y: Axis?
    var frames: [(milliseconds: Double, contacts: [Contact])]
  }

  func rows(_ table: String) throws -> [Row] {
    let url = folder.appendingPathComponent("touches/\(table).jsonl")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let row = value as! [String: Any]
      return Row(
        file: row["file"] as! String, device: row["device"] as? String,
        x: Self.axis(row["x"]), y: Self.axis(row["y"]),
        frames: (row["frames"] as! [[Any]]).map { frame in
          let contacts = frame.dropFirst().map { entry in
            let numbers = entry as! [Any]
            return Row.Contact(
              id: (numbers[0] as! NSNumber).intValue, x: (numbers[1] as? NSNumber)?.intValue,
              y: (numbers[2] as? NSNumber)?.intValue)
          }
          return ((frame[0] as! NSNumber).doubleValue, contacts)
        })
    }
  }

  private static func axis(_ value: Any?) -> Row.Axis? {
    guard let axis = value as? [String: Any] else { return nil }
    func number(_ key: String) -> Int { (axis[key] as! NSNumber).intValue }
    return Row.Axis(minimum: number("min"), maximum: number("max"), resolution: number("res"))
  }
}

extension String {
  fileprivate var isFile: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: self, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}
