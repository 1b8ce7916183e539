import Dactyl
import DactylRecordings
import Narration

/// Collects a replay's events for a plot.
struct PlotReport: ReplayReport {
  /// The path of one finger from touch-down to lift.
  struct Path {
    var contact: Int
    var points: [(time: Double, point: Point)] = []
    var isCancelled = false
  }

  /// One recogniser's attempts.
  struct Lane {
    var name: String
    var recognizer: RecognizerID
    var attempts: [Attempt] = []
  }

  /// One attempt: its decisions and their times.
  struct Attempt {
    var steps: [(time: Double, state: GestureRecognizer.State, words: String)] = []
    /// When its first touch came down.
    var start = 0.0
    var resetTime: Double?
  }

  let explain = true
  private(set) var header = RecordingHeader()
  private(set) var paths: [Path] = []
  private(set) var lanes: [Lane] = []
  private(set) var start = 0.0
  private(set) var end = 0.0
  private var open: [Int: Int] = [:]
  private var isEmpty = true

  mutating func begin(_ header: RecordingHeader, notes: [String]) { self.header = header }

  func wants(_ transition: Transition) -> Bool { transition.to != .changed }

  mutating func end(notes: [String]) { lanes.sort { $0.recognizer.number < $1.recognizer.number } }

  mutating func add(_ frame: InputFrame) {
    if isEmpty { start = frame.time }
    isEmpty = false
    end = max(end, frame.time)
    for contact in frame.contacts {
      switch contact.phase {
      case .began:
        open[contact.id] = paths.count
        paths.append(Path(contact: contact.id))
      case .moved, .stationary, .ended, .cancelled: break
      }
      guard let index = open[contact.id] else { continue }
      paths[index].points.append((frame.time, contact.position))
      switch contact.phase {
      case .began, .moved, .stationary: break
      case .cancelled:
        paths[index].isCancelled = true
        open[contact.id] = nil
      case .ended: open[contact.id] = nil
      }
    }
  }

  mutating func add(_ entry: ReplayEntry) {
    guard case .gesture(let gesture) = entry else { return }
    let transition = gesture.transition
    end = max(end, transition.time)
    let lane = index(of: gesture)
    if lanes[lane].attempts.last.map({ $0.resetTime != nil }) ?? true {
      lanes[lane].attempts.append(Attempt(start: attemptStart(of: lane, at: transition.time)))
    }
    let attempt = lanes[lane].attempts.count - 1
    if transition.to == .possible {
      lanes[lane].attempts[attempt].resetTime = transition.time
    } else if transition.to != .changed {
      lanes[lane].attempts[attempt].steps.append(
        (transition.time, transition.to, "\(gesture.word): \(gesture.words)"))
    }
  }

  private mutating func index(of gesture: GestureEntry) -> Int {
    let id = gesture.transition.recognizer
    if let index = lanes.firstIndex(where: { $0.recognizer == id }) { return index }
    lanes.append(Lane(name: gesture.name, recognizer: id))
    return lanes.count - 1
  }

  /// An attempt starts with the first touch-down after the recogniser's last reset.
  private func attemptStart(of lane: Int, at time: Double) -> Double {
    let former = lanes[lane].attempts.last?.resetTime ?? -.infinity
    let starts = paths.compactMap { $0.points.first?.time }
    return starts.filter { $0 >= former && $0 <= time }.min() ?? time
  }
}
