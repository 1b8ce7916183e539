import DactylC
import Testing

/// Every call checks its handles. Serialised, because all exports share one table.
@Suite(.serialized) struct HandleTests {
  @Test func staleHandleIsAnswered() {
    let window = dactyl_window_create(0, 0, 100, 100)
    let view = dactyl_view_create(window)
    let tap = dactyl_recognizer_create(view, 1)
    #expect(window > 0 && view > 0 && tap > 0)
    #expect(dactyl_release(view) == 0)
    #expect(dactyl_release(view) == -1)
    #expect(dactyl_set_number(tap, 60, 2) == -1)
    #expect(dactyl_get_number(view, 1).isNaN)
    #expect(dactyl_recognizer_create(view, 1) == -1)
    #expect(dactyl_release(window) == 0)
    #expect(dactyl_send(window, 4) == -1)
    #expect(dactyl_next_record(window) == nil)
  }

  @Test func handleIsNeverGivenTwice() {
    var seen: Set<Int32> = []
    for _ in 0..<1000 {
      let window = dactyl_window_create(0, 0, 1, 1)
      #expect(seen.insert(window).inserted)
      #expect(dactyl_release(window) == 0)
    }
  }

  @Test func handleOfAnotherKindIsRefused() {
    let window = dactyl_window_create(0, 0, 100, 100)
    let tap = dactyl_recognizer_create(window, 1)
    #expect(dactyl_view_create(tap) == -1)
    #expect(dactyl_advance(tap, 1) == -1)
    #expect(dactyl_require_to_fail(tap, window) == -1)
    #expect(dactyl_view_set_frame(tap, 0, 0, 1, 1) == -1)
    #expect(dactyl_release(window) == 0)
  }

  @Test func recognisersOfDifferentWindowsAreNotRelated() {
    let (one, other) = (dactyl_window_create(0, 0, 9, 9), dactyl_window_create(0, 0, 9, 9))
    let tap = dactyl_recognizer_create(one, 1)
    let pan = dactyl_recognizer_create(other, 3)
    #expect(dactyl_require_to_fail(tap, pan) == -1)
    #expect(dactyl_allow_simultaneous(tap, pan) == -1)
    #expect(dactyl_release(one) == 0)
    #expect(dactyl_release(other) == 0)
  }

  @Test func requirementThatClosesACycleIsRefused() {
    let window = dactyl_window_create(0, 0, 100, 100)
    let one = dactyl_recognizer_create(window, 1)
    let other = dactyl_recognizer_create(window, 1)
    #expect(dactyl_require_to_fail(one, other) == 0)
    #expect(dactyl_require_to_fail(other, one) == -5)
    #expect(dactyl_release(window) == 0)
  }

  @Test func numberOutOfRangeIsRefusedAndChangesNothing() {
    let window = dactyl_window_create(0, 0, 100, 100)
    let tap = dactyl_recognizer_create(window, 1)
    for wrong in [0, -1, 1.5, .nan, -Double.infinity, 1e300] {
      #expect(dactyl_set_number(tap, 60, wrong) == -3)
    }
    #expect(dactyl_get_number(tap, 60) == 1)
    #expect(dactyl_set_number(tap, 69, 1) == -2)
    #expect(dactyl_set_number(tap, 9999, 1) == -2)
    #expect(dactyl_set_number(tap, 46, 1) == -2)
    #expect(dactyl_release(window) == 0)
  }

  @Test func viewsNestOnlySoDeep() {
    let window = dactyl_window_create(0, 0, 100, 100)
    var view = window
    for _ in 0..<100 { view = dactyl_view_create(view) }
    #expect(view > 0)
    #expect(dactyl_view_create(view) == -6)
    #expect(dactyl_release(window) == 0)
  }

  @Test func frameThatSaysMoreThanItHoldsIsRefused() throws {
    let window = dactyl_window_create(0, 0, 100, 100)
    let frame = try #require(dactyl_frame(20))
    for index in 0..<20 { frame[index] = 0 }
    frame[1] = 2
    #expect(dactyl_send(window, 20) == -4)
    frame[1] = 1
    frame[0] = .nan
    #expect(dactyl_send(window, 20) == -11)
    frame[0] = 0
    #expect(dactyl_send(window, 20) == 0)
    #expect(dactyl_send(window, 20) == -13)
    #expect(dactyl_send(window, Int32.max) == -4)
    #expect(dactyl_frame(Int32.max) == nil)
    #expect(dactyl_release(window) == 0)
  }

  /// SPEC A10
  @Test func palmsAreRejectedByNumbersThatTurnItOn() {
    let window = dactyl_window_create(0, 0, 300, 300)
    #expect(dactyl_get_number(window, 26) == 0)
    #expect(dactyl_set_number(window, 31, 100) == 0)
    #expect(dactyl_get_number(window, 26) == 1)
    #expect(dactyl_get_number(window, 31) == 100)
    #expect(dactyl_get_number(window, 28) == 10)
    #expect(dactyl_set_number(window, 28, 15) == 0)
    #expect(dactyl_set_number(window, 28, 16) == -3)
    #expect(dactyl_set_number(window, 26, 0) == 0)
    #expect(dactyl_get_number(window, 31) == 60)
    #expect(dactyl_release(window) == 0)
  }

  /// SPEC A10: a late contact belongs to the view that the host reported as hit.
  @Test func aLateContactIsOnTheViewThatItHit() throws {
    let window = dactyl_window_create(0, 0, 300, 300)
    // Without its own frame, the view covers the window, and the one above it is in front.
    let view = dactyl_view_create(window)
    _ = dactyl_view_create(window)
    let pan = dactyl_recognizer_create(view, 3)
    #expect(dactyl_set_number(window, 26, 1) == 0)
    func send(_ time: Double, _ phase: Double, _ x: Double) throws {
      let frame = try #require(dactyl_frame(20))
      for index in 0..<20 { frame[index] = .nan }
      frame[0] = time
      (frame[1], frame[2], frame[3]) = (1, 0, 0)
      (frame[4], frame[5], frame[6], frame[7]) = (7, phase, x, 150)
      frame[4 + 14] = phase == 0 ? Double(view) : .nan
      #expect(dactyl_send(window, 20) >= 0)
    }
    try send(0, 0, 5)
    for step in 1...10 { try send(Double(step) * 0.02, 1, 5 + 20 * Double(step)) }
    #expect(dactyl_get_number(pan, 46) == 2)
    #expect(dactyl_release(window) == 0)
  }
}
