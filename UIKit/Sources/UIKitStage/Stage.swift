import Dactyl
import DactylInspection
import DactylRecordings
import Foundation
import NIOCore
import PageServer
import UIKit
import UIKitPictures

/// Shows an application's windows to watchers, and sends it the fingers of one of them.
///
/// Everything runs on the main thread, in turns of its run loop. A turn handles events, then fires
/// deadlines, then sends changes. The loop sleeps until the next event or deadline.
@MainActor
final class Stage: UIApplicationHost {
  /// The interval between pictures without input, in seconds.
  private static let pictureInterval = 1.0 / 60
  /// The longest time until an unreported change shows, in seconds.
  private static let comparisonInterval = 0.25

  private let application: UIApplication
  private let mirror = Mirror()
  private let fingers: FingerInput
  private let keys: KeyInput
  private(set) var watchers: Watchers!
  private let inbox = Inbox()
  /// The sounds that pages fetch.
  let sounds = SoundFiles()
  /// The images that pages fetch.
  let images = ImageFiles()
  private let files: SessionFiles
  /// True if files record a window's frames and decisions.
  private var isWritten = false
  /// The watchers that want to know what recognisers decide.
  private var curious: Set<Int> = []
  /// Reports the key window to them.
  private var inspection: Inspection?
  private weak var inspected: UIWindow?
  /// True once lines of the program's code are wanted.
  private var hasAskedForLines = false
  /// The watchers in order of arrival.
  private var audience: [Visitor] = []
  private var inControl: Visitor?
  private var shownPages = ShownPages()
  private var keyboard: Keyboard?
  private var screen: ScreenSetting
  private var answered = 0
  private var isAnswerDue = false
  private var lastPicture = 0.0
  /// When the next picture is due; nil if nothing can have changed.
  private var pictureDue: Double?
  private var lastComparison = 0.0
  /// When the next full comparison is due; nil if nothing happened since the last one.
  private var comparisonDue: Double?

  /// - Parameter secret: the secret that a watcher must know.
  init(application: UIApplication, size: CGSize, files: SessionFiles, secret: Secret) {
    self.application = application
    self.files = files
    screen = ScreenSetting(chosen: size)
    fingers = FingerInput(application: application)
    keys = KeyInput(application: application)
    ImageAddress.server = images.path
    let inbox = inbox
    watchers = Watchers(secret: secret) { event in
      if inbox.put(event) { DispatchQueue.main.async { MainActor.assumeIsolated { Self.wake() } } }
    }
    UIApplication.host = self
    screen.apply(to: application)
  }

  /// Does nothing; the call itself woke the run loop.
  private static func wake() {}

  private var now: Double { ProcessInfo.processInfo.systemUptime }

  /// Shows the application until the process ends.
  func run() -> Never {
    while true {
      // This also fires timers that are due.
      let timer = RunLoop.main.limitDate(forMode: .default)?.timeIntervalSinceNow ?? .infinity
      turn()
      let due = [application.nextHostDeadline, pictureDue, comparisonDue].compactMap { $0 }
      let wait = min(timer, (due.min() ?? .infinity) - now)
      guard wait > 0 else { continue }
      _ = RunLoop.main.run(
        mode: .default,
        before: wait < 1e6 ? Date(timeIntervalSinceNow: wait) : Date.distantFuture)
    }
  }

  /// Handles events and deadlines, then sends changes.
  func turn() {
    for event in inbox.take() { handle(event) }
    if let due = application.nextHostDeadline, due <= now { application.meetDeadlines(until: now) }
    watchWindows()
    noteKeyboard()
    guard !audience.isEmpty else { return (pictureDue, comparisonDue) = (nil, nil) }
    let due = isAnswerDue ? now : max(lastPicture + Self.pictureInterval, now)
    if due <= now {
      pictureDue = nil
      show(nil)
    } else if pictureDue == nil {
      pictureDue = due
    } else if pictureDue! <= now {
      pictureDue = nil
      show(nil)
    }
  }

  /// Observes new windows, to record their frames and decisions.
  private func watchWindows() {
    // A program's own observer stays. The window keeps ours.
    defer { if !curious.isEmpty { followWindow() } }
    for window in application.windows where window.dactylWindow.observer == nil {
      let sinks = isWritten ? WindowWatch.Sinks() : files.sinks
      isWritten = true
      _ = WindowWatch(window, sinks)
    }
  }

