import Dactyl
import DactylTesting
import Drawing

/// Plays fingers on a canvas and prints what is seen as an animated picture:
/// `swift run Film > drawing.svg`.
@main
struct Film {
  /// What the fingers do, in words and as a timeline, with a pause after each.
  static let story: KeyValuePairs = [
    "One finger draws a house": """
    down(110,215) move(110,125 over 350ms) move(180,70 over 300ms) move(250,125 over 300ms) \
    move(250,215 over 350ms) move(110,215 over 400ms) up 300ms
    """,
    "and a line too many": "down(275,120) move(350,150 over 300ms) up 500ms",
    "A zig-zag deletes it": """
    down(265,115) move(360,125 over 120ms) move(266,131 over 120ms) move(361,140 over 120ms) \
    move(267,147 over 120ms) move(362,156 over 120ms) up 900ms
    """,
    "Two fingers zoom": """
    1: down(150,130) move(125,95 over 700ms) 100ms up 500ms
    2: down(220,180) move(255,150 over 700ms) 100ms up 500ms
    """,
    "One finger draws a door":
      "down(160,240) move(160,165 over 250ms) move(215,165 over 250ms) move(215,240 over 250ms) up 600ms",
    "A tap of two fingers takes it back":
      "1: down(150,120) 90ms up 1500ms; 2: 15ms down(240,125) 80ms up",
  ]
  /// Pictures a second.
  static let rate = 15.0

  static func main() throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let canvas = Canvas(frame: window.bounds)
    canvas.addZoom()
    canvas.addUndo()
    canvas.addScratchOut()
    window.addSubview(canvas)
    var film = Reel()
    for (words, timeline) in story {
      let start = window.currentTime
      for var frame in try touches(timeline, sampleRate: 60) {
        frame.time += start
        film.take(canvas, words, until: frame.time)
        window.meetDeadlines(until: frame.time)
        try window.send(frame)
      }
    }
    print(film.picture)
  }
}
