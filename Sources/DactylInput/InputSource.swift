import Dactyl
import DactylRecordings

/// A source of live frames: a device, a network port, the standard input.
///
/// `InputLoop` waits for it. Times are seconds of the monotonic clock, `InputClock.now`.
public protocol InputSource: AnyObject {
  /// The source's name in messages.
  var name: String { get }
  /// The file descriptor to wait for; nil while the source is away and only `deadline` counts.
  var descriptor: Int32? { get }
  /// When to call `read(at:)` even if nothing arrives; nil for never.
  var deadline: Double? { get }
  /// The device's description; nil until the source has one.
  var header: RecordingHeader? { get }
  /// Reads everything that has arrived, oldest first, with notes for the user.
  ///
  /// A device that goes away cancels its contacts, and the source waits for its return.
  ///
  /// - Throws: `InputSourceError` if the source has ended for good.
  func read(at now: Double) throws(InputSourceError) -> [InputArrival]
}

/// Something that a source reports.
public enum InputArrival: Hashable, Sendable {
  /// Contacts changed.
  case frame(InputFrame)
  /// For the user: a device has gone or returned, or its size is assumed.
  case note(String)
}

/// Why a source cannot go on.
public enum InputSourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It ended, as the standard input does.
  case ended
  /// It cannot be opened; the text says why.
  case unavailable(String)
  /// It is not a touch device; the text says what it lacks.
  case notTouch(String)
  /// Its data make no sense.
  case malformed(String)

  /// The error in words.
  public var description: String {
    switch self {
    case .ended: "ended"
    case .unavailable(let why), .notTouch(let why), .malformed(let why): why
    }
  }
}
