/// Aligns what a device says with the frames of a display, so that things move evenly under a
/// moving finger.
///
/// A device's samples come at its own pace: one display frame may see two of them and the next
/// none. A resampler gathers input and gives, for each display frame, the frames to send: touches
/// that begin or end as the device said them, and at most one sample of movement for the display
/// frame, `latency` before it. That sample is made up: it lies between two real ones, or, where the
/// next one has not come, on the line beyond the last two, but no more than `maximumExtrapolation`
/// and half the time between them ahead. It is marked (`Contact.isEstimated`) and carries the real
/// ones as coalesced samples, from which alone velocities are computed (SPEC A7, E2).
///
/// ```swift
/// resampler.add(frame)  // whenever the device says something
/// for frame in resampler.frames(until: displayTime) { try window.send(frame) }  // once per display frame
/// ```
///
/// A movement shows `latency` late, a touch that begins or ends at most one display frame and
/// `latency` late; its timestamp is the device's. At the end of input, `flush()` gives what is
/// left.
///
/// Source: the resampling of Android's input consumer, which uses 5 ms and 8 ms; ours keeps all
/// real samples.
public struct Resampler: Sendable {
  /// How long in seconds before the display frame its sample lies; default 0.005, at least 0.
  ///
  /// More of it makes room for real samples on both sides, and what is shown later.
  public var latency: Double
  /// How far in seconds a sample may lie beyond the last real one; default 0.008, at least 0.
  public var maximumExtrapolation: Double

  private var waiting: ContiguousArray<InputFrame> = []
  private var tracks: ContiguousArray<Track> = []
  /// The time of the last frame that was given.
  private var givenTime = -Double.infinity

  /// What is known of one contact that is down.
  private struct Track {
    var last: CoalescedContact
    var beforeLast: CoalescedContact?
    /// The real samples since the last frame that was given.
    var fresh: [CoalescedContact] = []
    /// Where the contact was said to be last.
    var shown: Point

    /// Whether the last real place was not given yet.
    var hasNews: Bool { !fresh.isEmpty || shown != last.contact.position }

    /// The last real place, to be given at a time; made up if that is not its own.
    mutating func giveLast(at time: Double, merging merged: inout [CoalescedContact]) -> Contact {
      var contact = last.contact
      contact.isEstimated = last.time != time || fresh.isEmpty
      merged += contact.isEstimated ? fresh[...] : fresh.dropLast()
      shown = contact.position
      fresh.removeAll()
      return contact
    }
  }

  /// A resampler that has seen nothing.
  public init(latency: Double = 0.005, maximumExtrapolation: Double = 0.008) {
    self.latency = latency
    self.maximumExtrapolation = maximumExtrapolation
  }

  /// Takes what a device said; frames must come in the order of their times.
  ///
  /// Whether they make sense is for `Window.send(_:)` to say: what is wrong with them stays so.
  /// Only what is so late that a frame of a later time was given already counts as of that time.
  public mutating func add(_ frame: InputFrame) {
    var frame = frame
    if frame.time < givenTime { frame.time = givenTime }
    for index in frame.coalesced.indices where frame.coalesced[index].time < givenTime {
      frame.coalesced[index].time = givenTime
    }
    waiting.append(frame)
  }

  /// The frames to send for a display frame, in the order of their times; often one, or none.
  ///
  /// - Parameter displayTime: when the display frame is shown, in seconds of the input frames;
  ///   never before that of the last call.
  public mutating func frames(until displayTime: Double) -> [InputFrame] {
    let sampleTime = displayTime - latency
    var frames: [InputFrame] = []
    passDue(until: sampleTime, into: &frames)
    if sampleTime >= givenTime, let moved = sample(at: sampleTime) { frames.append(moved) }
    givenTime = max(givenTime, frames.last?.time ?? givenTime)
    return frames
  }

  /// Everything that is left, as the device said it.
  public mutating func flush() -> [InputFrame] {
    var frames: [InputFrame] = []
    passDue(until: .infinity, into: &frames)
    if let moved = flush() { frames.append(moved) }
    givenTime = max(givenTime, frames.last?.time ?? givenTime)
    return frames
  }

  // MARK: Real samples

  private mutating func passDue(until time: Double, into frames: inout [InputFrame]) {
    var count = 0
    while count < waiting.count, waiting[count].time <= time {
      let frame = waiting[count]
      count += 1
      if frame.isMovementAlone {
        noteMovements(of: frame)
      } else {
        frames.append(passing(frame))
      }
    }
    waiting.removeFirst(count)
  }

  /// Notes the movements of a frame.
  private mutating func noteMovements(of frame: InputFrame) {
    for sample in frame.coalesced { noteSample(sample) }
    for contact in frame.contacts where contact.phase == .moved {
      noteSample(CoalescedContact(time: frame.time, contact: contact))
    }
  }

  private mutating func noteSample(_ sample: CoalescedContact) {
    guard let index = tracks.firstIndex(where: { $0.last.contact.id == sample.contact.id }) else {
      return
    }
    var sample = sample
    sample.contact.phase = .moved
    if sample.time > tracks[index].last.time { tracks[index].beforeLast = tracks[index].last }
    tracks[index].last = sample
    tracks[index].fresh.append(sample)
  }

