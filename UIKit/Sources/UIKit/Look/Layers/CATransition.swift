import Foundation

/// A transition of a layer's content.
///
/// The delegate hears of its start and end; the new content shows at once.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The type of transition; default fading.
  open var type: CATransitionType = .fade
  /// Stored: the side that the transition comes from.
  open var subtype: CATransitionSubtype?
  /// Stored: the progress at the start, 0…1.
  open var startProgress: Float = 0
  /// Stored: the progress at the end, 0…1.
  open var endProgress: Float = 1
}

/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Fading.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away from the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side that a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value with a name.
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

/// The interpolation between values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Jumps from value to value.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear, at constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Cubic.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Cubic, at constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A value with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "rotateAuto")
  /// Against the direction of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "rotateAutoReverse")
}

/// The key of a layer's transition.
public let kCATransition = "transition"
/// The key of the action that a layer runs when it is put in.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action that a layer runs when it is taken out.
public let kCAOnOrderOut = "onOrderOut"
