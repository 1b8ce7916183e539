#if Strokes
  import Dactyl
  import DactylStrokes

  /// Demonstrations in the buffer: the number of stretches, the thirteen numbers of each as
  /// `DemonstrationLibraryFile` has them, and what one finger drew: its diagonal, or 0 if it drew
  /// nothing, and its strokes.
  enum ShownBuffer {
    private static let width = 13

    /// The demonstration in a buffer; nil if it makes no sense.
    static func demonstration(_ words: UnsafeBufferPointer<Double>) -> Demonstration? {
      guard words.count > 1, words[0] >= 1, words[0] <= 10_000,
        let count = Int(exactly: words[0]), 1 + count * width < words.count
      else { return nil }
      var stretches: [DemonstrationStretch] = []
      for index in 0..<count {
        let first = 1 + index * width
        for place in first..<first + width where !(abs(words[place]) < 1e9) { return nil }
        guard words[first] >= 0, words[first] <= 1000, let fingers = Int(exactly: words[first])
        else { return nil }
        stretches.append(stretch(of: fingers, words, first))
      }
      let rest = 1 + count * width
      guard words[rest] > 0 else { return Demonstration(stretches: stretches) }
      let drawn = UnsafeBufferPointer(rebasing: words[(rest + 1)...])
      guard let strokes = DrawingBuffer.grid(drawn),
        let outline = try? StrokeOutline(diagonal: words[rest], strokes: strokes)
      else { return nil }
      return Demonstration(stretches: stretches, stroke: outline)
    }

    /// The number of doubles that a demonstration takes.
    static func count(of shown: Demonstration) -> Int {
      let strokes = shown.stroke?.strokes ?? []
      return strokes.reduce(2 + shown.stretches.count * width) { $0 + 1 + $1.count }
    }

    static func write(_ shown: Demonstration, to words: UnsafeMutablePointer<Double>) {
      words[0] = Double(shown.stretches.count)
      var place = 1
      func add(_ number: Double) {
        words[place] = number
        place += 1
      }
      for one in shown.stretches {
        add(Double(one.fingers))
        add(one.time)
        add(one.shift.dx)
        add(one.shift.dy)
        add(one.reach)
        add(one.path)
        add(one.firstSpan)
        add(one.span)
        add(one.turn)
        add(one.longest)
        add(one.shortest)
        add(one.landing)
        add(one.leaving)
      }
      add(shown.stroke?.diagonal ?? 0)
      for stroke in shown.stroke?.strokes ?? [] {
        add(Double(stroke.count / 2))
        for number in stroke { add(Double(number)) }
      }
    }

    private static func stretch(
      of fingers: Int, _ words: UnsafeBufferPointer<Double>, _ first: Int
    ) -> DemonstrationStretch {
      var stretch = DemonstrationStretch(fingers: fingers)
      stretch.time = words[first + 1]
      stretch.shift = Vector(words[first + 2], words[first + 3])
      (stretch.reach, stretch.path) = (words[first + 4], words[first + 5])
      (stretch.firstSpan, stretch.span) = (words[first + 6], words[first + 7])
      stretch.turn = words[first + 8]
      (stretch.longest, stretch.shortest) = (words[first + 9], words[first + 10])
      (stretch.landing, stretch.leaving) = (words[first + 11], words[first + 12])
      return stretch
    }
  }
#endif
