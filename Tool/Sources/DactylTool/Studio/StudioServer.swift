import DactylRecordings
import FlyingFox
import Foundation

/// Offers the studio's files over HTTP and converts recordings that are posted to it.
struct StudioServer {
  /// The longest recording that is converted, in bytes.
  static let longestRecording = 64 << 20

  let site: StudioSite
  let host: String
  let port: UInt16
  let options: ReadingOptions

  /// Serves until the task is cancelled; calls back with the address once it listens.
  ///
  /// - Throws: `ToolError` when the address cannot be listened on.
  func run(isListening: @escaping @Sendable (String) -> Void) async throws(ToolError) {
    do {
      let address = try sockaddr_in.inet(ip4: host, port: port)
      let server = HTTPServer(address: address, logger: .disabled)
      let (site, options, host) = (site, options, host)
      await server.appendRoute("GET /*") { request in
        guard Self.isOwn(request, host: host) else { return HTTPResponse(statusCode: .forbidden) }
        return Self.answer(request.path, site)
      }
      await server.appendRoute("POST /convert") { request in
        guard Self.isOwn(request, host: host) else { return HTTPResponse(statusCode: .forbidden) }
        return try await Self.convert(request, options)
      }
      let serving = Task { try await server.run() }
      try await server.waitUntilListening()
      if case .ip4(_, let port) = await server.listeningAddress {
        isListening("http://\(host == "0.0.0.0" ? "127.0.0.1" : host):\(port)/")
      }
      try await serving.value
    } catch {
      throw ToolError(
        status: .noInput, message: "\(host):\(port): cannot be listened on: \(error)")
    }
  }

  // A page of another site that was made to resolve to this machine gets nothing.
  private static func isOwn(_ request: HTTPRequest, host: String) -> Bool {
    guard host == "127.0.0.1", let asked = request.headers[.host] else { return true }
    let name = asked.split(separator: ":").first.map(String.init) ?? ""
    return name == "127.0.0.1" || name == "localhost"
  }

  private static func answer(_ path: String, _ site: StudioSite) -> HTTPResponse {
    guard let (data, kind) = site.file(at: String(path.drop { $0 == "/" })) else {
      return HTTPResponse(statusCode: .notFound)
    }
    return HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: kind, HTTPHeader("Cache-Control"): "no-cache",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
      ],
      body: data)
  }

  private static func convert(
    _ request: HTTPRequest, _ options: ReadingOptions
  ) async throws -> HTTPResponse {
    var bytes: [UInt8] = []
    for try await piece in request.bodySequence {
      bytes += piece
      guard bytes.count <= longestRecording else {
        return HTTPResponse(statusCode: .payloadTooLarge)
      }
    }
    do throws(RecordingError) {
      let conversion = try StudioConversion(RecordingReader(.bytes(bytes), options: options))
      let notes = conversion.notes.joined(separator: "; ")
      return HTTPResponse(
        statusCode: .ok,
        headers: [
          .contentType: "application/jsonl",
          HTTPHeader("Dactyl-Notes"): notes.replacing("\n", with: " "),
        ],
        body: conversion.data)
    } catch {
      return HTTPResponse(
        statusCode: .badRequest,
        headers: [.contentType: "text/plain; charset=utf-8"],
        body: Data("\(error)".utf8))
    }
  }
}
