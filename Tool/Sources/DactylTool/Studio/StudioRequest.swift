import NIOHTTP1
import PageServer

/// What a request asks of the studio, or why it gets nothing.
enum StudioRequest: Equatable {
  /// A file; without its bytes for `HEAD`.
  case file(path: String, hasBody: Bool)
  /// A recording follows that is to be converted.
  case conversion
  case refused(HTTPResponseStatus)
  /// What is there answers to other methods.
  case otherMethod(allowed: String)

  /// Reads the head of a request to a server for which the check is.
  init(_ head: HTTPRequestHead, _ check: RequestCheck) {
    guard check.isHostOwn(head.headers) else {
      self = .refused(.badRequest)
      return
    }
    let path = String(head.uri.prefix { $0 != "?" && $0 != "#" }.drop { $0 == "/" })
    switch (path, head.method) {
    case ("convert", .POST):
      // A page of another site may send, even where it may not read the answer.
      self = check.isOriginOwnOrUnsaid(head.headers) ? .conversion : .refused(.forbidden)
    case ("convert", _): self = .otherMethod(allowed: "POST")
    case (_, .GET): self = .file(path: path, hasBody: true)
    case (_, .HEAD): self = .file(path: path, hasBody: false)
    default: self = .otherMethod(allowed: "GET, HEAD")
    }
  }
}
