import Dactyl
import Testing

@testable import DactylInput

/// TUIO trackers, and their datagrams.
@Suite struct TUIOTests {
  private typealias Argument = OSCMessage.Argument

  private var tracker = TUIOTracker(size: Size(width: 800, height: 600), firstContactID: 0)

  private func message(_ address: String, _ arguments: Argument...) -> OSCMessage {
    OSCMessage(address: address, arguments: arguments)
  }

  /// A frame of version 1.1: the living cursors, their positions, and its number.
  private func cursors(
    _ alive: [Int32], _ places: [(id: Int32, x: Float, y: Float)] = [], number: Int32
  ) -> [OSCMessage] {
    [message("/tuio/2Dcur", .string("source"), .string("table@here"))]
      + [OSCMessage(address: "/tuio/2Dcur", arguments: [.string("alive")] + alive.map { .int($0) })]
      + places.map {
        message(
          "/tuio/2Dcur", .string("set"), .int($0.id), .float($0.x), .float($0.y), .float(0),
          .float(0), .float(0))
      } + [message("/tuio/2Dcur", .string("fseq"), .int(number))]
  }

  private mutating func take(_ messages: [OSCMessage], at time: Double = 0) -> [String] {
    messages.compactMap { tracker.take($0, at: time) }.flatMap(\.contacts).map {
      "\($0.id) \($0.phase) \(Int($0.position.x)),\(Int($0.position.y))"
    }
  }

