import Foundation

/// A change of all that a layer shows: start and end are told, and the new is seen at once.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// Stored: the way to change; default by fading.
  open var type: CATransitionType = .fade
  /// Stored: from which side.
  open var subtype: CATransitionSubtype?
  /// Stored: where in the change it begins, 0…1.
  open var startProgress: Float = 0
  /// Stored: where in the change it ends, 0…1.
  open var endProgress: Float = 1
}

/// Names a way to change.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By fading.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new comes in over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new pushes the old out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old goes and shows the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Names a side.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Names a way to reckon what lies between values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: from value to value.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At one speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// In a curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// In a curve, at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Names how what moves along a course turns.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the course.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "rotateAuto")
  /// Against the course.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "rotateAutoReverse")
}
