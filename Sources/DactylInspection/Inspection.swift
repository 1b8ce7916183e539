import Dactyl
import DactylFiles
import DactylRecordings

/// Reports what happens in a window as lines, and performs viewers' requests (Docs/inspector.md).
///
/// ```swift
/// let inspection = Inspection(of: window, program: "Photos") { lines, _ in write(lines) }
/// inspection.begin()
/// ```
///
/// It costs nothing before `begin()` and after `end()`. In between it is the window's observer and
/// passes everything on to the former one; setting another observer ends it. Use it from the
/// window's thread.
public final class Inspection {
  /// Takes whole lines, and how many frames they report: 0 or 1.
  public typealias Taker = (_ lines: [UInt8], _ frames: Int) -> Void

  private weak var window: Window?
  private let program: String
  private let accepts: [String]
  let nameView: (View) -> String?
  /// The program's name for a recogniser; by default its `name`.
  public var nameRecognizer: (GestureRecognizer) -> String? = { $0.name }
  /// True for a recogniser of a framework's own, which viewers leave out unless asked for it.
  public var isInternal: (GestureRecognizer) -> Bool = { _ in false }
  let take: Taker
  let clock = ContinuousClock()

  private(set) var isUnderWay = false
  private(set) var former: (any WindowObserver)?
  var writer = LineWriter()
  /// How many frames are in progress: an action can send one inside another.
  var depth = 0
  var tree = InspectedTree()
  /// The tree before `tree`; the next look reuses its memory.
  var told = InspectedTree()
  var numbering = Numbering()
  var settings = InspectedSettings()
  var waiting: [[Int]] = []
  /// The place of the recogniser whose settings are checked next.
  var nextLook = 0
  /// When the last frame arrived, in the program's time and by our clock.
  var lastFrame: (time: Double, at: ContinuousClock.Instant)
  var classNames: [ObjectIdentifier: String] = [:]
  private var viewers: [Int: ViewerTouches] = [:]
  /// The last sentence that a viewer told all.
  private var said: String?

  /// How many recognisers have their settings checked after a frame: ten thousand would take longer
  /// than a frame.
  static let looksInFrame = 8

  /// Inspects a window once it begins.
  ///
  /// - Parameters:
  ///   - window: the window to report.
  ///   - program: the program's name.
  ///   - accepts: the requests that viewers may send: `set`, `touch`.
  ///   - nameView: the program's name for a view; nil for no name.
  ///   - take: gets the lines.
  public init(
    of window: Window, program: String, accepts: [String] = [],
    nameView: @escaping (View) -> String? = { _ in nil }, take: @escaping Taker
  ) {
    self.window = window
    self.program = program
    self.accepts = accepts
    self.nameView = nameView
    self.take = take
    lastFrame = (window.currentTime, clock.now)
  }

  // MARK: Telling

  /// Begins to report, unless it has begun.
  ///
  /// Send `opening()` to the first viewer.
  public func begin() {
    guard let window, !isUnderWay else { return }
    isUnderWay = true
    former = window.observer
    window.observer = self
    look(at: window)
    settings = InspectedSettings()
    settings.follow(tree)
    _ = tree.release()
  }

  /// Reports objects of a class under another name.
  package func call(_ kind: AnyClass, _ name: String) { classNames[ObjectIdentifier(kind)] = name }

  /// Ends, and restores the window's former observer.
  public func end() {
    guard isUnderWay else { return }
    isUnderWay = false
    if let window, window.observer === self { window.observer = former }
    former = nil
    _ = writer.take()
    depth = 0
  }

  /// The lines for a new viewer: the first line and the tree as they are now.
  public func opening() -> [UInt8] {
    guard let window else { return [] }
    // First tell the other viewers what this one is about to see.
    if isUnderWay { update() }
    seeTree(of: window)
    defer { _ = tree.release() }
    var writer = LineWriter()
    writer.hello(
      program: program, time: window.currentTime, size: window.bounds.size, accepts: accepts)
    add(tree: window, to: &writer)
    if let said {
      writer.line("note", time: window.currentTime) {
        $0.add("what", word: "said")
        $0.add("words", said)
      }
    }
    return writer.take()
  }

