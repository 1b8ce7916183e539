import Dactyl

/// Sends random streams to recognisers, and reports broken laws with the shortest streams found.
///
/// ```swift
/// #expect(lawViolations { [DialGestureRecognizer()] }.isEmpty)
/// ```
///
/// The streams have up to five fingers that tap, rest, drift, drag, join, leave and are cancelled,
/// with pauses on both sides of every usual time limit. For every eighth stream, the check also
/// replays the frames and compares the recognisers with new ones.
///
/// - Parameters:
///   - streams: how many streams to send, default 1000; about a millisecond each.
///   - seed: the first stream's seed; the others follow. Default 1.
///   - interfering: if true, actions randomly disable and remove recognisers and views, set states,
///     send frames and cancel touches (SPEC D13); default false.
///   - make: returns new recognisers with the same settings at every call.
/// - Returns: One violation for each broken law; empty if all hold.
public func lawViolations(
  streams: Int = 1000, seed: UInt64 = 1, interfering: Bool = false,
  of make: @escaping () -> [GestureRecognizer]
) -> [LawViolation] {
  var violations: [LawViolation] = []
  for number in 0..<streams {
    let streamSeed = seed &+ UInt64(number)
    let frames = RandomStream.frames(seed: streamSeed)
    let checking = LawChecking(seed: streamSeed, interfering: interfering, make: make)
    let isThorough = number % 8 == 0
    for finding in checking.findings(in: frames, thoroughly: isThorough)
    where !violations.contains(where: { $0.law == finding.law }) {
      violations.append(
        LawViolation(
          law: finding.law, detail: finding.detail, seed: streamSeed,
          frames: checking.shorten(frames, breaking: finding)))
    }
  }
  return violations
}

/// The checks for one seed.
struct LawChecking {
  let seed: UInt64
  let interfering: Bool
  let make: () -> [GestureRecognizer]

  /// A law that was broken.
  struct Finding {
    var law: Law
    var detail: String
    /// True if playing the stream once did not reveal it.
    var isThorough: Bool
  }

  /// The laws that a stream breaks, in the order of `Law`.
  func findings(in frames: [InputFrame], thoroughly: Bool) -> [Finding] {
    let run = newRun()
    run.play(frames)
    let plain = run.findings
    if thoroughly {
      checkRepetition(of: frames, after: run)
      checkMemory(of: run, after: frames.last?.time ?? 0)
    }
    return Law.allCases.compactMap { law in
      run.findings[law].map {
        Finding(law: law, detail: $0, isThorough: plain[law] == nil)
      }
    }
  }

  /// Shortens a stream while it still breaks the law.
  func shorten(_ frames: [InputFrame], breaking finding: Finding) -> [InputFrame] {
    var shortest = frames
    var attempts = 400
    var hasShortened = true
    while hasShortened, attempts > 0 {
      hasShortened = false
      for candidate in StreamShortening.candidates(for: shortest) {
        attempts -= 1
        if attempts == 0 { break }
        if findings(in: candidate, thoroughly: finding.isThorough)
          .contains(where: { $0.law == finding.law })
        {
          shortest = candidate
          hasShortened = true
          break
        }
      }
    }
    return shortest
  }

  private func newRun() -> LawRun { LawRun(make(), seed: seed, interfering: interfering) }

  private func checkRepetition(of frames: [InputFrame], after run: LawRun) {
    let again = newRun()
    // Without interference, skip the deadlines. With it, a frame sent from a late deadline's action
    // would come before the frame that fired the deadline.
    again.play(frames, meetingDeadlines: interfering)
    if again.transitions != run.transitions {
      run.find(
        .sameFramesSameTransitions,
        LawChecking.difference(run.transitions, again.transitions))
    }
  }

  /// Plays a few plain gestures to the used recognisers and to new ones.
  private func checkMemory(of run: LawRun, after time: Double) {
    let touchCount = run.touchCount
    let later = max(run.window.currentTime, time) + 2
    let probe = LawChecking.probe(at: later)
    run.restore()
    run.play(probe)
    let fresh = LawRun(make(), seed: seed, interfering: false)
    fresh.play(probe)
    if run.transitions != fresh.transitions {
      run.find(.resetForgets, LawChecking.difference(fresh.transitions, run.transitions))
    }
    run.checkTouches(before: touchCount)
  }

  private static func probe(at time: Double) -> [InputFrame] {
    let timeline = """
      1: down(200,150) 60ms up 120ms down(200,150) 60ms up 900ms \
      down(60,60) 700ms up 700ms down(100,100) move(300,100 over 200ms) up 700ms \
      down(150,150) move(60,150 over 200ms) up; \
      2: 2740ms down(250,150) move(340,150 over 200ms) 20ms up
      """
    guard let timeline = try? Timeline(timeline, sampleRate: 25) else {
      preconditionFailure("the probe is well written")
    }
    return timeline.frames.map { InputFrame(time: $0.time + time, contacts: $0.contacts) }
  }

  private static func difference(_ expected: [Transition], _ found: [Transition]) -> String {
    for (expected, found) in zip(expected, found) where expected != found {
      return "\(found) at \(found.time) s instead of \(expected) at \(expected.time) s"
    }
    return expected.count > found.count
      ? "\(expected[found.count]) is missing" : "\(found[expected.count]) is too much"
  }
}
