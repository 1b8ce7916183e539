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

/// Shows what goes on in a window to viewers in a browser, which can change settings and send
/// touches (Docs/inspector.md).
///
/// ```swift
/// Inspector.attach(window)    // prints a link
/// ```
///
/// Costs nothing while nobody looks. Whoever looks too slowly misses frames; the program waits for
/// nobody. What viewers say is done by the window's thread: by the main queue, or, where the
/// program has a loop of its own, whenever that calls `perform()`.
public final class Inspector {
  /// How an inspector is to be reached, and by whom.
  public struct Options {
    /// What the program is called; by default as the process is.
    public var program: String
    /// The port; 0 takes a free one. Default 8322, or a free one where that is taken.
    public var port: Int?
    /// Whether phones and others in the network may come, by a link with a secret; default false,
    /// which is this machine alone.
    public var isOpenToNetwork = false
    /// Where the viewer's page is, the folder `Web` of a checkout; nil for where it was built.
    public var web: String?
    /// Whether the link is printed; default true.
    public var printsLink = true
    /// Has something done by the window's thread, soon; by default the main queue does it. Nil
    /// where the program calls `perform()` in a loop of its own.
    public var schedule: (@Sendable (@escaping @Sendable () -> Void) -> Void)? = {
      DispatchQueue.main.async(execute: $0)
    }
    /// What the program calls a view; nil for nothing.
    public var nameView: (View) -> String? = { _ in nil }
    /// Sends a viewer's touches to the window; nil for `Window.send(_:)`.
    public var send: ((InputFrame) -> Void)?

    /// The usual.
    public init() {
      let path = CommandLine.arguments.first ?? ""
      program = path.split(separator: "/").last.map(String.init) ?? "program"
    }
  }

  /// The links by which viewers come, that for this machine first; empty where no port could be
  /// listened on.
  public private(set) var links: [String] = []

  private let inspection: Inspection
  private let inbox: Inbox
  private let viewers: Viewers
  /// What a viewer must know.
  private let secret = Secret()
  private let send: ((InputFrame) -> Void)?
  private var server: (any Channel)?
  private var isDeadlineAwaited = false
  /// Leads back here, and so keeps the inspector until it is detached: nobody else has to.
  private let thread = Unbound<Inspector>()

  /// Lets viewers look at a window from now on, until `detach()` or the end of the process.
  ///
  /// To be called from the window's thread. Where no port can be listened on it says so on the
  /// standard error, and the program goes on.
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
    send = options.send
    inspection = Inspection(
      of: window, program: options.program, accepts: ["set", "touch"], nameView: options.nameView
    ) { lines, frames in
      viewers.send(lines, frames: frames)
    }
    thread.value = self
  }

  /// Does what viewers have said since this was last called; for programs with a loop of their own.
  public func perform() {
    for event in inbox.take() {
      switch event {
      case .joined(let viewer):
        inspection.begin()
        viewers.send(everything: { _ in inspection.opening() }, to: viewer)
      case .caughtUp(let viewer):
        viewers.send(everything: { inspection.opening(afterDropping: $0) }, to: viewer)
      case .lines(let viewer, let message):
        for line in message.readableBytesView.split(separator: UInt8(ascii: "\n")) {
          inspection.receive(Array(line), from: viewer.id, send: send)
        }
        viewer.noteRead(message.readableBytes)
      case .left(let viewer):
        inspection.leave(viewer.id, send: send)
        if viewers.isEmpty { inspection.end() }
      case .time: isDeadlineAwaited = false
      }
    }
    inspection.meetDeadlines()
    awaitDeadline()
  }

  /// Sends all viewers away and listens no more.
  public func detach() {
    server?.close(promise: nil)
    server = nil
    links = []
    viewers.dismiss()
    inspection.end()
    thread.value = nil
  }

  /// Has the time of a deadline come that viewers' fingers have set.
  private func awaitDeadline() {
    guard !isDeadlineAwaited, let delay = inspection.nextDeadline, let server else { return }
    isDeadlineAwaited = true
    let inbox = inbox
    // Whoever asks for the present again and again gets the processor now and then, not always.
    server.eventLoop.scheduleTask(in: .milliseconds(Int64(min(delay, 60) * 1000) + 1)) {
      inbox.put(.time)
    }
  }

  private func listen(_ options: Options) {
    let isOpen = options.isOpenToNetwork
    let addresses = isOpen ? NetworkAddress.all() : []
    let page = ViewerPage(
      folder: PageFolder(
        among: options.web.map { [$0] } ?? Self.usualPlaces, holding: ViewerPage.path))
    let check = RequestCheck(names: ["127.0.0.1"] + addresses)
    let visits = WebServer.Visits(
      at: "/inspect",
      mayConnect: { check.isOriginOwn($0) || check.isOriginOfThisMachine($0) }, visitors: viewers)
    let server = WebServer(
      check: check, policy: ViewerPage.policy, mostClients: 128, visits: visits
    ) { $0.answer(from: page.find) }
    let host = isOpen ? "0.0.0.0" : "127.0.0.1"
    let port = options.port ?? 8322
    guard
      let channel = (try? server.serve(host: host, port: port))
        ?? (try? server.serve(host: host, port: 0))
    else {
      return say("Inspector: port \(port): cannot be listened on")
    }
    self.server = channel
    let taken = channel.localAddress?.port ?? port
    links = (["127.0.0.1"] + addresses).map { "http://\($0):\(taken)/#\(secret.text)" }
    guard options.printsLink else { return }
    for link in links {
      say("Inspector: \(link)")
      if isOpen, link != links[0], let code = QRCode(link) { say(code.blocks) }
    }
  }

  /// Says something where it does not mix with what the program prints.
  private func say(_ words: String) {
    let bytes = Array((words + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }

  /// Beside an installed program, or in the checkout that it was built from.
  private static var usualPlaces: [String] {
    let checkout = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    var path = [CChar](repeating: 0, count: 4096)
    let count = max(0, readlink("/proc/self/exe", &path, path.count))
    let program = String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folder = program.split(separator: "/").dropLast().joined(separator: "/")
    return ["/\(folder)/../share/dactyl/Web", "/\(checkout)/Web"]
  }
}

/// A reference that is only followed on the thread that it belongs to.
private final class Unbound<Value: AnyObject>: @unchecked Sendable {
  var value: Value?
}
