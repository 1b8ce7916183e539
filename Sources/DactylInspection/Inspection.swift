import Dactyl
import DactylRecordings
import DactylScenes

/// Tells what goes on in a window as lines, and does what a viewer says (Docs/inspector.md).
///
/// ```swift
/// let inspection = Inspection(of: window, program: "Photos") { lines, _ in write(lines) }
/// inspection.begin()
/// ```
///
/// Until it begins and after it has ended it costs nothing. It is its window's observer meanwhile,
/// and passes everything on to the one that was there; who sets another one ends it. To be used
/// from the window's thread.
public final class Inspection {
  /// Takes whole lines, and how many frames they tell of: 0 or 1.
  public typealias Taker = (_ lines: [UInt8], _ frames: Int) -> Void

  private weak var window: Window?
  private let program: String
  private let accepts: [String]
  let nameView: (View) -> String?
  let take: Taker
  let clock = ContinuousClock()

  private(set) var isUnderWay = false
  /// The observer that was there before.
  private(set) var former: (any WindowObserver)?
  var writer = LineWriter()
  /// How many frames are being handled: one sent by an action comes inside of another.
  var depth = 0
  var tree = InspectedTree()
  /// What was told before that; its memory is used for the next look.
  var told = InspectedTree()
  var numbering = Numbering()
  var settings = InspectedSettings()
  var waiting: [[Int]] = []
  /// The place of the recogniser whose settings are looked at next.
  var nextLook = 0
  /// When a frame came last, in the program's time and by our clock.
  var lastFrame: (time: Double, at: ContinuousClock.Instant)
  var classNames: [ObjectIdentifier: String] = [:]
  private var viewers: [Int: ViewerTouches] = [:]

  /// The settings of how many recognisers are looked at after a frame: of ten thousand they would
  /// take longer than the frame has.
  static let looksInFrame = 8

  /// - Parameters:
  ///   - window: whose frames and decisions are told.
  ///   - program: what it is called.
  ///   - accepts: what viewers are told that they may send: `set`, `touch`.
  ///   - nameView: what the program calls a view; nil for nothing.
  ///   - take: where the lines go.
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

  /// Begins to tell; nothing where it has begun.
  ///
  /// Who comes first is told what there is by `opening()`.
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

  /// Calls objects of a class by another name than its own.
  package func call(_ kind: AnyClass, _ name: String) {
    classNames[ObjectIdentifier(kind)] = name
  }

  /// Ends; whoever observed the window before does so again.
  public func end() {
    guard isUnderWay else { return }
    isUnderWay = false
    if let window, window.observer === self { window.observer = former }
    former = nil
    _ = writer.take()
    depth = 0
  }

  /// What a viewer is told first: the first line and the tree, as they are now.
  public func opening() -> [UInt8] {
    guard let window else { return [] }
    // Everybody else is told first of what this one sees already.
    if isUnderWay { update() }
    seeTree(of: window)
    defer { _ = tree.release() }
    var writer = LineWriter()
    writer.hello(
      program: program, time: window.currentTime, size: window.bounds.size, accepts: accepts)
    add(tree: window, to: &writer)
    return writer.take()
  }

  /// What a viewer is told that was not sent some frames, and goes on from here.
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

  /// The token in the line by which a viewer greets; nil for any other line.
  public static func token(ofGreeting line: [UInt8]) -> String? {
    InspectionRequest.token(ofGreeting: line)
  }

  /// Tells what has changed outside of frames, such as settings.
  public func update() {
    guard let window, isUnderWay, depth == 0 else { return }
    tellChanges(in: window, looksAtAll: true)
    handOver()
    _ = tree.release()
  }

  // MARK: What viewers say

  /// Does what a viewer says in a line: sets what it says, or sends its fingers to the window.
  ///
  /// What is not understood changes nothing, and is told as a note.
  ///
  /// - Parameters:
  ///   - viewer: the number of the viewer, of whom each has fingers of its own.
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
      case .touch(let frame):
        let translated = viewers[viewer, default: ViewerTouches(viewer: viewer)]
          .translate(frame, now: now, notBefore: window.currentTime)
        deliver(translated, to: window, send)
      }
    } catch {
      note("wrong", in: window) { $0.add("words", error.words) }
    }
  }

  /// A viewer has gone, and its fingers with it.
  public func leave(_ viewer: Int, send: ((InputFrame) -> Void)? = nil) {
    guard let window, var fingers = viewers.removeValue(forKey: viewer),
      let frame = fingers.leave(at: max(now, window.currentTime))
    else { return }
    deliver(frame, to: window, send)
  }

  /// In how many seconds the window has a deadline to meet, where viewers' fingers are down or have
  /// been; the program may not know that it has to.
  public var nextDeadline: Double? {
    guard !viewers.isEmpty, let deadline = window?.nextDeadline else { return nil }
    return max(0, deadline - now)
  }

  /// Meets the deadlines that have come, where viewers have touched; else the program's time is its
  /// own.
  public func meetDeadlines() {
    if !viewers.isEmpty { window?.meetDeadlines(until: now) }
  }

  /// The program's time: that of the last frame, and what has passed since.
  private var now: Double { lastFrame.time + (clock.now - lastFrame.at) / .seconds(1) }

  private func deliver(
    _ frame: InputFrame, to window: Window, _ send: ((InputFrame) -> Void)?
  ) {
    guard !frame.contacts.isEmpty else { return }
    if let send { send(frame) } else { _ = try? window.send(frame) }
  }
}
