import Dactyl
import Testing

@testable import DactylRecordings

/// Recordings one after another in one source.
struct StreamTests {
  private let header = #"{"dactyl":"recording","version":1}"# + "\n"
  private let tap = """
    {"dactyl":"recording","version":1,"name":"tap"}
    {"t":0,"c":[[1,"b",1,1]]}
    {"t":0.1,"c":[[1,"e",1,1]]}

    """

  /// Each recording's result: the number of frames, or the error.
  private func outcomes(_ text: String) throws -> [String] {
    let stream = try RecordingStream(.text(text))
    var outcomes: [String] = []
    while true {
      do throws(RecordingError) {
        guard let reader = try stream.next() else { return outcomes }
        var count = 0
        while try reader.next() != nil { count += 1 }
        outcomes.append("\(stream.number): \(reader.header.name ?? "?"), \(count) frames")
      } catch {
        outcomes.append("\(stream.number): \(error)")
      }
      try #require(outcomes.count < 100, "the stream has no end")
    }
  }

  @Test func eachHeaderBeginsARecording() throws {
    #expect(
      try outcomes(tap + header + "\n" + tap) == [
        "1: tap, 2 frames", "2: ?, 0 frames", "3: tap, 2 frames",
      ])
  }

  @Test func recordingsReadAsTheyDoAlone() throws {
    var bytes: [UInt8] = []
    var recordings: [Recording] = []
    for seed in 0..<5 {
      var random = RandomFrames(seed: UInt64(seed))
      let name = "recording \(seed) \"ü\""
      recordings.append(Recording(header: RecordingHeader(name: name), frames: random.frames(300)))
      bytes += try recordings[seed].encoded()
    }
    let stream = try RecordingStream(.bytes(bytes))
    for recording in recordings {
      let reader = try #require(try stream.next())
      #expect(reader.header == recording.header)
      var frames: [InputFrame] = []
      while let frame = try reader.next() { frames.append(frame) }
      // As at the end of a single recording, contacts still down are cancelled.
      #expect(frames == (try Recording.read(bytes: recording.encoded())).frames)
    }
    #expect(try stream.next() == nil)
  }

  @Test func aFingerThatIsDownAtTheEndOfARecordingIsNotDownInTheNext() throws {
    let cut = header + #"{"t":5,"c":[[1,"b",1,1]]}"# + "\n"
    #expect(try outcomes(cut + tap) == ["1: ?, 2 frames", "2: tap, 2 frames"])
  }

  @Test(arguments: [
    (#"{"t":0,"c":[[1,"#, "line 5: expected one of the phases b, m, s, e and c"),
    (
      #"{"t":0,"c":[[1,"m",0,0]]}"#,
      "line 5: contact 1 moved without having begun"
    ),
    ("what is this", "line 5: expected {"),
    (String(repeating: "x", count: 3 << 20), "line 5: the line is longer than 1048576 bytes"),
  ])
  func aWrongRecordingHidesNoneAfterIt(line: String, words: String) throws {
    let rest = #"{"t":1,"c":[]}"# + "\n"
    #expect(
      try outcomes(tap + header + line + "\n" + rest + tap) == [
        "1: tap, 2 frames", "2: \(words)", "3: tap, 2 frames",
      ])
  }

  /// Wherever in a piece the long line begins and ends.
  @Test(arguments: [0, 1000, 60_000])
  func aLineThatIsTooLongHidesNoneAfterIt(before: Int) throws {
    for more in stride(from: 1, to: 200_000, by: 39_989) {
      // So long that its end cannot be in memory with its beginning.
      let long = String(repeating: "b", count: 3 * LineScanner.longestLine + more)
      let lines = try LineScanner(
        .text(String(repeating: "a", count: before) + "\n\(long)\nnext\nlast"))
      #expect(try lines.next()?.count == before)
      #expect(throws: RecordingError(.lineTooLong(limit: 1 << 20), at: .line(2))) {
        _ = try lines.next()
      }
      #expect(try lines.next().map { String(decoding: $0, as: UTF8.self) } == "next")
      #expect(lines.line == 3)
      #expect(try lines.next().map { String(decoding: $0, as: UTF8.self) } == "last")
      #expect(try lines.next() == nil)
    }
  }

  @Test func aHeaderOfAnUnknownVersionHidesNoneAfterIt() throws {
    #expect(
      try outcomes(tap + #"{"dactyl":"recording","version":2}"# + "\n" + tap) == [
        "1: tap, 2 frames", "2: line 4: version 2 of the format is not known; 1 is",
        "3: tap, 2 frames",
      ])
  }

  @Test func whatAReaderLeavesUnreadIsPassedOver() throws {
    let stream = try RecordingStream(.text(tap + tap + tap))
    while let reader = try stream.next() { #expect(reader.header.name == "tap") }
    #expect(stream.number == 4)
  }

  @Test func aReaderOfOneRecordingRefusesASecond() {
    #expect(
      throws: RecordingError(
        .malformed("a frame, found the header of another recording"), at: .line(4))
    ) { try Recording.read(.text(tap + tap)) }
  }

  @Test func anyOtherFormatIsOneRecording() throws {
    #expect(try outcomes(Sample.evemu.text).count == 1)
    #expect(
      try outcomes("") == ["1: line 1: the recording is empty: expected a header or an event"])
    #expect(
      try outcomes("hello\n" + tap) == [
        "1: line 1: expected a recording of Dactyl's own, or of evemu, evtest, getevent or libinput record",
        "2: tap, 2 frames",
      ])
  }
}
