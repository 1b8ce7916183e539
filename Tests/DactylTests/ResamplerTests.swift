import Dactyl
import DactylTesting
import Testing

@Suite struct ResamplerTests {
  private var resampler = Resampler()

  /// A finger that goes right at 1000 pt a second, sampled at 125 Hz from 0.
  private func drag(_ count: Int, fingers: Int = 1) -> [InputFrame] {
    (0...count).map { step in
      let time = Double(step) * 0.008
      return InputFrame(
        time: time,
        contacts: (1...fingers).map { finger in
          Contact(
            id: finger, phase: step == 0 ? .began : step == count ? .ended : .moved,
            position: Point(time * 1000, Double(finger) * 100))
        })
    }
  }

  /// Passes frames through at 60 Hz as a host does, with all input up to a display frame.
  private mutating func pass(_ input: [InputFrame], displayFrames: Int) -> [[InputFrame]] {
    var waiting = input[...]
    return (1...displayFrames).map { step in
      let now = Double(step) / 60
      while let frame = waiting.first, frame.time <= now {
        resampler.add(frame)
        waiting.removeFirst()
      }
      return resampler.frames(until: now)
    }
  }

  @Test mutating func givesOneEvenSampleForEachDisplayFrame() {
    let output = pass(drag(40), displayFrames: 15)
    for (step, frames) in output.enumerated().dropFirst() {
      #expect(frames.count == 1)
      let time = Double(step + 1) / 60 - 0.005
      #expect(abs(frames[0].time - time) < 1e-12)
      // With constant motion, the line is exact between real samples and beyond the last.
      #expect(abs(frames[0].contacts[0].position.x - time * 1000) < 1e-9)
      #expect(frames[0].contacts[0].isEstimated)
    }
  }

  @Test mutating func whatIsLeftAtTheEndIsGivenAsItWas() throws {
    for frame in drag(4).dropLast() { resampler.add(frame) }
    let last = try #require(resampler.flush().last)
    #expect(last.time == 0.024 && last.contacts.map(\.position) == [Point(24, 100)])
    #expect(!last.contacts[0].isEstimated && last.coalesced.map(\.time) == [0.008, 0.016])
  }

  /// SPEC B2
  @Test mutating func nothingComesBeforeWhatWasFlushed() {
    let input = drag(4)
    for frame in input.dropLast() { resampler.add(frame) }
    let given = resampler.flush().last!.time
    var late = InputFrame(time: given + 0.008, contacts: [input[4].contacts[0]])
    var merged = late.contacts[0]
    merged.phase = .moved
    late.coalesced = [CoalescedContact(time: given - 0.004, contact: merged)]
    resampler.add(late)
    #expect(resampler.flush().allSatisfy { $0.coalesced.allSatisfy { $0.time >= given } })
  }

  @Test mutating func touchesBeginAndEndAsTheDeviceSaid() {
    let input = drag(20)
    let output = pass(input, displayFrames: 20).flatMap { $0 }
    #expect(output.first == input.first)
    let last = output.last!
    #expect(last.time == input.last!.time && last.contacts[0].phase == .ended)
    #expect(last.contacts == input.last!.contacts)
  }

  /// SPEC A7: every real sample arrives once, in its order.
  @Test mutating func noRealSampleIsLost() {
    let input = drag(33, fingers: 2)
    let output = pass(input, displayFrames: 30).flatMap { $0 }
    var times: [Double] = []
    for frame in output {
      times += frame.coalesced.filter { $0.contact.id == 2 }.map(\.time)
      times += frame.contacts.filter { $0.id == 2 && !$0.isEstimated }.map { _ in frame.time }
    }
    #expect(times == input.map(\.time))
  }

  @Test mutating func framesAreFitToBeSent() throws {
    var random = SplitMix64(seed: 3)
    for seed in 0..<50 {
      resampler = Resampler()
      let pan = PanGestureRecognizer()
      let test = GestureTest(pan, PinchGestureRecognizer(), TapGestureRecognizer())
      var input = try Timeline(
        """
        1: down(10,10) move(300,90 over 200ms) 60ms up 20ms down(10,10) 10ms up
        2: \(random.pick(1...90))ms down(200,300) move(90,400 over 160ms) up
        """, sampleRate: Double(random.pick(50...250))
      ).frames
      // Late frames reach the host with a delay.
      let delay = seed % 2 == 0 ? 0 : 0.012
      var displayTime = 0.0
      while displayTime < 0.6 {
        displayTime += 1.0 / 60
        while let frame = input.first, frame.time + delay <= displayTime {
          resampler.add(frame)
          input.removeFirst()
        }
        try test.window.play(resampler.frames(until: displayTime))
      }
      try test.window.play(resampler.flush())
      #expect(test.window.touches.isEmpty)
    }
  }

  @Test mutating func neverGoesFartherAheadThanItMay() {
    resampler = Resampler(latency: 0, maximumExtrapolation: 0.003)
    for frame in drag(5).dropLast() { resampler.add(frame) }
    _ = resampler.frames(until: 0.03)
    let frame = resampler.frames(until: 0.045)
    #expect(abs(frame[0].contacts[0].position.x - 35) < 1e-9)
  }

  @Test mutating func goesBackToWhereTheFingerStopped() {
    resampler = Resampler(latency: 0)
    for frame in drag(5).dropLast() { resampler.add(frame) }
    _ = resampler.frames(until: 0.036)
    #expect(resampler.frames(until: 0.2).last!.contacts[0].position.x == 32)
    #expect(resampler.frames(until: 0.3).isEmpty)
  }

  @Test mutating func flushGivesWhatIsLeft() {
    for frame in drag(6) { resampler.add(frame) }
    #expect(resampler.flush().last!.contacts[0].phase == .ended)
    #expect(resampler.flush().isEmpty)
  }

  /// SPEC E2, A7: resampled positions far off the path change no velocity.
  @Test func aDragFollowsPlacesThatWereMadeUp() throws {
    let pan = PanGestureRecognizer()
    let test = GestureTest(pan)
    for (step, x) in [0.0, 20, 40, 80].enumerated() {
      let contact = Contact(
        id: 1, phase: step == 0 ? .began : .moved, position: Point(x, 0), isEstimated: step == 3)
      try test.window.send(InputFrame(time: 0.01 * Double(step), contacts: [contact]))
    }
    #expect(pan.translation(in: nil).dx > 60)
  }

  @Test mutating func onlyPlacesThatWereMeasuredAreReal() {
    for frame in drag(4).prefix(2) { resampler.add(frame) }
    #expect(resampler.flush().flatMap(\.contacts).map(\.isEstimated) == [false, false])
  }

  @Test func madeUpSamplesNeverEnterAVelocity() throws {
    func run(madeUp: Bool) throws -> [Vector] {
      let pan = PanGestureRecognizer()
      let test = GestureTest(pan)
      var velocities: [Vector] = []
      for (step, frame) in drag(20, fingers: 2).enumerated() {
        var frame = frame
        if madeUp, step % 3 == 2 {
          frame.coalesced = frame.contacts.map { CoalescedContact(time: frame.time, contact: $0) }
          for index in frame.contacts.indices {
            frame.contacts[index].isEstimated = true
            frame.contacts[index].position.y += 5 + Double(step % 4) * 30
          }
        }
        try test.window.send(frame)
        velocities.append(pan.velocity(in: nil))
      }
      return velocities
    }
    let real = try run(madeUp: false)
    #expect(try run(madeUp: true) == real)
    #expect(real.contains { $0.dx > 900 })
  }
}
