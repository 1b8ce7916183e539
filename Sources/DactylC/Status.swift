// Generated from Schema/interface.toml by Scripts/generate; do not edit.
// swift-format-ignore-file
import Dactyl

#if Strokes
  import DactylStrokes
#endif

/// What an export answers: 0 or more where it worked, less than 0 where it did not and changed nothing.
enum Status {
  /// What `dactyl_version` answers.
  static let version: Int32 = 4
  /// It worked.
  static let done: Int32 = 0
  /// Removed, or of another window.
  static let badHandle: Int32 = -1
  /// Unknown, or not to be set.
  static let unknown: Int32 = -2
  /// Not finite, not whole, or out of range.
  static let badValue: Int32 = -3
  /// Not a frame.
  static let badFrame: Int32 = -4
  /// Recognisers would wait for each other.
  static let wouldCycle: Int32 = -5
  /// Too many objects, or too deep.
  static let limit: Int32 = -6
  /// Not while the engine asks.
  static let busy: Int32 = -7
  /// The library has no template of this size or number of strokes.
  static let nothingToCompare: Int32 = -23
}

extension InputError.Reason {
  /// Why the frame was refused, as a number of `dactyl.h`.
  var status: Int32 {
    switch self {
    case .timeWentBack: -10
    case .notFinite: -11
    case .unknownContact: -12
    case .beganTwice: -13
    case .namedTwice: -14
    case .strayCoalescedSample: -15
    case .coalescedSampleOutOfTime: -16
    case .unknownHover: -17
    case .enteredTwice: -18
    }
  }
}

#if Strokes
  extension StrokeOutlineError {
    /// Why the drawing cannot be compared, as a number of `dactyl.h`.
    var status: Int32 {
      switch self {
      case .notFinite: -11
      case .empty: -20
      case .noExtent: -21
      case .outsideGrid: -22
      }
    }
  }
#endif
