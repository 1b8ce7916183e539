import Dactyl
import DactylInput
import DactylStrokes
import Platform

/// Asks for a gesture of several fingers to be shown several times, and says what it saw.
package final class ShowingLesson {
  private let name: String
  private let times: Int
  /// How many fingers show it; nil for as many as come first.
  private var fingers: Int?
  private var frames: [InputFrame] = []
  private var down: Set<Int> = []
  private var lastLift = 0.0
  private var shown: [Demonstration] = []

  /// The longest pause between touches of one gesture.
  private static let longestPause = 0.4

  package init(name: String, times: Int, fingers: Int?) {
    (self.name, self.times, self.fingers) = (name, times, fingers)
  }

  /// Waits until the gesture is shown as often as it should be.
  ///
  /// - Throws: `ToolError` if the source ends or the user interrupts before.
  package func demonstrations(
    from source: any InputSource, isInterrupted: @escaping () -> Bool
  ) throws(ToolError) -> [Demonstration] {
    ask()
    let loop = InputLoop([source])
    do throws(InputSourceError) {
      try loop.run(
        nextDeadline: { InputClock.now + 0.1 },
        take: { arrival, _ in
          switch arrival {
          case .frame(let frame): self.take(frame)
          case .note(let text): StandardError.write("dactyl: \(text)\n")
          }
        },
        advance: { now in
          if self.down.isEmpty, now > self.lastLift + Self.longestPause { self.finish() }
          if self.isFull || isInterrupted() { loop.isStopped = true }
        })
    } catch {
      throw ToolError(status: .noInput, message: "\(error)")
    }
    finish()
    guard isFull else {
      throw ToolError(
        status: .data,
        message: "\(name) was shown \(shown.count) of \(times) times; nothing is kept")
    }
    return shown
  }

  private var isFull: Bool { shown.count == times }

  private func ask() {
    let hands = fingers.map { $0 == 1 ? "one finger" : "\($0) fingers" } ?? "any fingers"
    StandardOutput.print("show \(name) with \(hands), \(shown.count + 1) of \(times)")
  }

  private func take(_ frame: InputFrame) {
    let begins = frame.contacts.contains { $0.phase == .began }
    if begins, down.isEmpty, frame.time > lastLift + Self.longestPause { finish() }
    guard !isFull else { return }
    frames.append(frame)
    for contact in frame.contacts {
      switch contact.phase {
      case .began: down.insert(contact.id)
      case .ended, .cancelled:
        down.remove(contact.id)
        lastLift = frame.time
      case .moved, .stationary: break
      }
    }
  }

  /// Looks at what was shown since the last time.
  private func finish() {
    defer { frames = [] }
    for one in Demonstration.all(in: frames, maximumInterval: Self.longestPause) where !isFull {
      // One finger moves the pointer between.
      if fingers == nil, one.mostFingers == 1 { continue }
      if let fingers, one.mostFingers != fingers {
        StandardOutput.print("not taken: \(one.mostFingers) fingers, shown \(fingers)")
        continue
      }
      fingers = one.mostFingers
      shown.append(one)
      StandardOutput.print("  \(one.words)")
      if !isFull { ask() }
    }
  }
}

extension Demonstration {
  /// What was understood: `3 fingers open ×1.8, 0.6 s`.
  package var words: String {
    let parts = stretches.filter { $0.fingers > 0 }.map(\.words)
    let time = stretches.reduce(0) { $0 + $1.time }
    return parts.joined(separator: ", then ") + ", \(fixed(time, decimals: 1)) s"
  }
}

extension DemonstrationStretch {
  fileprivate var words: String {
    let hands = fingers == 1 ? "1 finger" : "\(fingers) fingers"
    guard isMoved else { return "\(hands) \(time < 0.3 ? "tap" : "rest")" }
    var deeds: [String] = []
    if fingers > 1, firstSpan > 1 {
      let scale = span / firstSpan
      if scale > 1.15 || scale < 1 / 1.15 {
        deeds.append("\(scale > 1 ? "open" : "close") ×\(fixed(scale, decimals: 1))")
      }
      if abs(turn) > .pi / 12 {
        let degrees = (abs(turn) * 180 / .pi).rounded()
        deeds.append("turn \(turn > 0 ? "right" : "left") by \(decimal(degrees))°")
      }
    }
    if shift.length > 50 {
      let sides = ["right", "down", "left", "up"]
      let quarter = Int((shift.angle / (.pi / 2)).rounded(.toNearestOrAwayFromZero))
      deeds.append("go \(sides[(quarter + 4) % 4])")
    }
    return "\(hands) \(deeds.isEmpty ? "move" : deeds.joined(separator: " and "))"
  }
}
