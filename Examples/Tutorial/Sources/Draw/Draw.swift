import Dactyl
import DactylInspection
import DactylRecordings
import Drawing
import Foundation

/// Plays recordings on a canvas and prints the picture: `swift run Draw house.jsonl > house.svg`.
///
/// `--inspect FILE` before them writes what went on, for the inspector.
@main
struct Draw {
  static func main() throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let canvas = Canvas(frame: window.bounds)
    window.addSubview(canvas)

    var lines: [UInt8] = []
    let inspection = Inspection(of: window, program: "Draw") { told, _ in lines += told }
    inspection.begin()
    lines += inspection.opening()

    var paths = Array(CommandLine.arguments.dropFirst())
    let file = paths.first == "--inspect" && paths.count > 1 ? paths[1] : nil
    if file != nil { paths.removeFirst(2) }
    for path in paths {
      let start = window.currentTime
      for var frame in try Recording.read(path: path).frames {
        frame.time += start
        window.meetDeadlines(until: frame.time)
        try window.send(frame)
      }
      // Time passes between two recordings: what waits for a second tap need not wait any more.
      try window.advance(to: window.currentTime + 1)
    }
    print(canvas.picture)
    if let file { try Data(lines).write(to: URL(fileURLWithPath: file)) }
  }
}
