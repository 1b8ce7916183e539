import Dactyl
import DactylFiles
import DactylRecordings

/// Collects events of a stage and hands them to a report in order.
package final class StageNarrator {
  package let stage: Stage
  private let tellsTouches: Bool
  private let isWanted: (Transition) -> Bool
  /// Each recogniser's most fingers since its last reset, by the recogniser's number.
  private var mostTouches: [Int] = []
  /// Events since the last report.
  private var entries: [ReplayEntry] = []
  /// Recognisers whose values are yet to be read, and the entries they are for.
  private var unread: [(entry: Int, recognizer: GestureRecognizer, touches: Int)] = []

  /// - Parameters:
  ///   - stage: observed from now on.
  ///   - tellsTouches: true to collect deliveries to views, too.
  ///   - isWanted: which transitions are of interest.
  package init(
    _ stage: Stage, tellsTouches: Bool, isWanted: @escaping (Transition) -> Bool
  ) {
    self.stage = stage
    self.tellsTouches = tellsTouches
    self.isWanted = isWanted
    stage.window.observer = self
    stage.onHappening = { [unowned self] in entries.append(.happening($0)) }
    for recognizer in stage.recognizers {
      recognizer.addAction { [unowned self] recognizer in read(recognizer) }
    }
  }

  deinit { stage.window.observer = nil }

  /// Hands a report the events since the last call.
  package func hand(to report: inout some ReplayReport) {
    // If no action ran, the values are unchanged.
    while let last = unread.last { read(last.recognizer) }
    for entry in entries { report.add(entry) }
    if !entries.isEmpty { report.settle() }
    entries.removeAll(keepingCapacity: true)
    noteTouches()
  }

  /// Counts fingers that no transition shows, as those of a gesture that is known at the lift.
  private func noteTouches() {
    for recognizer in stage.recognizers where recognizer.numberOfTouches > 0 {
      let number = recognizer.id.number
      while mostTouches.count <= number { mostTouches.append(0) }
      mostTouches[number] = max(mostTouches[number], recognizer.numberOfTouches)
    }
  }

  /// Reads a recogniser's values; call it after the actions, which may write them.
  private func read(_ recognizer: GestureRecognizer) {
    guard let index = unread.lastIndex(where: { $0.recognizer === recognizer }) else { return }
    let (entry, _, touches) = unread.remove(at: index)
    guard case .gesture(var gesture) = entries[entry] else { return }
    gesture.moment = GestureMoment(recognizer, touches: touches)
    entries[entry] = .gesture(gesture)
  }
}

extension StageNarrator: WindowObserver {
  package func window(
    _ window: Window, didTransition transition: Transition, of recognizer: GestureRecognizer
  ) {
    let number = transition.recognizer.number
    while mostTouches.count <= number { mostTouches.append(0) }
    let most = max(mostTouches[number], recognizer.numberOfTouches)
    mostTouches[number] = transition.to == .possible ? 0 : most
    guard isWanted(transition) else { return }
    // On a second transition within a frame, read the first one's values now.
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
    // These states run no actions.
    case .possible, .failed: read(recognizer)
    }
  }

  package func window(
    _ window: Window, didDeliver touches: TouchSet, to view: View, phase: TouchPhase
  ) {
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
