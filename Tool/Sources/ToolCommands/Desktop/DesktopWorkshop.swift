import Dactyl
import DactylDesktop
import DactylFiles
import DactylInput
import DactylRecordings
import Narration
import Platform

/// Tries a gesture file on a page: fingers, what each line makes of them, and the text to change.
///
/// Nothing is done until the page turns the dry run off.
package final class DesktopWorkshop {
  /// Opens the page; only `dactyl-full`, which sets this before commands run, has one.
  nonisolated(unsafe) package static var openPage: ((Stage, LiveAccess) -> any DesktopPage)?

  /// The pad that is shown if there is no device: 100 by 60 mm.
  private static let usualPad = RecordingHeader(
    device: "no device: touch here", kind: .indirect,
    size: Size(width: 100 * pointsPerMillimetre, height: 60 * pointsPerMillimetre))
  private static let pointsPerMillimetre = ReadingOptions.pointsPerInch / 25.4
  private static let example = """
    # on this gesture, with so many fingers, do that
    device any
    swipe left 3   run notify-send left
    tap 3          mouse middle
    pinch out 2    key ctrl+plus every 20%

    """

  private let path: String
  private let app: String?
  private let viewers = ViewerSource(isPad: false)
  private let loop: InputLoop
  private let recording: RecordingSource?
  private let device: RecordingHeader
  private var file: DesktopPageFile
  private var scene: DesktopScene
  private var hands: any DesktopHands
  private var live: LiveStage
  private var report: DesktopReport
  private var page: (any DesktopPage)?
  /// The file as it was read, for hands that do what it says.
  private var read: DesktopFile?
  /// When it was last changed.
  private var state: [Int]

  init(_ path: String, recordings: [String], app: String?, _ reading: ReadingArguments)
    throws(ToolError)
  {
    (self.path, self.app) = (path, app)
    recording = recordings.isEmpty ? nil : try RecordingSource(recordings, reading)
    let isNew = access(path, F_OK) != 0
    let text =
      isNew ? Self.example : String(decoding: try DesktopFile.read(path, runs: true), as: UTF8.self)
    let (read, problem) = Self.parse(text, path)
    self.read = read
    state = DesktopSession.state(of: path)
    var sources: [any InputSource] = []
    if let recording {
      sources = [recording]
    } else {
      let scenes = try Self.scenes(of: read, path)
      for (number, device) in ConnectedTouchDevice.all(in: "/dev/input").enumerated()
      where scenes.contains(where: { $0.takes(device.header) }) {
        guard let source = try? EvdevSource(path: device.path, number: number) else { continue }
        sources.append(source)
      }
    }
    device = sources.compactMap(\.header).first ?? Self.usualPad
    loop = InputLoop(sources + [viewers])
    file = DesktopPageFile(
      path: path, text: text, rows: [], problem: problem, isDry: true,
      device: device.device ?? "a touch device", size: Self.millimetres(device.size),
      isRecording: recording != nil)
    hands = IdleHands(app: app)
    scene = try Self.scene(of: read, on: device, path)
    (live, report) = Self.acting(scene, device, hands) { _ in }
    file.rows = rows
  }

  /// Runs until the user interrupts.
  func run(
    _ open: (Stage, LiveAccess) -> any DesktopPage, isInterrupted: @escaping () -> Bool
  ) throws(ToolError) {
    let access = LiveAccess(
      isOpenToNetwork: false, schedule: viewers.schedule,
      send: { [unowned self] frame in
        var frame = frame.delayed(until: live.stage.window.currentTime)
        // A mouse and a phone stand for the pad's fingers.
        for index in frame.contacts.indices { frame.contacts[index].kind = device.kind }
        deliver(frame)
      },
      opening: { [unowned self] in
        recording?.begin(at: InputClock.now)
        return [file.json()]
      },
      receive: { [unowned self] line in
        guard let request = DesktopPageRequest(line) else { return false }
        take(request)
        return true
      })
    page = open(live.stage, access)
    begin()
    do throws(InputSourceError) {
      try loop.run(
        nextDeadline: { min(self.live.nextDeadline ?? .infinity, InputClock.now + 0.5) },
        take: { arrival, _ in
          if case .frame(let frame) = arrival { self.deliver(self.live.inWindowTime(frame)) }
        },
        advance: { now in
          self.page?.perform()
          self.lookAtFile()
          self.live.meetDeadlines(until: now)
          self.live.narrator.hand(to: &self.report)
          if isInterrupted() { self.loop.isStopped = true }
        })
    } catch {
      throw ToolError(status: .data, message: "\(error)")
    }
    finish()
    page?.detach()
  }

  private func deliver(_ frame: InputFrame) {
    report.add(frame)
    _ = live.send(frame)
    live.narrator.hand(to: &report)
  }

  private func finish() {
    live.finish(&report)
    hands.letGo()
  }

  // MARK: What the page asks for

  private func take(_ request: DesktopPageRequest) {
    switch request.type {
    case "file": if let text = request.text { save(text) }
    case "dry": if let isDry = request.isDry { setDry(isDry) }
    default: recording?.play(at: InputClock.now)
    }
    page?.tell(file.json())
  }

  /// Writes a text that has no mistake to the file, and takes its gestures.
  private func save(_ text: String) {
    take(text) { [unowned self] () throws(ToolError) in
      try write(text)
      state = DesktopSession.state(of: path)
    }
  }

  /// Takes what others, or `dactyl teach`, have written.
  private func lookAtFile() {
    let state = DesktopSession.state(of: path)
    guard state != self.state, report.isIdle else { return }
    self.state = state
    guard let bytes = try? DesktopFile.read(path, runs: true) else { return }
    take(String(decoding: bytes, as: UTF8.self)) {}
    page?.tell(file.json())
  }

  private func take(_ text: String, before: () throws(ToolError) -> Void) {
    file.text = text
    let (read, problem) = Self.parse(text, path)
    file.problem = problem
    file.rows = []
    guard let read else { return }
    do throws(ToolError) {
      let scene = try Self.scene(of: read, on: device, path)
      try before()
      self.read = read
      self.scene = scene
      hands.letGo()
      // The keyboard that is there has all keys.
      if !file.isDry, (hands as? BusyHands)?.keyboard == nil { hands = try BusyHands(for: read) }
      begin()
    } catch {
      file.problem = error.message
    }
  }

  /// Beside the file first, so that nothing is lost if the disk is full.
  private func write(_ text: String) throws(ToolError) {
    do {
      let folder = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path).resolvingSymlinksInPath(), options: .atomic)
    } catch {
      throw ToolError(status: .cannotCreate, message: "\(path): cannot be written")
    }
  }

  private func setDry(_ isDry: Bool) {
    hands.letGo()
    do throws(ToolError) {
      if isDry {
        hands = IdleHands(app: app)
      } else if let read {
        // Others may not write what runs as this user.
        hands = try BusyHands(for: try DesktopFile(path: path, runs: true))
        self.read = read
      }
      file.isDry = isDry
      begin()
    } catch {
      file.problem = error.message
    }
  }

  /// Begins anew with the present lines and hands.
  private func begin() {
    finish()
    (live, report) = Self.acting(scene, device, hands) { [unowned self] words in
      let parts = words.split(separator: "  ", maxSplits: 2).map(String.init)
      guard parts.count == 3 else { return }
      page?.tell(
        DesktopPageAct(
          time: live.stage.window.currentTime, name: parts[1],
          words: (file.isDry ? "would do: " : "did: ") + parts[2]
        ).json())
    }
    file.rows = rows
    page?.look(at: live.stage)
  }

  private var rows: [DesktopPageFile.Row] {
    scene.section.bindings.map {
      DesktopPageFile.Row(line: $0.line, recognizer: $0.recognizerName)
    }
  }

  // MARK: Reading

  private static func parse(_ text: String, _ path: String) -> (DesktopFile?, String?) {
    do throws(ToolError) {
      return (try DesktopFile(text, path: path), nil)
    } catch {
      return (nil, error.message)
    }
  }

  private static func scene(
    of file: DesktopFile?, on device: RecordingHeader, _ path: String
  ) throws(ToolError) -> DesktopScene {
    let scenes = try scenes(of: file, path)
    return scenes.first { $0.takes(device) } ?? scenes[0]
  }

  /// The scenes of a file, or of the example if the file has a mistake.
  private static func scenes(
    of file: DesktopFile?, _ path: String
  ) throws(ToolError) -> [DesktopScene] {
    var sections = file?.sections ?? []
    if file == nil { sections = try DesktopFile(example, path: path).sections }
    var scenes: [DesktopScene] = []
    for section in sections {
      scenes.append(try DesktopScene(section, path: path))
    }
    return scenes
  }

  private static func acting(
    _ scene: DesktopScene, _ device: RecordingHeader, _ hands: any DesktopHands,
    print: @escaping (String) -> Void
  ) -> (LiveStage, DesktopReport) {
    var report = DesktopReport(scene, hands: hands, explain: false, print: print)
    let narrator = StageNarrator(
      scene.makeStage(size: device.size), tellsTouches: false, isWanted: { _ in true })
    report.look(at: narrator.stage)
    return (LiveStage(narrator), report)
  }

  private static func millimetres(_ size: Size?) -> [Double] {
    let size = size ?? usualPad.size ?? .zero
    return [size.width / pointsPerMillimetre, size.height / pointsPerMillimetre]
  }
}
