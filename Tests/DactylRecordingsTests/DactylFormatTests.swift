import Dactyl
import Testing

@testable import DactylRecordings

struct DactylFormatTests {
  private let header = #"{"dactyl":"recording","version":1}"# + "\n"

  private func read(_ text: String) throws -> Recording { try .read(.text(text)) }

  private func error(_ text: String) -> String {
    do {
      return "read \(try read(text).frames.count) frames"
    } catch {
      return "\(error)"
    }
  }

  @Test func whatIsWrittenReadsBackExactly() throws {
    for seed in 0..<TestLength.recordings {
      var random = RandomFrames(seed: UInt64(seed))
      let recording = Recording(
        header: RecordingHeader(
          device: "pad \"7\"\n\\ ü", kind: TouchKind.allCases[seed % 4],
          size: Size(width: 1372.3000000000002, height: 0.1),
          units: DeviceUnits(
            x: .init(minimum: -4620, maximum: 5140, pointsPerUnit: 0.05315),
            y: .init(minimum: 0.5, maximum: nil, pointsPerUnit: 1e-7)),
          source: .evemu),
        frames: random.frames(50))
      let bytes = try recording.encoded()
      let back = try Recording.read(bytes: bytes)
      #expect(back == recording)
      // Equal numbers may differ in their text, as 0 and -0 do.
      #expect(try back.encoded() == bytes)
    }
  }

