import Testing

@testable import DactylC

/// The host's answer in a test; C functions can keep no state of their own.
nonisolated(unsafe) private var answer: (Int32, Int32, Int32) -> Bool = { _, _, _ in true }

extension HandleTests {
  /// The engine asks the host while it decides, and the host has its own recognisers.
  @Suite struct AnswerTests {
    /// Plays one finger along x at y, and returns each handle's states.
    private func drag(
      _ window: Int32, _ places: [Double], y: Double = 50, from start: Double = 0
    ) throws -> [String] {
      var told: [String] = []
      for (step, x) in places.enumerated() {
        let frame = try #require(dactyl_frame(20))
        for word in 0..<20 { frame[word] = .nan }
        let phase = step == 0 ? 0.0 : step == places.count - 1 ? 3 : 1
        let time = start + 0.01 * Double(step)
        for (word, number) in [0: time, 1: 1, 2: 0, 3: 0, 4: 1, 5: phase, 6: x, 7: y] {
          frame[word] = number
        }
        #expect(dactyl_send(window, 20) >= 0)
        while let record = dactyl_next_record(window) {
          if record[4] > 0 { told.append("\(Int32(record[2]) & 0xffff) \(Int(record[4]))") }
        }
      }
      return told
    }

    private func withAnswers(
      _ given: @escaping (Int32, Int32, Int32) -> Bool, _ body: () throws -> Void
    ) rethrows {
      answer = given
      #expect(dactyl_set_callback { answer($0, $1, $2) ? 1 : 0 } == 0)
      defer {
        _ = dactyl_set_callback(nil)
        answer = { _, _, _ in true }
      }
      try body()
    }

    /// SPEC C4
    @Test func hostThatAnswersNoKeepsARecogniserFromBeginning() throws {
      let window = dactyl_window_create(0, 0, 400, 300)
      let pan = dactyl_recognizer_create(window, 3)
      var velocities: [Double] = []
      try withAnswers({ question, recognizer, _ in
        guard question == HostQuestion.shouldBegin.rawValue else { return true }
        #expect(recognizer == pan)
        velocities.append(dactyl_present(recognizer)?[17] ?? .nan)
        return false
      }) {
        try #expect(drag(window, [0, 8, 16, 24, 24]) == ["\(pan & 0xffff) 5"])
      }
      #expect(velocities.count == 1 && abs(velocities[0] - 800) < 1e-6)
      try #expect(drag(window, [0, 8, 16, 16], from: 1).first == "\(pan & 0xffff) 1")
      #expect(dactyl_release(window) == 0)
    }

    /// SPEC D8
    @Test func hostThatAnswersNoKeepsATouchFromARecogniser() throws {
      let window = dactyl_window_create(0, 0, 400, 300)
      let pan = dactyl_recognizer_create(window, 3)
      try withAnswers({ question, recognizer, _ in
        guard question == HostQuestion.shouldReceive.rawValue else { return true }
        guard let touches = dactyl_touches(recognizer, 3, 0) else { return true }
        #expect(touches[0] == 1)
        return touches[1 + 6] > 100
      }) {
        try #expect(drag(window, [0, 30, 60, 60]).isEmpty)
        try #expect(drag(window, [200, 230, 230], from: 1).first == "\(pan & 0xffff) 1")
      }
      #expect(dactyl_release(window) == 0)
    }

    /// SPEC D2, E1
    @Test(arguments: [(8.0, true), (12.0, false)])
    func recogniserOfTheHostIsArbitratedLikeEveryOther(_ threshold: Double, _ wins: Bool) throws {
      let window = dactyl_window_create(0, 0, 400, 300)
      let own = dactyl_recognizer_create(window, 14)
      let pan = dactyl_recognizer_create(window, 3)
      var way = 0.0
      try withAnswers({ question, recognizer, _ in
        guard let touches = dactyl_touches(recognizer, 0, 0), touches[0] > 0 else { return true }
        switch HostQuestion(rawValue: question) {
        case .touchesMoved:
          let before = way
          way = touches[1 + 4] - touches[1 + 10]
          let state = dactyl_present(recognizer)?[4] ?? 0
          if state == 1 || state == 2 {
            #expect(dactyl_transition(recognizer, 2, 3, .nan, .nan, 0) == 0)
          } else if way >= threshold {
            #expect(
              dactyl_cross(recognizer, threshold, before, way, 1, 1001, way, threshold, 1) == 0)
          }
        case .touchesEnded:
          #expect(dactyl_transition(recognizer, 3, 0, .nan, .nan, 0) == 0)
        case .reset: way = 0
        default: break
        }
        return true
      }) {
        // Both cross their thresholds in the same step.
        let told = try drag(window, [0, 5, 15, 20, 20])
        let (winner, loser) = wins ? (own, pan) : (pan, own)
        #expect(told.contains("\(winner & 0xffff) 1"))
        #expect(told.contains("\(winner & 0xffff) 3"))
        #expect(told.contains("\(loser & 0xffff) 5"))
      }
      #expect(dactyl_release(window) == 0)
    }

