import Dactyl

/// Puts what several fingers do into one stream of frames.
///
/// Times are whole microseconds, so that what happens at the same instant meets in one frame
/// whoever computed it. What one finger does twice at one instant goes into frames of their own at
/// equal times.
struct FrameComposer {
  private struct Entry {
    var time: Int
    var contact: Contact
  }

  private var entries: [Entry] = []
  /// When the stream is over, though nothing more happens.
  private(set) var end = 0

  init() {}

  /// Whether nothing was added.
  var isEmpty: Bool { entries.isEmpty && end == 0 }

  /// Adds what a contact does at a time.
  mutating func add(_ contact: Contact, at time: Int) {
    entries.append(Entry(time: time, contact: contact))
    extend(to: time)
  }

  /// Lets the stream last at least until a time.
  mutating func extend(to time: Int) { end = max(end, time) }

  /// The frames, the last of them without contacts where time passes after the last contact.
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
    // The sort of the standard library is stable, but does not promise it.
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

  /// The times strictly between two times at which a device with the rate takes samples, and the
  /// later one.
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
