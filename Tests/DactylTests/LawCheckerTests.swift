import Dactyl
import DactylTesting
import Testing

/// The law checker finds violations, and shows them with short streams.
@Suite struct LawCheckerTests {
  @Test func itFindsARecognizerThatRemembersAcrossResets() throws {
    final class Forgetless: GestureRecognizer {
      private var count = 0
      override func touchesBegan(_ touches: TouchSet, with event: Event) {
        count += touches.count
        if count == 3 { state = .recognized }
      }
    }
    let violation = try #require(violations { [Forgetless()] }.first { $0.law == .resetForgets })
    // One earlier finger is enough to show it.
    #expect(fingers(violation) == 1)
    #expect(violation.description.contains("down("))
  }

  @Test func itFindsARecognizerThatChangesAfterItsEnd() throws {
    final class Restless: GestureRecognizer {
      override func touchesBegan(_ touches: TouchSet, with event: Event) { state = .began }
      override func touchesEnded(_ touches: TouchSet, with event: Event) {
        state = .ended
        state = .changed
      }
    }
    let found = violations { [Restless()] }
    #expect(found.map(\.law) == [.nothingAfterTheEnd])
    #expect(fingers(found[0]) == 1)
    #expect(found[0].detail == "gesture set changed when it was ended")
  }

  @Test func itFindsARecognizerThatCrossesTooSoon() throws {
    final class Knob: GestureRecognizer {
      override func touchesMoved(_ touches: TouchSet, with event: Event) {
        guard let touch = touches.first, !continueIfActive() else { return }
        let distance = touch.location(in: nil).distance(to: touch.downPosition)
        cross(
          30, from: 0, to: distance, becoming: .began,
          because: .movedEnough(distance: distance, needed: 30))
      }
    }
    let found = try #require(violations { [Knob()] }.first { $0.law == .causesHold })
    #expect(fingers(found) == 1)
    #expect(found.detail.contains("needs 30 pt"))
  }

  @Test func itFindsARecognizerThatKeepsTouches() throws {
    final class Collector: GestureRecognizer {
      private var collection: [Touch] = []
      override func touchesBegan(_ touches: TouchSet, with event: Event) { collection += touches }
    }
    let found = violations { [Collector()] }
    #expect(found.map(\.law) == [.touchesGo])
    #expect(fingers(found[0]) == 1)
  }

  @Test func itFindsARecognizerThatNeverStopsWaiting() throws {
    final class Waiting: GestureRecognizer {
      override func touchesEnded(_ touches: TouchSet, with event: Event) {
        deadline = event.timestamp + 1
      }
      override func deadlineReached(at time: Double) { deadline = time + 1 }
    }
    let found = violations(streams: 8) { [Waiting()] }
    #expect(found.contains { $0.law == .deadlinesEnd })
  }

  @Test func itFindsARecognizerThatIsNotTheSameTwice() throws {
    final class Dice { var random = SplitMix64(seed: 1) }
    final class Moody: GestureRecognizer {
      let dice: Dice
      init(_ dice: Dice) {
        self.dice = dice
        super.init()
      }
      override func touchesBegan(_ touches: TouchSet, with event: Event) {
        if dice.random.oneIn(2) { state = .recognized }
      }
    }
    let dice = Dice()
    #expect(violations { [Moody(dice)] }.contains { $0.law == .sameFramesSameTransitions })
  }

  @Test func itFindsAWinnerThatIsNotAlone() throws {
    final class Stubborn: GestureRecognizer {
      private var asked = false
      override func touchesMoved(_ touches: TouchSet, with event: Event) { state = .began }
      // Tells the engine something else than later callers.
      override func canBePrevented(by other: GestureRecognizer) -> Bool {
        asked.toggle()
        return !asked
      }
      override func reset() { asked = false }
    }
    #expect(violations { [Stubborn(), Stubborn()] }.contains { $0.law == .oneWinner })
  }

  @Test func aSeedFindsTheSameAgain() throws {
    final class Restless: GestureRecognizer {
      override func touchesEnded(_ touches: TouchSet, with event: Event) {
        state = .ended
        state = .ended
      }
    }
    let first = try #require(violations { [Restless()] }.first)
    let again = try #require(lawViolations(streams: 1, seed: first.seed) { [Restless()] }.first)
    #expect(again.frames == first.frames)
    // It shows a timeline for a test.
    let test = GestureTest(size: Size(width: 400, height: 300), Restless())
    #expect(try test.run(Timeline.text(for: first.frames), showing: .reports).contains("nothing"))
  }

  @Test func theRandomNumbersAreThoseOfThePaper() {
    // Reference values of SplitMix64 for the seed 1234567.
    var random = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  private func violations(
    streams: Int = 40, of make: @escaping () -> [GestureRecognizer]
  ) -> [LawViolation] {
    lawViolations(streams: streams, of: make)
  }

  private func fingers(_ violation: LawViolation) -> Int {
    violation.frames.flatMap(\.contacts).filter { $0.phase == .began }.count
  }
}
