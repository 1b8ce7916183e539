import Dactyl
import DactylRecordings
import DactylScenes

/// Sends a recording through the engine and reports what happens, in order.
final class Replay {
  private let scene: Scene
  private let reader: RecordingReader
  private let tellsTouches: Bool

  init(_ scene: Scene, reader: RecordingReader, tellsTouches: Bool) {
    self.scene = scene
    self.reader = reader
    self.tellsTouches = tellsTouches
  }

  /// Replays the whole recording.
  ///
  /// - Parameter afterFrame: called after every frame.
  /// - Throws: `RecordingError` if the recording is wrong, after reporting everything before the
  ///   error.
  func run<Report: ReplayReport>(
    _ report: inout Report, afterFrame: () -> Void = {}
  ) throws(RecordingError) {
    let wants = report.wants
    let narrator = StageNarrator(
      scene, size: reader.header.size, tellsTouches: tellsTouches, isWanted: wants)
    let stage = narrator.stage
    report.look(at: stage)
    report.begin(reader.header, notes: reader.notes)
    do throws(RecordingError) {
      while let frame = try reader.next() {
        report.add(frame)
        do {
          try stage.send(frame)
        } catch {
          throw RecordingError(.invalidFrame(error))
        }
        narrator.hand(to: &report)
        afterFrame()
      }
      // Fire the deadlines left after the last frame. Bounded, because a recogniser may set new
      // ones for ever.
      for _ in 0..<1000 {
        guard let deadline = stage.nextDeadline else { break }
        do {
          try stage.advance(to: max(deadline, stage.window.currentTime))
        } catch {
          throw RecordingError(.invalidFrame(error))
        }
        narrator.hand(to: &report)
      }
    } catch {
      narrator.hand(to: &report)
      throw error
    }
    report.end(notes: reader.notes)
  }
}
