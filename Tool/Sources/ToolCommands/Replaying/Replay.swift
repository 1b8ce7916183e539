import Dactyl
import DactylFiles
import DactylRecordings
import Narration

/// Sends a recording through the engine and reports what happens, in order.
final class Replay {
  private let makeStage: (Size?) -> Stage
  private let reader: RecordingReader
  private let tellsTouches: Bool

  /// - Parameter makeStage: makes a stage of the device's size.
  init(
    reader: RecordingReader, tellsTouches: Bool, on makeStage: @escaping (Size?) -> Stage
  ) {
    self.makeStage = makeStage
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
      makeStage(reader.header.size), tellsTouches: tellsTouches, isWanted: wants)
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
      stage.meetDeadlines { narrator.hand(to: &report) }
    } catch {
      // What was made before the error counts; what was not over is cancelled.
      stage.window.cancelAllTouches()
      stage.meetDeadlines { narrator.hand(to: &report) }
      narrator.hand(to: &report)
      throw error
    }
    report.end(notes: reader.notes)
  }
}
