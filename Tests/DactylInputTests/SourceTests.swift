import Dactyl
import DactylRecordings
import Foundation
import Testing

@testable import DactylInput

/// Sources that every machine has: the loopback network and pipes.
@Suite struct SourceTests {
  @Test func datagramsOverTheLoopbackBecomeFrames() throws {
    let source = try TUIOSource(port: 0, size: Size(width: 800, height: 600))
    let alive = Array("/tuio/2Dcur\0,si\0alive\0\0\0".utf8) + [0, 0, 0, 9]
    let place: [UInt8] =
      Array("/tuio/2Dcur\0,siff\0\0\0set\0".utf8) + [0, 0, 0, 9] + [0x3F, 0, 0, 0]
      + [0x3F, 0, 0, 0]
    let end = Array("/tuio/2Dcur\0,si\0fseq\0\0\0\0".utf8) + [0, 0, 0, 1]
    for message in [alive, place, end] { send(message, toPort: source.port) }
    // A busy machine may hand over each frame on its own.
    var arrivals: [InputArrival] = []
    while arrivals.isEmpty, isReadable(source.descriptor!) { arrivals = try source.read(at: 3) }
    let contact = Contact(id: 9, phase: .began, position: Point(400, 300))
    #expect(arrivals == [.frame(InputFrame(time: 3, contacts: [contact]))])
    #expect(source.deadline == 8)
    var gone = contact
    gone.phase = .cancelled
    #expect(
      try source.read(at: 8) == [
        .frame(InputFrame(time: 8, contacts: [gone])),
        .note("\(source.name): a tracker has fallen silent"),
      ])
    #expect(source.deadline == nil)
  }

  @Test func blobsCountUntilTheFirstCursor() throws {
    let source = try TUIOSource(port: 0, size: Size(width: 100, height: 100))
    func message(_ profile: String, _ arguments: OSCMessage.Argument...) -> OSCMessage {
      OSCMessage(address: "/tuio/" + profile, arguments: arguments)
    }
    func phases(_ profile: String, _ id: Int32) -> [String] {
      source.take(
        [
          message(profile, .string("alive"), .int(id)),
          message(profile, .string("set"), .int(id), .float(0.5), .float(0.5)),
          message(profile, .string("fseq"), .int(-1)),
          // An empty list of another profile does not lift these.
          message(profile == "2Dcur" ? "2Dobj" : "2Dcur", .string("alive")),
        ], at: 0
      ).flatMap(\.contacts).map { "\($0.id & 0xFF) \($0.phase)" }
    }
    #expect(phases("2Dblb", 1) == ["1 began"])
    #expect(phases("2Dcur", 2) == ["1 cancelled", "2 began"])
    #expect(phases("2Dblb", 1) == [])
  }

  @Test func theLoopReturnsAtTheEndOfLinesAndTakesTheLast() throws {
    let pipe = Pipe()
    let source = LineSource(descriptor: pipe.fileHandleForReading.fileDescriptor)
    let lines = """
      {"dactyl":"recording","version":1,"size":[100,100]}
      {"t":0,"c":[[1,"b",5,5]]}
      {"t":0.01,"c":[[1,"e",5,5]]}
      """
    try pipe.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
    try pipe.fileHandleForWriting.close()
    var phases: [TouchPhase] = []
    var turns = 0
    try InputLoop([source]).run(
      nextDeadline: { nil },
      take: { arrival, _ in
        if case .frame(let frame) = arrival { phases += frame.contacts.map(\.phase) }
      },
      advance: { _ in turns += 1 })
    #expect(phases == [.began, .ended])
    #expect(turns > 0)
  }

  @Test func aPortThatIsTakenIsTold() throws {
    let first = try TUIOSource(port: 0, size: Size(width: 1, height: 1))
    #expect(throws: InputSourceError.self) {
      try TUIOSource(port: first.port, size: Size(width: 1, height: 1))
    }
  }

  @Test func linesAreTakenAsTheyCome() throws {
    let pipe = Pipe()
    let source = LineSource(descriptor: pipe.fileHandleForReading.fileDescriptor, name: "pipe")
    func write(_ text: String) { pipe.fileHandleForWriting.write(Data(text.utf8)) }
    #expect(try source.read(at: 0) == [])
    write("{\"dactyl\": \"recording\", \"version\": 1}\n{\"t\": 7, \"c\": [[1, \"b\", 10, 2")
    #expect(try source.read(at: 1) == [])
    #expect(source.header != nil)
    write("0]]}\n{\"t\": 7.5, \"c\": [[1, \"m\", 11, 20]]}\n")
    let began = Contact(id: 1, phase: .began, position: Point(10, 20))
    let moved = Contact(id: 1, phase: .moved, position: Point(11, 20))
    #expect(
      try source.read(at: 2) == [
        .frame(InputFrame(time: 2, contacts: [began])),
        .frame(InputFrame(time: 2.5, contacts: [moved])),
      ])
    try pipe.fileHandleForWriting.close()
    var gone = moved
    gone.phase = .cancelled
    #expect(try source.read(at: 3) == [.frame(InputFrame(time: 3, contacts: [gone]))])
    #expect(throws: InputSourceError.ended) { try source.read(at: 3) }
  }

  @Test func aLineThatMakesNoSenseIsToldWithItsNumber() throws {
    let pipe = Pipe()
    let source = LineSource(descriptor: pipe.fileHandleForReading.fileDescriptor, name: "pipe")
    pipe.fileHandleForWriting.write(
      Data("{\"dactyl\": \"recording\", \"version\": 1}\n{\"t\": 1}\n".utf8))
    let error = #expect(throws: InputSourceError.self) { try source.read(at: 0) }
    #expect(error?.description == "pipe: line 2: expected both a time t and contacts c")
  }

  @Test func whatIsNoDeviceIsTold() {
    let none = #expect(throws: InputSourceError.self) {
      try EvdevSource(path: "/dev/input/event9999")
    }
    #expect(none?.description == "/dev/input/event9999: No such file or directory")
    let other = #expect(throws: InputSourceError.self) { try EvdevSource(path: "/dev/null") }
    #expect(other?.description == "/dev/null: this is no input device")
    #expect(ConnectedTouchDevice.all(in: "/nowhere") == [])
  }

  @Test func whatLibinputDoesNotTakeIsTold() {
    let size = Size(width: 1, height: 1)
    let none = #expect(throws: InputSourceError.self) {
      try LibinputSource(path: "/dev/input/event9999", size: size)
    }
    #expect(none?.description == "/dev/input/event9999: No such file or directory")
    let other = #expect(throws: InputSourceError.self) {
      try LibinputSource(path: "/dev/null", size: size)
    }
    let reasons = [
      "/dev/null: libinput does not take it",
      "libinput is not there (libinput.so.10), or does not start",
    ]
    #expect(reasons.contains(other?.description ?? ""))
  }

  private func send(_ bytes: [UInt8], toPort port: Int) {
    let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    _ = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        sendto(descriptor, bytes, bytes.count, 0, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  private func isReadable(_ descriptor: Int32) -> Bool {
    var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waited, 1, 5000) > 0
  }
}
