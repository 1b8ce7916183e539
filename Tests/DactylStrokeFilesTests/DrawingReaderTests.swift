import Dactyl
import DactylStrokeFiles
import DactylStrokes
import DactylTesting
import Foundation
import Testing

@Suite struct DrawingReaderTests {
  @Test func linesGiveDrawingsWithTimesInSeconds() throws {
    let text = """
      {"label":"check","subject":"s02","speed":"fast","n":3,"flag":null,"strokes":[[[1,2,0],[3,4,8]]]}

      {"label":"x","flag":"several_attempts","strokes":[[[1,2],[3,4]],[[5,6,7]]],"more":true}
      """
    let drawings = try DrawingLines.read(Data(text.utf8))
    #expect(
      drawings == [
        RecordedDrawing(
          label: "check", subject: "s02", speed: "fast", number: 3,
          strokes: [Stroke([Point(1, 2), Point(3, 4)], times: [0, 0.008])]),
        RecordedDrawing(
          label: "x", flag: "several_attempts",
          strokes: [
            Stroke([Point(1, 2), Point(3, 4)]), Stroke([Point(5, 6)], times: [0.007]),
          ]),
      ])
  }

  @Test(arguments: [
    ("{", "not JSON"), ("[]", "not what is expected"), ("{\"label\":\"a\"}", "strokes is missing"),
    (#"{"label":"a","strokes":[[[1]]]}"#, "a point needs two coordinates"),
    (#"{"label":"a","strokes":[[["1",2]]]}"#, "not what is expected at strokes.0.0.0"),
  ])
  func theFirstWrongLineIsNamed(line: String, reason: String) {
    let text = #"{"label":"a","strokes":[]}"# + "\n\n" + line
    #expect(throws: DrawingFileError.malformed(line: 3, reason: reason)) {
      try DrawingLines.read(Data(text.utf8))
    }
  }

  @Test func logsOfOneStrokeGiveADrawing() throws {
    let log = """
      <?xml version="1.0" encoding="utf-8" standalone="yes"?>
      <Gesture Name="left_curly_brace07" Subject="2" Speed="FAST" NumPts="2">
        <Point X="10.5" Y="-20" T="0" />
        <Point X="11" Y="21" T="17" />
      </Gesture>
      """
    #expect(
      try GestureLog.read(Data(log.utf8)) == [
        RecordedDrawing(
          label: "left_curly_brace", subject: "2", speed: "fast", number: 7,
          strokes: [Stroke([Point(10.5, -20), Point(11, 21)], times: [0, 0.017])])
      ])
  }

  @Test func logsOfSeveralStrokesKeepThemApart() throws {
    let log = """
      <Gesture Name="X~01" Subject="10">
        <Stroke index="1"><Point X="0" Y="0"/><Point X="9" Y="9"/></Stroke>
        <Stroke index="2"><Point X="9" Y="0"/><Point X="0" Y="9"/></Stroke>
      </Gesture>
      """
    #expect(
      try GestureLog.read(Data(log.utf8)) == [
        RecordedDrawing(
          label: "X", subject: "10", number: 1,
          strokes: [
            Stroke([Point(0, 0), Point(9, 9)]), Stroke([Point(9, 0), Point(0, 9)]),
          ])
      ])
  }

  @Test(arguments: [
    ("<Gesture Name='a1'>\n<Point X='1' />\n</Gesture>", 2, "a point needs numbers X and Y"),
    ("<Gesture Name='a1'>\n\n<Point X='1' Y='nan'/></Gesture>", 3, "a point needs numbers X and Y"),
    ("<Gesture>\n</Gesture>", 1, "a gesture without a name"),
    ("<Point X='1' Y='1'/>", 1, "a point outside a gesture"),
    ("<Gestures/>", 1, "no gesture"),
  ])
  func wrongLogsAreNamedByLine(log: String, line: Int, reason: String) {
    #expect(throws: DrawingFileError.malformed(line: line, reason: reason)) {
      try GestureLog.read(Data(log.utf8))
    }
  }

  @Test func whatIsNoUTF8IsRefusedWithItsLine() {
    var log = Array("<Gesture Name='a1'>\n<Stroke index='1'/>\n</Gesture>".utf8)
    log[log.firstIndex(of: UInt8(ascii: "k"))!] = 0xFE
    #expect(throws: DrawingFileError.malformed(line: 2, reason: "expected text in UTF-8")) {
      try GestureLog.read(Data(log))
    }
  }

  /// Each damaged file gives drawings or an error with its line, and nothing else.
  @Test func damagedFilesGiveDrawingsOrAnErrorWithItsLine() {
    let log =
      "<?xml version='1.0'?><!-- x -->\n<Gesture Name='a1' Speed='fast'>\n<Stroke index='1'>"
      + "<Point X='1' Y='&#50;' T='0'/><Point X='3' Y='4' T='8'/></Stroke>\n</Gesture>\n"
    let lines = "{\"label\":\"a\",\"strokes\":[[[1,2,0],[3,4,8]],[[5,6]]]}\n"
    var outcomes = (read: 0, refused: 0)
    for seed in 0..<4000 {
      var random = SplitMix64(seed: UInt64(seed))
      let isLog = random.oneIn(2)
      var bytes = Array((isLog ? log : lines).utf8)
      for _ in 0...random.below(3) {
        let index = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: index)
        case 2:
          bytes.insert(
            contentsOf: Array("<>&'\"?!/-[]{},:".utf8).shuffled(using: &random), at: index)
        default: bytes.removeSubrange(index..<min(index + 9, bytes.count))
        }
      }
      do throws(DrawingFileError) {
        _ = try isLog ? GestureLog.read(Data(bytes)) : DrawingLines.read(Data(bytes))
        outcomes.read += 1
      } catch {
        outcomes.refused += 1
        #expect("\(error)".hasPrefix("line "))
      }
    }
    #expect(outcomes.read > 200 && outcomes.refused > 200, "\(outcomes)")
  }

  @Test func brokenXMLIsRefused() {
    for text in ["", "no", "<Gesture Name='a'><Point", "<Gesture Name='a'></Point>"] {
      #expect(throws: DrawingFileError.self) { try GestureLog.read(Data(text.utf8)) }
    }
  }
}
