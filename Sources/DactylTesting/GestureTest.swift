import Dactyl

/// A window with a view and its recognisers, and a record of what happens there.
///
/// ```swift
/// let test = GestureTest(PanGestureRecognizer())
/// try test.run("1: down(0,0) 16ms move(12,0) 16ms up")  // "pan began(2,0) · pan ended"
/// ```
///
/// The clock starts at 0 and stands still between the calls.
public final class GestureTest {
  /// The window.
  public let window: Window
  /// A view that fills the window.
  public let view: View
  /// The window's observer.
  public let recorder = TraceRecorder()

  /// A window filled by one view with the recognisers, in this order.
  ///
  /// - Parameter size: the window's size, default 1000 × 1000 pt.
  public convenience init(
    size: Size = Size(width: 1000, height: 1000), _ recognizers: GestureRecognizer...
  ) {
    self.init(size: size, recognizers)
  }

  /// A window filled by one view with the recognisers, in this order.
  public init(size: Size = Size(width: 1000, height: 1000), _ recognizers: [GestureRecognizer]) {
    window = Window(frame: Rect(origin: .zero, size: size))
    view = View(frame: window.bounds)
    window.addSubview(view)
    window.observer = recorder
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
  }

  /// Tests an existing window, and replaces its observer.
  public init(window: Window) {
    self.window = window
    view = window.subviews.first ?? window
    window.observer = recorder
  }

  /// Adds a subview, by default to `view`, and names it for traces.
  @discardableResult
  public func add<V: View>(
    _ child: V, named name: String, to parent: View? = nil,
    recognizers: [GestureRecognizer] = []
  ) -> V {
    (parent ?? view).addSubview(child)
    recorder.setName(name, for: child)
    for recognizer in recognizers { child.addGestureRecognizer(recognizer) }
    return child
  }

  /// Plays a timeline from the present time on; `Timeline` describes the notation.
  ///
  /// - Throws: `TimelineError` or `InputError`.
  public func play(_ timeline: String, sampleRate: Double = 120) throws {
    try play(touches(timeline, sampleRate: sampleRate))
  }

  /// Plays frames; their time 0 is the present.
  ///
  /// - Throws: `InputError` if a frame is impossible after those before it.
  public func play(_ frames: [InputFrame]) throws(InputError) {
    let origin = window.currentTime
    try window.play(
      frames.map { frame in
        var later = frame
        later.time += origin
        for index in later.coalesced.indices { later.coalesced[index].time += origin }
        return later
      })
  }

  /// Plays a timeline and, if no finger is left down, advances until no deadline is left.
  ///
  /// - Returns: The trace since the start or the last `clear()`.
  /// - Throws: `TimelineError` or `InputError`.
  @discardableResult
  public func run(
    _ timeline: String, sampleRate: Double = 120, showing content: TraceContent = []
  ) throws -> String {
    try run(touches(timeline, sampleRate: sampleRate), showing: content)
  }

  /// Plays frames and, if no finger is left down, advances until no deadline is left.
  ///
  /// - Returns: The trace since the start or the last `clear()`.
  /// - Throws: `InputError` if a frame is impossible after those before it.
  @discardableResult
  public func run(
    _ frames: [InputFrame], showing content: TraceContent = []
  ) throws(InputError) -> String {
    try play(frames)
    if window.touches.isEmpty { window.meetDeadlines() }
    return trace(content)
  }

  /// Plays recorded frames at their own times, then continues as `run(_:showing:)` does.
  ///
  /// ```swift
  /// let recorder = TraceRecorder()
  /// window.observer = recorder
  /// // … later:
  /// let trace = try GestureTest(window: makeWindow()).replay(recorder.frames)
  /// ```
  ///
  /// - Throws: `InputError` if a frame is impossible after those before it.
  @discardableResult
  public func replay(
    _ frames: [InputFrame], showing content: TraceContent = []
  ) throws(InputError) -> String {
    try window.play(frames)
    if window.touches.isEmpty { window.meetDeadlines() }
    return trace(content)
  }

  /// Plays a screen's new frames, then continues as `run(_:showing:)` does.
  ///
  /// - Returns: The trace since the start or the last `clear()`.
  /// - Throws: `InputError` if the window has contacts with the same ids from another source.
  @discardableResult
  public func run(
    _ screen: TouchScreen, showing content: TraceContent = []
  ) throws(InputError) -> String {
    try screen.play(into: window)
    if window.touches.isEmpty { window.meetDeadlines() }
    return trace(content)
  }

  /// Everything that happened, in one line; `TraceRecorder` describes the notation.
  public func trace(_ content: TraceContent = []) -> String { recorder.trace(content) }

  /// Forgets everything that happened.
  public func clear() { recorder.removeAll() }
}
