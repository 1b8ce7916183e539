import Dactyl

/// Fingers' movements, written in one line.
///
/// ```swift
/// try touches("1: down(0,0) 16ms move(12,0) 16ms up")
/// try touches("1: down(100,100) move(50,100 over 200ms) up; 2: 30ms down(200,100) 170ms up")
/// ```
///
/// One lane for each finger, separated by `;` or a new line. A lane may begin with the finger's
/// number and kind (`1:`, `2 pencil:`, `3 pointer:`, `4 indirect:`); without a number, lanes are
/// counted. All lanes begin at time 0, and every step follows the one before it in its lane:
///
/// - `16ms`, `0.5s`: time passes; at the end of a lane it extends the whole timeline.
/// - `down(x,y)`: the finger touches; later in the lane `down` alone repeats the last place.
/// - `move(x,y)`: one sample there, now.
/// - `move(x,y over 100ms)`: samples along a straight line, at the sample rate, the last after 100
///   ms.
/// - `up`, `up(x,y)`: the finger lifts. It may touch again in the same lane.
/// - `cancel`: the system cancels the touch.
///
/// Numbers may have signs and decimals; times are kept to the microsecond.
public struct Timeline: Sendable {
  let composer: FrameComposer

  /// Reads a timeline; moves with a duration take `sampleRate` samples a second, default 120.
  ///
  /// - Throws: `TimelineError`, with the place of an unknown or impossible step.
  public init(_ text: String, sampleRate: Double = 120) throws(TimelineError) {
    precondition(sampleRate > 0, "a sample rate is above 0")
    var parser = TimelineParser(text, sampleRate: sampleRate)
    composer = try parser.parse()
  }

  /// A device's frames, from time 0 on.
  public var frames: [InputFrame] { composer.frames() }
}

/// The frames of a timeline; `Timeline` describes the notation.
///
/// - Throws: `TimelineError`, with the place of an unknown or impossible step.
public func touches(
  _ timeline: String, sampleRate: Double = 120
) throws(TimelineError) -> [InputFrame] {
  try Timeline(timeline, sampleRate: sampleRate).frames
}
