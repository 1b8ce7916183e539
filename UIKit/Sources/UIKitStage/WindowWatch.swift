import Dactyl
import DactylRecordings
import Foundation
import UIKit

/// Records a window's frames and its recognisers' decisions.
@MainActor
final class WindowWatch: @preconcurrency WindowObserver {
  /// The receivers of frames and decisions, in order.
  struct Sinks {
    /// Receives each frame that the window accepts, and deadlines.
    var frame: ((InputFrame) -> Void)?
    /// Receives each decision as text.
    var decision: ((String) -> Void)?
  }

  private weak var window: UIWindow?
  private let sinks: Sinks
  /// The time of the first frame with a finger.
  private var start: Double?
  /// The time at which recorded frames begin.
  private var begin = 0.0
  private let launch: Double

  /// - Parameter launch: when the program started.
  init(_ window: UIWindow, _ sinks: Sinks, launch: Double = UIApplication.shared.launchTime) {
    (self.window, self.sinks, self.launch) = (window, sinks, launch)
    window.dactylWindow.observer = self
  }

  func window(_ window: Dactyl.Window, willProcess frame: InputFrame) {
    guard start != nil || !frame.contacts.isEmpty || !frame.hovers.isEmpty else { return }
    guard let write = sinks.frame else { return start = start ?? frame.time }
    if start == nil {
      start = frame.time
      // Tells a replay how long the program had run before the first finger.
      begin = max(launch, frame.time - Replay.before)
      write(InputFrame(time: 0, contacts: []))
    }
    write(frame.shifted(by: -begin))
  }

  func window(
    _ window: Dactyl.Window, didTransition transition: Transition,
    of recognizer: Dactyl.GestureRecognizer
  ) {
    // A reset decides nothing.
    guard let write = sinks.decision, transition.to != .possible else { return }
    let start = start ?? transition.time
    var cause = transition.cause
    // The only cause with its own time.
    if cause.code == .nextTapLate {
      cause = .nextTapLate(lifted: cause.value - start, limit: cause.limit)
    }
    var line = JSONWriter()
    line.add(CGFloat(transition.time - start), decimals: 3)
    write("\(line.text) \(name(of: recognizer)) \(transition.to): \(cause)")
  }

  /// The recogniser's class in the program.
  private func name(of recognizer: Dactyl.GestureRecognizer) -> String {
    var views: [UIView] = window.map { [$0] } ?? []
    while let view = views.popLast() {
      if let found = view.gestureRecognizers?.first(where: { $0.dactylRecognizer === recognizer }) {
        return found.name ?? String(describing: type(of: found))
      }
      views += view.subviews
    }
    return "recogniser"
  }
}

/// Files that record a program's windows.
@MainActor
final class SessionFiles {
  private let recording: RecordingWriter?
  private let trace: FileHandle?

  /// Replaces files; nil for unwanted ones.
  ///
  /// - Throws: `StageError` if a file cannot be written.
  init(recording: String?, trace: String?, size: CGSize) throws(StageError) {
    self.trace = try trace.map { path throws(StageError) in try Self.open(path) }
    guard let recording else {
      self.recording = nil
      return
    }
    do {
      self.recording = try RecordingWriter(
        header: RecordingHeader(
          device: "Dactyl's stage", size: Size(width: size.width, height: size.height)),
        toFileDescriptor: Self.open(recording).fileDescriptor)
    } catch {
      throw StageError("\(recording): \(error)")
    }
  }

  private static func open(_ path: String) throws(StageError) -> FileHandle {
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw StageError("\(path): cannot be written") }
    // The files stay open as long as the program runs.
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
  }

  /// The receivers for a window; files record only the first window.
  var sinks: WindowWatch.Sinks {
    var sinks = WindowWatch.Sinks()
    if let recording {
      sinks.frame = { frame in
        try? recording.write(frame)
        try? recording.finish()
      }
    }
    if let trace { sinks.decision = { line in trace.write(Data((line + "\n").utf8)) } }
    return sinks
  }
}
