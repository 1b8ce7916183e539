import Dactyl
import DactylInput
import DactylStrokes
import Platform

/// Asks for a gesture to be drawn several times, and shows each drawing.
package struct DrawingLesson {
  private let name: String
  private let times: Int
  /// How many fingers draw; nil for what is usual on the device.
  private let fingers: Int?

  package init(name: String, times: Int, fingers: Int?) {
    (self.name, self.times, self.fingers) = (name, times, fingers)
  }

  /// Waits until the gesture is drawn as often as it should be.
  ///
  /// - Parameter isRecording: true if the source plays a recording, whose number of fingers is found
  ///   out unless it is known.
  /// - Throws: `ToolError` if the source ends or the user interrupts before.
  package func drawings(
    from source: any InputSource, isRecording: Bool, isInterrupted: @escaping () -> Bool
  ) throws(ToolError) -> [Stroke] {
    // Lines tell their device later, and a recording may be of any number of fingers.
    let isGuessing = isRecording && fingers == nil
    let usual = { source.header?.kind == .indirect ? 2 : 1 }
    let boards = (isGuessing ? Array(1...5) : [fingers ?? usual()]).map {
      DrawingBoard(name: name, times: times, fingers: $0)
    }
    var asking: DrawingBoard?
    func begin() {
      asking = isGuessing ? boards[usual() - 1] : boards[0]
      asking?.ask()
    }
    if !isGuessing { begin() }
    let loop = InputLoop([source])
    do throws(InputSourceError) {
      try loop.run(
        nextDeadline: {
          boards.map { $0.window.nextDeadline ?? .infinity }.reduce(InputClock.now + 1, min)
        },
        take: { arrival, _ in
          switch arrival {
          case .frame(let frame):
            if asking == nil { begin() }
            for board in boards { board.window.sendLive(frame) }
          case .note(let text): StandardError.write("dactyl: \(text)\n")
          }
        },
        advance: { now in
          for board in boards { board.window.meetDeadlines(until: now) }
          if asking?.isFull == true || isInterrupted() { loop.isStopped = true }
        })
    } catch {
      throw ToolError(status: .noInput, message: "\(error)")
    }
    let begun = boards.filter { !$0.drawn.isEmpty }
    if begun.count == 1, begun[0].isFull {
      if begun[0] !== asking { begun[0].show() }
      return begun[0].drawn
    }
    let board = asking ?? boards[0]
    guard board.isFull else {
      throw ToolError(
        status: .data,
        message: "\(name) was drawn \(board.drawn.count) of \(times) times; nothing is kept")
    }
    return board.drawn
  }
}

/// Collects the drawings of one number of fingers; asks for them and shows them, or is silent.
private final class DrawingBoard: WindowObserver {
  let window: Window
  private let name: String
  private let times: Int
  private let fingers: Int
  private(set) var drawn: [Stroke] = []
  private var isAsking = false

  init(name: String, times: Int, fingers: Int) {
    (self.name, self.times, self.fingers) = (name, times, fingers)
    let bounds = Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    window = Window(frame: bounds)
    window.bounds = bounds
    let recognizer = StrokeGestureRecognizer()
    recognizer.numberOfTouchesRequired = fingers
    window.addGestureRecognizer(recognizer)
    window.observer = self
  }

  var isFull: Bool { drawn.count == times }

  private var withFingers: String { fingers == 1 ? "one finger" : "\(fingers) fingers" }

  func ask() {
    isAsking = true
    StandardOutput.print("draw \(name) with \(withFingers), \(drawn.count + 1) of \(times)")
  }

  /// Shows what was drawn without being asked for.
  func show() {
    StandardOutput.print("\(name) was drawn with \(withFingers) each time")
    for stroke in drawn { StandardOutput.print(picture(of: stroke)) }
  }

  func window(
    _ window: Window, didTransition transition: Transition, of recognizer: GestureRecognizer
  ) {
    guard transition.to == .failed, !isFull,
      let recognizer = recognizer as? StrokeGestureRecognizer
    else { return }
    guard let stroke = recognizer.drawing.first, stroke.bounds.width + stroke.bounds.height >= 24
    else {
      // One finger moves the pointer between drawings.
      if isAsking, transition.cause.code != .tooFewTouches {
        StandardOutput.print("not taken: " + transition.cause.words(naming: { _ in name }))
      }
      return
    }
    drawn.append(stroke)
    guard isAsking else { return }
    StandardOutput.print(picture(of: stroke))
    if !isFull { ask() }
  }

  /// The stroke in dots, eight to a letter.
  private func picture(of stroke: Stroke) -> String {
    let (columns, rows) = (32, 10)
    var dots = [UInt8](repeating: 0, count: columns * rows)
    let bounds = stroke.bounds
    let scale = min(
      Double(columns * 2 - 1) / max(bounds.width, 1), Double(rows * 4 - 1) / max(bounds.height, 1))
    // The bits of a letter's dots, row by row.
    let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    for (first, second) in zip(stroke.points, stroke.points.dropFirst()) {
      let steps = max(1, Int(first.distance(to: second) * scale))
      for step in 0...steps {
        let place = first + (second - first) * (Double(step) / Double(steps))
        let x = Int((place.x - bounds.minX) * scale)
        let y = Int((place.y - bounds.minY) * scale)
        dots[y / 4 * columns + x / 2] |= bits[y % 4 * 2 + x % 2]
      }
    }
    let lines = (0..<rows).map { row in
      String(
        dots[row * columns..<(row + 1) * columns].map { bits in
          bits == 0 ? " " : Character(Unicode.Scalar(0x2800 + UInt32(bits))!)
        })
    }
    return lines.filter { $0.contains { $0 != " " } }.map { "  " + $0 }.joined(separator: "\n")
  }
}
