import Dactyl
import DactylStrokes

/// A check mark, a circle and a scratch-out, each drawn before the recognisers of all three and one
/// of drawn gestures; a round is one drawing of each.
final class StrokesWorkload: Workload, GestureRecognizerDelegate {
  private let player: FramePlayer
  private var counts = [0, 0, 0, 0]
  private var rounds = 0

  /// - Parameter drawings: one recorded stroke each.
  init(_ drawings: [[InputFrame]]) throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    player = FramePlayer(drawings, in: window)
    var library = StrokeLibrary()
    for (id, drawing) in drawings.enumerated() {
      library.define(StrokeClass(id: id, name: "\(id)"))
      let points = drawing.flatMap { $0.contacts.map(\.position) }
      _ = try library.add([Stroke(points)], class: id)
    }
    let recognizers = [
      CheckMarkGestureRecognizer(), CircleGestureRecognizer(), ScratchOutGestureRecognizer(),
      StrokeGestureRecognizer(library: library),
    ]
    for (index, recognizer) in recognizers.enumerated() {
      recognizer.delegate = self
      recognizer.addAction { [unowned self] _ in counts[index] += 1 }
      window.addGestureRecognizer(recognizer)
    }
  }

  var updates: Int { player.updates }
  var steadyAllocations: Int? { nil }

  func run(rounds count: Int) throws {
    for _ in 0..<count { try player.play() }
    rounds += count
    let expected = [1, 1, 1, 3].map { $0 * rounds }
    guard counts == expected else { throw WorkloadError("strokes: \(counts) of \(expected)") }
  }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { true }
}
