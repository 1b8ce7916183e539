import Dactyl

/// Merges the contacts of several fingers into one stream of frames.
///
/// Times are whole microseconds, so contacts of the same instant share a frame, whichever finger
/// computed it. Two contacts of one finger at one instant go into separate frames of equal time.
struct FrameComposer {
  private struct Entry {
    var time: Int
    var contact: Contact
  }

  private var entries: [Entry] = []
  /// When the stream ends, even if nothing more happens.
  private(set) var end = 0

  init() {}

  /// True if nothing was added.
  var isEmpty: Bool { entries.isEmpty && end == 0 }

  mutating func add(_ contact: Contact, at time: Int) {
    entries.append(Entry(time: time, contact: contact))
    extend(to: time)
  }

  /// Makes the stream last at least until a time.
  mutating func extend(to time: Int) { end = max(end, time) }

  /// The frames; the last has no contacts if time passes after the last contact.
  func frames() -> [InputFrame] {
    var frames: [InputFrame] = []
    var simultaneous: [[Contact]] = []
    var now = 0
    func close() {
      for contacts in simultaneous {
        frames.append(InputFrame(time: FrameComposer.seconds(now), contacts: contacts))
      }
      simultaneous.removeAll()
    }
    // The standard library's sort is stable, but does not promise it.
    let ordered = entries.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    for (_, entry) in ordered {
      if entry.time != now { close() }
      now = entry.time
      let last = simultaneous.lastIndex { $0.contains { $0.id == entry.contact.id } }
      let place = last.map { $0 + 1 } ?? 0
      if place == simultaneous.count { simultaneous.append([]) }
      simultaneous[place].append(entry.contact)
    }
    close()
    if end > now || (frames.isEmpty && !isEmpty) {
      frames.append(InputFrame(time: FrameComposer.seconds(end), contacts: []))
    }
    return frames
  }

  /// The sample times of a device between two times, exclusive, and the later time.
  ///
  /// All fingers are sampled at the same instants, as on a real panel.
  static func samples(from start: Int, to end: Int, rate: Double) -> [Int] {
    guard end > start else { return [end] }
    var times: [Int] = []
    var tick = Int(Double(start) * rate / 1e6)
    while true {
      let time = Int((Double(tick) * 1e6 / rate).rounded())
      if time >= end { break }
      if time > start { times.append(time) }
      tick += 1
    }
    times.append(end)
    return times
  }

  static func seconds(_ microseconds: Int) -> Double { Double(microseconds) / 1e6 }

  static func microseconds(_ seconds: Double) -> Int { Int((seconds * 1e6).rounded()) }
}
