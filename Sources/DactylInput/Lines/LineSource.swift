import Dactyl
import DactylRecordings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Live frames as Dactyl's own lines, from a descriptor such as the standard input.
///
/// The first line is the header of a recording. The first frame's time is its arrival; later frames
/// keep their intervals to it. The end of input cancels what is down.
///
/// ```swift
/// let lines = LineSource()  // producer | program
/// let loop = InputLoop([lines])
/// ```
public final class LineSource: InputSource {
  /// The source's name in messages.
  public let name: String
  /// The descriptor that it reads.
  public let descriptor: Int32?
  /// The header; nil until it arrives.
  public var header: RecordingHeader? { decoder.header }
  /// Nil, because the source waits only for lines, or the past if it has met a wrong one.
  public var deadline: Double? { failure == nil ? nil : 0 }

  private static let longestLine = 1 << 20

  private var decoder = FrameLineDecoder()
  private var line: [UInt8] = []
  private var bytes = [UInt8](repeating: 0, count: 65_536)
  private var shift: Double?
  private var latest = 0.0
  private var down: [Contact] = []
  private var isAtEnd = false
  /// What is wrong with a line; the frames before it come first.
  private var failure: InputSourceError?

  /// Reads a descriptor, by default the standard input, and leaves it open.
  public init(descriptor: Int32 = STDIN_FILENO, name: String = "standard input") {
    self.descriptor = descriptor
    self.name = name
  }

  /// Reads the frames of all lines that have arrived.
  ///
  /// - Throws: `.ended` after the last line, `.malformed` if a line makes no sense.
  public func read(at now: Double) throws(InputSourceError) -> [InputArrival] {
    if isAtEnd { throw .ended }
    if let failure { throw failure }
    guard let descriptor, isReady(descriptor) else { return [] }
    let length = Glibc.read(descriptor, &bytes, bytes.count)
    if length < 0, errno == EAGAIN || errno == EINTR { return [] }
    guard length > 0 else {
      isAtEnd = true
      let last = line.isEmpty ? [] : try take(at: now)
      return last + cancellation(at: now)
    }
    var arrivals: [InputArrival] = []
    for byte in bytes[..<length] {
      if byte != UInt8(ascii: "\n") {
        line.append(byte)
        if line.count > Self.longestLine { failure = .malformed("\(name): a line is too long") }
      } else {
        do throws(InputSourceError) { arrivals += try take(at: now) } catch { failure = error }
      }
      guard let failure else { continue }
      if arrivals.isEmpty { throw failure }
      break
    }
    return arrivals
  }

  private func isReady(_ descriptor: Int32) -> Bool {
    var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waited, 1, 0) > 0
  }

  private func take(at now: Double) throws(InputSourceError) -> [InputArrival] {
    defer { line.removeAll(keepingCapacity: true) }
    do {
      guard var frame = try decoder.take(line) else { return [] }
      let shift = self.shift ?? now - frame.time
      self.shift = shift
      frame.time += shift
      for index in frame.coalesced.indices { frame.coalesced[index].time += shift }
      latest = frame.time
      remember(frame)
      return [.frame(frame)]
    } catch {
      throw .malformed("\(name): \(error)")
    }
  }

  private func remember(_ frame: InputFrame) {
    for contact in frame.contacts {
      down.removeAll { $0.id == contact.id }
      switch contact.phase {
      case .began, .moved, .stationary: down.append(contact)
      case .ended, .cancelled: break
      }
    }
  }

  private func cancellation(at now: Double) -> [InputArrival] {
    guard !down.isEmpty else { return [] }
    for index in down.indices { down[index].phase = .cancelled }
    return [.frame(InputFrame(time: max(now, latest), contacts: down))]
  }
}
