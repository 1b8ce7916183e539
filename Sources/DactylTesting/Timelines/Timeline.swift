import Dactyl

/// What fingers do, written in one line.
///
/// ```swift
/// try touches("1: down(0,0) 16ms move(12,0) 16ms up")
/// try touches("1: down(100,100) move(50,100 over 200ms) up; 2: 30ms down(200,100) 170ms up")
/// ```
///
/// One lane for each finger, separated by `;` or a new line. A lane may begin with the finger's
/// number and what touches (`1:`, `2 pencil:`, `3 pointer:`, `4 indirect:`); without a number,
/// lanes are counted. All lanes begin at time 0, and every step follows the one before it in its
/// lane:
///
/// - `16ms`, `0.5s`: time passes; at the end of a lane it makes the whole timeline last that long.
/// - `down(x,y)`: the finger comes down; later in the lane `down` alone, where it was lifted.
/// - `move(x,y)`: one sample there, now.
/// - `move(x,y over 100ms)`: samples on a straight way, at the sample rate, the last after 100 ms.
/// - `up`, `up(x,y)`: the finger is lifted, where it is or there. It may come down again in the
///   same lane.
/// - `cancel`: the system takes the touch away.
///
/// Numbers may have signs and decimals; times are kept to the microsecond.
public struct Timeline: Sendable {
  let composer: FrameComposer

  /// Reads a timeline; moves with a duration are sampled `sampleRate` times a second, default 120.
  ///
  /// - Throws: `TimelineError`, with the place, where a step is unknown or impossible.
  public init(_ text: String, sampleRate: Double = 120) throws(TimelineError) {
    precondition(sampleRate > 0, "a sample rate is above 0")
    var parser = TimelineParser(text, sampleRate: sampleRate)
    composer = try parser.parse()
  }

  /// The frames a device would send, from time 0 on.
  public var frames: [InputFrame] { composer.frames() }
}

/// The frames of a timeline; `Timeline` says how to write one.
///
/// - Throws: `TimelineError`, with the place, where a step is unknown or impossible.
public func touches(
  _ timeline: String, sampleRate: Double = 120
) throws(TimelineError) -> [InputFrame] {
  try Timeline(timeline, sampleRate: sampleRate).frames
}