  /// A frame in which something begins or ends, with the movements that came before it.
  private mutating func passing(_ frame: InputFrame) -> InputFrame {
    var passing = frame
    noteMovements(of: InputFrame(time: frame.time, contacts: [], coalesced: frame.coalesced))
    for contact in frame.contacts where contact.phase == .moved {
      noteSample(CoalescedContact(time: frame.time, contact: contact))
    }
    var merged: [CoalescedContact] = []
    for index in tracks.indices where !tracks[index].fresh.isEmpty {
      let id = tracks[index].last.contact.id
      if let named = frame.contacts.first(where: { $0.id == id }) {
        merged += tracks[index].fresh.filter { $0.time < frame.time || $0.contact != named }
      } else {
        passing.contacts.append(tracks[index].giveLast(at: frame.time, merging: &merged))
      }
      tracks[index].shown = tracks[index].last.contact.position
      tracks[index].fresh.removeAll()
    }
    passing.coalesced = merged.inOrderOfTime()
    trackContacts(of: frame)
    return passing
  }

  /// Knows from now on which contacts are down.
  private mutating func trackContacts(of frame: InputFrame) {
    for contact in frame.contacts {
      switch contact.phase {
      case .began:
        tracks.removeAll { $0.last.contact.id == contact.id }
        let sample = CoalescedContact(time: frame.time, contact: contact)
        tracks.append(Track(last: sample, shown: contact.position))
      case .ended, .cancelled:
        tracks.removeAll { $0.last.contact.id == contact.id }
      case .moved, .stationary:
        break
      }
    }
  }

  // MARK: Made-up samples

  /// One frame with all contacts where they are at a time, if one of them has news.
  private mutating func sample(at time: Double) -> InputFrame? {
    var frame = InputFrame(time: time, contacts: [])
    for index in tracks.indices {
      let track = tracks[index]
      let place = place(of: track, at: time)
      guard !track.fresh.isEmpty || place != track.shown else { continue }
      var contact = track.last.contact
      contact.phase = .moved
      contact.position = place
      contact.precisePosition = nil
      contact.isEstimated = true
      frame.contacts.append(contact)
      frame.coalesced += track.fresh
      tracks[index].shown = place
      tracks[index].fresh.removeAll()
    }
    frame.coalesced = frame.coalesced.inOrderOfTime()
    return frame.contacts.isEmpty ? nil : frame
  }

  /// The last real places, where they were not given yet.
  private mutating func flush() -> InputFrame? {
    var frame = InputFrame(time: givenTime, contacts: [])
    for track in tracks where track.hasNews { frame.time = max(frame.time, track.last.time) }
    for index in tracks.indices where tracks[index].hasNews {
      frame.contacts.append(tracks[index].giveLast(at: frame.time, merging: &frame.coalesced))
    }
    frame.coalesced = frame.coalesced.inOrderOfTime()
    return frame.contacts.isEmpty ? nil : frame
  }

  private func place(of track: Track, at time: Double) -> Point {
    let last = track.last
    if let next = nextSample(of: last.contact.id) {
      guard next.time > last.time else { return last.contact.position }
      let share = min(1, max(0, (time - last.time) / (next.time - last.time)))
      return last.contact.position + (next.contact.position - last.contact.position) * share
    }
    guard let before = track.beforeLast, last.time > before.time else {
      return last.contact.position
    }
    let interval = last.time - before.time
    let ahead = time - last.time
    // No news for longer than that: the finger has stopped where it was seen last.
    guard ahead >= 0, ahead <= 2 * interval + latency else { return last.contact.position }
    let reach = min(ahead, maximumExtrapolation, interval / 2)
    return last.contact.position
      + (last.contact.position - before.contact.position) * (reach / interval)
  }

  /// The first sample of a contact that is still to come.
  private func nextSample(of id: Int) -> CoalescedContact? {
    for frame in waiting {
      if let merged = frame.coalesced.first(where: { $0.contact.id == id }) { return merged }
      if let contact = frame.contacts.first(where: { $0.id == id }) {
        return CoalescedContact(time: frame.time, contact: contact)
      }
    }
    return nil
  }
}

extension InputFrame {
  /// Whether the frame says nothing but that contacts moved or rest.
  fileprivate var isMovementAlone: Bool {
    guard hovers.isEmpty else { return false }
    for contact in contacts {
      switch contact.phase {
      case .began, .ended, .cancelled: return false
      case .moved, .stationary: break
      }
    }
    return true
  }
}

extension [CoalescedContact] {
  /// The samples by time; those of one time in the order in which they were.
  fileprivate func inOrderOfTime() -> [CoalescedContact] {
    var sorted = self
    for end in sorted.indices.dropFirst() {
      var place = end
      while place > 0, sorted[place].time < sorted[place - 1].time {
        sorted.swapAt(place, place - 1)
        place -= 1
      }
    }
    return sorted
  }
}
