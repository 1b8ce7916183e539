import Dactyl

/// A window with a view and recognisers on it, and everything that happens there.
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
  /// Who watches the window.
  public let recorder = TraceRecorder()

  /// A window with one view that fills it and has the recognisers, in this order.
  ///
  /// - Parameter size: of the window, default 1000 × 1000 pt.
  public convenience init(
    size: Size = Size(width: 1000, height: 1000), _ recognizers: GestureRecognizer...
  ) {
    self.init(size: size, recognizers)
  }

  /// A window with one view that fills it and has the recognisers, in this order.
  public init(size: Size = Size(width: 1000, height: 1000), _ recognizers: [GestureRecognizer]) {
    window = Window(frame: Rect(origin: .zero, size: size))
    view = View(frame: window.bounds)
    window.addSubview(view)
    window.observer = recorder
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
  }

  /// An existing window, from now on; its observer is replaced.
  public init(window: Window) {
    self.window = window
    view = window.subviews.first ?? window
    window.observer = recorder
  }

  /// Puts a view onto another one, by default onto the one that fills the window, and names it for
  /// traces.
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

  /// Plays a timeline from the present time on; `Timeline` says how to write one.
  ///
  /// - Throws: `TimelineError` or `InputError`.
  public func play(_ timeline: String, sampleRate: Double = 120) throws {
    try play(touches(timeline, sampleRate: sampleRate))
  }

  /// Plays frames from the present time on: their time 0 is now.
  ///
  /// - Throws: `InputError` where a frame makes no sense after those before it.
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

  /// Plays a timeline and, if no finger is left down, lets time pass until nobody waits any more.
  ///
  /// - Returns: The trace of everything since the beginning or the last `clear()`.
  /// - Throws: `TimelineError` or `InputError`.
  @discardableResult
  public func run(
    _ timeline: String, sampleRate: Double = 120, showing content: TraceContent = []
  ) throws -> String {
    try run(touches(timeline, sampleRate: sampleRate), showing: content)
  }

  /// Plays frames and, if no finger is left down, lets time pass until nobody waits any more.
  ///
  /// - Returns: The trace of everything since the beginning or the last `clear()`.
  /// - Throws: `InputError` where a frame makes no sense after those before it.
  @discardableResult
  public func run(
    _ frames: [InputFrame], showing content: TraceContent = []
  ) throws(InputError) -> String {
    try play(frames)
    if window.touches.isEmpty { try window.settle() }
    return trace(content)
  }

  /// Plays frames that were recorded, at their own times; then as `run(_:showing:)` does.
  ///
  /// ```swift
  /// let recorder = TraceRecorder()
  /// window.observer = recorder
  /// // … later:
  /// let trace = try GestureTest(window: makeWindow()).replay(recorder.frames)
  /// ```
  ///
  /// - Throws: `InputError` where a frame makes no sense after those before it.
  @discardableResult
  public func replay(
    _ frames: [InputFrame], showing content: TraceContent = []
  ) throws(InputError) -> String {
    try window.play(frames)
    if window.touches.isEmpty { try window.settle() }
    return trace(content)
  }

  /// Plays what a screen has seen since it was last played; then as `run(_:showing:)` does.
  ///
  /// - Returns: The trace of everything since the beginning or the last `clear()`.
  /// - Throws: `InputError` where the window has contacts of the same numbers from elsewhere.
  @discardableResult
  public func run(
    _ screen: TouchScreen, showing content: TraceContent = []
  ) throws(InputError) -> String {
    try screen.play(into: window)
    if window.touches.isEmpty { try window.settle() }
    return trace(content)
  }

  /// What has happened, in one line; `TraceRecorder` says how to read it.
  public func trace(_ content: TraceContent = []) -> String { recorder.trace(content) }

  /// Forgets what has happened.
  public func clear() { recorder.removeAll() }
}