  // MARK: Decisions

  /// Begins or ends to report decisions to a watcher.
  private func tell(_ watcher: Visitor, why: Bool) {
    let former = inspection
    if why, !hasAskedForLines {
      hasAskedForLines = true
      SourceLines.tell { [weak self] in self?.inspection?.tell(line: $2, of: $0, at: $1) }
    }
    if why { curious.insert(watcher.id) } else { curious.remove(watcher.id) }
    followWindow()
    // A new one opens for all.
    guard why, let inspection, inspection === former else { return }
    send(inspection.opening(), to: watcher)
  }

  /// Reports the key window while somebody wants it.
  private func followWindow() {
    let window = curious.isEmpty ? nil : application.keyWindow ?? application.windows.first
    guard window !== inspected || inspection == nil else { return }
    inspection?.end()
    (inspection, inspected) = (nil, window)
    guard let window else { return }
    let names = ProgramNames()
    let inspection = Inspection(
      of: window.dactylWindow, program: ProcessInfo.processInfo.processName, accepts: ["set"],
      nameView: names.name(ofView:)
    ) { [weak self] lines, _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        for watcher in self.audience where self.curious.contains(watcher.id) {
          self.send(lines, to: watcher)
        }
      }
    }
    inspection.nameRecognizer = names.name(ofRecognizer:)
    inspection.isInternal = names.isInternal
    self.inspection = inspection
    inspection.begin()
    for watcher in audience where curious.contains(watcher.id) {
      send(inspection.opening(), to: watcher)
    }
  }

  private func send(_ lines: [UInt8], to watcher: Visitor) {
    guard !lines.isEmpty else { return }
    var words = JSONWriter()
    words.text = "{\"lines\":"
    words.add(String(decoding: lines, as: UTF8.self))
    words.text += "}"
    watchers.send(word: words.text, to: watcher)
  }

  // MARK: Pictures

  /// Sends changes, unless all watchers are busy with earlier pictures.
  private func show(_ animation: String?, evenIfBusy: Bool = false) {
    comparisonDue = nil
    guard watchers.askReady() || animation != nil || evenIfBusy else { return }
    noteStatusBar()
    for window in application.shownWindows { window.layoutIfNeeded() }
    lastPicture = now
    let comparesAll = lastPicture >= lastComparison + Self.comparisonInterval
    if comparesAll { lastComparison = lastPicture }
    comparisonDue = comparesAll ? nil : lastComparison + Self.comparisonInterval
    let operations = mirror.changes(in: application.shownWindows, comparingAll: comparesAll)
    guard !operations.isEmpty || isAnswerDue else { return }
    isAnswerDue = false
    var picture = "[\(answered)"
    if let animation { picture += "," + animation }
    if !operations.isEmpty { picture += "," + operations }
    watchers.send(picture: picture + "]")
  }

  private func showEverything(to watcher: Visitor) {
    // Sends changes to the followers first, so that all continue from the same state.
    show(nil, evenIfBusy: true)
    watchers.send(
      everything: """
        {"all":\(screen.json),"keyboard":\(keyboard?.json ?? "null"),"ops":[\(mirror.everything())]}
        """, to: watcher)
  }

  func willAnimate() { if !audience.isEmpty { show(nil) } }

  func didAnimate(_ animation: UIHostedAnimation) {
    if !audience.isEmpty { show("[\"~\",\(animation.json)]") }
  }

  func didTurn(_ view: UIView, from angle: CGFloat, _ animation: UIHostedAnimation) {
    guard !audience.isEmpty else { return }
    show(mirror.turn(of: view, from: angle, animation))
  }

  // MARK: Sounds

  /// The page in control lets people hear it; the others would play it again.
  func play(_ sound: UIHostedSound) {
    guard let inControl else { return }
    let path = sounds.path(of: sound.source) ?? ""
    guard !path.isEmpty || sound.source == .system else { return }
    var words = JSONWriter()
    words.text = "{\"sound\":{\"id\":\(sound.id),\"path\":\"\(path)\",\"repeats\":\(sound.repeats)"
    for (name, value) in [
      ("start", sound.start), ("volume", min(max(sound.volume, 0), 1)),
      ("rate", min(max(sound.rate, 0.1), 10)),
    ] {
      words.text += ",\"\(name)\":"
      words.add(CGFloat(value), decimals: 3)
    }
    watchers.send(word: words.text + "}}", to: inControl)
  }

  func stopSound(_ id: Int) {
    if let inControl { watchers.send(word: "{\"sound\":{\"id\":\(id)}}", to: inControl) }
  }

  func picture(of layer: CALayer) -> Data { layer.picture() }

  // MARK: Watchers

  private func handle(_ event: Watchers.Event) {
    switch event {
    case .wantsEverything(let watcher):
      if !audience.contains(where: { $0 === watcher }) {
        audience.append(watcher)
        shownPages.note(watcher.id, isShown: true, in: application)
        if inControl == nil { give(controlTo: watcher) }
      }
      showEverything(to: watcher)
      tellRoles()
    case .left(let watcher):
      audience.removeAll { $0 === watcher }
      tell(watcher, why: false)
      if inControl === watcher { give(controlTo: audience.first) }
      tellRoles()
      shownPages.note(watcher.id, isShown: false, in: application)
    case .ready: break
    case .message(let watcher, let bytes):
      defer { watcher.noteRead(bytes.readableBytes) }
      guard let message = try? WatcherMessage(Data(bytes.readableBytesView)) else {
        return watcher.dismiss()
      }
      if let why = message.why { tell(watcher, why: why) }
      if let isHidden = message.isHidden {
        shownPages.note(watcher.id, isShown: !isHidden, in: application)
      }
      if message.all == true { showEverything(to: watcher) }
      if message.take == true, inControl !== watcher {
        give(controlTo: watcher)
        tellRoles()
      }
      // Only the watcher in control may act.
      guard inControl === watcher else { return }
      receive(message)
    }
  }

  /// Passes control on; cancels what the previous watcher held down.
  private func give(controlTo watcher: Visitor?) {
    if inControl != nil {
      fingers.changeHands()
      keys.changeHands()
    }
    inControl = watcher
    // The next page has a size and a device of its own.
    guard screen.filled != nil || screen.hasForce else { return }
    (screen.filled, screen.hasForce) = (nil, false)
    applyScreen()
  }

  /// Follows what the visible controllers want of the status bar.
  private func noteStatusBar() {
    let bar = StatusBar(of: application)
    guard bar != screen.bar else { return }
    let former = screen.insets
    screen.bar = bar
    if screen.insets != former { screen.apply(to: application) }
    for watcher in audience {
      watchers.send(word: "{\"screen\":\(screen.json)}", to: watcher)
    }
  }

  /// Follows what the program edits.
  private func noteKeyboard() {
    let wanted = Keyboard(of: application)
    guard wanted != keyboard else { return }
    keyboard = wanted
    for watcher in audience {
      watchers.send(word: "{\"keyboard\":\(wanted?.json ?? "null")}", to: watcher)
    }
  }

  private func applyScreen() {
    application.host { screen.apply(to: application) }
    for watcher in audience {
      watchers.send(word: "{\"screen\":\(screen.json)}", to: watcher)
    }
  }

  private func tellRoles() {
    for watcher in audience {
      watchers.send(
        word: "{\"control\":\(watcher === inControl),\"watchers\":\(audience.count)}",
        to: watcher)
    }
  }

  private func receive(_ message: WatcherMessage) {
    if let line = message.line { inspection?.receive(Array(line.utf8), from: inControl?.id ?? 0) }
    if let number = message.i {
      answered = number
      isAnswerDue = true
    }
    for line in (message.f ?? []).prefix(64) {
      guard let frame = try? InputFrame(line: Array(line.utf8)) else { continue }
      if !screen.hasForce, frame.hasForce {
        screen.hasForce = true
        applyScreen()
      }
      fingers.receive(frame)
    }
    if let wheel = message.w { fingers.receive(wheel: wheel) }
    if let key = message.k { keys.receive(key) }
    if let wanted = message.screen, screen.change(wanted) { applyScreen() }
  }
}
