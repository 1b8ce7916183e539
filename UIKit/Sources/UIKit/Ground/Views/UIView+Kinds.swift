import Foundation

extension UIView {
  /// The parts of a view that change with the size of its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: UInt

    /// A set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Stored: how content fills a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretch to fill.
    case scaleToFill
    /// Scale to fit, aspect kept.
    case scaleAspectFit
    /// Scale to fill, aspect kept.
    case scaleAspectFill
    /// Draw again.
    case redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// Options of an animation; a repeating one never runs its completion.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// A set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews along with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets the animated views take touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts from the visible state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Runs forwards, then backwards.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips to the back from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips to the back from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls a page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls a page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Cross-fades.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Uses its own duration within an enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Uses its own curve within an enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Hides and shows views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
  }
}

extension UIView {
  /// Marks a dimension without intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Stored: the speed curve of an animation.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Constant speed.
    case linear
  }

  /// Stored: options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// A set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews along with the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Lets the animated views take touches during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Starts from the visible state.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Repeats for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Runs forwards, then backwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Linear between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Constant speed throughout.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
}

/// The horizontal direction of a view's content.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The writing direction.
  case unspecified
  /// The direction of playback controls, never mirrored.
  case playback
  /// A spatial direction, never mirrored.
  case spatial
  case forceLeftToRight, forceRightToLeft
}

/// The horizontal layout direction.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// What a view is to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// A set with the given bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A fixed text.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// A value that can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Handles gestures itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
}

extension UIView {
  /// The layout direction of a view with an attribute.
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
