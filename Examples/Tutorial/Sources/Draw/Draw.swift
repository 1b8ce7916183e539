import Dactyl
import DactylRecordings
import Drawing

/// Plays recordings on a canvas and prints the picture: `swift run Draw house.jsonl > house.svg`.
@main
struct Draw {
  static func main() throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let canvas = Canvas(frame: window.bounds)
    window.addSubview(canvas)

    for path in CommandLine.arguments.dropFirst() {
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
  }
}
