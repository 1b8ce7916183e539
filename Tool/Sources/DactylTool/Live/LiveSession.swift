import Dactyl
import DactylInput
import DactylInspector
import DactylRecordings
import DactylScenes

/// Who may look on, and touch, by the inspector's page.
enum LiveSessionViewers {
  case none
  /// Those of this machine.
  case machine
  /// Phones and others in the network, too.
  case network
}

/// Feeds what sources tell to a stage, and tells a report what happens as it happens.
final class LiveSession<Report: ReplayReport> {
  private let sources: [any InputSource]
  private let scene: Scene
  private let tellsTouches: Bool
  private var report: Report
  private let output: FileOutput
  private let recorder: LiveRecorder?
  private let viewers: LiveSessionViewers
  private let viewerSource: ViewerSource?
  private var inspector: Inspector?
  private var failure: ToolError?
  private let loop: InputLoop
  /// Made once the size of the first source is known.
  private var narrator: StageNarrator?
  /// Times are told from here on.
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
    // Devices say before viewers how large the window is.
    self.sources = sources + [viewerSource].compactMap { $0 }
    loop = InputLoop(self.sources)
  }

  /// Runs until the sources are over or the user interrupts.
  ///
  /// - Throws: `ToolError` where a source cannot go on or the recording cannot be written.
  func run(isInterrupted: @escaping () -> Bool) throws(ToolError) {
    if let header = sources.compactMap(\.header).first { try begin(header) }
    do throws(InputSourceError) {
      try loop.run(
        // An interruption that comes just before the loop sleeps is not kept waiting for long.
        nextDeadline: { min(self.nextDeadline ?? .infinity, InputClock.now + 0.5) },
        take: { arrival, _ in
          do throws(ToolError) { try self.take(arrival) } catch { self.failure = error }
        },
        advance: { now in
          self.inspector?.perform()
          self.meetDeadlines(until: now)
          self.tell()
          if self.failure != nil || isInterrupted() { self.loop.isStopped = true }
        })
    } catch {
      if error != .ended { failure = ToolError(status: .data, message: "\(error)") }
    }
    finish()
    if let failure { throw failure }
  }

  /// When the stage has a deadline to meet, by the clock.
  private var nextDeadline: Double? {
    guard let origin, let deadline = narrator?.stage.nextDeadline else { return nil }
    return deadline + origin
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
    var options = Inspector.Options()
    options.program = "dactyl live"
    options.isOpenToNetwork = viewers == .network
    options.schedule = viewerSource.schedule
    // The loop lives as long as the inspector.
    options.send = { [unowned self] frame in
      do throws(ToolError) {
        try deliver(frame.delayed(until: stage.window.currentTime), to: stage)
      } catch {
        failure = error
      }
    }
    options.nameView = { $0 is Window ? nil : stage.name(of: $0) }
    inspector = Inspector.attach(stage.window, options: options)
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

  /// Sends a frame at a time of the window, from a device or a viewer.
  private func deliver(_ frame: InputFrame, to stage: Stage) throws(ToolError) {
    report.add(frame)
    if let error = send(frame, to: stage) {
      // What is down is not known any more (SPEC F4).
      stage.window.cancelAllTouches()
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
    // Each at its own time: what the device has stamped since then may still be on its way.
    // Bounded, because a recogniser may ask for the present again and again.
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
    inspector?.detach()
    narrator?.stage.window.cancelAllTouches()
    narrator?.hand(to: &report)
    report.end(notes: [])
    output.flush()
    recorder?.finish()
  }
}

extension InputFrame {
  /// The frame at another time, with all that was merged into it.
  fileprivate func moved(by shift: Double) -> InputFrame {
    var frame = self
    frame.time += shift
    for index in frame.coalesced.indices { frame.coalesced[index].time += shift }
    return frame
  }
}
