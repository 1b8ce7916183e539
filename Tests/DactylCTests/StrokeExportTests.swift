import Dactyl
import DactylC
import DactylTesting
import Testing

extension HandleTests {
  /// A host's recognisers of strokes and libraries of templates.
  @Suite struct StrokeExportTests {
    private let check: [(Double, Double)] = [
      (10, 40), (15, 45), (20, 50), (25, 55), (30, 60), (40, 45), (50, 30), (60, 15), (70, 0),
    ]
    private let line: [(Double, Double)] = (0..<10).map { (Double($0) * 10, 5) }

    /// A circle clockwise about a place.
    private func circle(_ x: Double, _ y: Double, _ radius: Double) -> [(Double, Double)] {
      (0...64).map { step in
        let angle = Double(step) * .pi / 32
        return (x + radius * cosine(angle), y + radius * sine(angle))
      }
    }

    /// Draws with one finger and returns all records that follow.
    private func draw(_ points: [(Double, Double)], on window: Int32) throws -> [[Double]] {
      var records: [[Double]] = []
      for (index, point) in (points + [points[points.count - 1]]).enumerated() {
        let frame = try #require(dactyl_frame(20))
        for word in 0..<20 { frame[word] = 0 }
        frame[0] = dactyl_get_number(window, 25) + 0.01
        (frame[1], frame[4], frame[6], frame[7]) = (1, 1, point.0, point.1)
        frame[5] = index == 0 ? 0 : index == points.count ? 3 : 1
        (frame[16], frame[17]) = (.nan, .nan)
        #expect(dactyl_send(window, 20) >= 0)
        while let record = dactyl_next_record(window) {
          records.append((0..<Int(record[0])).map { record[$0] })
        }
      }
      return records
    }

    /// Writes a drawing of one stroke into the buffer and returns its length.
    private func write(_ points: [(Double, Double)]) throws -> Int32 {
      let words = Int32(1 + 2 * points.count)
      let buffer = try #require(dactyl_frame(words))
      buffer[0] = Double(points.count)
      for (index, point) in points.enumerated() {
        (buffer[1 + 2 * index], buffer[2 + 2 * index]) = point
      }
      return words
    }

    @Test func checkMarkTellsItsCornerInTheView() throws {
      let window = dactyl_window_create(0, 0, 400, 400)
      let view = dactyl_view_create(window)
      _ = dactyl_view_set_frame(view, 5, 0, 300, 300)
      let recognizer = dactyl_recognizer_create(view, 10)
      let ended = try #require(try draw(check, on: window).first { $0[4] == 3 })
      #expect(ended.count == 25)
      #expect(abs(ended[17] - 25) < 2 && abs(ended[18] - 60) < 2, "the corner, 5 points inward")
      #expect(ended[21] == 0, "drawn with the right hand")
      let words = dactyl_drawing(recognizer)
      let drawing = try #require(dactyl_frame(words))
      #expect(Int(words) == 1 + 2 * Int(drawing[0]))
      #expect((drawing[1], drawing[2]) == check[0])
      #expect(dactyl_release(window) == 0)
    }

    @Test func circleTellsItsMiddleAndRadius() throws {
      let window = dactyl_window_create(0, 0, 400, 400)
      _ = dactyl_recognizer_create(window, 11)
      let ended = try #require(try draw(circle(200, 150, 60), on: window).first { $0[4] == 3 })
      // The finger stays within 0.01 pt of the circle; the outline for the fit is coarser.
      #expect(abs(ended[15] - 200) < 1 && abs(ended[16] - 150) < 1 && abs(ended[17] - 60) < 1)
      #expect(abs(ended[18] - 2 * .pi) < 0.1)
      #expect(dactyl_release(window) == 0)
    }

    @Test func scratchOutTellsTheViewBeneath() throws {
      let window = dactyl_window_create(0, 0, 400, 400)
      let bubble = dactyl_view_create(window)
      _ = dactyl_view_set_frame(bubble, 100, 100, 100, 60)
      _ = dactyl_recognizer_create(window, 12)
      var zigZag: [(Double, Double)] = []
      for leg in 0..<6 {
        for step in 0..<10 {
          let way = Double(leg % 2 == 0 ? step : 10 - step)
          zigZag.append((100 + way * 10, 110 + Double(leg * 10 + step) * 0.5))
        }
      }
      let ended = try #require(try draw(zigZag, on: window).first { $0[4] == 3 })
      #expect(ended[22] == Double(bubble))
      #expect(ended[19] == 5)
      #expect(dactyl_release(window) == 0)
    }

    @Test func drawingsOfALibraryAreRecognisedByNumber() throws {
      let window = dactyl_window_create(0, 0, 400, 400)
      let recognizer = dactyl_recognizer_create(window, 13)
      let library = dactyl_library_create()
      #expect(dactyl_library_define(library, 7, 1) == 0)
      #expect(dactyl_library_define(library, -3, 1) == 0)
      #expect(dactyl_library_add(library, 7, try write(check)) == 0)
      #expect(dactyl_library_add(library, -3, try write(line)) == 1)
      #expect(dactyl_get_number(library, 243) == 2)
      #expect(dactyl_set_number(recognizer, 225, Double(library)) == 0)
      let ended = try #require(try draw(check, on: window).first { $0[4] == 3 })
      #expect(ended[15] == 7 && ended[18] == -3 && ended[20] == 1)
      #expect(ended[16] > 0.99, "drawn as the template is")
      #expect(dactyl_library_recognize(library, try write(line)) == 1)
      #expect(try #require(dactyl_frame(5))[0] == -3)
      #expect(dactyl_release(library) == 0)
      #expect(dactyl_get_number(recognizer, 225) == 0)
      let failed = try #require(try draw(check, on: window).first { $0[4] == 5 })
      #expect(failed[15].isNaN, "a library that is gone holds nothing")
      #expect(dactyl_release(window) == 0)
    }

