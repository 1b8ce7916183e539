#if Shown
  import DactylStrokes

  /// Demonstrations in the buffer: the number of stretches, the numbers of each, and what one
  /// finger drew: its diagonal, or 0 if it drew nothing, and its strokes.
  enum ShownBuffer {
    private static let width = DemonstrationStretch.numberCount

    /// The demonstration in a buffer; nil if it makes no sense.
    static func demonstration(_ words: UnsafeBufferPointer<Double>) -> Demonstration? {
      guard words.count > 1, words[0] >= 1, words[0] <= 10_000,
        let count = Int(exactly: words[0]), 1 + count * width < words.count
      else { return nil }
      var stretches: [DemonstrationStretch] = []
      for index in 0..<count {
        let first = 1 + index * width
        guard let stretch = DemonstrationStretch(numbers: Array(words[first..<first + width]))
        else { return nil }
        stretches.append(stretch)
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
      for one in shown.stretches { for number in one.numbers { add(number) } }
      add(shown.stroke?.diagonal ?? 0)
      for stroke in shown.stroke?.strokes ?? [] {
        add(Double(stroke.count / 2))
        for number in stroke { add(Double(number)) }
      }
    }
  }
#endif
