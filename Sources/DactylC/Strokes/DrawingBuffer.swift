#if Strokes
  import Dactyl
  import DactylStrokes

  /// Drawings and outlines in the buffer: each stroke's number of points, then their x and y.
  enum DrawingBuffer {
    /// The drawing in a buffer; nil if its counts are wrong.
    static func drawing(_ words: UnsafeBufferPointer<Double>) -> [Stroke]? {
      var drawing: [Stroke] = []
      let isWhole = visitStrokes(words) { place, count in
        let points = [Point](count: count) { index in
          Point(words[place + 2 * index], words[place + 2 * index + 1])
        }
        drawing.append(Stroke(points))
        return true
      }
      return isWhole ? drawing : nil
    }

    /// The strokes of an outline, in grid units; nil for wrong counts or fractions.
    static func grid(_ words: UnsafeBufferPointer<Double>) -> [[Int16]]? {
      var strokes: [[Int16]] = []
      let isWhole = visitStrokes(words) { place, count in
        var areWhole = true
        let stroke = [Int16](count: 2 * count) { index in
          let number = Int16(exactly: words[place + index])
          if number == nil { areWhole = false }
          return number ?? 0
        }
        strokes.append(stroke)
        return areWhole
      }
      return isWhole ? strokes : nil
    }

    /// The number of doubles that a drawing takes.
    static func count(of drawing: [Stroke]) -> Int {
      drawing.reduce(0) { $0 + 1 + 2 * $1.points.count }
    }

    static func write(_ drawing: [Stroke], to words: UnsafeMutablePointer<Double>) {
      var place = 0
      for stroke in drawing {
        words[place] = Double(stroke.points.count)
        place += 1
        for point in stroke.points {
          words[place] = point.x
          words[place + 1] = point.y
          place += 2
        }
      }
    }

    /// Calls `body` with offset and number of the points of each stroke; false if either refuses.
    private static func visitStrokes(
      _ words: UnsafeBufferPointer<Double>, _ body: (Int, Int) -> Bool
    ) -> Bool {
      var place = 0
      while place < words.count {
        guard words[place] >= 0, words[place] <= Double(ObjectTable.longestInput),
          let count = Int(exactly: words[place]), 2 * count < words.count - place
        else { return false }
        guard body(place + 1, count) else { return false }
        place += 1 + 2 * count
      }
      return true
    }
  }
#endif
