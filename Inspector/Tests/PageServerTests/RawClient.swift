import Foundation

/// A client that sends and reads only what a test says, over a socket.
final class RawClient {
  private let socket: Int32

  /// - Parameter window: how many bytes may be unread between the server and this client.
  init(port: Int, window: Int32 = 4096) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var window = window
    setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &window, socklen_t(MemoryLayout<Int32>.size))
    // A test that waits too long fails.
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(socket, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = UInt16(port).bigEndian
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw POSIXError(.ECONNREFUSED) }
  }

  deinit { close(socket) }

  /// Sends what the server takes of a text; with `waits`, all of it while the server lives.
  ///
  /// - Returns: how many bytes the server took.
  @discardableResult
  func send(_ text: some StringProtocol, waits: Bool = true) -> Int {
    var bytes = Array(text.utf8)[...]
    let flags = Int32(MSG_NOSIGNAL) | (waits ? 0 : Int32(MSG_DONTWAIT))
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, flags) }
      guard count > 0 else { break }
      bytes = bytes.dropFirst(count)
    }
    return text.utf8.count - bytes.count
  }

  /// The next bytes, at most `most`; empty at the end.
  func read(atMost most: Int = 1 << 16) -> String {
    var bytes = [UInt8](repeating: 0, count: most)
    let count = Glibc.read(socket, &bytes, most)
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
  }
}
