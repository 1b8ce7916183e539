import Testing

@testable import DactylRecordings

/// The YAML of `libinput record`, and texts that only resemble it.
struct LibinputTests {
  /// The values of a document as words: `a=1 b=[1,2] c={d=x}`.
  private func words(_ text: String) -> String {
    func value(_ reader: inout YAMLReader) throws(RecordingError) -> String {
      var parts: [String] = []
      switch reader.peek {
      case UInt8(ascii: "["):
        try reader.sequence("") { (reader) throws(RecordingError) in
          parts.append(try value(&reader))
        }
        return "[\(parts.joined(separator: ","))]"
      case UInt8(ascii: "{"):
        try reader.mapping("") { (key, reader) throws(RecordingError) in
          parts.append("\(key)=\(try value(&reader))")
        }
        return "{\(parts.joined(separator: ","))}"
      default: return try reader.scalar()
      }
    }
    do {
      var parts: [String] = []
      var reader = try YAMLReader(Array(text.utf8))
      try reader.mapping("names") { (key, reader) throws(RecordingError) in
        parts.append("\(key)=\(try value(&reader))")
      }
      try reader.finish()
      return parts.joined(separator: " ")
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("a: 1\nb: x y # z\n\"c d\": ''\n", "a=1 b=x y c d="),
    ("a: \"x: \\\"y\\\" \\u00e9 # \"\nb: 'it''s'\n", "a=x: \"y\" é #  b=it's"),
    ("a: [1, [x y], {b: c, d: }] # z\nb: {}\n", "a=[1,[x y],{b=c,d=}] b={}"),
    ("a: [1,\n  2, # two\n]\r\nb: a:b#c\r\n", "a=[1,2] b=a:b#c"),
    ("--- # a document\na: -1\n...\n", "a=-1"),
    ("a:\n\nb:\n# c: d\n", "a= b="),
  ])
  func whatToolsWriteIsRead(text: String, expected: String) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    ("a: &b 1\n", "line 1: expected a value, not an anchor or an alias of one"),
    ("a: 1\nb: [*a]\n", "line 2: expected a value, not an anchor or an alias of one"),
    ("a: !!str 1\n", "line 1: expected a value, not a tag"),
    ("a: |\n  b\n", "line 1: expected a value on one line"),
    ("a: 1\n  b: 2\n", "line 2: expected the same indentation as before"),
    ("a: b: c\n", "line 1: expected the end of the line"),
    ("a: \"b\n\"\n", "line 1: expected a closing \" on the same line"),
    ("a: 1\nb\n", "line 2: expected a name and a colon"),
    ("a: 1\n\tb: 2\n", "line 2: expected spaces before it, not tabs"),
    ("a: 1\n---\nb: 2\n", "line 2: expected a single document"),
    ("a: [1, 2\n", "line 2: expected a comma or ]"),
    ("a: \"\\q\"\n", "line 1: expected one of YAML's escapes behind \\"),
    ("- a\n", "line 1: expected names"),
  ])
  func anythingElseIsRefusedWithItsLine(text: String, expected: String) {
    #expect(words(text) == expected)
  }

  @Test func nestingHasAnEnd() {
    let deep = "a: " + String(repeating: "[", count: 100_000) + "\n"
    #expect(words(deep) == "line 1: expected at most 64 levels")
    let dashes = String(repeating: "- ", count: 100_000)
    #expect(
      throws: RecordingError(.malformed("at most 64 levels"), at: .line(3))
    ) { try Recording.read(.text("version: 1\nx:\n  \(dashes)\n")) }
  }

  @Test func blocksAndFlowsSayTheSame() throws {
    let flow = """
      version: 1
      devices:
      - {evdev: {name: pad, absinfo: {53: [0, 9, 0, 0, 1], 54: [0, 9, 0, 0, 1]}, properties: [0]}, events: [
          {evdev: [[0, 1, 3, 57, 5], [0, 1, 3, 53, 7], [0, 1, 0, 0, 0], [0, 2, 3, 57, -1], [0, 2, 0, 0, 0]]}]}

      """
    let block = """
      version: 1
      devices:
        - events:
            - evdev:
                - - 0
                  - 1
                  - 3
                  - 57
                  - 5
                - [0, 1, 3, 53, 7]
                - [0, 1, 0, 0, 0]
            - libinput: {time: 0}
            - evdev:
                - [0, 2, 3, 57, -1]
                - [0, 2, 0, 0, 0]
          evdev:
            name: pad
            absinfo:
              53: [0, 9, 0, 0, 1]
              54: [0, 9, 0, 0, 1]
            properties:
              - 0

      """
    let recording = try Recording.read(.text(flow))
    #expect(recording.frames.count == 2)
    #expect(try Recording.read(.text(block)) == recording)
  }

  @Test func aShortTextNeverStandsForALongOne() {
    var text = "# libinput record\nversion: 1\ndevices:\n- &d\n  evdev: {name: a}\n  events:\n"
    text += "  - &e\n    evdev:\n    - &x [0, 0, 3, 53, 5]\n"
    for item in ["    - *x\n", "  - *e\n", "- *d\n"] {
      text += String(repeating: item, count: 300)
    }
    #expect(
      throws: RecordingError(
        .malformed("a value, not an anchor or an alias of one"), at: .line(4))
    ) { try Recording.read(.text(text)) }
  }

  @Test func veryManyDevicesAreRefused() {
    let device = "- {evdev: {name: a}, events: [{evdev: [[0, 0, 3, 53, 5], [0, 0, 0, 0, 0]]}]}\n"
    let text = "version: 1\ndevices:\n" + String(repeating: device, count: 20_000)
    #expect(throws: RecordingError(.tooManyDevices(limit: 256), at: .line(259))) {
      try Recording.read(.text(text))
    }
  }

  @Test(arguments: [
    ("version: 1\n", "line 1: expected a list of devices at the top"),
    ("version: 2\ndevices: []\n", "line 1: version 2 of the format is not known; 1 is"),
    ("version: [1]\n", "line 1: expected a version at the top"),
    ("# libinput record\nndevices: 1\n", "line 2: expected a version at the top"),
    ("version: 1\ndevices: []\n", "line 2: a device is described, but no event was recorded"),
    ("\n\nhello\n", "line 3: expected a recording of Dactyl's own, or of evemu"),
  ])
  func whatIsMissingIsNamed(text: String, expected: String) {
    do {
      _ = try Recording.read(.text(text))
      Issue.record("it was read")
    } catch {
      #expect("\(error)".hasPrefix(expected), "\(error)")
    }
  }
}
