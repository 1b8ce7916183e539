import Dactyl

/// Records what happens in a window and writes it as one line.
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
/// - `NAME began`, `changed`, `ended`, `cancelled`, and `recognized` for a gesture that ends
///   without having begun. The name is the recogniser's `name`, else its kind; a tap that requires
///   several taps or fingers is called `doubleTap`, `twoFingerTap` and the like.
/// - Its measurement in parentheses, if traces show one (`TraceValued`) and it has changed since it
///   was last shown: pan `(dx,dy)` in its view, pinch `(×scale)`; at most two decimals.
/// - A run of changes collapses to one entry for each recogniser, with the last value.
/// - `TraceContent` adds failures, resets, causes, times, deliveries to views, and reports.
public final class TraceRecorder: WindowObserver {
  /// All transitions so far, with causes.
  public private(set) var transitions: [Transition] = []
  /// All frames that the window has accepted; `advance(to:)` counts as a frame without contacts.
  public private(set) var frames: [InputFrame] = []

  private enum Entry {
    case transition(Transition, value: String?)
    case told(view: String, phase: TouchPhase, count: Int, time: Double)
    case report(String, time: Double)
  }

  private var entries: [Entry] = []
  private var names: [Int: String] = [:]
  private var viewNames: [ObjectIdentifier: String] = [:]

  /// An empty recorder.
  public init() {}

  /// Names a view in traces; unnamed views are called `view`, or `window`.
  public func setName(_ name: String, for view: View) { viewNames[ObjectIdentifier(view)] = name }

  /// Forgets everything but names.
  public func removeAll() {
    transitions.removeAll()
    frames.removeAll()
    entries.removeAll()
  }

  /// Everything that happened, in one line.
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

  /// Records a frame.
  public func window(_ window: Window, willProcess frame: InputFrame) { frames.append(frame) }

  /// Records a transition.
  public func window(
    _ window: Window, didTransition transition: Transition, of recognizer: GestureRecognizer
  ) {
    transitions.append(transition)
    names[transition.recognizer.number] = traceName(of: recognizer)
    entries.append(.transition(transition, value: traceValue(of: recognizer)))
  }

  /// Records a delivery to a view.
  public func window(
    _ window: Window, didDeliver touches: TouchSet, to view: View, phase: TouchPhase
  ) {
    let name = viewNames[ObjectIdentifier(view)] ?? (view === window ? "window" : "view")
    entries.append(.told(view: name, phase: phase, count: touches.count, time: window.currentTime))
  }

  /// Records a corrected state.
  public func window(
    _ window: Window, coerced state: GestureRecognizer.State, to accepted: GestureRecognizer.State?,
    of recognizer: GestureRecognizer
  ) {
    let name = traceName(of: recognizer)
    let meaning = accepted.map { "\($0)" } ?? "nothing"
    entries.append(.report("\(name) set \(state), read as \(meaning)", time: window.currentTime))
  }

  /// Records a refused requirement.
  public func window(_ window: Window, refusedRequirementClosing cycle: [GestureRecognizer]) {
    let names = cycle.map(traceName).joined(separator: " → ")
    entries.append(.report("cycle refused: \(names)", time: window.currentTime))
  }

  /// Records a rejected contact.
  public func window(_ window: Window, didReject contact: Contact, because cause: Cause) {
    let words = cause.words { name(of: $0) }
    entries.append(.report("contact \(contact.id) rejected: \(words)", time: window.currentTime))
  }

  /// Records that hit-testing returned a view of another window.
  public func window(_ window: Window, refusedHit view: View, at place: Point) {
    let words = "hit at \(decimal(place.x)),\(decimal(place.y)) refused"
    entries.append(.report("\(words): the view is in another window", time: window.currentTime))
  }

  /// Records a jump that no hand makes.
  public func window(_ window: Window, skippedStepOf touch: Touch, because cause: Cause) {
    let words = cause.words { name(of: $0) }
    entries.append(.report("step of a finger skipped: \(words)", time: window.currentTime))
  }

  /// Records that a recogniser ignores a touch because its kind differs from the others'.
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

  /// The run of changes that starts at an index; empty if there is another entry.
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

  /// The last change of each recogniser and view, in order of their first changes.
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
      if transition.to.isFinal || transition.to == .possible { shown[transition.recognizer] = nil }
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
