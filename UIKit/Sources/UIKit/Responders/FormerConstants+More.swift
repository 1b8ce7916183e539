import Foundation

// More constants that have become members of a type since Swift 4.2.

/// The name of a level of windows before Swift 4.2.
public let UIWindowLevelNormal = UIWindow.Level.normal
/// The name of a level of windows before Swift 4.2.
public let UIWindowLevelAlert = UIWindow.Level.alert
/// The name of a level of windows before Swift 4.2.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// The name of how content fills a layer before Swift 4.2.
public let kCAGravityResize = CALayerContentsGravity.resize
/// The name of how content fills a layer before Swift 4.2.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// The name of how content fills a layer before Swift 4.2.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// The name of how content fills a layer before Swift 4.2.
public let kCAGravityCenter = CALayerContentsGravity.center
/// The name of what of a shape is inside before Swift 4.2.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
/// The name of what of a shape is inside before Swift 4.2.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// The name of where long texts are cut before Swift 4.2.
public let kCATruncationEnd = CATextLayerTruncationMode.end
/// The name of where long texts are cut before Swift 4.2.
public let kCATruncationNone = CATextLayerTruncationMode.none
/// The name of a way to change before Swift 4.2.
public let kCATransitionFade = CATransitionType.fade
/// The name of a way to change before Swift 4.2.
public let kCATransitionPush = CATransitionType.push
/// The name of a way to change before Swift 4.2.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// The name of a way to change before Swift 4.2.
public let kCATransitionReveal = CATransitionType.reveal
/// The name of a side before Swift 4.2.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// The name of a side before Swift 4.2.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// The name of a side before Swift 4.2.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// The name of a side before Swift 4.2.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
/// The name of how values are reckoned before Swift 4.2.
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
/// The name of how values are reckoned before Swift 4.2.
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
/// The name of how values are reckoned before Swift 4.2.
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
/// The name of how values are reckoned before Swift 4.2.
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
/// The name of how things turn along a course before Swift 4.2.
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
/// The name of the least extent before Swift 4.2.
public let UILayoutFittingCompressedSize = CGSize.zero
/// The name of the largest extent before Swift 4.2.
public let UILayoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
/// The name of no extent of its own before Swift 4.2.
public let UIViewNoIntrinsicMetric: CGFloat = -1
/// The name of the settings' address before Swift 4.2.
public let UIApplicationOpenSettingsURLString = "app-settings:"
/// The name of the view that goes before Swift 4.2.
public let UITransitionContextFromViewKey = UITransitionContextViewKey.from
/// The name of the view that comes before Swift 4.2.
public let UITransitionContextToViewKey = UITransitionContextViewKey.to
/// The name of the controller that goes before Swift 4.2.
public let UITransitionContextFromViewControllerKey = UITransitionContextViewControllerKey.from
/// The name of the controller that comes before Swift 4.2.
public let UITransitionContextToViewControllerKey = UITransitionContextViewControllerKey.to
/// The name of a key of what is told of keyboards before Swift 4.2.
public let UIKeyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
/// The name of a key of attributes before Swift 4.2.
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
/// The name of a key of attributes before Swift 4.2.
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
/// The name of a key of attributes before Swift 4.2.
public let NSShadowAttributeName = NSAttributedString.Key.shadow
/// The name of a key of attributes before Swift 4.2.
public let NSLinkAttributeName = NSAttributedString.Key.link
/// The name of a key of attributes before Swift 4.2.
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
/// The name of a key of attributes before Swift 4.2.
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment
/// The name of a key of attributes before Swift 4.2.
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
/// The name of a key of attributes before Swift 4.2.
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor

/// The name of an identifier of work in the background before Swift 4.2.
public let UIBackgroundTaskInvalid = -1
/// As many thousand-millionths as a second has.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// As many thousandths as a second has.
public let MSEC_PER_SEC: UInt64 = 1000
/// A number larger than all others.
public let HUGE = Float.infinity
/// The largest number.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Whether there should be little movement; false.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
/// Whether what is seen is read aloud; false.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
/// Whether both are the same.
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool
{
  insets1 == insets2
}
/// A point as `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// A size as `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// A rectangle as `{{1, 2}, {3, 4}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// The point that a text such as `{1, 2}` names; zero where it names none.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// The size that a text such as `{1, 2}` names; zero where it names none.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// The rectangle that a text such as `{{1, 2}, {3, 4}}` names; zero where it names none.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date.timeIntervalSinceReferenceDate }

extension NSNotification.Name {
  /// The name of `UIApplication.willTerminateNotification` before Swift 4.2.
  public static let UIApplicationWillTerminate = Notification.Name("UIApplicationWillTerminate")
  /// The name of `UIResponder.keyboardWillChangeFrameNotification` before Swift 4.2.
  public static let UIKeyboardWillChangeFrame = Notification.Name(
    "UIKeyboardWillChangeFrame")
  /// The name of `UITextField.textDidChangeNotification` before Swift 4.2.
  public static let UITextFieldTextDidChange = Notification.Name("UITextFieldTextDidChange")
  /// The name of `UIContentSizeCategory.didChangeNotification` before Swift 4.2.
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
}

extension UIColor {
  /// A colour by its parts, 0…1, as before Swift 4.2.
  public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
  }
}
