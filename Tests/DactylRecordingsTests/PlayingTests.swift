import Dactyl
import DactylRecordings
import DactylTesting
import Testing

/// A recording has the same effect in a window as its device had.
struct PlayingTests {
  /// A mouse enters, moves, clicks and leaves; a pencil approaches and stays.
  private let frames = [
    InputFrame(
      time: 0, contacts: [], hovers: [HoverSample(id: 1, phase: .entered, position: Point(10, 10))]),
    InputFrame(
      time: 0.1, contacts: [], hovers: [HoverSample(id: 1, phase: .moved, position: Point(40, 10))]),
    InputFrame(
      time: 0.2,
      contacts: [Contact(id: 1, phase: .began, position: Point(40, 10), kind: .indirectPointer)],
      hovers: [HoverSample(id: 1, phase: .exited, position: Point(40, 10))]),
    InputFrame(
      time: 0.25,
      contacts: [
        Contact(
          id: 1, phase: .ended, position: Point(40, 10), kind: .indirectPointer, isEstimated: true)
      ]),
    InputFrame(
      time: 1, contacts: [],
      hovers: [
        HoverSample(id: 7, phase: .entered, position: Point(5, 5), kind: .pencil, zOffset: 0.5)
      ]),
  ]

  private func trace(of frames: [InputFrame]) throws -> (String, TraceRecorder) {
    let test = GestureTest(HoverGestureRecognizer(), TapGestureRecognizer())
    try test.window.play(frames)
    return (test.trace(.times), test.recorder)
  }

  @Test func hoversAndTouchesPlayAsTheyWereRecorded() throws {
    let (live, recorder) = try trace(of: frames)
    #expect(recorder.frames == frames)
    let bytes = try Recording(frames: recorder.frames).encoded()
    let recording = try Recording.read(bytes: bytes)
    #expect(recording.frames == frames)
    let (replayed, _) = try trace(of: recording.frames)
    #expect(replayed == live)
    #expect(
      live == "0ms hover began · 100ms hover changed · 200ms hover ended · 250ms tap recognized"
        + " · 1000ms hover began")
  }
}
