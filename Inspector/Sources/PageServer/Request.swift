import NIOCore
import NIOHTTP1

/// What a client asks for, by a `Host` that is ours.
public struct Request: Sendable {
  /// How it is asked for.
  public let method: HTTPMethod
  /// What for, without a query; begins with a slash.
  public let path: String
  /// What the client says of itself.
  public let headers: HTTPHeaders

  init(_ head: HTTPRequestHead) {
    (method, headers) = (head.method, head.headers)
    path = String(head.uri.prefix { $0 != "?" && $0 != "#" })
  }

  /// What the path leads to, for the methods that ask for files.
  ///
  /// - Parameter find: nil for a path that leads nowhere.
  public func answer(from find: (String) -> Answer?) -> Reply {
    guard method == .GET || method == .HEAD else { return .answer(.allows("GET, HEAD")) }
    return .answer(find(path) ?? .refusal(.notFound))
  }
}

/// What a server does about a request.
public enum Reply {
  case answer(Answer)
  /// Takes what the client sends, and answers then.
  case upload(any Upload)
}

/// What a client sends with a request; told of on the server's event loop.
public protocol Upload: AnyObject {
  /// How many bytes have come.
  var count: Int { get }

  /// Takes the next piece; an answer refuses it and all that follows.
  func take(_ bytes: ByteBuffer) -> Answer?

  /// Everything has come: gives the answer, sooner or later, on the event loop.
  func finish(_ answer: @escaping (Answer) -> Void)

  /// The client has its answer, or has gone.
  func end()
}
