import Dactyl
import DactylFiles

/// A stage that gets frames as devices send them, by the clock.
package final class LiveStage {
  package let narrator: StageNarrator
  package var stage: Stage { narrator.stage }
  /// The clock's time at the window's time 0.
  private var origin: Double?

  package init(_ narrator: StageNarrator) { self.narrator = narrator }

  /// The next deadline of the stage, by the clock.
  package var nextDeadline: Double? {
    guard let origin, let deadline = stage.nextDeadline else { return nil }
    return deadline + origin
  }

  /// A device's frame in the window's time, which begins with the first and never goes back.
  package func inWindowTime(_ frame: InputFrame) -> InputFrame {
    if origin == nil { origin = frame.time }
    return frame.moved(by: -(origin ?? 0)).delayed(until: stage.window.currentTime)
  }

  /// Sends a frame, in the window's time.
  ///
  /// - Returns: why it was refused; all touches are cancelled then, because what is down is no longer
  ///   known (SPEC F4).
  package func send(_ frame: InputFrame) -> InputError? {
    do throws(InputError) {
      try stage.send(frame)
      return nil
    } catch {
      stage.window.cancelAllTouches()
      return error
    }
  }

  /// Meets the stage's deadlines up to a time of the clock.
  package func meetDeadlines(until now: Double) {
    if let origin { stage.meetDeadlines(until: now - origin) }
  }

  /// Cancels what is down, and reports what that brings about.
  package func finish(_ report: inout some ReplayReport) {
    stage.window.cancelAllTouches()
    stage.meetDeadlines { narrator.hand(to: &report) }
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
