import Dactyl
import Testing

@testable import DactylRecordings

/// The readers' results for a device's events; the fingers here are simulated.
struct DeviceTraceTests {
  /// The frames in words: `0ms 1 began(3,4) · 8ms 1 moved(5,4)`, with places in the device's units.
  private func trace(_ text: String, options: ReadingOptions = ReadingOptions()) -> String {
    do {
      let reader = try RecordingReader(.text(text), options: options)
      var words: [String] = []
      while let frame = try reader.next() {
        let contacts = frame.contacts.map { contact in
          let x = Int(reader.header.units!.deviceX(of: contact.position).rounded())
          let y = Int(reader.header.units!.deviceY(of: contact.position).rounded())
          return "\(contact.id) \(contact.phase)(\(x),\(y))"
        }
        words.append("\(Int((frame.time * 1000).rounded()))ms " + contacts.joined(separator: " "))
      }
      return words.joined(separator: " · ")
    } catch {
      return "\(error)"
    }
  }

  /// Writes events as evemu does: type, code and value; a report ends each frame, ten milliseconds
  /// later.
  private func evemu(_ frames: [(Int, Int, Int)]...) -> String {
    var text = ""
    for (index, frame) in frames.enumerated() {
      for event in frame + [(0, 0, 0)] {
        text += "E: 1.0\(index)0000 \(hex(event.0)) \(hex(event.1)) \(event.2)\n"
      }
    }
    return text
  }

  private func hex(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  // Codes of axes, all of type 3.
  private func slot(_ value: Int) -> (Int, Int, Int) { (3, 0x2F, value) }
  private func id(_ value: Int) -> (Int, Int, Int) { (3, 0x39, value) }
  private func x(_ value: Int) -> (Int, Int, Int) { (3, 0x35, value) }
  private func y(_ value: Int) -> (Int, Int, Int) { (3, 0x36, value) }
  private func button(_ value: Int) -> (Int, Int, Int) { (1, 0x14A, value) }
  private let packet = (0, 2, 0)
  private let dropped = (0, 3, 0)

  // MARK: Protocol B

  @Test func slotsKeepWhatIsNotToldAgain() {
    let text = evemu(
      [slot(0), id(7), x(10), y(20), slot(1), id(8), x(30), y(40)], [x(31)], [slot(0), y(21)],
      [id(-1)], [slot(1), id(-1)])
    #expect(
      trace(text)
        == "0ms 7 began(10,20) 8 began(30,40) · 10ms 7 stationary(10,20) 8 moved(31,40)"
        + " · 20ms 7 moved(10,21) 8 stationary(31,40) · 30ms 7 ended(10,21) 8 stationary(31,40)"
        + " · 40ms 8 ended(31,40)")
  }

