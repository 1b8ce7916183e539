import Dactyl

/// Collects what happens in a window and writes it as one line.
///
/// ```swift
/// let recorder = TraceRecorder()
/// window.observer = recorder
/// // … fingers …
/// recorder.trace()  // "pan began(2,0) · pan changed(30,0) · pan ended"
/// ```
///
/// A trace is a list of entries, separated by ` · `:
///
/// - `NAME began`, `changed`, `ended`, `cancelled`, and `recognized` where a gesture ends without
///   having begun. The name is the recogniser's `name`, else its kind; of a tap that waits for
///   more than one tap or finger, `doubleTap`, `twoFingerTap` and the like.
/// - In parentheses what it measures, where traces show that (`TraceValued`) and the value differs
///   from the one shown for it last: pan `(dx,dy)` in its view, pinch `(×scale)`; at most two
///   decimals.
/// - Changes that follow each other collapse: of a run of them one entry remains for each
///   recogniser, with the last value.
/// - `TraceContent` adds failures, resets, causes, times, what views were told, and reports.
public final class TraceRecorder: WindowObserver {
  /// All changes of state so far, with causes.
  public private(set) var transitions: [Transition] = []
  /// The frames the window has accepted so far, `advance(to:)` included as frames without contacts.
  public private(set) var frames: [InputFrame] = []

  private enum Entry {
    case transition(Transition, value: String?)
    case told(view: String, phase: TouchPhase, count: Int, time: Double)
    case report(String, time: Double)
  }

  private var entries: [Entry] = []
  private var names: [Int: String] = [:]
  private var viewNames: [ObjectIdentifier: String] = [:]

  /// A recorder that has seen nothing.
  public init() {}

  /// Calls a view something in traces; without a name it is called `view`, or `window`.
  public func setName(_ name: String, for view: View) { viewNames[ObjectIdentifier(view)] = name }

  /// Forgets what has happened; names stay.
  public func removeAll() {
    transitions.removeAll()
    frames.removeAll()
    entries.removeAll()
  }

  /// What has happened so far, in one line.
  public func trace(_ content: TraceContent = []) -> String {
    var lines: [String] = []
    var shown: [RecognizerID: String] = [:]
    var index = 0
    let visible = entries.filter { isVisible($0, content) }
    while index < visible.count {
      let run = runOfChanges(in: visible, from: index)
      if run.isEmpty {
        lines.append(write(visible[index], content, &shown))
        index += 1
      } else {
        for entry in collapse(visible[run]) { lines.append(write(entry, content, &shown)) }
        index = run.upperBound
      }
    }
    return lines.joined(separator: " · ")
  }

  // MARK: WindowObserver

  /// Notes a frame.
  public func window(_ window: Window, willProcess frame: InputFrame) { frames.append(frame) }

  /// Notes a change of state.
  public func window(
    _ window: Window, didTransition transition: Transition, of recognizer: GestureRecognizer
  ) {
    transitions.append(transition)
    names[transition.recognizer.number] = traceName(of: recognizer)
    entries.append(.transition(transition, value: traceValue(of: recognizer)))
  }

  /// Notes what a view was told.
  public func window(
    _ window: Window, didDeliver touches: TouchSet, to view: View, phase: TouchPhase
  ) {
    let name = viewNames[ObjectIdentifier(view)] ?? (view === window ? "window" : "view")
    entries.append(
      .told(view: name, phase: phase, count: touches.count, time: window.currentTime))
  }

  /// Notes a state that was read as another.
  public func window(
    _ window: Window, coerced state: GestureRecognizer.State, to accepted: GestureRecognizer.State?,
    of recognizer: GestureRecognizer
  ) {
    let name = traceName(of: recognizer)
    let meaning = accepted.map { "\($0)" } ?? "nothing"
    entries.append(.report("\(name) set \(state), read as \(meaning)", time: window.currentTime))
  }

  /// Notes a requirement that was refused.
  public func window(_ window: Window, refusedRequirementClosing cycle: [GestureRecognizer]) {
    let names = cycle.map(traceName).joined(separator: " → ")
    entries.append(.report("cycle refused: \(names)", time: window.currentTime))
  }

