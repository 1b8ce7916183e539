import Dactyl
import DactylRecordings
import Testing

/// Kernel events from a live device.
@Suite struct EvdevDecoderTests {
  private var screen: DeviceDescription {
    var description = DeviceDescription()
    description.name = "Screen"
    description.properties = 2
    // A hundred units over ten millimetres, or 62.99 pt.
    for axis: UInt16 in [0x35, 0x36] {
      description.axes[axis] = DeviceDescription.Axis(minimum: 0, maximum: 1000, resolution: 10)
    }
    description.axes[0x2F] = DeviceDescription.Axis(minimum: 0, maximum: 9)
    description.axes[0x30] = DeviceDescription.Axis(minimum: 0, maximum: 255)
    return description
  }

  private func words(_ frame: InputFrame?) -> [String] {
    (frame?.contacts ?? []).map {
      "\($0.id) \($0.phase) \(Int($0.position.x.rounded())),\(Int($0.position.y.rounded()))"
    }
  }

  @Test func itKnowsTheDeviceBeforeAnyTouch() {
    let decoder = EvdevDecoder(screen)
    #expect(decoder.header.device == "Screen")
    #expect(decoder.header.kind == .direct)
    #expect(decoder.header.size.map { Int($0.width.rounded()) } == 630)
    #expect(decoder.notes.isEmpty)
  }

  @Test func reportsAreFramesAtTheirTimes() throws {
    var decoder = EvdevDecoder(screen, firstContactID: 1 << 32)
    for (code, value): (UInt16, Int32) in [
      (0x2F, 0), (0x39, 5), (0x35, 100), (0x36, 200), (0x30, 80),
    ] {
      #expect(try decoder.take(type: 3, code: code, value: value, time: 12.5) == nil)
    }
    let frame = try decoder.take(type: 0, code: 0, value: 0, time: 12.5)
    #expect(frame?.time == 12.5)
    #expect(words(frame) == ["4294967301 began 63,126"])
    // The ellipse is 8 mm long; half is 25.2 pt.
    #expect(frame.map { Int(($0.contacts[0].majorRadius * 10).rounded()) } == 252)
    // A time that goes back counts as the latest time.
    _ = try decoder.take(type: 3, code: 0x39, value: -1, time: 12)
    #expect(try decoder.take(type: 0, code: 0, value: 0, time: 12)?.time == 12.5)
  }

  @Test func aDeviceThatGoesCancels() throws {
    var decoder = EvdevDecoder(screen)
    #expect(decoder.cancelAll() == nil)
    for (code, value): (UInt16, Int32) in [(0x39, 5), (0x35, 100), (0x36, 200)] {
      _ = try decoder.take(type: 3, code: code, value: value, time: 1)
    }
    _ = try decoder.take(type: 0, code: 0, value: 0, time: 1)
    #expect(words(decoder.cancelAll()) == ["5 cancelled 63,126"])
  }

  @Test func afterLostEventsTheStateMakesUpForThem() throws {
    var decoder = EvdevDecoder(screen)
    func take(_ events: [(UInt16, UInt16, Int32)]) throws -> [String] {
      var frame: InputFrame?
      for (type, code, value) in events {
        frame = try decoder.take(type: type, code: code, value: value, time: 2) ?? frame
      }
      return words(frame)
    }
    #expect(try take([(3, 0x39, 5), (3, 0x35, 100), (3, 0x36, 100), (0, 0, 0)]).count == 1)
    #expect(try take([(0, 3, 0), (3, 0x35, 900), (0, 0, 0)]) == [])
    // The kernel's answer to a query.
    #expect(
      try take([
        (3, 0x2F, 0), (3, 0x39, -1), (3, 0x2F, 1), (3, 0x39, 6), (3, 0x35, 500), (3, 0x36, 500),
        (3, 0x2F, 1), (0, 0, 0),
      ]) == ["5 ended 63,63", "6 began 315,315"])
  }

  /// A touchpad with two slots that counts up to three fingers, and a button.
  private var pad: DeviceDescription {
    var description = screen
    description.properties = 1
    description.axes[0x2F] = DeviceDescription.Axis(minimum: 0, maximum: 1)
    description.buttons = [0x110, 0x145, 0x14D, 0x14E]
    return description
  }

  private typealias Events = [(UInt16, UInt16, Int32)]

  /// What the reports of some events bring, each with the kinds of its contacts.
  private func frames(_ reports: Events..., of pad: DeviceDescription) throws -> [[String]] {
    var decoder = EvdevDecoder(pad)
    return try reports.map { events in
      var frame: InputFrame?
      for (type, code, value) in events + [(0, 0, 0)] {
        frame = try decoder.take(type: type, code: code, value: value, time: 1) ?? frame
      }
      return (frame?.contacts ?? []).map { "\($0.id & 0xFFFF) \($0.kind) \($0.phase)" }
    }
  }

  private let finger: Events = [(3, 0x2F, 0), (3, 0x39, 5), (3, 0x35, 100), (3, 0x36, 100)]
  private let second: Events = [(3, 0x2F, 1), (3, 0x39, 6), (3, 0x35, 300), (3, 0x36, 100)]

  @Test func aFingerThatPressesTheButtonIsAPointerUntilItLifts() throws {
    let told = try frames(
      finger, [(1, 0x110, 1)], [(3, 0x35, 110)], [(1, 0x110, 0)], [(3, 0x35, 120)],
      [(3, 0x39, -1)], finger, of: pad)
    #expect(
      told == [
        ["5 indirect began"],
        ["5 indirect cancelled", "5 indirectPointer began"],
        ["5 indirectPointer moved"],
        ["5 indirectPointer ended"],
        [],
        [],
        ["5 indirect began"],
      ])
  }

  @Test func theButtonOfAScreenChangesNothing() throws {
    #expect(
      try frames(finger, [(1, 0x110, 1)], of: screen)
        == [["5 direct began"], ["5 direct stationary"]])
  }

  @Test func fingersThatAreCountedAndNotPlacedAreWhereTheLastIs() throws {
    var decoder = EvdevDecoder(pad)
    var places: [String] = []
    for (type, code, value) in finger + second + [(1, 0x14E, 1), (0, 0, 0)] {
      let frame = try decoder.take(type: type, code: code, value: value, time: 1)
      places = frame.map { words($0).map { String($0.split(separator: " ")[2]) } } ?? places
    }
    #expect(places == ["63,63", "189,63", "189,63"])
    #expect(pad.mostPlaces == 2)
    #expect(pad.mostFingers == 3)
  }

  @Test func oneFingerLessIsCountedAsOneLess() throws {
    let told = try frames(
      finger + second + [(1, 0x14E, 1)], [(1, 0x14E, 0), (1, 0x14D, 1)], of: pad)
    #expect(told.map(\.count) == [3, 3])
    #expect(told[1].count { $0.hasSuffix("ended") } == 1)
  }

  @Test func aPadThatPlacesAllItsFingersAddsNone() throws {
    var pad = pad
    pad.axes[0x2F] = DeviceDescription.Axis(minimum: 0, maximum: 4)
    #expect(try frames(finger + second + [(1, 0x14E, 1)], of: pad)[0].count == 2)
  }
}
