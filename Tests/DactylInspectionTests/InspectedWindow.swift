import Dactyl
import DactylInspection

/// A window under inspection whose lines are kept.
final class InspectedWindow {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  private(set) var inspection: Inspection!
  private var bytes: [UInt8] = []
  /// How many frames each piece of lines reports.
  private(set) var frames: [Int] = []

  init(_ recognizers: GestureRecognizer...) {
    for recognizer in recognizers { window.addGestureRecognizer(recognizer) }
    inspection = Inspection(of: window, program: "Test", accepts: ["set", "touch"]) {
      [unowned self] lines, count in
      bytes += lines
      frames.append(count)
    }
  }

  /// The lines since the last call.
  var lines: [String] {
    defer { bytes = [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The lines of some types; `t` stands for frames.
  func lines(_ types: String...) -> [String] {
    lines.filter { line in
      types.contains { line.hasPrefix($0 == "t" ? "{\"t\"" : "{\"type\":\"\($0)\"") }
    }
  }

  /// Sends a viewer's line.
  func say(_ line: String, viewer: Int = 0) { inspection.receive(Array(line.utf8), from: viewer) }
}