  /// Notes a contact that is kept from the window.
  public func window(_ window: Window, didReject contact: Contact, because cause: Cause) {
    let words = cause.words { name(of: $0) }
    entries.append(.report("contact \(contact.id) rejected: \(words)", time: window.currentTime))
  }

  /// Notes a touch that was answered with a view of another window.
  public func window(_ window: Window, refusedHit view: View, at place: Point) {
    let words = "hit at \(decimal(place.x)),\(decimal(place.y)) refused"
    entries.append(.report("\(words): the view is in another window", time: window.currentTime))
  }

  /// Notes a step that no hand makes.
  public func window(_ window: Window, skippedStepOf touch: Touch, because cause: Cause) {
    let words = cause.words { name(of: $0) }
    entries.append(.report("step of a finger skipped: \(words)", time: window.currentTime))
  }

  /// Notes a touch that a recogniser leaves out because it follows others of another kind.
  public func window(_ window: Window, lockedOut touch: Touch, of recognizer: GestureRecognizer) {
    let words = "\(traceName(of: recognizer)) leaves out a \(touch.kind)"
    entries.append(
      .report("\(words): its other touches are of another kind", time: window.currentTime))
  }

  // MARK: Writing

  private func isVisible(_ entry: Entry, _ content: TraceContent) -> Bool {
    switch entry {
    case .transition(let transition, _):
      switch transition.to {
      case .began, .changed, .ended, .cancelled: true
      case .failed: content.contains(.failures)
      case .possible: content.contains(.resets)
      }
    case .told: content.contains(.views)
    case .report: content.contains(.reports)
    }
  }

  /// The changes from an index on, one after the other; empty where there is none or something
  /// else.
  private func runOfChanges(in entries: [Entry], from start: Int) -> Range<Int> {
    var end = start
    while end < entries.count, isChange(entries[end]) { end += 1 }
    return start..<end
  }

  private func isChange(_ entry: Entry) -> Bool {
    switch entry {
    case .transition(let transition, _): transition.to == .changed
    case .told(_, let phase, _, _): phase == .moved
    case .report: false
    }
  }

  /// The last change of each recogniser and view, in the order of their first ones.
  private func collapse(_ changes: ArraySlice<Entry>) -> [Entry] {
    var last: [Entry] = []
    for change in changes {
      if let place = last.firstIndex(where: { isSameSubject($0, change) }) {
        last[place] = change
      } else {
        last.append(change)
      }
    }
    return last
  }

  private func isSameSubject(_ left: Entry, _ right: Entry) -> Bool {
    switch (left, right) {
    case (.transition(let left, _), .transition(let right, _)): left.recognizer == right.recognizer
    case (.told(let left, _, _, _), .told(let right, _, _, _)): left == right
    default: false
    }
  }

  private func write(
    _ entry: Entry, _ content: TraceContent, _ shown: inout [RecognizerID: String]
  ) -> String {
    switch entry {
    case .transition(let transition, let value):
      var line = "\(name(of: transition.recognizer)) \(word(for: transition))"
      switch transition.to {
      case .began, .changed, .ended, .cancelled:
        if let value, shown[transition.recognizer] != value { line += "(\(value))" }
        shown[transition.recognizer] = value
      case .failed, .possible: break
      }
      if transition.to.isFinal || transition.to == .possible {
        shown[transition.recognizer] = nil
      }
      if content.contains(.causes), transition.to != .possible {
        line += ": " + transition.cause.words { name(of: $0) }
      }
      return time(transition.time, content) + line
    case .told(let view, let phase, let count, let time):
      let number = count == 1 ? "" : "(\(count))"
      return self.time(time, content) + "\(view) \(handler(of: phase))\(number)"
    case .report(let words, let time):
      return self.time(time, content) + words
    }
  }

  private func time(_ seconds: Double, _ content: TraceContent) -> String {
    content.contains(.times) ? "\(decimal(seconds * 1000))ms " : ""
  }

  private func name(of id: RecognizerID) -> String { names[id.number] ?? "\(id)" }

  private func word(for transition: Transition) -> String {
    switch transition.to {
    case .ended: transition.from == .possible ? "recognized" : "ended"
    case .possible: "reset"
    case .began, .changed, .cancelled, .failed: "\(transition.to)"
    }
  }

  private func handler(of phase: TouchPhase) -> String {
    switch phase {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    case .stationary: "touchesStationary"
    }
  }
}
