import Dactyl
import DactylFiles
import DactylRecordings
import Platform

/// A page on which a gesture file is tried and written.
package protocol DesktopPage: LiveViewers {
  /// Passes a line of Docs/inspector.md on to all who look.
  func tell(_ line: String)
  /// Shows another stage, of a file that was changed.
  func look(at stage: Stage)
}

/// What the page shows of the file, beside its gestures.
struct DesktopPageFile: Encodable {
  struct Row: Encodable {
    var line: Int
    /// The name of its recogniser; lines of one gesture share it.
    var recognizer: String
  }

  let type = "file"
  var path: String
  var text: String
  var rows: [Row]
  /// What is wrong with the text; the gestures are those before.
  var problem: String?
  var isDry: Bool
  var device: String
  /// Width and height of the device, in millimetres.
  var size: [Double]
  /// True if a recording stands for the device.
  var isRecording: Bool
}

/// What a view made of touches, as in Docs/inspector.md.
struct DesktopPageAct: Encodable {
  let type = "act"
  var time: Double
  var view = 1
  var name: String
  var words: String
}

/// What the page asks for.
struct DesktopPageRequest: Decodable {
  var type: String
  var text: String?
  var isDry: Bool?

  /// Nil for a line of another kind.
  init?(_ line: [UInt8]) {
    guard let request = try? JSONDecoder().decode(Self.self, from: Data(line)),
      ["file", "dry", "again"].contains(request.type)
    else { return nil }
    self = request
  }
}

extension Encodable {
  /// As a line of JSON.
  func json() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("\(Self.self) has a number that JSON has not")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
