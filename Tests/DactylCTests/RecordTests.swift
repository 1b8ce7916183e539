import DactylC
import Testing

extension HandleTests {
  /// Hosts read events in order, however many concern the same recogniser.
  @Suite struct RecordTests {
    private let recordsDetails: Int32 = 24

    /// Sends one finger and reads nothing.
    private func send(_ phase: Double, _ x: Double, at time: Double, to window: Int32) throws {
      let frame = try #require(dactyl_frame(20))
      for word in 0..<20 { frame[word] = .nan }
      for (word, number) in [0: time, 1: 1, 2: 0, 3: 0, 4: 1, 5: phase, 6: x, 7: 50] {
        frame[word] = number
      }
      #expect(dactyl_send(window, 20) >= 0)
    }

    private func windowWithBegunPan() throws -> (window: Int32, pan: Int32) {
      let window = dactyl_window_create(0, 0, 100, 100)
      let pan = dactyl_recognizer_create(window, 3)
      try send(0, 10, at: 0, to: window)
      try send(1, 40, at: 0.01, to: window)
      return (window, pan)
    }

    private func nextState(in window: Int32) -> Double? { dactyl_next_record(window).map { $0[4] } }

    @Test func recordsOfOneRecogniserComeOneByOne() throws {
      let window = dactyl_window_create(0, 0, 100, 100)
      #expect(dactyl_set_number(window, recordsDetails, 1) == 0)
      let pan = dactyl_recognizer_create(window, 3)
      for (step, x) in [10.0, 40, 60, 80].enumerated() {
        try send(step == 0 ? 0 : 1, x, at: Double(step) / 100, to: window)
      }
      let began = try #require(dactyl_next_record(window))
      #expect(began[4] == 1 && began[11] == 40)
      let changed = try #require(dactyl_next_record(window))
      #expect(changed[4] == 2 && changed[11] == 60)
      #expect(dactyl_record(pan).map { UnsafePointer($0) } == changed)
      #expect(dactyl_next_record(window).map { $0[11] } == 80)
      #expect(dactyl_next_record(window) == nil)
      #expect(dactyl_release(window) == 0)
    }

    @Test func recordStaysWhileTheHostLooksAtIt() throws {
      let (window, pan) = try windowWithBegunPan()
      let began = try #require(dactyl_next_record(window))
      // An action of the host may do this.
      #expect(dactyl_set_number(pan, 40, 0) == 0)
      #expect(began[4] == 1)
      #expect(nextState(in: window) == 4)
      #expect(nextState(in: window) == 0)
      #expect(nextState(in: window) == nil)
      try send(3, 40, at: 0.02, to: window)
      #expect(dactyl_set_number(pan, 40, 1) == 0)
      try send(0, 10, at: 0.03, to: window)
      try send(1, 70, at: 0.04, to: window)
      #expect(dactyl_next_record(window).map { [$0[4], $0[11]] } == [1, 70])
      #expect(dactyl_release(window) == 0)
    }

    @Test func placesOfAChangeAreToldToWhoAsks() throws {
      let (window, pan) = try windowWithBegunPan()
      #expect(nextState(in: window) == 1)
      #expect(nextState(in: window) == nil)
      try send(1, 60, at: 0.02, to: window)
      let changed = try #require(dactyl_next_record(window))
      #expect(changed[11].isNaN && changed[14].isNaN && changed[15] == 40)
      #expect((50...53).map { dactyl_get_number(pan, $0) } == [60, 50, 60, 50])
      #expect(dactyl_set_number(pan, 50, 1) == -2)
      #expect(dactyl_release(window) == 0)
    }

    @Test func queueIsReadWhereItLies() throws {
      let (window, pan) = try windowWithBegunPan()
      let head = try #require(dactyl_queue(window)).assumingMemoryBound(to: Int32.self)
      #expect(head[0] == 1 && head[1] == 0)
      let own = try #require(dactyl_record(pan))
      // As a host does while it reads the first record.
      head[1] = 1
      #expect(own[4] == 1)
      try send(1, 60, at: 0.02, to: window)
      #expect(own[4] == 1, "it is being looked at")
      #expect(head[0] == 2 && head[1] == 1)
      #expect(dactyl_next_record(window) == UnsafePointer(own))
      #expect(own[4] == 2 && head[1] == 2)
      (head[0], head[1]) = (0, 0)
      try send(1, 70, at: 0.03, to: window)
      #expect(own[15] == 50, "it was free")
      #expect(dactyl_queue(pan) == nil)
      #expect(dactyl_release(window) == 0)
    }

    @Test func whoWaitsForAReleasedRecogniserGoesOn() throws {
      let window = dactyl_window_create(0, 0, 100, 100)
      let tap = dactyl_recognizer_create(window, 1)
      // On an element that does not have the touch, too.
      let elsewhere = dactyl_view_create(window)
      let others = [window, window, elsewhere].map { dactyl_recognizer_create($0, 2) }
      for other in others { #expect(dactyl_require_to_fail(tap, other) == 0) }
      for other in others { #expect(dactyl_release(other) == 0) }
      try send(0, 10, at: 0, to: window)
      try send(3, 10, at: 0.05, to: window)
      #expect(dactyl_next_record(window).map { [$0[2], $0[4]] } == [Double(tap), 3])
      let press = dactyl_recognizer_create(window, 2)
      #expect(dactyl_require_to_fail(press, tap) == 0, "no cycle is left")
      #expect(dactyl_release(window) == 0)
    }

    @Test func recordOfARemovedRecogniserCanStillBeRead() throws {
      let (window, pan) = try windowWithBegunPan()
      #expect(dactyl_release(pan) == 0)
      #expect(nextState(in: window) == 1)
      #expect(nextState(in: window) == 4)
      #expect(nextState(in: window) == 0)
      #expect(nextState(in: window) == nil)
      try send(3, 40, at: 0.02, to: window)
      #expect(nextState(in: window) == nil)
      #expect(dactyl_release(window) == 0)
    }
  }
}
