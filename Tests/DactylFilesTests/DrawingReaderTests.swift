import Dactyl
import DactylFiles
import DactylStrokes
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
    ("{", "not JSON"), ("[]", "expected an object"), ("{\"label\":\"a\"}", "strokes is missing"),
    (#"{"label":"a","strokes":[[[1]]]}"#, "a point needs two coordinates"),
    (#"{"label":"a","strokes":[[["1",2]]]}"#, "expected a number at strokes.0.0.0"),
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

  @Test(arguments: [
    ("", "line 1: no gesture"), ("no", "line 1: no gesture"),
    ("<!DOCTYPE a [<!ENTITY b 'c'>]>\n", "line 1: expected no rules in the document type"),
    ("\n<Gesture Name='a'>", "line 2: expected </Gesture>"),
    ("<Gesture Name='a'><Point", "line 1: expected the end of a tag"),
    ("<Gesture Name=a>", "line 1: expected a value in quotation marks"),
    ("<Gesture Name='a\n", "line 2: expected the end of a value"),
    ("<Gesture Name>", "line 1: expected a name, = and a value"),
    ("< >", "line 1: expected a name"), ("<!-- \n", "line 2: expected -->"),
  ])
  func brokenXMLIsRefused(text: String, expected: String) {
    do {
      _ = try GestureLog.read(Data(text.utf8))
      Issue.record("it was read")
    } catch {
      #expect("\(error)" == expected)
    }
  }

  @Test func namesMayHaveEntitiesAndBlanksBeforeTheEnd() throws {
    let log = """
      <?xml version='1.0'?><!-- <a> -->
      <Gesture Name = '&lt;&amp;&gt;&quot;&apos;' ></Gesture >
      """
    #expect(try GestureLog.read(Data(log.utf8)).map(\.label) == ["<&>\"'"])
  }
}
