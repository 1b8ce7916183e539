#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Cuts the bytes of a source into lines, holding one line and one piece at most.
///
/// A line lies in the scanner's own memory and is valid until the next call.
public final class LineScanner {
  /// The longest line; a longer one is an error, so that no input exhausts the memory.
  static let longestLine = 1 << 20
  /// How many bytes of the front serve to find the format and the extent of the axes.
  public static let headLength = 1 << 16

  /// The number of the line last handed out; the first is 1.
  public private(set) var line = 0
  /// True if the line last handed out ended with a line feed.
  private(set) var lineWasTerminated = true

  private let source: ByteSource
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var start = 0
  private var end = 0
  private var isAtEnd = false
  /// Where the line last handed out begins.
  private var lastStart = 0
  /// True if the next bytes are the rest of a line that was too long.
  private var isInsideLongLine = false

  /// A scanner that has read the head, or less if a complete JSON line comes first.
  public init(
    _ source: ByteSource, headLength: Int = LineScanner.headLength
  ) throws(RecordingError) {
    self.source = source
    capacity = Self.headLength
    memory = .allocate(capacity: capacity)
    while end < headLength, !isAtEnd {
      try fill()
      if end > 0, memory[0] == UInt8(ascii: "{"), lineFeed(from: 0) != nil { break }
    }
    if end >= 3, memory[0] == 0xEF, memory[1] == 0xBB, memory[2] == 0xBF { start = 3 }
  }

  deinit { memory.deallocate() }

  /// The bytes read but not yet handed out.
  var head: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: memory + start, count: end - start)
  }

  /// The next line without its line feed and carriage return; nil at the end.
  ///
  /// - Throws: `RecordingError` with `.lineTooLong`, and the next call gives the line after; or
  ///   with `.unreadable`, and there are no more lines.
  public func next() throws(RecordingError) -> UnsafeBufferPointer<UInt8>? {
    if isInsideLongLine { try skipLongLine() }
    var searched = start
    while true {
      if let feed = lineFeed(from: searched) {
        lineWasTerminated = true
        return handOut(upTo: feed, next: feed + 1)
      }
      searched = end
      guard end - start <= Self.longestLine else {
        isInsideLongLine = true
        throw RecordingError(.lineTooLong(limit: Self.longestLine), at: .line(line + 1))
      }
      if isAtEnd {
        guard start < end else { return nil }
        lineWasTerminated = false
        return handOut(upTo: end, next: end)
      }
      let before = start
      makeRoom()
      searched -= before - start
      try fill()
    }
  }

  /// Puts the line last handed out back, to come again; once for each line.
  func putBack() {
    start = lastStart
    line -= 1
  }

  private func skipLongLine() throws(RecordingError) {
    while true {
      if let feed = lineFeed(from: start) {
        start = feed + 1
        break
      }
      start = 0
      end = 0
      if isAtEnd { break }
      try fill()
    }
    isInsideLongLine = false
    line += 1
  }

  private func handOut(upTo stop: Int, next: Int) -> UnsafeBufferPointer<UInt8> {
    lastStart = start
    var stop = stop
    if stop > start, memory[stop - 1] == UInt8(ascii: "\r") { stop -= 1 }
    let result = UnsafeBufferPointer(start: memory + start, count: stop - start)
    start = next
    line += 1
    return result
  }

  private func lineFeed(from index: Int) -> Int? {
    guard index < end, let found = memchr(memory + index, 10, end - index) else { return nil }
    return found.assumingMemoryBound(to: UInt8.self) - memory
  }

  private func makeRoom() {
    if start > 0 {
      memory.update(from: memory + start, count: end - start)
      end -= start
      start = 0
    }
    guard end == capacity else { return }
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
    larger.update(from: memory, count: end)
    memory.deallocate()
    memory = larger
    capacity *= 2
  }

  private func fill() throws(RecordingError) {
    let room = UnsafeMutableRawBufferPointer(start: memory + end, count: capacity - end)
    let count: Int
    do {
      count = try source.read(room)
    } catch {
      isAtEnd = true
      start = end
      throw error
    }
    precondition(count >= 0 && count <= room.count, "a byte source wrote more than it was given")
    if count == 0 { isAtEnd = true }
    end += count
  }
}
