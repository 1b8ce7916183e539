import Dactyl
import DactylRecordings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Trackers of touch tables and walls that speak TUIO 1.1 or 2.0 over UDP.
///
/// Several may send to the same port; in version 1.1, their `source` messages keep them apart. If a
/// tracker with contacts down says nothing for `silence`, the source cancels them.
///
/// ```swift
/// let tracker = try TUIOSource(size: Size(width: 1920, height: 1080))
/// let loop = InputLoop([tracker])
/// ```
public final class TUIOSource: InputSource {
  /// The address, such as `tuio:3333`.
  public let name: String
  /// The extent of the surface.
  public let header: RecordingHeader?
  /// The socket.
  public var descriptor: Int32? { socket }
  /// The port that it listens on.
  public let port: Int
  /// How long a tracker may be silent before its contacts are cancelled, in seconds; default 5,
  /// above 0.
  ///
  /// Trackers repeat themselves at least once a second. Simple senders only report changes, and a
  /// finger may rest.
  public var silence = 5.0

  private struct Sender {
    let name: String
    var tracker: TUIOTracker
    /// Version 1.1 lists blobs apart. They count until the first cursor arrives: a tracker that
    /// sends both reports each finger twice.
    var blobs: TUIOTracker
    var hasCursors = false
    var lastTime = 0.0

    var hasContacts: Bool { tracker.hasContacts || blobs.hasContacts }

    mutating func take(_ message: OSCMessage, at now: Double) -> [InputFrame] {
      if message.address == "/tuio/2Dblb" {
        guard !hasCursors else { return [] }
        return [blobs.take(message, at: now)].compactMap { $0 }
      }
      var frames: [InputFrame] = []
      if !hasCursors, message.address == "/tuio/2Dcur", message.string(0) == "set" {
        hasCursors = true
        frames = [blobs.cancelAll(at: now)].compactMap { $0 }
      }
      return frames + [tracker.take(message, at: now)].compactMap { $0 }
    }

    mutating func cancelAll(at now: Double) -> [InputFrame] {
      [tracker.cancelAll(at: now), blobs.cancelAll(at: now)].compactMap { $0 }
    }
  }

  /// The usual port of trackers.
  public static let usualPort = 3333
  /// How many trackers it keeps apart.
  private static let mostSenders = 16

  private let socket: Int32
  private let size: Size
  private let firstContactID: Int
  private var senders: [Sender] = []
  private var bytes = [UInt8](repeating: 0, count: 65_536)

  ///
  /// - Parameters:
  ///   - port: the port; 0 for any that is free.
  ///   - size: the extent of the surface in points.
  ///   - isLocal: if true, only this machine may send; default true.
  ///   - number: the source's place among several, from 0; it keeps their contact ids apart.
  /// - Throws: `InputSourceError.unavailable` if the port is taken.
  public init(
    port: Int = usualPort, size: Size, isLocal: Bool = true, number: Int = 0
  ) throws(InputSourceError) {
    precondition(0...65_535 ~= port && size.width > 0 && size.height > 0)
    socket = Self.socketOfDatagrams()
    self.size = size
    firstContactID = number << 40
    header = RecordingHeader(device: "TUIO tracker", kind: .direct, size: size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = isLocal ? UInt32(0x7F00_0001).bigEndian : 0
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = socket
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    self.port = Int(UInt16(bigEndian: address.sin_port))
    name = "tuio:\(self.port)"
    guard isBound else { throw .unavailable("port \(port): \(String(cString: strerror(errno)))") }
  }

  deinit { close(socket) }

  /// When to cancel the contacts of a silent tracker.
  public var deadline: Double? { senders.filter(\.hasContacts).map { $0.lastTime + silence }.min() }

  /// Reads the trackers' frames, and cancels the contacts of silent trackers.
  public func read(at now: Double) throws(InputSourceError) -> [InputArrival] {
    var arrivals: [InputArrival] = []
    // Bounded, so that a flood leaves time for others.
    for _ in 0..<1024 {
      let length = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      guard length > 0 else { break }
      guard let messages = OSCMessage.read(bytes[..<length]) else { continue }
      arrivals += take(messages, at: now).map { .frame($0) }
    }
    for index in senders.indices
    where senders[index].hasContacts && senders[index].lastTime + silence <= now {
      arrivals += senders[index].cancelAll(at: now).map { .frame($0) }
      arrivals.append(.note("\(name): a tracker has fallen silent"))
    }
    return arrivals
  }

  /// Makes frames of a datagram's messages.
  func take(_ messages: [OSCMessage], at now: Double) -> [InputFrame] {
    guard let index = sender(of: messages) else { return [] }
    senders[index].lastTime = now
    return messages.flatMap { senders[index].take($0, at: now) }
  }

  private func sender(of messages: [OSCMessage]) -> Int? {
    var name = ""
    for message in messages {
      if message.address == "/tuio2/frm" { name = message.string(3) ?? "" }
      if message.string(0) == "source" { name = message.string(1) ?? "" }
    }
    if let index = senders.firstIndex(where: { $0.name == name }) { return index }
    guard senders.count < Self.mostSenders else { return nil }
    let firstID = firstContactID + (senders.count << 32)
    senders.append(
      Sender(
        name: name, tracker: TUIOTracker(size: size, firstContactID: firstID),
        blobs: TUIOTracker(size: size, firstContactID: firstID + (1 << 31))))
    return senders.count - 1
  }

  private static func socketOfDatagrams() -> Int32 {
    #if canImport(Glibc)
      Glibc.socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    #else
      Musl.socket(AF_INET, SOCK_DGRAM, 0)
    #endif
  }
}
