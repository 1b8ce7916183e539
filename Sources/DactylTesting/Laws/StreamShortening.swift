import Dactyl

/// Ways to shorten a stream that keep it valid.
enum StreamShortening {
  /// Streams one step shorter, largest cuts first.
  static func candidates(for frames: [InputFrame]) -> [[InputFrame]] {
    lives(in: frames).map { without($0, in: frames) } + withoutOneMove(frames)
      + withoutOneEmptyFrame(frames)
  }

  private struct Life {
    var id: Int
    var frames: ClosedRange<Int>
  }

  private static func lives(in frames: [InputFrame]) -> [Life] {
    var lives: [Life] = []
    for (index, frame) in frames.enumerated() {
      for contact in frame.contacts where contact.phase == .began {
        let end = frames[index...].firstIndex { later in
          later.contacts.contains {
            $0.id == contact.id && ($0.phase == .ended || $0.phase == .cancelled)
          }
        }
        lives.append(Life(id: contact.id, frames: index...(end ?? frames.count - 1)))
      }
    }
    return lives
  }

  private static func without(_ life: Life, in frames: [InputFrame]) -> [InputFrame] {
    var result = frames
    for index in life.frames { result[index].contacts.removeAll { $0.id == life.id } }
    return result
  }

  private static func withoutOneMove(_ frames: [InputFrame]) -> [[InputFrame]] {
    var results: [[InputFrame]] = []
    for (index, frame) in frames.enumerated() {
      for (place, contact) in frame.contacts.enumerated()
      where contact.phase == .moved || contact.phase == .stationary {
        var result = frames
        result[index].contacts.remove(at: place)
        results.append(result)
      }
    }
    return results
  }

  private static func withoutOneEmptyFrame(_ frames: [InputFrame]) -> [[InputFrame]] {
    frames.indices.filter { frames[$0].contacts.isEmpty }.map { index in
      var result = frames
      result.remove(at: index)
      return result
    }
  }
}
