import Dactyl

/// Why a recording could not be read or written.
///
/// The caller adds the name of the file: `"\(path): \(error)"`.
public struct RecordingError: Error, Hashable, Sendable {
  /// The place of the fault in the recording.
  public enum Place: Hashable, Sendable {
    /// The number of a line of text; the first is 1.
    case line(Int)
    /// The number of a byte; the first is 0.
    case byte(Int)
  }

  /// The fault.
  public enum Reason: Hashable, Sendable {
    /// The system could not open or read the source, for the reason in its words.
    case unreadable(String)
    /// The system could not write, for the reason in its words.
    case unwritable(String)
    /// There are no bytes, or only blank lines.
    case empty
    /// The content is not text: the byte at the place cannot be in a text.
    case binary
    /// The content matches no known format.
    case unknownFormat
    /// There is a device's description but no event.
    case noEvents
    /// The recording breaks off inside a line or inside a frame.
    case truncated
    /// A line is longer than this number of bytes.
    case lineTooLong(limit: Int)
    /// The recording has a version of the format that this build does not know.
    case unknownVersion(String)
    /// The content should be something else, as the words say.
    case malformed(String)
    /// The time went back on one device; both in seconds as recorded.
    case timeWentBack(from: Double, to: Double)
    /// A slot's number, or the number of contacts in one frame, is beyond any device's.
    case tooManyContacts(Int, limit: Int)
    /// The number of hovers in one frame is beyond any device's.
    case tooManyHovers(Int, limit: Int)
    /// Events come from more devices than a machine has.
    case tooManyDevices(limit: Int)
    /// A frame breaks the rules for frames (SPEC A8).
    case invalidFrame(InputError)
  }

  /// The place; nil if the whole source is at fault.
  public var place: Place?
  /// The fault.
  public var reason: Reason

  /// An error at a place.
  public init(_ reason: Reason, at place: Place? = nil) {
    self.place = place
    self.reason = reason
  }
}

extension RecordingError: CustomStringConvertible {
  /// The place and the reason, such as `line 12: the recording breaks off here`.
  public var description: String {
    switch place {
    case .line(let number): "line \(number): \(reason)"
    case .byte(let number): "byte \(number): \(reason)"
    case nil: "\(reason)"
    }
  }
}

extension RecordingError.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .unreadable(let words): "cannot be read: \(words)"
    case .unwritable(let words): "cannot be written: \(words)"
    case .empty: "the recording is empty: expected a header or an event"
    case .binary: "this is not text, so not a recording"
    case .unknownFormat:
      "expected a recording of Dactyl's own, or of evemu, evtest, getevent or libinput record"
    case .noEvents: "a device is described, but no event was recorded"
    case .truncated: "the recording breaks off here"
    case .lineTooLong(let limit): "the line is longer than \(limit) bytes"
    case .unknownVersion(let version): "version \(version) of the format is not known; 1 is"
    case .malformed(let expectation): "expected \(expectation)"
    case .timeWentBack(let from, let to): "time goes back from \(from) s to \(to) s"
    case .tooManyContacts(let count, let limit):
      "slot or contact \(count) is beyond the limit of \(limit)"
    case .tooManyHovers(let count, let limit):
      "hovering pointer \(count) is beyond the limit of \(limit)"
    case .tooManyDevices(let limit): "expected events of at most \(limit) devices"
    case .invalidFrame(let error): "\(error)"
    }
  }
}
