import Dactyl
import DactylRecordings
import Foundation
import Testing

@testable import ToolCommands

@Suite struct LiveRecorderTests {
  @Test func aRecordingGoesOnAfterTheWindowHasTakenEverythingAway() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    func frame(_ time: Double, _ phase: TouchPhase) -> InputFrame {
      InputFrame(time: time, contacts: [Contact(id: 1, phase: phase, position: Point(5, 5))])
    }
    let recorder = try LiveRecorder(path)
    try recorder.begin(RecordingHeader(size: Size(width: 100, height: 100)))
    try recorder.add(frame(0, .began))
    try recorder.cancel(at: 0.1)
    // The device still tells of the finger that the window has forgotten.
    try recorder.add(frame(0.2, .moved))
    try recorder.add(frame(0.3, .ended))
    try recorder.add(frame(0.4, .began))
    try recorder.add(frame(0.5, .ended))
    recorder.finish()
    let reader = try RecordingReader(path: path, options: ReadingOptions())
    var phases: [TouchPhase] = []
    while let frame = try reader.next() { phases += frame.contacts.map(\.phase) }
    #expect(phases == [.began, .cancelled, .began, .ended])
  }

  @Test func whateverTheWindowTakesIsRecorded() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let recorder = try LiveRecorder(path)
    try recorder.begin(RecordingHeader(size: Size(width: 100, height: 100)))
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    var random = SystemRandomNumberGenerator()
    var taken = 0
    for step in 0..<3000 {
      func contact() -> Contact {
        let phase: [TouchPhase] = [.began, .moved, .stationary, .ended, .cancelled]
        return Contact(
          id: .random(in: 1...3, using: &random), phase: phase.randomElement(using: &random)!,
          position: Point(5, 5))
      }
      func hover() -> HoverSample {
        HoverSample(
          id: .random(in: 1...2, using: &random),
          phase: HoverSample.Phase.allCases.randomElement(using: &random)!, position: Point(5, 5))
      }
      let contacts = (0..<Int.random(in: 0...2, using: &random)).map { _ in contact() }
      let merged = contacts.filter { $0.phase == .moved }.map {
        CoalescedContact(time: Double(step), contact: $0)
      }
      let frame = InputFrame(
        time: Double(step), contacts: contacts, coalesced: merged,
        hovers: Bool.random(using: &random) ? [hover()] : [])
      // As a live session does.
      if (try? window.send(frame)) != nil {
        try recorder.add(frame)
        taken += 1
      } else {
        window.cancelAllTouches()
        try recorder.cancel(at: Double(step))
      }
      // As a program may.
      if step % 50 == 0 { window.cancelAllTouches() }
    }
    recorder.finish()
    let reader = try RecordingReader(path: path, options: ReadingOptions())
    var read = 0
    while try reader.next() != nil { read += 1 }
    #expect(read >= taken)
  }
}
