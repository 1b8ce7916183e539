import Dactyl

/// Makes demonstrations of frames.
struct DemonstrationRecorder {
  let maximumInterval: Double
  private var runs = FingerRuns()
  private var stroke = Stroke([])
  private var down: [Contact] = []
  private var lastLift = 0.0
  private var isCancelled = false

  init(maximumInterval: Double) { self.maximumInterval = maximumInterval }

  /// Takes in a frame; answers the demonstration that was over before it.
  mutating func add(_ frame: InputFrame) -> Demonstration? {
    let begins = frame.contacts.contains { $0.phase == .began }
    var over: Demonstration?
    if begins, down.isEmpty, frame.time > lastLift + maximumInterval { over = finish() }
    for contact in frame.contacts {
      switch contact.phase {
      case .began: down.append(contact)
      case .moved:
        for index in down.indices where down[index].id == contact.id { down[index] = contact }
      case .ended: down.removeAll { $0.id == contact.id }
      case .cancelled:
        down.removeAll { $0.id == contact.id }
        isCancelled = true
      case .stationary: break
      }
    }
    if runs.isEmpty, down.isEmpty { return over }
    runs.startSnapshot()
    for contact in down { runs.add(contact.id, at: contact.position) }
    runs.commit(at: frame.time)
    if let only = down.first { stroke.append(only.position, time: frame.time) }
    if down.isEmpty { lastLift = frame.time }
    return over
  }

  /// Ends the demonstration, and answers it if it is whole.
  mutating func finish() -> Demonstration? {
    let isWhole = !runs.isEmpty && down.isEmpty && !isCancelled
    var demonstration = isWhole ? Demonstration(runs, drawing: stroke) : nil
    if demonstration?.stretches.allSatisfy({ $0.isFinite }) == false { demonstration = nil }
    runs.removeAll()
    stroke = Stroke([])
    isCancelled = false
    return demonstration
  }
}
