import Dactyl
import DactylInput
import DactylRecordings
import Platform

/// Recordings in the place of a device: their frames come when they came then, with a second between two
/// recordings.
final class RecordingSource: InputSource {
  private static let pause = 1.0

  let name: String
  let descriptor: Int32? = nil
  let header: RecordingHeader?
  private let frames: [InputFrame]
  private var next = 0
  /// The clock's time at time 0 of the frames; nil until it begins.
  private var origin: Double?

  /// - Throws: `ToolError` for what cannot be read, or is of devices of different sizes.
  init(_ paths: [String], _ reading: ReadingArguments) throws(ToolError) {
    name = paths.joined(separator: ", ")
    var frames: [InputFrame] = []
    var header: RecordingHeader?
    for path in paths {
      do throws(RecordingError) {
        let stream = try reading.recordings(in: path) {}
        while let reader = try stream.next() {
          header = header ?? reader.header
          let last = frames.last?.time
          var shift: Double?
          while var frame = try reader.next() {
            if shift == nil { shift = (last.map { $0 + Self.pause } ?? 0) - frame.time }
            frame.time += shift ?? 0
            for index in frame.coalesced.indices { frame.coalesced[index].time += shift ?? 0 }
            frames.append(frame)
          }
          reading.printNotes(of: reader, in: path)
        }
      } catch {
        throw ToolError(error, in: path)
      }
    }
    (self.frames, self.header) = (frames, header)
  }

  /// Plays them once, for the first who looks.
  func begin(at now: Double) {
    if origin == nil { play(at: now) }
  }

  /// Plays them from the beginning, unless they are being played.
  func play(at now: Double) {
    guard deadline == nil else { return }
    (next, origin) = (0, now + Self.pause)
  }

  var deadline: Double? {
    guard let origin, next < frames.count else { return nil }
    return frames[next].time + origin
  }

  func read(at now: Double) -> [InputArrival] {
    var arrivals: [InputArrival] = []
    while let deadline, let origin, deadline <= now {
      var frame = frames[next]
      frame.time += origin
      for index in frame.coalesced.indices { frame.coalesced[index].time += origin }
      arrivals.append(.frame(frame))
      next += 1
    }
    return arrivals
  }
}
