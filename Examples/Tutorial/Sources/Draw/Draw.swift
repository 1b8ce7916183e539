import Dactyl
import DactylInspection
import DactylRecordings
import Drawing
import Foundation

/// Plays recordings on a canvas, prints the picture, and writes `draw.jsonl` for the inspector.
@main
struct Draw {
  static func main() {
    let paths = CommandLine.arguments.dropFirst()
    if paths.isEmpty { end("Draw RECORDING...: say which recordings to draw") }
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let canvas = Canvas(frame: window.bounds)
    window.addSubview(canvas)
    canvas.addZoom()
    canvas.addUndo()
    canvas.addScratchOut()

    var told: [UInt8] = []
    let inspection = Inspection(of: window, program: "Draw") { lines, _ in told += lines }
    inspection.begin()
    told += inspection.opening()

    for path in paths {
      do {
        let start = window.currentTime
        for var frame in try Recording.read(path: path).frames {
          frame.time += start
          window.meetDeadlines(until: frame.time)
          try window.send(frame)
        }
        // Time passes between two recordings: what waits for a second tap need not wait any more.
        try window.advance(to: window.currentTime + 1)
      } catch {
        end("\(path): \(error)")
      }
    }
    print(canvas.picture)
    do {
      try Data(told).write(to: URL(fileURLWithPath: "draw.jsonl"))
    } catch {
      end("draw.jsonl: \(error.localizedDescription)")
    }
  }

  /// Ends the program with a sentence.
  private static func end(_ words: String) -> Never {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
    exit(1)
  }
}
