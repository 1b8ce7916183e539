import Dactyl
import DactylInspector
import DactylTesting

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Plays random touches, with a viewer that reads and one that never does, and fails if memory
/// grows.
func soak(seconds: Double) throws {
  let window = makeWindow(views: 20)
  var options = Inspector.Options()
  options.port = 0
  options.schedule = nil
  options.printsLink = false
  let inspector = Inspector.attach(window, options: options)
  let reader = try SilentViewer(inspector.links[0])
  let sleeper = try SilentViewer(inspector.links[0])
  while window.observer == nil { inspector.perform() }
  let clock = ContinuousClock()
  let begin = clock.now
  var (random, time, frames) = (SplitMix64(seed: 17), 0.0, 0)
  var down: [Int: Point] = [:]
  var sizes: [Int] = []
  var nextLook = 0.1
  while true {
    let passed = (clock.now - begin) / .seconds(1)
    if passed >= seconds { break }
    if passed >= nextLook * seconds {
      nextLook += 0.1
      sizes.append(residentBytes())
      print(
        "\(Int(passed)) s: \(sizes.last! / 1024) KiB, \(frames) frames, \(reader.count) bytes read")
    }
    time += 1.0 / 120
    frames += 1
    let id = Int(random.next() % 5)
    let place = Point(Double(random.next() % 1000), Double(random.next() % 1000))
    let phase: TouchPhase = down[id] == nil ? .began : random.next() % 8 == 0 ? .ended : .moved
    down[id] = phase == .ended ? nil : place
    try window.send(
      InputFrame(time: time, contacts: [Contact(id: id, phase: phase, position: place)]))
    inspector.perform()
    reader.read()
    // A thousand frames a second are eight times a screen's rate.
    if frames % 8 == 0 { usleep(8000) }
  }
  _ = sleeper
  let (first, last) = (sizes[1], sizes[sizes.count - 1])
  guard reader.count > 0, last <= first + first / 10 else {
    print("memory grew from \(first / 1024) to \(last / 1024) KiB, or nothing was read")
    exit(1)
  }
  print("flat: \(first / 1024) KiB after a fifth of the time, \(last / 1024) KiB at the end")
}

/// The process's memory.
private func residentBytes() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  guard fgets(&line, 128, file) != nil else { return 0 }
  let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8($0) }, as: UTF8.self)
  return (Int(text.split(separator: " ")[1]) ?? 0) * 4096
}

/// A viewer that greets, and when asked reads and discards.
private final class SilentViewer {
  private let socket: Int32
  private(set) var count = 0

  init(_ link: String) throws {
    let parts = link.split(separator: "#")
    let address = parts[0].dropFirst("http://".count).dropLast()
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = UInt16(address.split(separator: ":")[1])!.bigEndian
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        precondition(connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0)
      }
    }
    say(
      "GET /inspect HTTP/1.1\r\nHost: \(address)\r\nOrigin: http://\(address)\r\n"
        + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    usleep(200_000)
    let greeting = Array(#"{"type":"hello","version":1,"token":"\#(parts[1])"}"#.utf8)
    say([0x81, 0x80 | UInt8(greeting.count), 0, 0, 0, 0] + greeting)
  }

  func read() {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let more = recv(socket, &piece, piece.count, Int32(MSG_DONTWAIT)), more > 0 {
      count += more
    }
  }

  private func say(_ text: String) { say(Array(text.utf8)) }

  private func say(_ bytes: [UInt8]) {
    precondition(send(socket, bytes, bytes.count, 0) == bytes.count)
  }
}
