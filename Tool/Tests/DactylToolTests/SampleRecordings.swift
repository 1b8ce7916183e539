import Dactyl
import DactylRecordings
import DactylTesting
import Foundation
import Testing

/// The recordings in Examples/Recordings, as timelines of simulated fingers.
///
/// `DACTYL_WRITE_SAMPLES=1 swift test --package-path Tool --filter SampleRecordings` writes them
/// anew.
@Suite struct SampleRecordings {
  static let timelines: [(name: String, timeline: String)] = [
    ("tap", "1: down(180,120) 60ms up"),
    ("double-tap", "1: down(180,120) 60ms up 120ms down(184,117) 60ms up"),
    ("long-press", "1: down(90,60) 900ms up"),
    ("drag", "1: down(60,120) 20ms move(290,140 over 600ms) 80ms up"),
    (
      "pinch-open-twice",
      """
      1: down(150,120) 20ms move(100,110 over 300ms) 10ms up 500ms down(150,120) 20ms \
      move(110,130 over 300ms) 10ms up
      2: down(210,120) 20ms move(260,130 over 300ms) 10ms up 500ms down(210,120) 20ms \
      move(250,110 over 300ms) 10ms up
      """
    ),
    (
      "two-finger-triple-tap",
      """
      1: down(150,120) 70ms up 130ms down(151,122) 60ms up 140ms down(149,121) 70ms up
      2: 12ms down(210,118) 62ms up 122ms down(212,119) 66ms up 130ms down(211,121) 66ms up
      """
    ),
    (
      "four-fingers-drag-down",
      """
      1: down(90,40) 30ms move(92,190 over 400ms) 20ms up
      2: 8ms down(140,30) 22ms move(141,182 over 400ms) 24ms up
      3: 8ms down(190,32) 22ms move(190,185 over 400ms) 22ms up
      4: 15ms down(240,45) 15ms move(238,195 over 400ms) 26ms up
      """
    ),
    ("drag-taken-away", "1: down(60,120) 20ms move(200,120 over 300ms) cancel"),
    ("swipe-right", "1: down(80,120) 10ms move(280,124 over 100ms) up"),
    (
      "check-mark",
      "1: down(110,120) 10ms move(140,160 over 110ms) move(230,60 over 220ms) 20ms up"
    ),
    ("circle", circle),
    (
      "scratch-out",
      """
      1: down(190,110) 10ms move(272,118 over 80ms) move(188,126 over 80ms) move(274,135 over 80ms) \
      move(190,144 over 80ms) move(270,152 over 80ms) 10ms up
      """
    ),
  ]

  /// A slightly oval circle of 70 pt about (180, 120), like a hand's.
  private static var circle: String {
    var steps = ["1: down(180,50)"]
    for step in 1...60 {
      let angle = -Double.pi / 2 + Double(step) / 60 * 2.05 * .pi
      let x = (180 + 72 * cosine(angle) + 2 * sine(3 * angle)).rounded()
      let y = (120 + 68 * sine(angle)).rounded()
      steps.append("10ms move(\(Int(x)),\(Int(y)))")
    }
    return steps.joined(separator: " ") + " 10ms up"
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples/Recordings").standardized

  @Test(arguments: timelines.indices)
  func everySampleIsWhatTheSimulatedFingersMake(index: Int) throws {
    let sample = Self.timelines[index]
    let recording = Recording(
      header: RecordingHeader(
        device: "Dactyl's simulated fingers", size: Size(width: 360, height: 240)),
      frames: try touches(sample.timeline))
    let bytes = Data(try recording.encoded())
    let file = Self.folder.appending(path: "\(sample.name).jsonl")
    if ProcessInfo.processInfo.environment["DACTYL_WRITE_SAMPLES"] != nil {
      try bytes.write(to: file)
    }
    #expect(try Data(contentsOf: file) == bytes)
  }
}
