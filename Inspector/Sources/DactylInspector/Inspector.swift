import Dactyl
import DactylInspection
import Dispatch
import NIOCore
import PageServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Shows what happens in a window to viewers in a browser (Docs/inspector.md).
///
/// Viewers can change settings and send touches.
///
/// ```swift
/// Inspector.attach(window)    // prints a link
/// ```
///
/// It costs nothing while nobody looks. A viewer that reads too slowly misses frames; the program
/// never waits. The window's thread performs viewers' requests: on the main queue or, if the
/// program has its own loop, in `perform()`.
public final class Inspector {
  /// How viewers reach an inspector.
  public struct Options {
    /// The program's name; by default the process's.
    public var program: String
    /// The port; 0 takes a free one. Default 8322, or a free one if 8322 is taken.
    public var port: Int?
    /// True to let in phones and others on the network, by a link with a secret; default false.
    public var isOpenToNetwork = false
    /// The folder of the viewer's page, `Web` of a checkout; nil for the usual places.
    public var web: String?
    /// True to print the link, and to list the program among those of this user that the studio shows;
    /// default true.
    public var printsLink = true
    /// Runs a closure on the window's thread soon, by default on the main queue; nil if the program
    /// calls `perform()` in its own loop.
    public var schedule: (@Sendable (@escaping @Sendable () -> Void) -> Void)? = {
      DispatchQueue.main.async(execute: $0)
    }
    /// The program's name for a view; nil for no name.
    public var nameView: (View) -> String? = { _ in nil }
    /// The program's name for a recogniser; by default its `name`.
    public var nameRecognizer: (GestureRecognizer) -> String? = { $0.name }
    /// True for a recogniser of a framework's own, which viewers leave out unless asked for it.
    public var isInternal: (GestureRecognizer) -> Bool = { _ in false }
    /// Sends a viewer's touches to the window; nil for `Window.send(_:)`.
    public var send: ((InputFrame) -> Void)?

    /// Lines of the program's own for a viewer that comes, as JSON, after the tree.
    public var opening: () -> [String] = { [] }
    /// Takes a viewer's line of a type of the program's own; false for all others.
    public var receive: ([UInt8]) -> Bool = { _ in false }

    /// The defaults.
    public init() {
      let path = CommandLine.arguments.first ?? ""
      program = path.split(separator: "/").last.map(String.init) ?? "program"
    }
  }

  /// The links for viewers, this machine's first; empty if no port was free.
  public private(set) var links: [String] = []

  private var inspection: Inspection
  private let options: Options
  private let inbox: Inbox
  private let viewers: Viewers
  /// The secret that viewers must know.
  private let secret = Secret()
  private var server: (any Channel)?
  private var listed: RunningPrograms.Entry?
  private var isDeadlineAwaited = false
  /// Refers back, and so keeps the inspector until it is detached.
  private let thread = Unbound<Inspector>()

  /// Lets viewers look at a window until `detach()` or the end of the process.
  ///
  /// Call it from the window's thread. If no port is free, it says so on the standard error and the
  /// program goes on.
  @discardableResult
  public static func attach(_ window: Window, options: Options = Options()) -> Inspector {
    let inspector = Inspector(window, options)
    inspector.listen(options)
    return inspector
  }

  private init(_ window: Window, _ options: Options) {
    let thread = thread
    let schedule = options.schedule
    inbox = Inbox {
      schedule? { thread.value?.perform() }
    }
    let viewers = Viewers(inbox: inbox, secret: secret)
    self.viewers = viewers
    self.options = options
    inspection = Self.inspection(of: window, options, viewers)
    thread.value = self
  }

  private static func inspection(
    of window: Window, _ options: Options, _ viewers: Viewers
  ) -> Inspection {
    let inspection = Inspection(
      of: window, program: options.program, accepts: ["set", "touch"], nameView: options.nameView
    ) { lines, frames in
      viewers.send(lines, frames: frames)
    }
    inspection.nameRecognizer = options.nameRecognizer
    inspection.isInternal = options.isInternal
    return inspection
  }

  /// Shows another window to all viewers, from its first line on; call it from the window's
  /// thread.
  public func look(at window: Window) {
    inspection.end()
    inspection = Self.inspection(of: window, options, viewers)
    guard !viewers.isEmpty else { return }
    inspection.begin()
    viewers.send(inspection.opening(), frames: 0)
    for line in options.opening() { tell(line) }
  }

