import Foundation

extension UIView {
  /// How a view follows its superview's extent.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt

    /// The parts with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The space on the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The space on the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The space above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The space below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Stored: how the content would fill a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as fits.
    case scaleAspectFit
    /// As small as fills.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// On the left.
    case left
    /// On the right.
    case right
    /// At the top left.
    case topLeft
    /// At the top right.
    case topRight
    /// At the bottom left.
    case bottomLeft
    /// At the bottom right.
    case bottomRight
  }

  /// How a change is animated; `repeat` alone is looked at, and has the end never told.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// The options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out along with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views can be touched meanwhile; here they always can.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts from what is seen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// By turning to the back from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// By turning to the back from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// By turning a page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// By turning a page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// By fading over.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// With the duration of its own.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// With the course of its own.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// With views hidden and shown in place of added and removed.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
  }
}

extension UIView {
  /// Says that a view has no extent of its own in a direction.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Stored: how fast an animation would be in its course.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at first.
    case easeIn
    /// Slow at last.
    case easeOut
    /// At one speed.
    case linear
  }

  /// Stored: how an animation by frames would go.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// The options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out along with it.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Views can be touched meanwhile; here they always can.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Starts from what is seen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// There and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// At one speed between frames.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From frame to frame at once.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one speed all over.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Smoothly through frames.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
}

/// In which direction things run from side to side.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// As the language has it.
  case unspecified
  /// As on a player.
  case playback
  /// As in space.
  case spatial
  /// To the right.
  case forceLeftToRight
  /// To the left.
  case forceRightToLeft
}

/// In which direction things run from side to side.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// To the right.
  case leftToRight
  /// To the left.
  case rightToLeft
}

/// What a view is to those who do not see.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// The traits with the given bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A text that stays.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Takes no touches.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// A value that can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes gestures itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
}

extension UIView {
  /// In which direction things run from side to side on a view with an attribute.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified:
      UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
