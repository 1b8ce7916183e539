import Dactyl
import DactylInput
import DactylRecordings
import DactylScenes

/// Who may watch and touch through the inspector's page.
enum LiveSessionViewers {
  case none
  /// Viewers on this machine.
  case machine
  /// Phones and others on the network, too.
  case network
}

/// Feeds live sources to a stage, and reports events as they happen.
final class LiveSession<Report: ReplayReport> {
  private let sources: [any InputSource]
  private let scene: Scene
  private let tellsTouches: Bool
  private var report: Report
  private let output: FileOutput
  private let recorder: LiveRecorder?
  private let viewers: LiveSessionViewers
  private let viewerSource: ViewerSource?
  private var watching: (any LiveViewers)?
  private var failure: ToolError?
  private let loop: InputLoop
  /// Made once the first source's size is known.
  private var narrator: StageNarrator?
  /// The clock's time at the window's time 0.
  private var origin: Double?

  init(
    _ sources: [any InputSource], scene: Scene, tellsTouches: Bool, report: Report,
    output: FileOutput, recorder: LiveRecorder?, viewers: LiveSessionViewers
  ) {
    self.scene = scene
    self.tellsTouches = tellsTouches
    self.report = report
    self.output = output
    self.recorder = recorder
    self.viewers = viewers
    switch viewers {
    case .none: viewerSource = nil
    case .machine: viewerSource = ViewerSource(isPad: false)
    case .network: viewerSource = ViewerSource(isPad: sources.isEmpty)
    }
    // A device's size for the window takes precedence over a viewer's.
    self.sources = sources + [viewerSource].compactMap { $0 }
    loop = InputLoop(self.sources)
  }

  /// Runs until a source ends or the user interrupts.
  ///
  /// - Throws: `ToolError` if a source cannot go on or the recording cannot be written.
  func run(isInterrupted: @escaping () -> Bool) throws(ToolError) {
    if let header = sources.compactMap(\.header).first { try begin(header) }
    do throws(InputSourceError) {
      try loop.run(
        // Wakes often, to notice an interruption that arrives just before the loop sleeps.
        nextDeadline: { min(self.nextDeadline ?? .infinity, InputClock.now + 0.5) },
        take: { arrival, _ in
          do throws(ToolError) { try self.take(arrival) } catch { self.failure = error }
        },
        advance: { now in
          self.beginOnceKnown()
          self.watching?.perform()
          self.meetDeadlines(until: now)
          self.tell()
          if self.failure != nil || isInterrupted() { self.loop.isStopped = true }
        })
    } catch {
      failure = ToolError(status: .data, message: "\(error)")
    }
    finish()
    if let failure { throw failure }
  }

  /// The next deadline of the stage, by the clock.
  private var nextDeadline: Double? {
    guard let origin, let deadline = narrator?.stage.nextDeadline else { return nil }
    return deadline + origin
  }

  /// Begins once a source has said its size, before its first fingers.
  private func beginOnceKnown() {
    guard narrator == nil, let header = sources.compactMap(\.header).first else { return }
    do throws(ToolError) { try begin(header) } catch { failure = error }
  }

  private func begin(_ header: RecordingHeader) throws(ToolError) {
    let report = report
    narrator = StageNarrator(
      scene, size: header.size, tellsTouches: tellsTouches, isWanted: { report.wants($0) })
    narrator.map { self.report.look(at: $0.stage) }
    self.report.begin(header, notes: [])
    try recorder?.begin(header)
    output.flush()
    guard let viewerSource, let stage = narrator?.stage else { return }
    // The loop lives as long as the viewers.
    let send = { [unowned self] (frame: InputFrame) in
      do throws(ToolError) {
        try deliver(frame.delayed(until: stage.window.currentTime), to: stage)
      } catch {
        failure = error
      }
    }
    watching = LiveCommand.openToViewers?(
      stage,
      LiveAccess(
        isOpenToNetwork: viewers == .network, schedule: viewerSource.schedule, send: send))
  }

  private func take(_ arrival: InputArrival) throws(ToolError) {
    switch arrival {
    case .note(let text): output.note(text)
    case .frame(let frame):
      if narrator == nil { try begin(sources.compactMap(\.header).first ?? RecordingHeader()) }
      guard let narrator else { return }
      if origin == nil { origin = frame.time }
      let stage = narrator.stage
      let frame = frame.moved(by: -(origin ?? 0)).delayed(until: stage.window.currentTime)
      try deliver(frame, to: stage)
    }
    tell()
  }

  /// Sends a frame, in window time, from a device or a viewer.
  private func deliver(_ frame: InputFrame, to stage: Stage) throws(ToolError) {
    report.add(frame)
    if let error = send(frame, to: stage) {
      // The touches that are down are no longer known (SPEC F4).
      stage.window.cancelAllTouches()
      try recorder?.cancel(at: stage.window.currentTime)
      output.note("refused: \(error)")
    } else {
      try recorder?.add(frame)
    }
  }

  private func send(_ frame: InputFrame, to stage: Stage) -> InputError? {
    do throws(InputError) {
      try stage.send(frame)
      return nil
    } catch {
      return error
    }
  }

  private func meetDeadlines(until now: Double) {
    guard let origin, let stage = narrator?.stage else { return }
    // Fire each deadline at its own time, because earlier frames may still be on their way.
    // Bounded, because a recogniser may keep asking for the present.
    for _ in 0..<1000 {
      guard let deadline = stage.nextDeadline, deadline + origin <= now else { break }
      guard (try? stage.advance(to: max(deadline, stage.window.currentTime))) != nil else { break }
    }
  }

  private func tell() {
    narrator?.hand(to: &report)
    output.flush()
  }

  private func finish() {
    watching?.detach()
    narrator?.stage.window.cancelAllTouches()
    narrator?.stage.meetLastDeadlines { narrator?.hand(to: &report) }
    narrator?.hand(to: &report)
    report.end(notes: [])
    output.flush()
    recorder?.finish()
  }
}

extension InputFrame {
  /// The frame shifted in time, coalesced samples included, to whole microseconds as devices tell.
  fileprivate func moved(by shift: Double) -> InputFrame {
    var frame = self
    frame.time = wholeMicroseconds(frame.time + shift)
    for index in frame.coalesced.indices {
      frame.coalesced[index].time = wholeMicroseconds(frame.coalesced[index].time + shift)
    }
    return frame
  }
}

private func wholeMicroseconds(_ time: Double) -> Double { (time * 1e6).rounded() / 1e6 }
