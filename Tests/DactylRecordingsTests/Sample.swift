import Foundation
import Testing

/// A recording with a name for test output.
struct Sample: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  var testDescription: String { name }
}

/// The same swipe of a simulated finger, in each tool's format.
///
/// It starts at (1000, 2000) on a pad of 4000 x 3000 units, 40 to a millimetre, and goes 400 units
/// to the right within 20 ms.
extension Sample {
  static let dactyl = file("pad.jsonl")
  static let evemu = file("pad.evemu")
  static let evtest = file("pad.evtest")
  /// Another device's keys come in between.
  static let geteventNames = file("pad.getevent")
  static let geteventHexadecimal = file("hexadecimal.getevent")
  static let libinput = file("pad.libinput")
  /// Two pads at once, each with a contact of the same number.
  static let twoPads = file("two-pads.getevent")

  /// A sample that the adversary breaks, too.
  private static func file(_ name: String) -> Sample {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Adversary/Samples/\(name)")
    // Tests of a recording that is not there say so.
    return Sample(name, (try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }
}
