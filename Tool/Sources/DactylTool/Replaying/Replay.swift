import Dactyl
import DactylRecordings
import DactylScenes

/// Sends a recording through the engine and hands what happens to a report, in order.
final class Replay {
  private let stage: Stage
  private let reader: RecordingReader
  private let tellsTouches: Bool
  /// The most fingers each recogniser has had since it was last reset, by the recogniser's number.
  private var mostTouches: [Int] = []
  /// Which changes of state are of interest.
  private var isWanted: (Transition) -> Bool = { _ in true }
  /// What has happened in the frame being sent.
  private var entries: [ReplayEntry] = []
  /// Whose values are still to be read, for which entry.
  private var unread: [(entry: Int, recognizer: GestureRecognizer, touches: Int)] = []

  init(_ scene: Scene, reader: RecordingReader, tellsTouches: Bool) {
    stage = Stage(scene, size: reader.header.size)
    self.reader = reader
    self.tellsTouches = tellsTouches
  }

  /// Goes through the whole recording.
  ///
  /// - Parameter afterFrame: called after every frame.
  /// - Throws: `RecordingError` where the recording is wrong; what came before has been reported.
  func run(
    _ report: inout some ReplayReport, afterFrame: () -> Void = {}
  ) throws(RecordingError) {
    isWanted = report.wants
    stage.window.observer = self
    defer { stage.window.observer = nil }
    stage.onHappening = { [unowned self] in entries.append(.happening($0)) }
    for recognizer in stage.recognizers {
      recognizer.addAction { [unowned self] recognizer in read(recognizer) }
    }
    report.begin(reader.header, notes: reader.notes)
    do throws(RecordingError) {
      while let frame = try reader.next() {
        report.add(frame)
        do {
          try stage.send(frame)
        } catch {
          throw RecordingError(.invalidFrame(error))
        }
        hand(to: &report)
        afterFrame()
      }
      // What waits for a deadline is decided after the last frame. Bounded, because a recogniser
      // may go on asking for ever.
      for _ in 0..<1000 {
        guard let deadline = stage.nextDeadline else { break }
        do {
          try stage.advance(to: max(deadline, stage.window.currentTime))
        } catch {
          throw RecordingError(.invalidFrame(error))
        }
        hand(to: &report)
      }
    } catch {
      hand(to: &report)
      throw error
    }
    report.end(notes: reader.notes)
  }

  private func hand(to report: inout some ReplayReport) {
    // Where no action was run, the values are as they were.
    while let last = unread.last { read(last.recognizer) }
    for entry in entries { report.add(entry) }
    entries.removeAll(keepingCapacity: true)
  }

  /// Reads a recogniser's values; once its actions have run, which may write them.
  private func read(_ recognizer: GestureRecognizer) {
    guard let index = unread.lastIndex(where: { $0.recognizer === recognizer }) else { return }
    let (entry, _, touches) = unread.remove(at: index)
    guard case .gesture(var gesture) = entries[entry] else { return }
    gesture.moment = GestureMoment(recognizer, touches: touches)
    entries[entry] = .gesture(gesture)
  }
}

extension Replay: WindowObserver {
  func window(
    _ window: Window, didTransition transition: Transition, of recognizer: GestureRecognizer
  ) {
    let number = transition.recognizer.number
    while mostTouches.count <= number { mostTouches.append(0) }
    let most = max(mostTouches[number], recognizer.numberOfTouches)
    mostTouches[number] = transition.to == .possible ? 0 : most
    guard isWanted(transition) else { return }
    // Twice within a frame: what it was the first time cannot be read later.
    read(recognizer)
    unread.append((entries.count, recognizer, most))
    entries.append(
      .gesture(
        GestureEntry(
          transition: transition, name: recognizer.name ?? "\(recognizer.kind)",
          view: stage.name(of: recognizer.view),
          words: transition.cause.words(naming: window.name))))
    switch transition.to {
    case .began, .changed, .ended, .cancelled: break
    // No actions are run.
    case .possible, .failed: read(recognizer)
    }
  }

  func window(_ window: Window, didDeliver touches: TouchSet, to view: View, phase: TouchPhase) {
    guard tellsTouches else { return }
    entries.append(
      .touches(
        TouchesEntry(
          time: window.currentTime, phase: phase, view: stage.name(of: view),
          count: touches.count,
          down: window.touches.filter { $0.phase != .ended && $0.phase != .cancelled }.count,
          tapCount: touches.map(\.tapCount).max() ?? 0,
          places: touches.map { $0.location(in: nil) })))
  }
}
