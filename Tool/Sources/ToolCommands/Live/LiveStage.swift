import Dactyl
import DactylFiles

/// A stage that gets frames as devices send them, by the clock.
final class LiveStage {
  let narrator: StageNarrator
  var stage: Stage { narrator.stage }
  /// The clock's time at the window's time 0.
  private var origin: Double?

  init(_ narrator: StageNarrator) { self.narrator = narrator }

  /// The next deadline of the stage, by the clock.
  var nextDeadline: Double? {
    guard let origin, let deadline = stage.nextDeadline else { return nil }
    return deadline + origin
  }

  /// A device's frame in the window's time, which begins with the first and never goes back.
  func inWindowTime(_ frame: InputFrame) -> InputFrame {
    if origin == nil { origin = frame.time }
    return frame.moved(by: -(origin ?? 0)).delayed(until: stage.window.currentTime)
  }

  /// Sends a frame, in the window's time.
  ///
  /// - Returns: why it was refused; all touches are cancelled then, because what is down is no longer
  ///   known (SPEC F4).
  func send(_ frame: InputFrame) -> InputError? {
    do throws(InputError) {
      try stage.send(frame)
      return nil
    } catch {
      stage.window.cancelAllTouches()
      return error
    }
  }

  /// Fires each deadline at its own time, because earlier frames may still be on their way.
  func meetDeadlines(until now: Double) {
    guard let origin else { return }
    // Bounded, because a recogniser may keep asking for the present.
    for _ in 0..<1000 {
      guard let deadline = stage.nextDeadline, deadline + origin <= now else { break }
      guard (try? stage.advance(to: max(deadline, stage.window.currentTime))) != nil else { break }
    }
  }

  /// Cancels what is down, and reports what that brings about.
  func finish(_ report: inout some ReplayReport) {
    stage.window.cancelAllTouches()
    stage.meetLastDeadlines { narrator.hand(to: &report) }
    narrator.hand(to: &report)
  }
}

extension InputFrame {
  /// The frame shifted in time, coalesced samples included, to whole microseconds as devices tell.
  fileprivate func moved(by shift: Double) -> InputFrame {
    var frame = self
    frame.time = wholeMicroseconds(frame.time + shift)
    for index in frame.coalesced.indices {
      frame.coalesced[index].time = wholeMicroseconds(frame.coalesced[index].time + shift)
    }
    return frame
  }
}

private func wholeMicroseconds(_ time: Double) -> Double { (time * 1e6).rounded() / 1e6 }
