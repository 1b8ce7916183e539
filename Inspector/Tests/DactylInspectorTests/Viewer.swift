import DactylInspector
import Foundation

/// A viewer that reads only when asked: a WebSocket over a blocking socket.
final class Viewer {
  /// The server did not let it in.
  struct Refused: Error {
    var answer: String
  }

  private let socket: Int32
  private var bytes: [UInt8] = []
  private var pending: [String] = []

  /// Connects by a link and greets.
  init(_ link: String, origin: String? = nil) throws {
    let parts = link.split(separator: "#", omittingEmptySubsequences: false)
    let address = String(parts[0].dropFirst("http://".count).dropLast())
    let port = UInt16(address.split(separator: ":")[1])!
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // The short timeout gives the program its turn.
    var patience = timeval(tv_sec: 0, tv_usec: 20_000)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Refused(answer: "no connection") }
    try write(
      Array(
        """
        GET /inspect HTTP/1.1\r
        Host: \(address)\r
        Origin: \(origin ?? "http://" + address)\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
        Sec-WebSocket-Version: 13\r
        \r

        """.utf8))
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard try readMore(atMost: 1) else { break }
    }
    let answer = String(decoding: bytes, as: UTF8.self)
    guard answer.hasPrefix("HTTP/1.1 101") else { throw Refused(answer: answer) }
    bytes = []
    try send(#"{"type":"hello","version":1,"token":"\#(parts[1])"}"#)
  }

  deinit { close() }

  func close() { Glibc.shutdown(socket, Int32(SHUT_RDWR)) }

  func send(_ line: String) throws {
    let payload = Array(line.utf8)
    precondition(payload.count < 1 << 16)
    var frame: [UInt8] = [0x81]
    if payload.count < 126 {
      frame.append(0x80 | UInt8(payload.count))
    } else {
      frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    }
    // Masking with zeros changes nothing.
    try write(frame + [0, 0, 0, 0] + payload)
  }

  /// The lines up to the first that contains a text.
  func lines(until text: String, performing inspector: Inspector? = nil) throws -> [String] {
    var lines: [String] = []
    // A test that waits too long fails.
    let end = ContinuousClock().now + .seconds(20)
    while ContinuousClock().now < end {
      while !pending.isEmpty {
        lines.append(pending.removeFirst())
        if lines.last!.contains(text) { return lines }
      }
      inspector?.perform()
      guard try readMore(atMost: 1 << 16) else { break }
      takeMessages()
    }
    throw Refused(answer: "nothing after \(lines.count) lines, the last \(lines.last ?? "")")
  }

  /// True once the server closes the connection.
  func isClosed() -> Bool {
    let end = ContinuousClock().now + .seconds(20)
    while ContinuousClock().now < end {
      if (try? readMore(atMost: 1 << 16)) != true { return true }
    }
    return false
  }

  /// Extracts whole messages from the bytes read.
  private func takeMessages() {
    while bytes.count >= 2 {
      var (start, length) = (2, Int(bytes[1] & 0x7F))
      if length == 126 {
        guard bytes.count >= 4 else { return }
        (start, length) = (4, Int(bytes[2]) << 8 | Int(bytes[3]))
      } else if length == 127 {
        guard bytes.count >= 10 else { return }
        (start, length) = (10, bytes[2..<10].reduce(0) { $0 << 8 | Int($1) })
      }
      guard bytes.count >= start + length else { return }
      let text = String(decoding: bytes[start..<(start + length)], as: UTF8.self)
      pending += text.split(separator: "\n").map(String.init)
      bytes.removeFirst(start + length)
    }
  }

  /// Waits a moment for more bytes; false at the end.
  private func readMore(atMost most: Int) throws -> Bool {
    var piece = [UInt8](repeating: 0, count: most)
    let count = read(socket, &piece, most)
    if count < 0, errno == EAGAIN { return true }
    guard count > 0 else { return false }
    bytes += piece[..<count]
    return true
  }

  private func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Refused(answer: "cannot be written to") }
      rest = rest.dropFirst(count)
    }
  }
}