  @Test func aNewNumberInASlotIsAnotherContact() {
    let text = evemu([id(1), x(10), y(20)], [id(2), x(50)], [id(-1)])
    #expect(
      trace(text) == "0ms 1 began(10,20) · 10ms 1 ended(10,20) 2 began(50,20) · 20ms 2 ended(50,20)"
    )
  }

  @Test func aNumberThatTwoSlotsHaveIsToldApart() {
    let text = evemu(
      [slot(0), id(5), x(1), y(1), slot(1), id(5), x(9), y(9)], [slot(0), id(-1)],
      [slot(1), id(-1)])
    #expect(
      trace(text)
        == "0ms 5 began(1,1) 65541 began(9,9) · 10ms 5 ended(1,1) 65541 stationary(9,9)"
        + " · 20ms 65541 ended(9,9)")
  }

  @Test func aContactThatWasDownBeforeTheRecordingIsLeftOut() throws {
    let text = evemu([x(3)], [id(-1)], [id(9), y(4)], [id(-1)])
    #expect(trace(text) == "0ms 9 began(3,4) · 10ms 9 ended(3,4)")
    let reader = try RecordingReader(.text(text))
    while try reader.next() != nil {}
    #expect(
      reader.notes.contains("a contact that came down before the recording began is left out"))
  }

  @Test func aContactWaitsForItsPlaceWhereZeroCannotBeOne() throws {
    var device = DeviceDescription()
    device.axes = [
      0x35: .init(minimum: 1472, maximum: 5472), 0x36: .init(minimum: 0, maximum: 900),
    ]
    let text = evemu([id(1)], [x(2000)], [id(-1)])
    #expect(
      trace(text, options: ReadingOptions(device: device))
        == "0ms 1 began(2000,0) · 10ms 1 ended(2000,0)")
    #expect(trace(text) == "0ms 1 began(0,0) · 10ms 1 moved(2000,0) · 20ms 1 ended(2000,0)")
  }

  @Test func whatADeviceSaidAmidLostEventsIsLeftOut() {
    let text = evemu(
      [id(1), x(10), y(20)], [x(11)], [dropped, x(500), id(3)], [x(12)], [id(-1)])
    #expect(
      trace(text)
        == "0ms 1 began(10,20) · 10ms 1 moved(11,20) · 30ms 1 moved(12,20) · 40ms 1 ended(12,20)")
  }

  @Test func fingersThatWereLiftedInAGapAreCancelled() {
    let text = evemu([id(1), x(10), y(20), button(1)], [dropped], [button(0)], [id(2)], [id(-1)])
    #expect(
      trace(text)
        == "0ms 1 began(10,20) · 20ms 1 cancelled(10,20) · 30ms 2 began(10,20) · 40ms 2 ended(10,20)"
    )
  }

  @Test func aSlotBeyondAnyDeviceIsRefused() {
    #expect(
      trace(evemu([slot(300), id(1)])) == "line 1: slot or contact 300 is beyond the limit of 256")
    #expect(
      trace(evemu([slot(-1), id(1)])) == "line 1: slot or contact -1 is beyond the limit of 256")
  }

  @Test func placesOfAPointerBesideThoseOfContactsDoNotCount() {
    let text = evemu(
      [id(1), x(10), y(20), button(1), (3, 0, 10), (3, 1, 20)], [x(12), (3, 0, 12)],
      [id(-1), button(0)])
    #expect(trace(text) == "0ms 1 began(10,20) · 10ms 1 moved(12,20) · 20ms 1 ended(12,20)")
  }

  // MARK: Protocol A

  @Test func packetsWithNumbersAreThoseContacts() {
    let text = evemu(
      [id(0), x(1), y(1), packet, id(1), x(9), y(9), packet], [id(1), x(8), y(9), packet],
      [packet])
    #expect(
      trace(text)
        == "0ms 0 began(1,1) 1 began(9,9) · 10ms 0 ended(1,1) 1 moved(8,9) · 20ms 1 ended(8,9)")
  }

  @Test func packetsWithoutNumbersAreFollowedByPlace() {
    let text = evemu(
      [x(100), y(100), packet], [x(900), y(900), packet, x(101), y(100), packet],
      [x(901), y(900), packet], [])
    #expect(
      trace(text)
        == "0ms 0 began(100,100) · 10ms 0 moved(101,100) 1 began(900,900)"
        + " · 20ms 0 ended(101,100) 1 moved(901,900) · 30ms 1 ended(901,900)")
  }

  @Test func aPacketWithoutExtentDoesNotTouch() {
    let text = evemu([x(1), y(1), (3, 0x30, 40), packet], [x(1), y(1), (3, 0x30, 0), packet])
    #expect(trace(text) == "0ms 0 began(1,1) · 10ms 0 ended(1,1)")
  }

  @Test func aReportWithoutPacketsLiftsEverything() {
    let text = evemu(
      [x(1), y(1), packet, (3, 0x18, 40)], [(3, 0x18, 0)], [x(5), y(5), packet], [])
    #expect(
      trace(text)
        == "0ms 0 began(1,1) · 10ms 0 ended(1,1) · 20ms 0 began(5,5) · 30ms 0 ended(5,5)")
  }

  @Test func aKeyBetweenPacketsLiftsNothing() {
    let text = evemu(
      [id(0), x(1), y(1), packet], [(1, 114, 1)], [id(0), x(2), y(1), packet], [packet])
    #expect(
      trace(text)
        == "0ms 0 began(1,1) · 10ms 0 stationary(1,1) · 20ms 0 moved(2,1) · 30ms 0 ended(2,1)")
  }

  // MARK: Devices of one place

  @Test func aButtonMakesThePlaceAContact() {
    let text = evemu(
      [(3, 0, 5), (3, 1, 6)], [button(1)], [(3, 0, 7)], [button(0)], [button(1)], [button(0)])
    #expect(
      trace(text)
        == "0ms 1 began(5,6) · 10ms 1 moved(7,6) · 20ms 1 ended(7,6) · 30ms 2 began(7,6)"
        + " · 40ms 2 ended(7,6)")
  }

  @Test func theSecondPairOfAxesCountsWhereTheFirstIsNeverTold() {
    var device = DeviceDescription()
    device.axes = [
      0: .init(minimum: 42, maximum: 1981), 1: .init(minimum: 42, maximum: 1981),
      2: .init(minimum: 30, maximum: 4040), 3: .init(minimum: 60, maximum: 4035),
    ]
    let text = evemu([button(1), (3, 2, 1909), (3, 3, 2123)], [(3, 3, 2122)], [button(0)])
    #expect(
      trace(text, options: ReadingOptions(device: device))
        == "0ms 1 began(1909,2123) · 10ms 1 moved(1909,2122) · 20ms 1 ended(1909,2122)")
  }

  @Test func aPenIsAPencilAndLeans() throws {
    let text = evemu(
      [(1, 0x140, 1), (3, 0, 5), (3, 1, 6), (3, 0x1A, 45), (3, 0x1B, 0), (3, 0x18, 512)],
      [button(1)],
      [button(0)])
    var device = DeviceDescription()
    device.axes = [
      0: .init(minimum: 0, maximum: 100, resolution: 1),
      1: .init(minimum: 0, maximum: 50, resolution: 1),
      0x18: .init(minimum: 0, maximum: 1024),
    ]
    let recording = try Recording.read(.text(text), options: ReadingOptions(device: device))
    let contact = recording.frames[0].contacts[0]
    #expect(contact.kind == .pencil)
    // 45° from upright to the right; arctangent and others err by less than 10⁻¹⁰.
    #expect(abs(contact.altitude - .pi / 4) < 1e-10)
    #expect(abs(contact.azimuth) < 1e-10)
    #expect(contact.force == 1)
    #expect(contact.maximumForce == 2)
  }

  // MARK: Points

  @Test func resolutionMakesPoints() throws {
    var device = DeviceDescription()
    device.properties = 1
    device.axes = [
      0x35: .init(minimum: 100, maximum: 2640, resolution: 10),
      0x36: .init(minimum: 0, maximum: 1270, resolution: 5),
    ]
    let text = evemu([id(1), x(354), y(127)], [id(-1)])
    let recording = try Recording.read(.text(text), options: ReadingOptions(device: device))
    // 254 units at 10 per millimetre are an inch; so are 127 at 5.
    #expect(abs(recording.frames[0].contacts[0].position.x - 160) < 1e-9)
    #expect(abs(recording.frames[0].contacts[0].position.y - 160) < 1e-9)
    #expect(abs(recording.header.size!.width - 1600) < 1e-9)
    #expect(recording.frames[0].contacts[0].kind == .indirect)
    #expect(recording.header.kind == .indirect)
  }

  @Test func aSizeThatIsGivenCountsWhereTheDeviceTellsNone() throws {
    var device = DeviceDescription()
    device.axes = [0x35: .init(minimum: 0, maximum: 1000), 0x36: .init(minimum: 0, maximum: 500)]
    let text = evemu([id(1), x(500), y(500)], [id(-1)])
    let options = ReadingOptions(surface: .init(width: 254, height: 127), device: device)
    let reader = try RecordingReader(.text(text), options: options)
    #expect(reader.notes.isEmpty)
    let position = try #require(try reader.next()).contacts[0].position
    #expect(abs(position.x - 800) < 1e-9 && abs(position.y - 800) < 1e-9)
  }

  /// A device of 254 x 254 mm.
  @Test(arguments: [
    (100.0, ["the given size, 100 x 254 mm, is not used: the device tells its own, 254 x 254 mm"]),
    (254.0, []),
  ])
  func aGivenSizeOtherThanTheDevicesOwnIsNotUsedAndAnnounced(width: Double, notes: [String]) throws
  {
    var device = DeviceDescription()
    device.axes = [
      0x35: .init(minimum: 0, maximum: 2540, resolution: 10),
      0x36: .init(minimum: 0, maximum: 1270, resolution: 5),
    ]
    let options = ReadingOptions(surface: .init(width: width, height: 254), device: device)
    let reader = try RecordingReader(
      .text(evemu([id(1), x(254), y(127)], [id(-1)])), options: options)
    #expect(reader.notes == notes)
    #expect(abs(reader.header.size!.width - 1600) < 1e-9)
  }

  @Test func aSizeThatIsAssumedIsAnnounced() throws {
    var device = DeviceDescription()
    device.axes = [0x35: .init(minimum: 0, maximum: 4096), 0x36: .init(minimum: 0, maximum: 4096)]
    let text = evemu([id(1), x(500), y(500)], [id(-1)])
    let described = try RecordingReader(.text(text), options: ReadingOptions(device: device))
    #expect(
      described.notes == [
        "the device tells no resolution: its 4096 x 4096 units are taken for 179.6 x 179.6 mm"
      ])
    #expect(
      try RecordingReader(.text(text)).notes == [
        "the device tells no extent: 1024 x 1024 units, from the greatest places seen, are taken for "
          + "179.6 x 179.6 mm"
      ])
  }

  // MARK: What is broken

  @Test(arguments: [
    (
      "E: 0.000001 0003 0035 12\nE: 0.000001 0000 0000 0\nE: 0.00",
      "line 3: the recording breaks off here"
    ),
    ("E: 0.000001 0003 0039 1\n", "line 1: the recording breaks off here"),
    ("E: 0.000001 0000 0000 0\nE: 0.000001 0003 0035 1", "line 2: the recording breaks off here"),
    ("E: 0.000001 0000 0000 0\nrubbish\n", "line 2: expected E: seconds, type, code and value"),
    ("E: 0.000001 0003 0035 99999999999\n", "line 1: expected E: seconds, type, code and value"),
    ("E: 0.000001 0003 0035\n", "line 1: expected E: seconds, type, code and value"),
    (
      "E: 5.000000 0000 0000 0\nE: 4.000000 0000 0000 0\n",
      "line 2: time goes back from 5.0 s to 4.0 s"
    ),
    ("N: a pad\nA: 00 0 100 0 0\n", "line 2: a device is described, but no event was recorded"),
    ("N: a pad\nA: 00 0 what\nE: 0.1 0 0 0\n", "line 2: expected E: seconds, type, code and value"),
    (
      "Event: time 1.000000, type 3 (EV_ABS), code 53\n",
      "line 1: expected Event: time, type, code and value"
    ),
    ("[ 1.000000] 0003 0035 1234\n", "line 1: expected [seconds] device: type, code and value"),
    ("[ 1.000000] 0003 0035 0000", "line 1: the recording breaks off here"),
  ])
  func aBrokenRecordingNamesItsLine(text: String, words: String) {
    #expect(trace(text) == words)
  }
}
