import DactylC
import DactylTesting
import Testing

extension HandleTests {
  /// Whatever a host calls with whatever numbers, every export answers and the library keeps
  /// working.
  @Suite struct ExportFuzzTests {
    @Test(arguments: Array(0..<20)) func everyExportAnswersWhateverItIsGiven(seed: Int) {
      var random = SplitMix64(seed: UInt64(seed))
      var handles: [Int32] = [0, -1, 1, .max, .min]
      var time = 0.0
      for _ in 0..<3000 { call(&random, &handles, &time) }
      for handle in handles { _ = dactyl_release(handle) }
      checkThatItStillWorks()
    }

    private func call(_ random: inout SplitMix64, _ handles: inout [Int32], _ time: inout Double) {
      let known = handles.suffix(40)
      // A separate source, usable while the other one is in use.
      var odds = SplitMix64(seed: random.next())
      func handle() -> Int32 {
        Int.random(in: 0..<20, using: &odds) == 0
          ? Int32.random(in: .min ... .max, using: &odds) : known.randomElement(using: &odds)!
      }
      func number() -> Double {
        let odd: [Double] = [
          0, -0.0, 1, -1, 0.5, 2, 15, 1e300, -1e300, Double.leastNonzeroMagnitude, .infinity,
          -.infinity, .nan, 1e9,
        ]
        return Int.random(in: 0..<3, using: &odds) == 0
          ? odd.randomElement(using: &odds)! : Double.random(in: -200...400, using: &odds)
      }
      func property() -> Int32 { Int32.random(in: -1...245, using: &odds) }
      switch Int.random(in: 0..<30, using: &random) {
      case 0: handles.append(dactyl_window_create(number(), number(), number(), number()))
      case 1, 2: handles.append(dactyl_view_create(handle()))
      case 3, 4:
        handles.append(
          dactyl_recognizer_create(handle(), Int32.random(in: -1...15, using: &random)))
      case 5: _ = dactyl_release(handle())
      case 6: _ = dactyl_view_set_frame(handle(), number(), number(), number(), number())
      case 7:
        _ = dactyl_view_set_transform(
          handle(), number(), number(), number(), number(), number(), number())
      case 8: _ = dactyl_view_move(handle(), handle(), Int32.random(in: -2...4, using: &random))
      case 9, 10:
        _ = dactyl_set_number(handle(), property(), number())
      case 11: _ = dactyl_get_number(handle(), property())
      case 12: _ = dactyl_require_to_fail(handle(), handle())
      case 13: _ = dactyl_allow_simultaneous(handle(), handle())
      case 14: _ = dactyl_forget_relation(handle(), handle())
      case 15:
        time += abs(Double.random(in: 0...1, using: &random))
        _ = dactyl_advance(handle(), time)
      case 16: _ = dactyl_cancel_all_touches(handle())
      case 17:
        read(handle())
        if let record = dactyl_record(handle()) { #expect(record[0] <= 56) }
      case 18: handles.append(dactyl_library_create())
      case 19: _ = dactyl_set_number(handle(), 225, Double(handle()))
      case 20, 21, 22: callLibrary(handle(), &random, number)
      case 23:
        let words = dactyl_drawing(handle())
        if words > 0 { #expect(dactyl_frame(words) != nil) }
      default: send(to: handle(), hitting: handle(), &random, &time, number)
      }
    }

    private func callLibrary(
      _ library: Int32, _ random: inout SplitMix64, _ number: () -> Double
    ) {
      let words = Int.random(in: 0...40, using: &random)
      guard let buffer = dactyl_frame(Int32(words)) else { return }
      for word in 0..<words { buffer[word] = number() }
      if words > 8, Bool.random(using: &random) {
        // Valid counts, for two strokes.
        buffer[0] = 3
        buffer[7] = Double((words - 8) / 2)
      }
      let id = Int32.random(in: 0...4, using: &random)
      let length =
        Int.random(in: 0..<20, using: &random) == 0
        ? Int32.random(in: .min ... .max, using: &random) : Int32(words & ~1)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: _ = dactyl_library_define(library, id, Int32.random(in: -1...33, using: &random))
      case 1, 2: _ = dactyl_library_add(library, id, length)
      case 3: _ = dactyl_library_add_outline(library, id, number(), length)
      case 4: _ = dactyl_library_recognize(library, length)
      case 5: _ = dactyl_library_recognize_template(library, id)
      case 6: _ = dactyl_library_outline(library, id)
      default:
        _ = dactyl_library_remove(library, id)
        if Int.random(in: 0..<5, using: &random) == 0 {
          _ = dactyl_library_remove_class(library, id)
        }
      }
    }

    private func read(_ window: Int32) {
      while let record = dactyl_next_record(window) {
        #expect(record[0] >= 13)
      }
      #expect(dactyl_next_record(window) == nil)
    }

    private func send(
      to window: Int32, hitting view: Int32, _ random: inout SplitMix64, _ time: inout Double,
      _ number: () -> Double
    ) {
      let counts = [
        Int.random(in: 0...3, using: &random), Int.random(in: 0...1, using: &random),
        Int.random(in: 0...1, using: &random),
      ]
      let words = 4 + 16 * counts.reduce(0, +)
      guard let frame = dactyl_frame(Int32(words)) else { return }
      time += Double.random(in: 0...0.05, using: &random)
      frame[0] = Int.random(in: 0..<50, using: &random) == 0 ? number() : time
      for (index, count) in counts.enumerated() {
        frame[index + 1] =
          Int.random(in: 0..<50, using: &random) == 0 ? number() : Double(count)
      }
      for place in stride(from: 4, to: words, by: 16) {
        for word in 0..<16 { frame[place + word] = 0 }
        frame[place] = Double(Int.random(in: 1...4, using: &random))
        frame[place + 1] = Double(Int.random(in: 0...4, using: &random))
        frame[place + 2] = Double.random(in: 0...200, using: &random)
        frame[place + 3] = Double.random(in: 0...200, using: &random)
        frame[place + 14] = Bool.random(using: &random) ? 0 : Double(view)
        if Int.random(in: 0..<10, using: &random) == 0 {
          frame[place + Int.random(in: 0..<16, using: &random)] = number()
        }
      }
      let length =
        Int.random(in: 0..<50, using: &random) == 0
        ? Int32.random(in: -5...200, using: &random) : Int32(words)
      _ = dactyl_send(window, length)
    }

    private func checkThatItStillWorks() {
      let window = dactyl_window_create(0, 0, 100, 100)
      #expect(dactyl_recognizer_create(window, 1) > 0)
      guard let frame = dactyl_frame(20) else { return }
      for (time, phase) in [(0.0, 0.0), (0.05, 3.0)] {
        for index in 0..<20 { frame[index] = 0 }
        (frame[0], frame[1], frame[4], frame[5], frame[6], frame[7]) = (time, 1, 1, phase, 9, 9)
        #expect(dactyl_send(window, 20) >= 0)
      }
      #expect(dactyl_next_record(window)?[4] == 3, "a tap is recognised")
      #expect(dactyl_release(window) == 0)
    }
  }
}
