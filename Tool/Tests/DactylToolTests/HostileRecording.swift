import Foundation

/// A short recording that takes very long: many contacts are down, and every report names them all.
enum HostileRecording {
  static func bytes(reports: Int) -> Data {
    var text = ""
    for slot in 0..<250 {
      text += "E: 0.000000 0003 002f \(slot)\nE: 0.000000 0003 0039 \(slot + 1)\n"
      text += "E: 0.000000 0003 0035 \(slot)\nE: 0.000000 0003 0036 \(slot)\n"
    }
    for _ in 0..<reports { text += "E: 1.000000 0000 0000 0\n" }
    return Data(text.utf8)
  }
}
