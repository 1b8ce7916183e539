import Dactyl
import DactylRecordings

/// Where the frames of live contacts come from: a device, a network port, the standard input.
///
/// `InputLoop` waits for it. Times are seconds of the monotonic clock, `InputClock.now`.
public protocol InputSource: AnyObject {
  /// What the source is called in messages.
  var name: String { get }
  /// The file descriptor to wait for; nil while the source is away and only `deadline` counts.
  var descriptor: Int32? { get }
  /// When `read(at:)` must be called even if nothing comes; nil for never.
  var deadline: Double? { get }
  /// What is known about the device; nil before it has said anything.
  var header: RecordingHeader? { get }
  /// What has come, oldest first, with what a user should know.
  ///
  /// A device that goes away cancels what was down, and is waited for.
  ///
  /// - Throws: `InputSourceError` where the source is over for good.
  func read(at now: Double) throws(InputSourceError) -> [InputArrival]
}

/// Something that a source has to tell.
public enum InputArrival: Hashable, Sendable {
  /// Contacts changed.
  case frame(InputFrame)
  /// For the user: a device has gone or come back, or its size had to be assumed.
  case note(String)
}

/// Why a source cannot go on.
public enum InputSourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It ended, as the standard input does.
  case ended
  /// It cannot be opened: why.
  case unavailable(String)
  /// It is no touch device: what it lacks.
  case notTouch(String)
  /// What it said makes no sense.
  case malformed(String)

  /// The error in words.
  public var description: String {
    switch self {
    case .ended: "ended"
    case .unavailable(let why), .notTouch(let why), .malformed(let why): why
    }
  }
}
