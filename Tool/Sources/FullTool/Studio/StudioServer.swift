import DactylRecordings
import NIOCore
import NIOHTTP1
import PageServer
import Platform
import ToolCommands

/// Serves the studio's files over HTTP and converts uploaded recordings.
struct StudioServer {
  /// How many clients may be connected at once.
  static let mostClients = 400

  let site: StudioSite
  let host: String
  /// The port; nil for the usual one, or the next that is free.
  let port: UInt16?
  let options: ReadingOptions
  /// What the page must know to see this user's programs and the phone: the end of the link.
  let secret = Secret()
  /// How a phone becomes the touch pad; without words if none may.
  let phone: PhoneCard
  var limits = StudioLimits()

  /// Serves until the process ends; calls back with its link once it listens.
  ///
  /// - Throws: `ToolError` if the address is not available.
  func run(isListening: @escaping @Sendable (String) -> Void) async throws(ToolError) {
    do {
      let loop = WebServer.makeLoop()
      let (site, options, limits) = (site, options, limits)
      let (phone, secret, isOfThisMachine) = (phone, secret, host == "127.0.0.1")
      let check = RequestCheck(listeningAt: host)
      let conversions = try await loop.submit {
        NIOLoopBound(
          StudioConversions(on: loop, options: options, budget: limits.conversion), eventLoop: loop)
      }.get()
      let server = WebServer(
        check: check, patience: .milliseconds(limits.patience), mostClients: Self.mostClients
      ) { request in
        if request.path == "/programs", isOfThisMachine {
          return .answer(RunningPrograms.answer(to: request.headers, knowing: secret))
        }
        if request.path == "/phone" {
          return .answer(phone.answer(to: request.headers, knowing: secret))
        }
        guard request.path == "/convert" else { return request.answer(from: site.answer) }
        guard request.method == .POST else { return .answer(.allows("POST")) }
        // A page of another site can send requests even if it cannot read the answers.
        guard check.isOriginOwnOrUnsaid(request.headers) else {
          return .answer(.refusal(.forbidden))
        }
        return conversions.value.begin(length: request.headers.first(name: "content-length"))
      }
      let listening = try await server.serve(
        host: host, port: Int(port ?? 8321), orNext: port == nil ? 100 : 0, on: loop)
      let name = host == "0.0.0.0" ? "127.0.0.1" : host
      isListening("http://\(name):\(listening.localAddress?.port ?? 0)/#\(secret.text)")
      try await listening.closeFuture.get()
    } catch {
      throw ToolError(
        status: .noInput,
        message: "\(host):\(port ?? 8321): cannot be listened on: \(WebServer.words(of: error))")
    }
  }
}
