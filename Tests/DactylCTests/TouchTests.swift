import DactylC
import Testing

extension HandleTests {
  /// Hosts tell of one finger at a time; the library makes frames of that.
  @Suite struct TouchTests {
    private let began: Int32 = 0
    private let ended: Int32 = 3
    private let finger: Int32 = 0
    private let mouse: Int32 = 3

    /// The recognisers and states of all changes that were not read.
    private func changes(in window: Int32) -> [[Double]] {
      var found: [[Double]] = []
      while let record = dactyl_next_record(window) { found.append([record[2], record[4]]) }
      return found
    }

    @Test func fingersOfOneInstantAreOneFrame() {
      let window = dactyl_window_create(0, 0, 400, 300)
      let tap = dactyl_recognizer_create(window, 1)
      #expect(dactyl_set_number(tap, 61, 2) == 0)
      for id in [7, 8] as [Int64] {
        #expect(dactyl_touch(window, id, began, 20 * Double(id), 50, finger, 1) == 0)
      }
      #expect(dactyl_flush(window, 1) == 0)
      for id in [7, 8] as [Int64] {
        #expect(dactyl_touch(window, id, ended, 20 * Double(id), 50, finger, 1.05) == 0)
      }
      #expect(dactyl_flush(window, 1.05) > 0)
      #expect(changes(in: window).contains([Double(tap), 3]))
      #expect(dactyl_release(window) == 0)
    }

    @Test func flushingMeetsDeadlines() {
      let window = dactyl_window_create(0, 0, 400, 300)
      let press = dactyl_recognizer_create(window, 2)
      #expect(dactyl_touch(window, 1, began, 50, 50, finger, 1) == 0)
      #expect(dactyl_flush(window, 1) == 0)
      #expect(dactyl_next_deadline(window) == 1.5)
      #expect(dactyl_flush(window, 1.4) == 0)
      #expect(dactyl_flush(window, 1.6) > 0)
      #expect(changes(in: window) == [[Double(press), 1]])
      #expect(dactyl_release(window) == 0)
    }

    @Test func theMouseThatEchoesAFingerIsDropped() {
      let window = dactyl_window_create(0, 0, 400, 300)
      let tap = dactyl_recognizer_create(window, 1)
      for (time, phase) in [(1, began), (1.05, ended)] {
        #expect(dactyl_touch(window, 1, phase, 50, 50, finger, time) == 0)
        #expect(dactyl_touch(window, -1, phase, 50, 50, mouse, time) == 0)
        #expect(dactyl_flush(window, time) >= 0)
      }
      #expect(changes(in: window).filter { $0 == [Double(tap), 3] }.count == 1)
      #expect(dactyl_release(window) == 0)
    }

    @Test func whatMakesNoSenseIsRefusedAndChangesNothing() {
      let window = dactyl_window_create(0, 0, 400, 300)
      #expect(dactyl_touch(window, 1, 9, 50, 50, finger, 1) == -3)
      #expect(dactyl_touch(window, 1, began, 50, 50, -1, 1) == -3)
      #expect(dactyl_touch(window, 1, began, .nan, 50, finger, 1) == -3)
      #expect(dactyl_touch(window, 1, began, 50, 50, finger, .infinity) == -3)
      #expect(dactyl_flush(window, .nan) == -3)
      #expect(dactyl_flush(window, 1) == 0)
      #expect(dactyl_release(window) == 0)
      #expect(dactyl_touch(window, 1, began, 50, 50, finger, 1) == -1)
      #expect(dactyl_flush(window, 1) == -1)
    }
  }
}
