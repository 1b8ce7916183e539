import Foundation

// Constants from before Swift 4.2, most of which have become members of a type.

/// The name of an end of lines before Swift 4.2.
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// The name of an end of lines before Swift 4.2.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// The name of an end of lines before Swift 4.2.
public let kCALineCapSquare = CAShapeLayerLineCap.square
/// The name of a corner of lines before Swift 4.2.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// The name of a corner of lines before Swift 4.2.
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// The name of a corner of lines before Swift 4.2.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
/// The name of what an animation shows around its time before Swift 4.2.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The name of what an animation shows around its time before Swift 4.2.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// The name of what an animation shows around its time before Swift 4.2.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
/// The name of what an animation shows around its time before Swift 4.2.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
/// The name of a course of animations before Swift 4.2.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
/// The name of a course of animations before Swift 4.2.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
/// The name of a course of animations before Swift 4.2.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
/// The name of a course of animations before Swift 4.2.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut

/// The name of a key of attributes before Swift 4.
public let NSFontAttributeName = NSAttributedString.Key.font
/// The name of a key of attributes before Swift 4.
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// The name of a key of attributes before Swift 4.
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// The name of a key of attributes before Swift 4.
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// The name of a key of attributes before Swift 4.
public let NSKernAttributeName = NSAttributedString.Key.kern
/// The name of a key of attributes before Swift 4.
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// The name of a key of attributes before Swift 4.
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle

/// Edges by their widths, as before Swift 4.2.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
/// What is left of a rectangle within edges, as before Swift 4.2.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
/// An image's file in PNG, as before Swift 4.2.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// An image's file in JPEG, as before Swift 4.2.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// The name of a style of blurs before Swift 4.2.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The name of where an application stands before Swift 4.2.
public typealias UIApplicationState = UIApplication.State
/// The name of how views of a stack share its length before Swift 4.2.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The name of how views of a stack lie across it before Swift 4.2.
public typealias UIStackViewAlignment = UIStackView.Alignment

extension NSNotification.Name {
  /// The name of `UIResponder.keyboardWillShowNotification` before Swift 4.2.
  public static let UIKeyboardWillShow = Notification.Name("UIKeyboardWillShow")
  /// The name of `UIResponder.keyboardDidShowNotification` before Swift 4.2.
  public static let UIKeyboardDidShow = Notification.Name("UIKeyboardDidShow")
  /// The name of `UIResponder.keyboardWillHideNotification` before Swift 4.2.
  public static let UIKeyboardWillHide = Notification.Name("UIKeyboardWillHide")
  /// The name of `UIResponder.keyboardDidHideNotification` before Swift 4.2.
  public static let UIKeyboardDidHide = Notification.Name("UIKeyboardDidHide")
  /// The name of `UIApplication.didEnterBackgroundNotification` before Swift 4.2.
  /// Never posted.
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
  /// The former name.
  public static let UIApplicationDidEnterBackground = Notification.Name(
    "UIApplicationDidEnterBackground")
  /// The name of `UIApplication.willEnterForegroundNotification` before Swift 4.2.
  public static let UIApplicationWillEnterForeground = Notification.Name(
    "UIApplicationWillEnterForeground")
  /// The name of `UIApplication.didBecomeActiveNotification` before Swift 4.2.
  public static let UIApplicationDidBecomeActive = Notification.Name("UIApplicationDidBecomeActive")
  /// The name of `UIApplication.willResignActiveNotification` before Swift 4.2.
  public static let UIApplicationWillResignActive = Notification.Name(
    "UIApplicationWillResignActive")
}

/// The name of `UIResponder.keyboardFrameEndUserInfoKey` before Swift 4.2.
public let UIKeyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
/// The name of `UIResponder.keyboardFrameBeginUserInfoKey` before Swift 4.2.
public let UIKeyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
/// The name of `UIResponder.keyboardAnimationDurationUserInfoKey` before Swift 4.2.
public let UIKeyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"

/// The name of a weight of letters before Swift 4.
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
/// The name of a weight of letters before Swift 4.
public let UIFontWeightThin = UIFont.Weight.thin
/// The name of a weight of letters before Swift 4.
public let UIFontWeightLight = UIFont.Weight.light
/// The name of a weight of letters before Swift 4.
public let UIFontWeightRegular = UIFont.Weight.regular
/// The name of a weight of letters before Swift 4.
public let UIFontWeightMedium = UIFont.Weight.medium
/// The name of a weight of letters before Swift 4.
public let UIFontWeightSemibold = UIFont.Weight.semibold
/// The name of a weight of letters before Swift 4.
public let UIFontWeightBold = UIFont.Weight.bold
/// The name of a weight of letters before Swift 4.
public let UIFontWeightHeavy = UIFont.Weight.heavy
/// The name of a weight of letters before Swift 4.
public let UIFontWeightBlack = UIFont.Weight.black

/// A number of Objective-C.
public typealias NSInteger = Int

/// The name of where a layer's text stands before Swift 4.2.
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
/// The name of where a layer's text stands before Swift 4.2.
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
/// The name of where a layer's text stands before Swift 4.2.
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
/// The name of the kinds of system's buttons before Swift 4.2.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// Calls a body; objects go as soon as nobody holds them here, so that there is no pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
