import NIOCore
import NIOHTTP1

/// A client's request whose `Host` is ours.
public struct Request: Sendable {
  /// Its method.
  public let method: HTTPMethod
  /// Its path without the query; begins with a slash.
  public let path: String
  /// Its headers.
  public let headers: HTTPHeaders

  init(_ head: HTTPRequestHead) {
    (method, headers) = (head.method, head.headers)
    path = String(head.uri.prefix { $0 != "?" && $0 != "#" })
  }

  /// Answers with the file at the path, for methods that ask for files.
  ///
  /// - Parameter find: returns nil for a path that leads nowhere.
  public func answer(from find: (String) -> Answer?) -> Reply {
    guard method == .GET || method == .HEAD else { return .answer(.allows("GET, HEAD")) }
    return .answer((find(path) ?? .refusal(.notFound)).suited(to: headers))
  }
}

/// How a server responds to a request.
public enum Reply {
  case answer(Answer)
  /// Takes the client's upload, then answers.
  case upload(any Upload)
}

/// A client's upload; the server's event loop calls it.
public protocol Upload: AnyObject {
  /// How many bytes have arrived.
  var count: Int { get }

  /// Takes the next piece; returning an answer refuses it and all that follows.
  func take(_ bytes: ByteBuffer) -> Answer?

  /// Hears that the upload is complete; calls `answer` on the event loop, now or later.
  func finish(_ answer: @escaping (Answer) -> Void)

  /// Hears that the client has its answer, or has gone.
  func end()
}
