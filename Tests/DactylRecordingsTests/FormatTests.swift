import Dactyl
import Foundation
import Testing

@testable import DactylRecordings

struct FormatTests {
  @Test(arguments: [Sample.evemu, .evtest, .geteventNames, .libinput])
  func everyToolTellsTheSameSwipe(sample: Sample) throws {
    let reader = try RecordingReader(.text(sample.text))
    #expect(reader.header.device == "Simulated Pad")
    #expect(reader.header.kind == .indirect)
    #expect(reader.header.size.map { [$0.width.rounded(), $0.height.rounded()] } == [630, 472])
    let units = try #require(reader.header.units)
    var trace: [String] = []
    while let frame = try reader.next() {
      for contact in frame.contacts {
        let x = Int(units.deviceX(of: contact.position).rounded())
        let y = Int(units.deviceY(of: contact.position).rounded())
        trace.append("\(frame.time) \(contact.phase) \(x) \(y) \(contact.kind)")
      }
    }
    #expect(
      trace == [
        "0.0 began 1000 2000 indirect", "0.01 moved 1200 2000 indirect",
        "0.02 moved 1400 2000 indirect", "0.03 ended 1400 2000 indirect",
      ])
    #expect(reader.notes.isEmpty)
  }

  @Test func whatWasReadFromADeviceIsTheSameInOurFormat() throws {
    let recording = try Recording.read(.text(Sample.evemu.text))
    #expect(try Recording.read(bytes: recording.encoded()) == recording)
  }

  @Test func remarksAndEmptyLinesAmongEventsAreSkipped() throws {
    let lines = Sample.evemu.text.split(separator: "\n").map(String.init).flatMap { line in
      line.hasPrefix("E:") ? [line, "  # a remark", "   "] : [line]
    }
    let remarked = try Recording.read(.text(lines.joined(separator: "\n") + "\n"))
    #expect(try remarked.frames == Recording.read(.text(Sample.evemu.text)).frames)
  }

  @Test func withoutTimesASixtiethOfASecondIsAssumed() throws {
    let reader = try RecordingReader(.text(Sample.geteventHexadecimal.text))
    var times: [Double] = []
    while let frame = try reader.next() { times.append(frame.time) }
    #expect(times == [0, 0.016666, 0.033333, 0.05])
    #expect(
      reader.notes.contains(
        "no times were recorded: a report every sixtieth of a second is assumed"))
  }

  @Test func devicesNeverShareAContactAndTimeNeverGoesBack() throws {
    let frames = try Recording.read(.text(Sample.twoPads.text)).frames
    var rules = InputValidator()
    for frame in frames { try rules.accept(frame) }
    let words = frames.map { frame in
      "\(frame.time) " + frame.contacts.map { "\($0.id) \($0.phase)" }.joined(separator: " ")
    }
    #expect(
      words == [
        "0.0 1 began", "0.0 4294967297 began", "0.01 1 ended", "0.01 4294967297 cancelled",
      ])
  }

  @Test func theOnlyDeviceThatIsDescribedIsTheOneThatNamesNoFile() throws {
    let text = Sample.geteventNames.text
      .components(separatedBy: "\n").filter { !$0.contains("event3") && !$0.contains("Keys") }
      .joined(separator: "\n")
      .replacingOccurrences(of: "] /dev/input/event2:", with: "]")
      .replacingOccurrences(of: "  events:\n    KEY (0001): KEY_POWER\n", with: "")
    let recording = try Recording.read(.text(text))
    #expect(recording.header.device == "Simulated Pad")
    #expect(recording.frames.count == 4)
  }

  /// A reader refuses a truncated recording, or reads it up to a report; it never drops data
  /// silently.
  @Test(arguments: [Sample.evemu, .evtest, .geteventNames, .dactyl])
  func whatIsCutOffIsRefusedOrEndsWithAReport(sample: Sample) throws {
    let bytes = Array(sample.text.utf8)
    let whole = try Recording.read(bytes: bytes).frames
    var wrong: [String] = []
    var read = 0
    for count in bytes.indices {
      // Before, in and after each line end; elsewhere some places, or all in the long tests.
      let isAtEndOfLine = bytes[max(count - 2, 0)...count].contains(UInt8(ascii: "\n"))
      guard isAtEndOfLine || count % TestLength.stepOfCuts == 0 else { continue }
      guard let cut = try? Recording.read(bytes: Array(bytes[..<count])) else { continue }
      let lines = String(decoding: bytes[..<count], as: UTF8.self)
        .split(separator: "\n").filter { !$0.contains("MSC_SCAN") }
      let end = lines.last ?? ""
      let isReport =
        end.contains("SYN_REPORT") || end.contains(" 0000 0000 0") || end.hasSuffix("}")
      if !isReport { wrong.append("\(count): \(end)") }
      let frames = cut.frames.filter { $0.contacts.first?.phase != .cancelled }
      if frames != Array(whole.prefix(frames.count)) { wrong.append("\(count): other frames") }
      read += 1
    }
    #expect(wrong.first == nil)
    // Cutting after a report leaves a complete recording.
    #expect(read >= whole.count)
  }

  @Test(arguments: [
    (Sample.dactyl, RecordingFormat.dactyl), (.evemu, .evemu), (.evtest, .evtest),
    (.geteventNames, .getevent), (.geteventHexadecimal, .getevent), (.libinput, .libinput),
    (Sample("marked", "\u{FEFF}\n  {\"dactyl\""), .dactyl),
    (Sample("commented", "# from a report\n\nE: 0.000001 0000 0000 0\n"), .evemu),
    (Sample("other device", "/dev/input/event0:\tLid Switch\nEvent: time 1.5, ---"), .evtest),
    (Sample("no device", "[ 1.000000] EV_ABS ABS_MT_SLOT 00000000\n"), .getevent),
    (Sample("no time", "0003 0035 000001be\n"), .getevent),
    (Sample("no comment", "version: 1\nndevices: 1\n"), .libinput),
  ])
  func theFormatIsFoundByTheContent(sample: Sample, format: RecordingFormat) throws {
    var bytes = Array(sample.text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    #expect(try RecordingFormat.detect(bytes) == format)
  }

  @Test func aMarkOfTheByteOrderIsPassedOver() throws {
    #expect(try Recording.read(.text("\u{FEFF}" + Sample.evemu.text)).frames.count == 4)
  }

  @Test(arguments: [
    ("devices: [\n", "line 11: expected a list of devices at the top"),
    ("", "line 1: expected a list of devices at the top"),
    ("devices:\n- node: a\n", "line 12: expected evdev, the device's description"),
    (
      "devices:\n- evdev:\n    name: a\n  events:\n  - evdev:\n    - [1, 2, 3]\n",
      "line 16: expected an event: seconds, microseconds, type, code and value"
    ),
  ])
  func aBrokenDocumentNamesItsLine(devices: String, words: String) {
    let head = Sample.libinput.text.components(separatedBy: "devices:\n-")[0]
    do {
      _ = try Recording.read(.text(head + devices))
      Issue.record("it was read")
    } catch {
      #expect("\(error)".hasPrefix(words), "\(error)")
    }
  }

  @Test func theLongestFittingDescriptionBesideARecordingCounts() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("DactylRecordings-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, maximum) in [
      ("Pad.desc", 1000), ("Pad-two.device", 2000), ("Pad-two.long.desc", 3000), ("Pa.desc", 4000),
      ("Pad-twofold.desc", 5000),
    ] {
      let text = "N: \(name)\nA: 35 0 \(maximum) 0 0\nA: 36 0 \(maximum) 0 0\n"
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let events = """
      E: 0.000001 0003 0039 1
      E: 0.000001 0003 0035 10
      E: 0.000001 0003 0036 10
      E: 0.000001 0000 0000 0

      """
    for (name, device) in [
      ("Pad.events", "Pad.desc"), ("Pad swipe.events", "Pad.desc"),
      ("Pad-two.tap", "Pad-two.device"),
      ("Pad-two.long.tap.events", "Pad-two.long.desc"), ("Pad-twofold", "Pad-twofold.desc"),
      ("Padded.events", nil),
    ] {
      let path = folder.appendingPathComponent(name).path
      try Data(events.utf8).write(to: URL(fileURLWithPath: path))
      #expect(try RecordingReader(path: path).header.device == device)
    }
  }

  @Test func aFileThatIsNotThereIsNamedByTheSystem() {
    #expect(throws: RecordingError(.unreadable("No such file or directory"))) {
      _ = try RecordingReader(path: "/nowhere/at/all")
    }
    #expect(throws: RecordingError(.unreadable("Is a directory"))) {
      _ = try RecordingReader(path: "/")
    }
  }
}
