import DactylC
import Testing

extension HandleTests {
  /// The library records deliveries to views once the host asks for them (SPEC B3, B4, D9, D10).
  @Suite struct ViewRecordTests {
    private let recordsTouches: Int32 = 23
    private let isMultipleTouchEnabled: Int32 = 4
    private let isExclusiveTouch: Int32 = 5
    private let delaysTouchesBegan: Int32 = 42

    private typealias Finger = (id: Double, phase: Double, x: Double, y: Double)

    private func send(_ fingers: [Finger], at time: Double, to window: Int32) throws {
      let words = 4 + 16 * fingers.count
      let frame = try #require(dactyl_frame(Int32(words)))
      for word in 0..<words { frame[word] = .nan }
      (frame[0], frame[1], frame[2], frame[3]) = (time, Double(fingers.count), 0, 0)
      for (index, finger) in fingers.enumerated() {
        let row = frame + 4 + 16 * index
        (row[0], row[1], row[2], row[3]) = (finger.id, finger.phase, finger.x, finger.y)
      }
      #expect(dactyl_send(window, Int32(words)) >= 0)
    }

    /// Deliveries to views since the host last read.
    private func told(of views: [Int32], in window: Int32) -> [String] {
      var told: [String] = []
      while let record = dactyl_next_record(window) {
        guard record[1] == 1, let view = views.firstIndex(of: Int32(record[2])) else { continue }
        let phase = ["began", "moved", "stationary", "ended", "cancelled"][Int(record[3])]
        told.append("view \(view) \(phase) \(Int(record[7]))")
      }
      return told
    }

    /// Views beside each other: one for several fingers, one that may be exclusive, one whose pan
    /// claims, and optionally one with delayed touches.
    private func makeWindow(exclusive: Bool, delays: Bool) -> (window: Int32, views: [Int32]) {
      let window = dactyl_window_create(0, 0, 400, 100)
      let views = (0..<4).map { _ in dactyl_view_create(window) }
      for (index, view) in views.enumerated() {
        #expect(dactyl_view_set_frame(view, 100 * Double(index), 0, 100, 100) == 0)
        if index == 0 { #expect(dactyl_set_number(view, isMultipleTouchEnabled, 1) == 0) }
        if index == 1, exclusive { #expect(dactyl_set_number(view, isExclusiveTouch, 1) == 0) }
        if index == 2 { _ = dactyl_recognizer_create(view, 3) }
        if index == 3, delays {
          let tap = dactyl_recognizer_create(view, 1)
          #expect(dactyl_set_number(tap, delaysTouchesBegan, 1) == 0)
        }
      }
      return (window, views)
    }

    /// Six fingers that come down one after the other, two on each of the first views. The one on
    /// the third drags, and the last moves until it is no tap.
    private func frames(firstView: Int) -> [[Finger]] {
      let xs = [10.0, 60, 110, 160, 210, 310]
      let order = firstView == 0 ? [0, 1, 2, 3, 4, 5] : [2, 3, 0, 1, 4, 5]
      var frames: [[Finger]] = order.map { [(Double($0), 0, xs[$0], 50)] }
      for step in 1...8 {
        frames.append(order.map { (Double($0), 1, xs[$0] + ($0 > 3 ? 10 : 1) * Double(step), 50) })
      }
      return frames + order.map { [(Double($0), 3, xs[$0], 50)] }
    }

    @Test(arguments: [(true, 0), (true, 1), (false, 0), (false, 1)], [false, true])
    func whoAsksAmidTouchesIsToldWhatFollows(_ scene: (exclusive: Bool, first: Int), delays: Bool)
      throws
    {
      let frames = frames(firstView: scene.first)
      for begin in 0...14 {
        let following = try [true, false].map { isEarly in
          let (window, views) = makeWindow(exclusive: scene.exclusive, delays: delays)
          if isEarly { #expect(dactyl_set_number(window, recordsTouches, 1) == 0) }
          for (step, fingers) in frames.enumerated() {
            if step == begin {
              _ = told(of: views, in: window)
              #expect(dactyl_set_number(window, recordsTouches, 1) == 0)
            }
            try send(fingers, at: Double(step) / 100, to: window)
          }
          let following = told(of: views, in: window)
          #expect(dactyl_release(window) == 0)
          return withoutHeldMoves(following)
        }
        #expect(following[0] == following[1], "from frame \(begin) on")
        #expect(!following[0].isEmpty)
      }
    }

    /// The deliveries without moves that were held back and follow a beginning at once; while
    /// nothing is recorded, the library does not keep them.
    private func withoutHeldMoves(_ told: [String]) -> [String] {
      var kept: [String] = []
      for line in told {
        if kept.last?.replacing("began", with: "moved") != line { kept.append(line) }
      }
      return kept
    }
  }
}
