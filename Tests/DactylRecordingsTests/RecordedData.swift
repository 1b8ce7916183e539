import Foundation

/// The recorded data beside the package; it is measured with where it is there, and never part of
/// it.
enum RecordedData {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/data")

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// Every file below `raw`, by its path there.
  static var rawFiles: [String] {
    let raw = folder.appendingPathComponent("raw")
    let files = FileManager.default.enumerator(atPath: raw.path)?.compactMap { $0 as? String } ?? []
    return files.sorted().filter { path(of: $0).isFile }
  }

  static func path(of file: String) -> String {
    folder.appendingPathComponent("raw").appendingPathComponent(file).path
  }

  static func size(of file: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path(of: file))
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }

  /// A row of `touches`: what a correct reader makes of one file.
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

  /// The rows of one table.
  static func rows(_ table: String) throws -> [Row] {
    let url = folder.appendingPathComponent("touches/\(table).jsonl")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let row = value as! [String: Any]
      return Row(
        file: row["file"] as! String, device: row["device"] as? String,
        x: axis(row["x"]), y: axis(row["y"]),
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