    /// SPEC F1
    @Test func recogniserOfTheHostIsWokenAtItsDeadline() throws {
      let window = dactyl_window_create(0, 0, 400, 300)
      let own = dactyl_recognizer_create(window, 14)
      try withAnswers({ question, recognizer, _ in
        switch HostQuestion(rawValue: question) {
        case .touchesBegan: #expect(dactyl_set_deadline(recognizer, 0.25) == 0)
        case .deadlineReached:
          #expect(dactyl_transition(recognizer, 3, 1002, 0.25, 0.25, 1) == 0)
        default: break
        }
        return true
      }) {
        try #expect(drag(window, [0]).isEmpty)
        #expect(dactyl_next_deadline(window) == 0.25)
        #expect(dactyl_advance(window, 0.3) > 0)
        let record = try #require(dactyl_next_record(window))
        #expect([2, 4, 5, 6, 7].map { record[$0] } == [Double(own), 3, 0.25, 1002, 0.25])
      }
      #expect(dactyl_release(window) == 0)
    }

    @Test func whatIsNoStateOrCauseIsRefused() {
      let window = dactyl_window_create(0, 0, 400, 300)
      let own = dactyl_recognizer_create(window, 14)
      let pan = dactyl_recognizer_create(window, 3)
      #expect(dactyl_transition(own, 6, 0, 0, 0, 0) == Status.badValue)
      #expect(dactyl_transition(own, 1, 20, 0, 0, 0) == Status.badValue)
      #expect(dactyl_transition(own, 1, 1000, 0, 0, 3) == Status.badValue)
      #expect(dactyl_transition(pan, 1, 0, 0, 0, 0) == Status.badHandle)
      #expect(dactyl_cross(own, .nan, 0, 1, 1, 0, 0, 0, 0) == Status.badValue)
      #expect(dactyl_set_deadline(own, .nan) == Status.badValue)
      #expect(dactyl_ignore_touch(own, 1) == Status.badHandle)
      #expect(dactyl_touches(own, 4, 0) == nil)
      #expect(dactyl_release(window) == 0)
    }

    @Test func conflictsAreTold() throws {
      let window = dactyl_window_create(0, 0, 400, 300)
      let once = dactyl_recognizer_create(window, 1)
      let twice = dactyl_recognizer_create(window, 1)
      #expect(dactyl_set_number(twice, 60, 2) == 0)
      let conflicts = try #require(dactyl_conflicts(window))
      #expect((0..<7).map { conflicts[$0] } == [1, Double(twice), Double(once), 0, 1, 1, 2])
      #expect(dactyl_require_to_fail(once, twice) == 0)
      #expect(dactyl_conflicts(window)?[0] == 0)
      #expect(dactyl_release(window) == 0)
    }

    @Test func howNearARecogniserIsIsToldUntilItDecides() throws {
      let window = dactyl_window_create(0, 0, 400, 300)
      let pan = dactyl_recognizer_create(window, 3)
      #expect(dactyl_progress(pan)?[0] == 0)
      #expect(dactyl_touch(window, 1, 0, 0, 50, 0, 0) == Status.done)
      #expect(dactyl_touch(window, 1, 1, 4, 50, 0, 0.01) == Status.done)
      #expect(dactyl_flush(window, 0.02) == 0)
      let rows = try #require(dactyl_progress(pan))
      #expect((0..<4).map { rows[$0] } == [1, 2, 4, 10])
      #expect(dactyl_cancel_all_touches(window) > 0)
      #expect(dactyl_progress(pan)?[0] == 0)
      #expect(dactyl_progress(window) == nil)
      #expect(dactyl_release(window) == 0)
    }

    /// SPEC E6
    @Test func panOfOneAxisLeavesTheOtherToThePage() throws {
      let window = dactyl_window_create(0, 0, 400, 300)
      let pan = dactyl_recognizer_create(window, 3)
      #expect(dactyl_set_number(pan, 81, 2) == 0)
      #expect(dactyl_set_number(pan, 81, 3) == Status.badValue)
      #expect(dactyl_get_number(pan, 81) == 2)
      try #expect(drag(window, [0, 20, 40, 40]) == ["\(pan & 0xffff) 5"])
      #expect(dactyl_release(window) == 0)
    }
  }
}
