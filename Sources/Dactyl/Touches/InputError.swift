/// Why a frame was refused (SPEC A8).
///
/// A refused frame changes nothing, and the next good one is taken as if it had never come.
///
/// ```swift
/// do throws(InputError) {
///   try window.send(frame)
/// } catch {
///   print(error)  // such as: contact 3 is not down
///   window.cancelAllTouches()  // the frame may have held a lift
/// }
/// ```
public struct InputError: Error, Hashable, Sendable {
  /// What was wrong.
  public enum Reason: Hashable, Sendable {
    /// The frame's time is before that of the previous frame, both in seconds.
    case timeWentBack(from: Double, to: Double)
    /// A time, place, force, radius or angle is not a finite number.
    case notFinite
    /// A contact moved, rested, ended or was cancelled without having begun.
    case unknownContact(TouchPhase)
    /// A contact began that was already down.
    case beganTwice
    /// A contact is named more than once in one frame.
    case namedTwice
    /// A pointer moved over the window or left it without having entered.
    case unknownHover(HoverSample.Phase)
    /// A pointer entered that was already over the window.
    case enteredTwice
    /// A merged sample belongs to no contact that moves or ends in its frame.
    case strayCoalescedSample
    /// A merged sample lies outside the time since the previous frame, all in seconds.
    case coalescedSampleOutOfTime(Double, from: Double, to: Double)
  }

  /// The device's number of the contact concerned; nil if the whole frame is.
  public var contact: Int?
  /// What was wrong.
  public var reason: Reason

  /// An error about one contact, or about the whole frame.
  public init(contact: Int? = nil, reason: Reason) {
    self.contact = contact
    self.reason = reason
  }
}

extension InputError: CustomStringConvertible {
  /// The error in words, such as `contact 3 moved without having begun`.
  public var description: String {
    let who = contact.map { "contact \($0) " } ?? ""
    switch reason {
    case .timeWentBack(let from, let to):
      return "time went back from \(from) s to \(to) s"
    case .notFinite:
      return contact == nil
        ? "the time is not a finite number" : who + "has a number that is not finite"
    case .unknownContact(let phase):
      return who + "\(phase.verb) without having begun"
    case .beganTwice:
      return who + "began while it was already down"
    case .namedTwice:
      return who + "is named twice in one frame"
    case .unknownHover(let phase):
      return who + (phase == .exited ? "left" : "hovered") + " without having entered"
    case .enteredTwice:
      return who + "entered while it was already over the window"
    case .strayCoalescedSample:
      return who + "has a merged sample in a frame in which it does not move"
    case .coalescedSampleOutOfTime(let time, let from, let to):
      return who + "has a merged sample at \(time) s, outside \(from) s to \(to) s"
    }
  }
}

extension TouchPhase {
  fileprivate var verb: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "rested"
    case .ended: "ended"
    case .cancelled: "was cancelled"
    }
  }
}
