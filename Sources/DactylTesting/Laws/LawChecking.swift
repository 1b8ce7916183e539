import Dactyl

/// Sends random streams to recognisers and says which laws they break, with the shortest streams found.
///
///     #expect(lawViolations { [DialGestureRecognizer()] }.isEmpty)
///
/// The streams have up to five fingers that tap, rest, drift and drag, join, leave and are taken away, with
/// pauses on both sides of every usual time limit. Of every eighth stream it is also checked that the same frames
/// give the same transitions again, and that afterwards the recognisers act like new ones.
///
/// - Parameters:
///   - streams: how many streams to send, default 1000; about a millisecond each.
///   - seed: of the first stream; the others follow. Default 1.
///   - interfering: whether actions disable and remove recognisers and views, set states, send frames and cancel
///     touches, at random (SPEC D13); default false.
///   - make: gives new recognisers, all with the same settings, at every call.
/// - Returns: One violation for each broken law; empty where all hold.
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
    for (law, detail) in checking.findings(in: frames, thoroughly: isThorough)
    where !violations.contains(where: { $0.law == law }) {
      let short = checking.shorten(frames, breaking: law, thoroughly: isThorough)
      violations.append(
        LawViolation(law: law, detail: detail, seed: streamSeed, frames: short))
    }
  }
  return violations
}

/// The checks of one seed.
struct LawChecking {
  let seed: UInt64
  let interfering: Bool
  let make: () -> [GestureRecognizer]

  /// The laws that a stream breaks, each with a detail, in the order of `Law`.
  func findings(in frames: [InputFrame], thoroughly: Bool) -> [(Law, String)] {
    let run = newRun()
    run.play(frames)
    if thoroughly {
      checkRepetition(of: frames, after: run)
      checkMemory(of: run, after: frames.last?.time ?? 0)
    }
    return Law.allCases.compactMap { law in run.findings[law].map { (law, $0) } }
  }

  /// Leaves out of a stream what is not needed to break a law.
  func shorten(_ frames: [InputFrame], breaking law: Law, thoroughly: Bool) -> [InputFrame] {
    var shortest = frames
    var attempts = 400
    var hasShortened = true
    while hasShortened, attempts > 0 {
      hasShortened = false
      for candidate in StreamShortening.candidates(for: shortest) {
        attempts -= 1
        if attempts == 0 { break }
        if findings(in: candidate, thoroughly: thoroughly).contains(where: { $0.0 == law }) {
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
    again.play(frames, meetingDeadlines: false)
    if again.transitions != run.transitions {
      run.find(
        .sameFramesSameTransitions,
        LawChecking.difference(run.transitions, again.transitions))
    }
  }

  /// Plays a few plain gestures to what has a past and to what has none.
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
    guard let timeline = try? Timeline(timeline, sampleRate: 60) else {
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