  @Test mutating func cursorsComeMoveAndGo() {
    #expect(take(cursors([4], [(4, 0.5, 0.5)], number: 1)) == ["4 began 400,300"])
    #expect(
      take(cursors([4, 5], [(4, 0.25, 0.5), (5, 0.75, 0.5)], number: 2))
        == ["4 moved 200,300", "5 began 600,300"])
    #expect(take(cursors([4, 5], number: 3)) == [])
    #expect(take(cursors([5], number: 4)) == ["4 ended 200,300"])
    #expect(take(cursors([], number: 5)) == ["5 ended 600,300"])
  }

  @Test mutating func aLostDatagramIsMadeUpForByTheNext() {
    _ = take(cursors([4], [(4, 0.5, 0.5)], number: 1))
    // The lift of 4 was lost.
    #expect(take(cursors([5], [(5, 0, 0)], number: 3)) == ["4 ended 400,300", "5 began 0,0"])
  }

  @Test mutating func aTrackerThatCompletesNoFrameIsNotKeptForEver() {
    for id in 0..<10_000 {
      _ = take([message("/tuio/2Dcur", .string("set"), .int(Int32(id)), .float(0.5), .float(0.5))])
    }
    #expect(take(cursors(Array(0..<10_000), number: 1)).count == 256)
    #expect(take(cursors([], number: 2)).count == 256)
    #expect(take(cursors([4], [(4, 0.5, 0.5)], number: 3)) == ["4 began 400,300"])
  }

  @Test mutating func whatWasOvertakenIsDropped() {
    _ = take(cursors([4], [(4, 0.5, 0.5)], number: 8))
    #expect(take(cursors([4], [(4, 0.1, 0.1)], number: 7)) == [])
    #expect(take(cursors([4], [(4, 0.25, 0.5)], number: -1)) == ["4 moved 200,300"])
    // A number this far behind means that the tracker restarted.
    let far = take(cursors([4], [(4, 0.5, 0.5)], number: 500))
    #expect(far == ["4 moved 400,300"])
    #expect(take(cursors([], number: 1)) == ["4 ended 400,300"])
  }

  @Test mutating func blobsHaveSizes() {
    let messages = [
      message("/tuio/2Dblb", .string("alive"), .int(1)),
      message(
        "/tuio/2Dblb", .string("set"), .int(1), .float(0.5), .float(0.5), .float(0), .float(0.1),
        .float(0.05), .float(0.005), .float(0), .float(0), .float(0), .float(0), .float(0)),
      message("/tuio/2Dblb", .string("fseq"), .int(1)),
    ]
    let frames = messages.compactMap { tracker.take($0, at: 0) }
    #expect(abs((frames.first?.contacts.first?.majorRadius ?? 0) - 40) < 1e-5)
  }

  @Test mutating func version2TellsItsTimes() {
    func bundle(_ number: Int32, seconds: UInt64, _ x: Float, alive: [Int32]) -> [OSCMessage] {
      [
        message("/tuio2/frm", .int(number), .time(seconds << 32), .int(0), .string("t")),
        message(
          "/tuio2/ptr", .int(7), .int(0), .int(0), .float(x), .float(0.5), .float(0), .float(0),
          .float(0.01), .float(0.5)),
        OSCMessage(address: "/tuio2/alv", arguments: alive.map { .int($0) }),
      ]
    }
    let first = bundle(1, seconds: 1000, 0.5, alive: [7]).compactMap { tracker.take($0, at: 50) }
    #expect(first.map(\.time) == [50])
    let contact = first[0].contacts[0]
    #expect(contact.phase == .began && contact.position == Point(400, 300))
    #expect(contact.force == 1 && contact.maximumForce == 2)
    #expect(abs(contact.majorRadius - 6) < 1e-6)
    // A second later by the tracker's clock, a little more by ours.
    let second = bundle(2, seconds: 1001, 0.25, alive: [7]).compactMap {
      tracker.take($0, at: 51.01)
    }
    #expect(second.map(\.time) == [51])
    let last = bundle(3, seconds: 1002, 0.25, alive: []).compactMap { tracker.take($0, at: 52) }
    #expect(last.first?.contacts.map(\.phase) == [.ended])
  }

  @Test mutating func silenceCancels() {
    _ = take(cursors([4], [(4, 0.5, 0.5)], number: 1))
    #expect(tracker.cancelAll(at: 9)?.contacts.map(\.phase) == [.cancelled])
    #expect(tracker.cancelAll(at: 9) == nil)
    #expect(take(cursors([4], [(4, 0.5, 0.5)], number: 2)) == ["4 began 400,300"])
  }

  // MARK: Datagrams

  private func padded(_ text: String) -> [UInt8] {
    Array(text.utf8) + [UInt8](repeating: 0, count: 4 - text.utf8.count % 4)
  }

  private func bytes(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  @Test func bundlesAreRead() throws {
    let alive = padded("/tuio/2Dcur") + padded(",si") + padded("alive") + bytes(12)
    let place = padded("/tuio/2Dcur") + padded(",f") + bytes(Float(0.5).bitPattern)
    let bundle =
      padded("#bundle") + [UInt8](repeating: 0, count: 8) + bytes(UInt32(alive.count)) + alive
      + bytes(UInt32(place.count)) + place
    let messages = try #require(OSCMessage.read(bundle[...]))
    #expect(
      messages == [
        message("/tuio/2Dcur", .string("alive"), .int(12)), message("/tuio/2Dcur", .float(0.5)),
      ])
    // Every shortened bundle is refused, or read up to the cut.
    for length in bundle.indices { _ = OSCMessage.read(bundle[..<length]) }
    #expect(OSCMessage.read(bundle[..<20]) == nil)
  }

  @Test func bundlesInBundlesWithoutEndAreRefused() {
    var bundle = padded("/a") + padded(",")
    for _ in 0..<20 {
      bundle =
        padded("#bundle") + [UInt8](repeating: 0, count: 8) + bytes(UInt32(bundle.count)) + bundle
    }
    #expect(OSCMessage.read(bundle[...]) == nil)
  }

  @Test func aDatagramThatIsNoneIsRefused() {
    for wrong: [UInt8] in [[], [1], padded("tuio") + padded(",i") + bytes(1), padded("/a")] {
      #expect(OSCMessage.read(wrong[...]) == nil)
    }
  }
}