  /// The lines for a viewer that missed some frames and continues from here.
  public func opening(afterDropping frames: Int) -> [UInt8] {
    guard let window else { return [] }
    update()
    seeTree(of: window)
    defer { _ = tree.release() }
    var writer = LineWriter()
    writer.line("note", time: window.currentTime) {
      $0.add("what", word: "dropped")
      $0.add("frames", frames)
      $0.add("words", frames == 1 ? "1 frame was left out" : "\(frames) frames were left out")
    }
    add(tree: window, to: &writer)
    return writer.take()
  }

  /// The token in a viewer's greeting; nil for any other line.
  public static func token(ofGreeting line: [UInt8]) -> String? {
    InspectionRequest.token(ofGreeting: line)
  }

  /// Reports changes made outside frames, such as settings.
  public func update() {
    guard let window, isUnderWay, depth == 0 else { return }
    tellChanges(in: window, looksAtAll: true)
    handOver()
    _ = tree.release()
  }

  /// Reports the program's line at which a recogniser's own code set a state.
  ///
  /// - Parameters:
  ///   - line: such as `CheckMark.swift:41`.
  ///   - recognizer: the recogniser's number in the window.
  ///   - time: when it was set.
  public func tell(line: String, of recognizer: Int, at time: Double) {
    guard isUnderWay else { return }
    writer.line("source", time: time) {
      $0.add("recognizer", recognizer)
      $0.add("words", line)
    }
    handOver()
  }

  // MARK: What viewers say

  /// Performs a viewer's line: changes settings, or sends the viewer's fingers to the window.
  ///
  /// A line that makes no sense changes nothing and becomes a note.
  ///
  /// - Parameters:
  ///   - viewer: the viewer's number; each viewer has its own fingers.
  ///   - send: sends a frame to the window; by default as a host would.
  public func receive(
    _ line: [UInt8], from viewer: Int, send: ((InputFrame) -> Void)? = nil
  ) {
    guard let window else { return }
    do throws(InspectionRequest.Wrong) {
      switch try InspectionRequest(line: line) {
      case .set(let number, let values):
        let id = RecognizerID(number: number, kind: "")
        guard let recognizer = window.recognizer(id) else {
          throw InspectionRequest.Wrong(words: "there is no recogniser \(number)")
        }
        do throws(SceneError) {
          try recognizer.set(values)
        } catch {
          throw InspectionRequest.Wrong(words: "\(error)")
        }
        update()
      case .say(let words):
        said = words
        note("said", in: window) { $0.add("words", words) }
      case .touch(let frame):
        let translated = viewers[viewer, default: ViewerTouches(viewer: viewer)]
          .translate(frame, now: now, notBefore: window.currentTime)
        deliver(translated, to: window, send)
      }
    } catch {
      note("wrong", in: window) { $0.add("words", error.words) }
    }
  }

  /// Cancels the fingers of a viewer that has gone.
  public func leave(_ viewer: Int, send: ((InputFrame) -> Void)? = nil) {
    guard let window, var fingers = viewers.removeValue(forKey: viewer),
      let frame = fingers.leave(at: max(now, window.currentTime))
    else { return }
    deliver(frame, to: window, send)
  }

  /// Seconds until the window's next deadline, if a viewer has touched it; the program may not know
  /// of that deadline.
  public var nextDeadline: Double? {
    guard !viewers.isEmpty, let deadline = window?.nextDeadline else { return nil }
    return max(0, deadline - now)
  }

  /// Fires due deadlines if a viewer has touched the window; otherwise the program keeps time
  /// itself.
  public func meetDeadlines() { if !viewers.isEmpty { window?.meetDeadlines(until: now) } }

  /// The program's time: the last frame's, plus the time since.
  private var now: Double { lastFrame.time + (clock.now - lastFrame.at) / .seconds(1) }

  private func deliver(
    _ frame: InputFrame, to window: Window, _ send: ((InputFrame) -> Void)?
  ) {
    guard !frame.contacts.isEmpty else { return }
    if let send { send(frame) } else { _ = try? window.send(frame) }
  }
}