  /// Sends all viewers a line of the program's own. A viewer ignores types that it does not know.
  ///
  /// - Parameter line: a JSON object without line breaks.
  public func tell(_ line: String) { viewers.send(Array((line + "\n").utf8), frames: 0) }

  /// Performs viewers' new requests; for programs with a loop of their own.
  public func perform() {
    for event in inbox.take() {
      switch event {
      case .joined(let viewer):
        inspection.begin()
        viewers.send(everything: { _ in inspection.opening() + own }, to: viewer)
      case .caughtUp(let viewer):
        viewers.send(everything: { inspection.opening(afterDropping: $0) + own }, to: viewer)
      case .lines(let viewer, let message):
        for line in message.readableBytesView.split(separator: UInt8(ascii: "\n")) {
          guard !options.receive(Array(line)) else { continue }
          inspection.receive(Array(line), from: viewer.id, send: options.send)
        }
        viewer.noteRead(message.readableBytes)
      case .left(let viewer):
        inspection.leave(viewer.id, send: options.send)
        if viewers.isEmpty { inspection.end() }
      case .time: isDeadlineAwaited = false
      }
    }
    inspection.meetDeadlines()
    awaitDeadline()
  }

  private var own: [UInt8] { options.opening().flatMap { Array(($0 + "\n").utf8) } }

  /// Reports the program's line at which a recogniser's own code set a state; call it from the
  /// window's thread.
  ///
  /// - Parameters:
  ///   - line: such as `CheckMark.swift:41`.
  ///   - recognizer: the recogniser's number in the window.
  ///   - time: when it was set, in the window's time.
  public func tell(line: String, of recognizer: Int, at time: Double) {
    inspection.tell(line: line, of: recognizer, at: time)
  }

  /// Disconnects all viewers and stops listening.
  public func detach() {
    server?.close(promise: nil)
    server = nil
    listed?.leave()
    listed = nil
    links = []
    viewers.dismiss()
    inspection.end()
    thread.value = nil
  }

  /// Schedules the next deadline that viewers' fingers set.
  private func awaitDeadline() {
    guard !isDeadlineAwaited, let delay = inspection.nextDeadline, let server else { return }
    isDeadlineAwaited = true
    let inbox = inbox
    // The extra millisecond keeps a recogniser that wants a deadline now, again and again, from
    // taking the whole processor.
    server.eventLoop.scheduleTask(in: .milliseconds(Int64(min(delay, 60) * 1000) + 1)) {
      inbox.put(.time)
    }
  }

  private func listen(_ options: Options) {
    let isOpen = options.isOpenToNetwork
    let addresses = isOpen ? NetworkAddress.all() : []
    let page = ViewerPage(
      folder: PageFolder(
        among: options.web.map { [$0] } ?? PageFolder.usualPlaces, holding: ViewerPage.path))
    let check = RequestCheck(names: ["127.0.0.1"] + addresses)
    let visits = WebServer.Visits(
      at: "/inspect",
      mayConnect: { check.isOriginOwn($0) || check.isOriginOfThisMachine($0) }, visitors: viewers)
    let server = WebServer(
      check: check, policy: ViewerPage.policy, mostClients: 128, visits: visits
    ) { [secret] request in
      // A phone is shown this program alone.
      if !isOpen, request.path == "/programs" {
        return .answer(RunningPrograms.answer(to: request.headers, knowing: secret))
      }
      return request.answer(from: page.find)
    }
    let host = isOpen ? "0.0.0.0" : "127.0.0.1"
    let port = options.port ?? 8322
    guard let channel = try? server.serve(host: host, port: port, orNext: 100) else {
      return say("Inspector: port \(port): cannot be listened on")
    }
    self.server = channel
    let taken = channel.localAddress?.port ?? port
    links = (["127.0.0.1"] + addresses).map { "http://\($0):\(taken)/#\(secret.text)" }
    guard options.printsLink else { return }
    listed = RunningPrograms()?
      .enter(.window, name: options.program, port: taken, secret: secret)
    for link in links {
      say("Inspector: \(link)")
      if isOpen, link != links[0] { say(QRCode.blocks(link)) }
    }
  }

  /// Prints to the standard error, apart from the program's output.
  private func say(_ words: String) {
    let bytes = Array((words + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }
}

/// A reference to use only on the thread of its object.
private final class Unbound<Value: AnyObject>: @unchecked Sendable {
  var value: Value?
}
