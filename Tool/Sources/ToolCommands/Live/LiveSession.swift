import Dactyl
import DactylFiles
import DactylInput
import DactylRecordings
import Narration
import Platform

/// Who may watch and touch through the inspector's page.
enum LiveSessionViewers {
  case none
  /// Viewers on this machine.
  case machine
  /// Phones and others on the network, too.
  case network
}

/// Feeds live sources to a stage, and reports events as they happen.
final class LiveSession {
  private let sources: [any InputSource]
  private let scene: Scene
  private let tellsTouches: Bool
  private var report: any ReplayReport
  private let output: FileOutput
  private let recorder: LiveRecorder?
  private let viewers: LiveSessionViewers
  private let viewerSource: ViewerSource?
  private var watching: (any LiveViewers)?
  private var failure: ToolError?
  private let loop: InputLoop
  /// Made once the first source's size is known.
  private var live: LiveStage?

  init(
    _ sources: [any InputSource], scene: Scene, tellsTouches: Bool, report: any ReplayReport,
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
        nextDeadline: { min(self.live?.nextDeadline ?? .infinity, InputClock.now + 0.5) },
        take: { arrival, _ in
          do throws(ToolError) { try self.take(arrival) } catch { self.failure = error }
        },
        advance: { now in
          self.beginOnceKnown()
          self.watching?.perform()
          self.live?.meetDeadlines(until: now)
          self.tell()
          if self.failure != nil || isInterrupted() { self.loop.isStopped = true }
        })
    } catch {
      failure = ToolError(status: .data, message: "\(error)")
    }
    finish()
    if let failure { throw failure }
  }

  /// Begins once a source has said its size, before its first fingers.
  private func beginOnceKnown() {
    guard live == nil, let header = sources.compactMap(\.header).first else { return }
    do throws(ToolError) { try begin(header) } catch { failure = error }
  }

  private func begin(_ header: RecordingHeader) throws(ToolError) {
    let report = report
    let live = LiveStage(
      StageNarrator(
        Stage(scene, size: header.size), tellsTouches: tellsTouches, isWanted: { report.wants($0) })
    )
    self.live = live
    self.report.look(at: live.stage)
    self.report.begin(header, notes: [])
    try recorder?.begin(header)
    output.flush()
    guard let viewerSource else { return }
    // The loop lives as long as the viewers.
    let send = { [unowned self] (frame: InputFrame) in
      do throws(ToolError) {
        try deliver(frame.delayed(until: live.stage.window.currentTime), to: live)
      } catch {
        failure = error
      }
    }
    watching = LiveCommand.openToViewers?(
      live.stage,
      LiveAccess(
        isOpenToNetwork: viewers == .network, schedule: viewerSource.schedule, send: send))
  }

  private func take(_ arrival: InputArrival) throws(ToolError) {
    switch arrival {
    case .note(let text): output.note(text)
    case .frame(let frame):
      if live == nil { try begin(sources.compactMap(\.header).first ?? RecordingHeader()) }
      guard let live else { return }
      try deliver(live.inWindowTime(frame), to: live)
    }
    tell()
  }

  /// Sends a frame, in window time, from a device or a viewer.
  private func deliver(_ frame: InputFrame, to live: LiveStage) throws(ToolError) {
    report.add(frame)
    if let error = live.send(frame) {
      try recorder?.cancel(at: live.stage.window.currentTime)
      output.note("refused: \(error)")
    } else {
      try recorder?.add(frame)
    }
  }

  private func tell() {
    live?.narrator.hand(to: &report)
    output.flush()
  }

  private func finish() {
    watching?.detach()
    live?.finish(&report)
    report.end(notes: [])
    output.flush()
    recorder?.finish()
  }
}
