import Dactyl

#if Strokes
  import DactylStrokes
#endif

/// What an export answers: 0 or more where it worked, less than 0 where it did not and changed nothing.
enum Status {
  static let done: Int32 = 0
  /// The handle is stale, or of another kind of object.
  static let badHandle: Int32 = -1
  /// There is no such kind of recogniser, or the object has no such property or does not let it be set.
  static let unknown: Int32 = -2
  /// A number is not finite, not whole, or out of its range.
  static let badValue: Int32 = -3
  /// The buffer does not hold what its counts say.
  static let badFrame: Int32 = -4
  /// The requirement would have recognisers wait for each other.
  static let wouldCycle: Int32 = -5
  /// There are too many objects, or they are nested too deeply.
  static let limit: Int32 = -6
  /// The library has no template that could be compared.
  static let nothingToCompare: Int32 = -23
}

extension InputError {
  /// Why the frame was refused, as a number of `dactyl.h`.
  var status: Int32 {
    switch reason {
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
