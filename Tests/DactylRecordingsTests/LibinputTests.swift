import Testing

@testable import DactylRecordings

/// What `libinput record` writes, and texts that only resemble it.
struct LibinputTests {
  private static let device = "version: 1\ndevices:\n- node: a\n  evdev:\n    name: \"a\"\n"

  @Test(arguments: [
    ("version: 1\n", "line 1: expected a list of devices at the top"),
    ("version: 2\ndevices: []\n", "line 1: version 2 of the format is not known; 1 is"),
    ("version: [1]\n", "line 1: expected a version at the top"),
    ("# libinput record\ndevices:\n", "line 1: expected a version at the top"),
    ("version: 1\ndevices: 1\n", "line 2: expected a list of devices at the top"),
    ("version: 1\ndevices: []\n", "line 2: a device is described, but no event was recorded"),
    ("version: 1\ndevices:\n- node: a\n- node: b\n", "line 3: expected evdev, the device's"),
    ("version: 1\ndevices:\n  - evdev:\n  name: a\n", "line 4: expected a device behind a dash"),
    ("version: 1\ndevices:\n- &a\n", "line 3: expected a name and a colon"),
    ("version: 1\ndevices:\n- evdev: {name: a}\n", "line 3: expected lines of their own"),
    ("version: 1\nsystem\n", "line 2: expected a name and a colon"),
    (device + "    absinfo:\n      53: [0, 9, 0, 0]\n", "line 7: expected an axis: minimum"),
    (device + "    absinfo:\n      99: [0, 9, 0, 0, 1]\n", "line 7: expected an axis: minimum"),
    (device + "    codes:\n      1: 330\n", "line 7: expected a type and a list of its codes"),
    (device + "    properties: [0, x]\n", "line 6: expected a list of properties"),
    (device + "  events:\n  - evdev:\n    - [0, 0, 3, 53, 5\n", "line 8: expected an event: sec"),
    (device + "  events:\n  - evdev:\n    - *x\n", "line 8: expected an event: seconds"),
    (
      device + "  events:\n  - evdev:\n    - [0, 2, 0, 0, 0]\n    - [0, 1, 0, 0, 0]\n",
      "line 9: time goes back"
    ),
    (device + "  events:\n  - evdev:\n    - [0, 0, 0, 0, 0]", "line 8: "),
    ("\n\nhello\n", "line 3: expected a recording of Dactyl's own, or of evemu"),
  ])
  func whatIsWrongIsNamedWithItsLine(text: String, expected: String) {
    do {
      _ = try Recording.read(.text(text))
      Issue.record("it was read")
    } catch {
      #expect("\(error)".hasPrefix(expected), "\(error)")
    }
  }

  /// libinput's events may stand behind those of the kernel that made them, in one item.
  @Test func libinputsOwnEventsArePassedOver() throws {
    let text =
      Self.device + """
          events:
          - evdev:
            - [0, 1, 3, 57, 5] # EV_ABS / ABS_MT_TRACKING_ID
            - [0, 1, 3, 53, 7]
            - [0, 1, 3, 54, 7]
            - [0, 1, 0, 0, 0]
            libinput:
            - {time: 0.01, type: POINTER_MOTION}
          - evdev:
            - [0, 2, 3, 57, -1]
            - [0, 2, 0, 0, 0]

        """
    let recording = try Recording.read(.text(text))
    #expect(recording.frames.map(\.contacts.first?.phase) == [.began, .ended])
    #expect(recording.header.device == "a")
  }

  @Test func veryManyDevicesAreRefused() {
    let device =
      "- evdev:\n    name: a\n  events:\n  - evdev:\n    - [0, 0, 3, 53, 5]\n    - [0, 0, 0, 0, 0]\n"
    let text = "version: 1\ndevices:\n" + String(repeating: device, count: 20_000)
    #expect(throws: RecordingError(.tooManyDevices(limit: 256), at: .line(1543))) {
      try Recording.read(.text(text))
    }
  }
}