  @Test func aFrameIsOneShortLine() throws {
    let recording = Recording(
      header: RecordingHeader(device: "mine", size: Size(width: 390, height: 844)),
      frames: [
        InputFrame(time: 0, contacts: [Contact(id: 1, phase: .began, position: Point(10, 20))]),
        InputFrame(
          time: 0.016,
          contacts: [
            Contact(
              id: 1, phase: .moved, position: Point(12, 20.5), precisePosition: Point(12.25, 20.5),
              kind: .pencil, force: 0.5, maximumForce: 2, majorRadius: 4, majorRadiusTolerance: 1,
              altitude: 1, azimuth: -0.5, roll: 3, isEstimated: true)
          ],
          coalesced: [
            CoalescedContact(
              time: 0.008, contact: Contact(id: 1, phase: .moved, position: Point(11, 20)))
          ]),
        InputFrame(time: 0.032, contacts: [Contact(id: 1, phase: .ended, position: Point(12, 20))]),
        InputFrame(
          time: 0.5, contacts: [],
          hovers: [
            HoverSample(id: 1, phase: .entered, position: Point(3, 4)),
            HoverSample(
              id: 2, phase: .entered, position: Point(5, 6.5), kind: .pencil, zOffset: 0.75,
              altitude: 1, azimuth: -0.5, roll: 3),
          ]),
        InputFrame(
          time: 0.75, contacts: [],
          hovers: [
            HoverSample(id: 1, phase: .moved, position: Point(4, 4)),
            HoverSample(id: 2, phase: .exited, position: Point(5, 6)),
          ]),
      ])
    let text = String(decoding: try recording.encoded(), as: UTF8.self)
    #expect(
      text == """
        {"dactyl":"recording","version":1,"device":"mine","size":[390,844]}
        {"t":0,"c":[[1,"b",10,20]]}
        {"t":0.016,"c":[[1,"m",12,20.5,{"f":0.5,"fm":2,"r":4,"rt":1,"al":1,"az":-0.5,"ro":3,"k":"pencil","p":[12.25,20.5],"es":1}]],"s":[[0.008,1,"m",11,20]]}
        {"t":0.032,"c":[[1,"e",12,20]]}
        {"t":0.5,"c":[],"h":[[1,"e",3,4],[2,"e",5,6.5,{"z":0.75,"al":1,"az":-0.5,"ro":3,"k":"pencil"}]]}
        {"t":0.75,"c":[],"h":[[1,"m",4,4],[2,"x",5,6]]}

        """)
    #expect(try read(text) == recording)
  }

  @Test func unknownFieldsOfTheHeaderArePassedOver() throws {
    let text = #"{"who":{"age":[3]},"dactyl":"recording","version":1,"note":null}"# + "\n"
    #expect(try read(text).frames.isEmpty)
  }

  @Test func whiteSpaceAndTheOrderOfFieldsDoNotMatter() throws {
    let line =
      "{ \"c\" : [ [ 1 , \"b\" , 1.5 , -2 , { \"k\" : \"indirect\" } ] ] ,\t\"t\" : 3 } \r\n"
    let other = #"{"t":3,"c":[[1,"e",1.5,-2]]}"#
    let frames = try read(header + "\n" + line + other).frames
    #expect(
      frames.first
        == InputFrame(
          time: 3,
          contacts: [Contact(id: 1, phase: .began, position: Point(1.5, -2), kind: .indirect)]))
  }

  @Test func aGivenSizeHoldsWhereTheHeaderHasNone() throws {
    let options = ReadingOptions(surface: .init(width: 254, height: 127))
    let bare = try RecordingReader(
      .text(#"{"dactyl":"recording","version":1}"# + "\n"), options: options)
    #expect(bare.header.size == Size(width: 1600, height: 800))
    #expect(bare.notes.isEmpty)
    let sized = try RecordingReader(
      .text(#"{"dactyl":"recording","version":1,"size":[160,320]}"# + "\n"), options: options)
    #expect(sized.header.size == Size(width: 160, height: 320))
    #expect(
      sized.notes == [
        "the given size, 254 x 127 mm, is not used: the recording tells its own, 25.4 x 50.8 mm"
      ])
  }

  @Test func contactsThatNeverLiftAreCancelledAtTheEnd() throws {
    let reader = try RecordingReader(
      .text(
        header + #"{"t":1,"c":[[1,"b",0,0],[2,"b",5,5]]}"# + "\n" + #"{"t":2,"c":[[1,"e",0,0]]}"#))
    var last: InputFrame?
    while let frame = try reader.next() { last = frame }
    #expect(
      last
        == InputFrame(time: 2, contacts: [Contact(id: 2, phase: .cancelled, position: Point(5, 5))])
    )
    #expect(reader.notes == ["the recording ends with a contact down, now cancelled"])
    #expect(try reader.next() == nil)
  }

  @Test(arguments: [
    ("", "line 1: the recording is empty: expected a header or an event"),
    ("\n \n", "line 2: the recording is empty: expected a header or an event"),
    (
      "hello\n",
      "line 1: expected a recording of Dactyl's own, or of evemu, evtest, getevent or libinput record"
    ),
    ("{\"dactyl\":\u{0}", "byte 10: this is not text, so not a recording"),
    ("{\"a\":1}\n", "line 1: expected the field \"dactyl\" in the header"),
    (
      "{\"dactyl\":\"recording\",\"version\":2}\n",
      "line 1: version 2 of the format is not known; 1 is"
    ),
    (
      "{\"dactyl\":\"recording\",\"version\":\"1\"}\n",
      "line 1: expected the field \"version\" of the header to be Int"
    ),
    (
      "{\"dactyl\":\"scene\",\"version\":1}\n",
      "line 1: expected \"dactyl\":\"recording\" in the header"
    ),
    ("{\"dactyl\":\"recording\",\"ver", "line 1: the recording breaks off here"),
    ("{\"dactyl\":\"recording\",,}\n", "line 1: expected a header in JSON on one line"),
    (
      "{\"dactyl\":\"recording\",\"version\":1,\"kind\":\"foot\"}\n",
      "line 1: expected a known kind, and sizes and points above 0, in the header"
    ),
    (
      "{\"dactyl\":\"recording\",\"version\":1,\"size\":[0,1]}\n",
      "line 1: expected a known kind, and sizes and points above 0, in the header"
    ),
  ])
  func aBrokenHeaderNamesWhatIsWrong(text: String, words: String) {
    #expect(error(text) == words)
  }

  @Test(arguments: [
    (#"{"t":0,"c":[[1,"b",0,"#, "line 2: the recording breaks off here"),
    (#"{"t":0,"c":[[1,"b",0,"# + "\n", "line 2: expected a number"),
    (#"{"t":0,"c":[]} x"#, "line 2: expected nothing after the frame"),
    (#"{"t":0}"#, "line 2: expected both a time t and contacts c"),
    (
      #"{"t":0,"t":1,"c":[]}"#,
      "line 2: expected one of the fields t, c, s and h, each at most once"
    ),
    (#"{"t":0,"q":1}"#, "line 2: expected one of the fields t, c, s and h, each at most once"),
    (#"{"t":0,"c":[[1,"x",0,0]]}"#, "line 2: expected one of the phases b, m, s, e and c"),
    (#"{"t":0,"c":[[1.5,"b",0,0]]}"#, "line 2: expected a comma"),
    (#"{"t":0,"c":[[1,"b",0,0,{"f":1,"f":2}]]}"#, "line 2: expected each field once"),
    (
      #"{"t":0,"c":[[1,"b",0,0,{"k":"foot"}]]}"#,
      "line 2: expected one of the kinds direct, indirect, pencil and indirectPointer"
    ),
    (
      #"{"t":0,"c":[[1,"b",0,0,{"q":1}]]}"#,
      "line 2: expected one of the fields f, fm, r, rt, al, az, ro, k, p and es"
    ),
    (#"{"t":0,"c":[[1,"b",0,0,{"es":0}]]}"#, "line 2: expected 1"),
    (#"{"t":0,"c":[[1,"b",0,0,{"es":10}]]}"#, "line 2: expected a comma or }"),
    (#"{"t":0,"c":[[1,"b",0,0,{"es":1,"es":1}]]}"#, "line 2: expected each field once"),
    (
      #"{"t":0,"c":[[9223372036854775808,"b",0,0]]}"#,
      "line 2: expected the whole number of a contact"
    ),
    (#"{"t":1e999,"c":[]}"#, "line 2: expected a number"),
    (#"{"t":0,"c":[[1,"m",0,0]]}"#, "line 2: contact 1 moved without having begun"),
    (#"{"t":0,"c":[[1,"b",0,0],[1,"m",0,0]]}"#, "line 2: contact 1 is named twice in one frame"),
    (
      #"{"t":0,"c":[]}"# + "\n" + #"{"t":-1,"c":[]}"#, "line 3: time went back from 0.0 s to -1.0 s"
    ),
    ("E: 0.000001 0003 0035 12\n", "line 2: expected {"),
  ])
  func aBrokenFrameNamesItsLine(text: String, words: String) {
    #expect(error(header + text) == words)
  }

  @Test(arguments: [
    (#"{"t":0,"h":[[1,"e",0,0]]}"#, "line 2: expected both a time t and contacts c"),
    (
      #"{"t":0,"c":[],"h":[],"h":[]}"#,
      "line 2: expected one of the fields t, c, s and h, each at most once"
    ),
    (#"{"t":0,"c":[],"h":[[1,"e",0"#, "line 2: the recording breaks off here"),
    (#"{"t":0,"c":[],"h":[[1,"b",0,0]]}"#, "line 2: expected one of the phases e, m and x"),
    (
      #"{"t":0,"c":[],"h":[[1.5,"e",0,0]]}"#, "line 2: expected a comma"
    ),
    (
      #"{"t":0,"c":[],"h":[["a","e",0,0]]}"#,
      "line 2: expected the whole number of a hovering pointer"
    ),
    (#"{"t":0,"c":[],"h":[[1,"e",0,0,{"z":1,"z":1}]]}"#, "line 2: expected each field once"),
    (
      #"{"t":0,"c":[],"h":[[1,"e",0,0,{"f":1}]]}"#,
      "line 2: expected one of the fields z, al, az, ro and k"
    ),
    (
      #"{"t":0,"c":[],"h":[[1,"m",0,0]]}"#, "line 2: contact 1 hovered without having entered"
    ),
    (
      #"{"t":0,"c":[],"h":[[1,"e",0,0],[1,"e",0,0]]}"#,
      "line 2: contact 1 is named twice in one frame"
    ),
  ])
  func aBrokenHoverNamesItsLine(text: String, words: String) {
    #expect(error(header + text) == words)
  }

  @Test func aLineWithoutEndIsRefused() {
    let text = header + #"{"t":"# + String(repeating: " ", count: LineScanner.longestLine + 10)
    #expect(error(text) == "line 2: the line is longer than 1048576 bytes")
  }

  @Test func moreContactsThanADeviceHasAreRefused() {
    let contacts = (0..<300).map { "[\($0),\"b\",0,0]" }.joined(separator: ",")
    #expect(
      error(header + "{\"t\":0,\"c\":[\(contacts)]}")
        == "line 2: slot or contact 257 is beyond the limit of 256")
    let hovers = (0..<300).map { "[\($0),\"e\",0,0]" }.joined(separator: ",")
    #expect(
      error(header + "{\"t\":0,\"c\":[],\"h\":[\(hovers)]}")
        == "line 2: hovering pointer 257 is beyond the limit of 256")
  }

  /// The writer refuses frames that would not read back, and the next frame counts on.
  @Test func moreThanReadsBackIsNotWritten() throws {
    let writer = try RecordingWriter(header: RecordingHeader()) { _ in }
    func frame(_ contacts: Range<Int>, _ hovers: Range<Int>, samples: Int = 0) -> InputFrame {
      InputFrame(
        time: 0, contacts: contacts.map { Contact(id: $0, phase: .began, position: .zero) },
        coalesced: (0..<samples).map { _ in
          CoalescedContact(time: 0, contact: Contact(id: 0, phase: .moved, position: .zero))
        },
        hovers: hovers.map { HoverSample(id: $0, phase: .entered, position: .zero) })
    }
    try writer.write(frame(0..<200, 0..<200))
    #expect(throws: RecordingError(.tooManyContacts(257, limit: 256), at: .line(3))) {
      try writer.write(frame(200..<257, 200..<201))
    }
    #expect(throws: RecordingError(.tooManyHovers(257, limit: 256), at: .line(3))) {
      try writer.write(frame(200..<201, 200..<257))
    }
    try writer.write(frame(200..<256, 200..<256))

    let other = try RecordingWriter(header: RecordingHeader()) { _ in }
    let limit = LineScanner.longestLine
    #expect(throws: RecordingError(.lineTooLong(limit: limit), at: .line(2))) {
      try other.write(frame(0..<1, 0..<0, samples: limit / 10))
    }
    try other.write(frame(0..<1, 0..<0))
  }

  @Test func aRecordingMayEndWhilePointersHover() throws {
    let text =
      header + #"{"t":0,"c":[[1,"b",0,0]],"h":[[1,"e",5,5]]}"# + "\n"
      + #"{"t":1,"c":[[1,"e",0,0]]}"#
    let reader = try RecordingReader(.text(text))
    var frames: [InputFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    #expect(frames.map(\.hovers.count) == [1, 0])
    #expect(reader.notes.isEmpty)
  }

  @Test func aFrameThatBreaksTheRulesIsNotWritten() throws {
    var bytes: [UInt8] = []
    let writer = try RecordingWriter(header: RecordingHeader()) { bytes.append(contentsOf: $0) }
    #expect(throws: RecordingError(.invalidFrame(InputError(reason: .notFinite)), at: .line(2))) {
      try writer.write(InputFrame(time: .nan, contacts: []))
    }
    try writer.write(InputFrame(time: 1, contacts: []))
    try writer.finish()
    #expect(String(decoding: bytes, as: UTF8.self) == header + "{\"t\":1,\"c\":[]}\n")
  }

  @Test func piecesOfAnySizeReadAlike() throws {
    var random = RandomFrames(seed: 7)
    let recording = Recording(frames: random.frames(800))
    let bytes = try recording.encoded()
    #expect(bytes.count > 2 * LineScanner.headLength)
    for size in [13, 1000, 65_536, 1 << 20] {
      var position = 0
      let source = ByteSource { (target) throws(RecordingError) -> Int in
        let count = min(size, target.count, bytes.count - position)
        for index in 0..<count { target[index] = bytes[position + index] }
        position += count
        return count
      }
      #expect(try Recording.read(source) == recording, "\(size)")
    }
  }

  @Test func aLongRecordingIsHandedOverInPieces() throws {
    var random = RandomFrames(seed: 3)
    var pieces: [Int] = []
    let writer = try RecordingWriter(header: RecordingHeader()) { pieces.append($0.count) }
    for frame in random.frames(2000) { try writer.write(frame) }
    #expect(pieces.count > 2 && pieces.allSatisfy { $0 < 1 << 16 })
    try writer.finish()
  }

  @Test func afterAnErrorOfTheSourceNothingMoreIsRead() throws {
    let frames = [InputFrame(time: 0, contacts: []), InputFrame(time: 1, contacts: [])]
    let bytes = try Recording(frames: frames).encoded().dropLast(4)
    var hasRead = false
    let source = ByteSource { (target) throws(RecordingError) -> Int in
      guard !hasRead else { throw RecordingError(.unreadable("gone")) }
      hasRead = true
      for (index, byte) in bytes.enumerated() { target[index] = byte }
      return bytes.count
    }
    let reader = try RecordingReader(source)
    _ = try reader.next()
    #expect(throws: RecordingError.self) { try reader.next() }
    #expect(try reader.next() == nil)
  }
}
