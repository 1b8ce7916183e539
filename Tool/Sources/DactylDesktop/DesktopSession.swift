import Dactyl
import DactylFiles
import DactylInput
import DactylRecordings
import Narration
import Platform

/// Follows the touch devices of this machine as they come and go, and does what a gesture file says.
package final class DesktopSession {
  /// A device that is there.
  private final class Pad {
    let device: ConnectedTouchDevice
    let source: EvdevSource
    var live: LiveStage
    var report: DesktopReport

    init(
      _ device: ConnectedTouchDevice, _ source: EvdevSource, _ acting: (LiveStage, DesktopReport)
    ) {
      (self.device, self.source) = (device, source)
      (live, report) = acting
    }
  }

  package typealias MakeHands = (DesktopFile, (any DesktopHands)?) throws(ToolError) ->
    any DesktopHands

  private static let devices = "/dev/input"

  private let path: String
  private let explain: Bool
  private let print: (String) -> Void
  /// Makes what carries a file's actions out, of what carried out those before.
  private let makeHands: MakeHands
  private var scenes: [DesktopScene]
  private var hands: any DesktopHands
  private var pads: [Pad] = []
  /// What was last found wrong with devices, by path, so that it is said once.
  private var complaints: [String: String] = [:]
  private var fileState: [Int]
  private var hasChanged = true
  private var nextNumber = 0
  private let loop = InputLoop([])
  /// Devices that told what no device can, by path, and are left alone.
  private var refused: Set<String> = []

  package init(
    path: String, explain: Bool, print: @escaping (String) -> Void,
    makeHands: @escaping MakeHands
  ) throws(ToolError) {
    (self.path, self.explain, self.print, self.makeHands) = (path, explain, print, makeHands)
    fileState = Self.state(of: path)
    let file = try DesktopFile(path: path, runs: true)
    scenes = try Self.scenes(of: file)
    hands = try makeHands(file, nil)
  }

  /// Runs until the user interrupts.
  package func run(isInterrupted: @escaping () -> Bool) {
    // A file that is a link changes where it leads.
    let folders = Set([path, resolved(path)].map(Self.folder))
    let watch = FolderWatch([Self.devices] + folders.sorted()) { [unowned self] in
      hasChanged = true
    }
    loop.sources = [watch]
    let deadline = { [unowned self] in
      let times = pads.compactMap(\.live.nextDeadline)
      // Wakes now and then, to notice an interruption that arrives just before the loop sleeps.
      return min(times.min() ?? .infinity, InputClock.now + 1)
    }
    while !isInterrupted() {
      do throws(InputSourceError) {
        try follow(watch, until: deadline, isInterrupted)
      } catch {
        // One device that tells nonsense must not end the others.
        note("\(error)")
        guard leave(after: error) else { break }
        loop.sources = [watch] + pads.map(\.source)
      }
    }
    for pad in pads { finish(pad) }
    hands.letGo()
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  private func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func scenes(of file: DesktopFile) throws(ToolError) -> [DesktopScene] {
    var scenes: [DesktopScene] = []
    for section in file.sections { scenes.append(try DesktopScene(section, path: file.path)) }
    return scenes
  }

  /// Leaves the device whose source cannot go on; false if it is none of them.
  private func leave(after error: InputSourceError) -> Bool {
    guard
      let pad = pads.first(where: { "\(error)".hasPrefix($0.source.name + ":") })
    else { return false }
    finish(pad)
    hands.letGo()
    refused.insert(pad.source.name)
    pads.removeAll { $0 === pad }
    return true
  }

  private func follow(
    _ watch: FolderWatch, until deadline: @escaping () -> Double?,
    _ isInterrupted: @escaping () -> Bool
  ) throws(InputSourceError) {
    try loop.run(
      nextDeadline: deadline,
      take: { [unowned self] arrival, number in
        // The watch is the first source.
        if case .frame(let frame) = arrival { deliver(frame, to: pads[number - 1]) }
      },
      advance: { [unowned self] now in
        for pad in pads {
          pad.live.meetDeadlines(until: now)
          pad.live.narrator.hand(to: &pad.report)
        }
        leaveGone()
        if hasChanged { look() }
        loop.sources = [watch] + pads.map(\.source)
        if isInterrupted() { loop.isStopped = true }
      })
  }

  private func note(_ text: String) { StandardError.write("dactyl: \(text)\n") }

  private func deliver(_ frame: InputFrame, to pad: Pad) {
    let frame = pad.live.inWindowTime(frame)
    pad.report.add(frame)
    if let error = pad.live.send(frame) { note("\(pad.source.name): refused: \(error)") }
    pad.live.narrator.hand(to: &pad.report)
  }

  private func finish(_ pad: Pad) {
    pad.live.finish(&pad.report)
    pad.report.end(notes: [])
  }

  private func leaveGone() {
    for pad in pads where pad.source.descriptor == nil {
      finish(pad)
      note("\(pad.source.name) is gone")
    }
    if pads.contains(where: { $0.source.descriptor == nil }) { hands.letGo() }
    pads.removeAll { $0.source.descriptor == nil }
  }

  // MARK: What changes

  private func look() {
    // What is down would be lost with the old gestures.
    guard pads.allSatisfy(\.report.isIdle) else { return }
    hasChanged = false
    let state = Self.state(of: path)
    if state != fileState {
      fileState = state
      reload()
    }
    let devices = ConnectedTouchDevice.all(in: Self.devices)
    refused.formIntersection(devices.map(\.path))
    for device in devices
    where !refused.contains(device.path)
      && !pads.contains(where: { $0.source.name == device.path })
    {
      open(device)
    }
  }

  private func reload() {
    do throws(ToolError) {
      let file = try DesktopFile(path: path, runs: true)
      let scenes = try Self.scenes(of: file)
      hands.letGo()
      hands = try makeHands(file, hands)
      self.scenes = scenes
      for pad in pads {
        finish(pad)
        if let scene = scene(for: pad.device) { (pad.live, pad.report) = acting(scene, pad.device) }
      }
      pads.removeAll { scene(for: $0.device) == nil }
      note("\(path) is read again")
    } catch {
      note("\(error.message); what it said before goes on")
    }
  }

  private func open(_ device: ConnectedTouchDevice) {
    guard let scene = scene(for: device) else { return }
    let source: EvdevSource
    do throws(InputSourceError) {
      nextNumber += 1
      source = try EvdevSource(path: device.path, number: nextNumber)
    } catch {
      if complaints.updateValue("\(error)", forKey: device.path) != "\(error)" { note("\(error)") }
      return
    }
    complaints[device.path] = nil
    pads.append(Pad(device, source, acting(scene, device)))
    note("\(device.words): \(scene.section.bindings.count) gestures")
    if let lacking = scene.lacking(on: device) { note(lacking) }
  }

  private func scene(for device: ConnectedTouchDevice) -> DesktopScene? {
    scenes.first { $0.takes(device.header) }
  }

  private func acting(
    _ scene: DesktopScene, _ device: ConnectedTouchDevice
  ) -> (LiveStage, DesktopReport) {
    var report = DesktopReport(scene, hands: hands, explain: explain, print: print)
    let narrator = StageNarrator(
      scene.makeStage(size: device.header.size), tellsTouches: false, isWanted: { _ in true })
    report.look(at: narrator.stage)
    return (LiveStage(narrator), report)
  }

  /// When the files were last changed that say what gestures do.
  package static func state(of path: String) -> [Int] {
    [path, TaughtDrawings.path(beside: path), TaughtDrawings.shownPath(beside: path)].flatMap {
      path in
      var status = stat()
      guard stat(path, &status) == 0 else { return [0, 0] }
      return [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    }
  }
}

extension DesktopScene {
  /// What a device cannot tell that lines of the section need, in words; nil if nothing.
  func lacking(on device: ConnectedTouchDevice) -> String? {
    guard let most = device.mostContacts, let mostFingers = device.mostFingers else { return nil }
    let lines = section.bindings.filter { binding in
      let gesture = binding.gesture
      return gesture.fingers > most
        && (gesture.isRelative || gesture.isDrawing || gesture.fingers > mostFingers)
    }
    guard !lines.isEmpty else { return nil }
    let names = Set(lines.map(\.gesture.words)).sorted().joined(separator: ", ")
    return
      "\(device.path) tells \(most) \(most == 1 ? "place" : "places") only: it cannot see \(names)"
  }

  /// True if the section is for a device, of this machine or of a recording.
  package func takes(_ header: RecordingHeader) -> Bool {
    switch section.device {
    case "any": header.kind == .direct || header.kind == .indirect
    case "touchpad": header.kind == .indirect
    case "touchscreen": header.kind == .direct
    default: header.device?.lowercased().contains(section.device) ?? false
    }
  }
}