    /// SPEC E15
    @Test func conflictsAreAskedOfTheLibraryAsItIs() throws {
      let window = dactyl_window_create(0, 0, 400, 400)
      let pinch = dactyl_recognizer_create(window, 5)
      let tap = dactyl_recognizer_create(window, 1)
      let shown = dactyl_recognizer_create(window, 15)
      let library = dactyl_library_create()
      #expect(dactyl_set_number(tap, 60, 2) == 0)
      #expect(dactyl_set_number(shown, 225, Double(library)) == 0)
      #expect(dactyl_conflicts(window)?[0] == 0)
      // Two fingers that spread, then a tap of one.
      for numbers in [
        [2, 0.4, 0, 0, 0, 0, 60, 160, 0, 50, 50, 0, 0], [1, 0.1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      ] {
        #expect(dactyl_library_define(library, 1, 0) == 0)
        let buffer = try #require(dactyl_frame(15))
        for (place, number) in ([1] + numbers + [0]).enumerated() { buffer[place] = number }
        #expect(dactyl_library_show(library, 1, 15) >= 0)
      }
      let conflicts = try #require(dactyl_conflicts(window))
      #expect(
        (0..<13).map { conflicts[$0] }
          == [2, Double(shown), Double(pinch), 0, 9, 0, 0, Double(shown), Double(tap), 0, 10, 0, 0])
      #expect(dactyl_release(library) == 0)
      #expect(dactyl_conflicts(window)?[0] == 0)
      #expect(dactyl_release(window) == 0)
    }

    @Test func templateIsJudgedByTheOthers() throws {
      let library = dactyl_library_create()
      _ = dactyl_library_define(library, 1, 1)
      _ = dactyl_library_define(library, 2, 1)
      let one = dactyl_library_add(library, 1, try write(check))
      #expect(dactyl_library_recognize_template(library, one) == -23)
      let other = dactyl_library_add(library, 2, try write(check.map { ($0.0 * 2, $0.1 * 2) }))
      #expect(dactyl_library_recognize_template(library, one) == 1)
      #expect(try #require(dactyl_frame(5))[0] == 2, "taken for the other class")
      #expect(dactyl_library_remove(library, other) == 0)
      #expect(dactyl_library_remove(library, other) == -2)
      #expect(dactyl_library_remove_class(library, 1) == 0)
      #expect(dactyl_library_recognize(library, try write(check)) == -23)
      #expect(dactyl_release(library) == 0)
    }

    @Test func outlineIsReadAsItWasWritten() throws {
      let library = dactyl_library_create()
      _ = dactyl_library_define(library, 1, 1)
      let template = dactyl_library_add(library, 1, try write(check))
      let words = dactyl_library_outline(library, template)
      let buffer = try #require(dactyl_frame(words))
      let outline = (0..<Int(words)).map { buffer[$0] }
      let copy = dactyl_library_add_outline(library, 1, outline[outline.count - 1], words - 1)
      #expect(copy == template + 1)
      #expect(dactyl_library_outline(library, copy) == words)
      #expect((0..<Int(words)).map { buffer[$0] } == outline)
      buffer[1] = 0.5
      #expect(dactyl_library_add_outline(library, 1, 100, words - 1) == -4)
      buffer[1] = 30_000
      #expect(dactyl_library_add_outline(library, 1, 100, words - 1) == -22)
      #expect(dactyl_release(library) == 0)
    }

    @Test func drawingThatCannotBeComparedIsRefused() throws {
      let library = dactyl_library_create()
      _ = dactyl_library_define(library, 1, 1)
      #expect(dactyl_library_add(library, 2, try write(check)) == -2)
      #expect(dactyl_library_add(library, 1, try write([])) == -20)
      #expect(dactyl_library_add(library, 1, try write([(3, 3), (3, 3)])) == -21)
      #expect(dactyl_library_add(library, 1, try write([(3, 3), (.infinity, 3)])) == -11)
      #expect(dactyl_library_add(library, 1, try write(check) - 1) == -4)
      #expect(dactyl_library_add(library, 1, .max) == -4)
      #expect(dactyl_library_define(library, 1, 128) == -3)
      #expect(dactyl_get_number(library, 243) == 0)
      #expect(dactyl_drawing(library) == -1)
      #expect(dactyl_release(library) == 0)
      #expect(dactyl_library_add(library, 1, try write(check)) == -1)
    }

    @Test func thresholdsAreLearntOrGiven() throws {
      let library = dactyl_library_create()
      _ = dactyl_library_define(library, 1, 1)
      _ = dactyl_library_add(library, 1, try write(check))
      let learnt = dactyl_get_number(library, 241)
      #expect(dactyl_set_number(library, 240, 2) == 0)
      #expect(dactyl_get_number(library, 241) == 2 * learnt)
      #expect(dactyl_set_number(library, 241, 0.5) == 0)
      #expect(dactyl_get_number(library, 240) == 0)
      #expect(dactyl_set_number(library, 240, 0) == -3)
      #expect(dactyl_set_number(library, 243, 1) == -2)
      #expect(dactyl_release(library) == 0)
    }
  }
}
