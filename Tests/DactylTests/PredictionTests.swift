import Dactyl
import DactylTesting
import Testing

@Suite struct PredictionTests {
  private struct Guess: Equatable {
    var time: Double
    var position: Point
  }

  private func guesses(_ timeline: String, count: Int = 2) throws -> [[Guess]] {
    var guesses: [[Guess]] = []
    let probe = EveryEvent { touch, event in
      guesses.append(
        event.predictedTouches(for: touch).map {
          Guess(time: $0.timestamp, position: $0.location(in: nil))
        })
    }
    let test = GestureTest(probe)
    test.window.predictedTouchCount = count
    try test.run(timeline)
    return guesses
  }

  /// SPEC A7
  @Test func goesOnAtTheSameVelocityAndPace() throws {
    let all = try guesses(
      "1: down(0,0) 8ms move(8,4) 8ms move(16,8) 8ms move(24,12) 8ms move(32,16) 8ms up")
    #expect(all[0].isEmpty && all.last!.isEmpty)
    let last = all[all.count - 2]
    #expect(last.count == 2)
    for (step, guess) in last.enumerated() {
      let ahead = Double(step + 1)
      #expect(abs(guess.time - (0.032 + ahead * 0.008)) < 1e-9)
      #expect(guess.position.distance(to: Point(32 + 8 * ahead, 16 + 4 * ahead)) < 1e-9)
    }
  }

  /// SPEC A7
  @Test func isNeverMixedIntoRealTouches() throws {
    var real: [Bool] = []
    let probe = EveryEvent { touch, event in
      _ = event.predictedTouches(for: touch)
      real.append(!touch.isEstimated && event.allTouches.count == 1)
    }
    try GestureTest(probe).run("1: down(0,0) move(80,0 over 80ms) up")
    #expect(!real.isEmpty && real.allSatisfy { $0 })
  }

  @Test func onlyTheLastMomentCounts() throws {
    // A hundred points at once, then 0.5 pt in a millisecond.
    let all = try guesses(
      "1s down(0,0) 20ms move(100,0) 20ms move(110,0) 20ms move(120,0) 20ms move(130,0) "
        + "20ms move(140,0) 9ms up")
    let last = all[all.count - 2]
    #expect(last.count == 2)
    for (step, guess) in last.enumerated() {
      let ahead = Double(step + 1) * 0.02
      #expect(abs(guess.time - (1.1 + ahead)) < 1e-9)
      #expect(abs(guess.position.x - (140 + 500 * ahead)) < 1e-6)
    }
  }

  @Test func restsWithTheFinger() throws {
    let all = try guesses(
      "1: down(0,0) 8ms move(8,0) 8ms move(16,0) 100ms up; 2: 100ms down(300,300) 8ms move(301,300) 20ms up"
    )
    // The first finger rests while the second one moves.
    #expect(all[all.count - 1].isEmpty)
  }

  @Test func howManyIsASetting() throws {
    let all = try guesses("1: down(0,0) 8ms move(8,0) 8ms move(16,0) 8ms up", count: 4)
    #expect(all.map(\.count) == [0, 4, 4, 0])
    #expect(try guesses("1: down(0,0) 8ms move(8,0) 8ms up", count: 0).allSatisfy { $0.isEmpty })
  }
}

/// Receives every touch of every event and recognises nothing.
final class EveryEvent: GestureRecognizer {
  private let tell: (Touch, Event) -> Void

  init(_ tell: @escaping (Touch, Event) -> Void) { self.tell = tell }

  override func touchesBegan(_ touches: TouchSet, with event: Event) { pass(touches, event) }
  override func touchesMoved(_ touches: TouchSet, with event: Event) { pass(touches, event) }
  override func touchesEnded(_ touches: TouchSet, with event: Event) { pass(touches, event) }

  private func pass(_ touches: TouchSet, _ event: Event) {
    for touch in touches { tell(touch, event) }
  }
}
