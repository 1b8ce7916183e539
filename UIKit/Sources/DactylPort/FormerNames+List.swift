extension FormerNames {
  /// A declaration a line, as a program would write it.
  static let list = """
    typealias UIViewAnimationTransition = UIView.AnimationTransition
    typealias UITableViewCellStyle = UITableViewCell.CellStyle
    typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
    typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
    typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
    typealias UIViewContentMode = UIView.ContentMode
    typealias UIViewAnimationOptions = UIView.AnimationOptions
    typealias UIViewAnimationCurve = UIView.AnimationCurve
    typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
    typealias UIViewAutoresizing = UIView.AutoresizingMask
    typealias UIAlertControllerStyle = UIAlertController.Style
    typealias UIAlertActionStyle = UIAlertAction.Style
    typealias UIImageRenderingMode = UIImage.RenderingMode
    typealias UIBarButtonItemStyle = UIBarButtonItem.Style
    typealias UITableViewStyle = UITableView.Style
    typealias UITableViewRowAnimation = UITableView.RowAnimation
    typealias UITableViewScrollPosition = UITableView.ScrollPosition
    typealias RunLoopMode = RunLoop.Mode
    typealias NSAttributedStringKey = NSAttributedString.Key
    typealias UIBlurEffectStyle = UIBlurEffect.Style
    typealias UIApplicationState = UIApplication.State
    typealias UIStackViewDistribution = UIStackView.Distribution
    typealias UIStackViewAlignment = UIStackView.Alignment
    typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
    typealias UINavigationControllerOperation = UINavigationController.Operation
    typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
    typealias UITableViewRowActionStyle = UITableViewRowAction.Style
    typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
    typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
    typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
    typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
    typealias UIPageViewControllerNavigationOrientation = UIPageViewController   .NavigationOrientation
    typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
    typealias UITextBorderStyle = UITextField.BorderStyle
    typealias UITextFieldViewMode = UITextField.ViewMode
    typealias UIFontTextStyle = UIFont.TextStyle
    typealias UIImageOrientation = UIImage.Orientation
    typealias UIPushBehaviorMode = UIPushBehavior.Mode
    typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
    typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
    typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
    typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
    typealias UISearchBarStyle = UISearchBar.Style
    typealias UITabBarSystemItem = UITabBarItem.SystemItem
    typealias UIWindowLevel = UIWindow.Level
    typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
    typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
    typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
    let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
    let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
    let UITableViewAutomaticDimension: CGFloat = -1
    let UICollectionElementKindSectionHeader = "UICollectionElementKindSectionHeader"
    let UICollectionElementKindSectionFooter = "UICollectionElementKindSectionFooter"
    let kCALineCapButt = CAShapeLayerLineCap.butt
    let kCALineCapRound = CAShapeLayerLineCap.round
    let kCALineCapSquare = CAShapeLayerLineCap.square
    let kCALineJoinMiter = CAShapeLayerLineJoin.miter
    let kCALineJoinRound = CAShapeLayerLineJoin.round
    let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
    let kCAFillModeForwards = CAMediaTimingFillMode.forwards
    let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
    let kCAFillModeBoth = CAMediaTimingFillMode.both
    let kCAFillModeRemoved = CAMediaTimingFillMode.removed
    let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
    let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
    let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
    let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
    let NSFontAttributeName = NSAttributedString.Key.font
    let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
    let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
    let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
    let NSKernAttributeName = NSAttributedString.Key.kern
    let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
    let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
    let UIKeyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    let UIKeyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    let UIKeyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    let UIFontWeightUltraLight = UIFont.Weight.ultraLight
    let UIFontWeightThin = UIFont.Weight.thin
    let UIFontWeightLight = UIFont.Weight.light
    let UIFontWeightRegular = UIFont.Weight.regular
    let UIFontWeightMedium = UIFont.Weight.medium
    let UIFontWeightSemibold = UIFont.Weight.semibold
    let UIFontWeightBold = UIFont.Weight.bold
    let UIFontWeightHeavy = UIFont.Weight.heavy
    let UIFontWeightBlack = UIFont.Weight.black
    let kCAAlignmentCenter = CATextLayerAlignmentMode.center
    let kCAAlignmentLeft = CATextLayerAlignmentMode.left
    let kCAAlignmentRight = CATextLayerAlignmentMode.right
    let UIWindowLevelNormal = UIWindow.Level.normal
    let UIWindowLevelAlert = UIWindow.Level.alert
    let UIWindowLevelStatusBar = UIWindow.Level.statusBar
    let kCAGravityResize = CALayerContentsGravity.resize
    let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
    let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
    let kCAGravityCenter = CALayerContentsGravity.center
    let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
    let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
    let kCATruncationEnd = CATextLayerTruncationMode.end
    let kCATruncationNone = CATextLayerTruncationMode.none
    let kCATransitionFade = CATransitionType.fade
    let kCATransitionPush = CATransitionType.push
    let kCATransitionMoveIn = CATransitionType.moveIn
    let kCATransitionReveal = CATransitionType.reveal
    let kCATransitionFromLeft = CATransitionSubtype.fromLeft
    let kCATransitionFromRight = CATransitionSubtype.fromRight
    let kCATransitionFromTop = CATransitionSubtype.fromTop
    let kCATransitionFromBottom = CATransitionSubtype.fromBottom
    let kCAAnimationLinear = CAAnimationCalculationMode.linear
    let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
    let kCAAnimationPaced = CAAnimationCalculationMode.paced
    let kCAAnimationCubic = CAAnimationCalculationMode.cubic
    let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
    let UILayoutFittingCompressedSize = CGSize.zero
    let UILayoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
    let UIViewNoIntrinsicMetric: CGFloat = -1
    let UIApplicationOpenSettingsURLString = "app-settings:"
    let UITransitionContextFromViewKey = UITransitionContextViewKey.from
    let UITransitionContextToViewKey = UITransitionContextViewKey.to
    let UITransitionContextFromViewControllerKey = UITransitionContextViewControllerKey.from
    let UITransitionContextToViewControllerKey = UITransitionContextViewControllerKey.to
    let UIKeyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
    let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
    let NSShadowAttributeName = NSAttributedString.Key.shadow
    let NSLinkAttributeName = NSAttributedString.Key.link
    let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
    let NSAttachmentAttributeName = NSAttributedString.Key.attachment
    let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
    let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
    let UIBackgroundTaskInvalid = -1
    let CGPointZero = CGPoint.zero
    let CGSizeZero = CGSize.zero
    let CGRectZero = CGRect.zero
    let CGRectNull = CGRect.null
    let CGAffineTransformIdentity = CGAffineTransform.identity
    let UIEdgeInsetsZero = UIEdgeInsets.zero
    let DISPATCH_TIME_NOW: UInt64 = 0
    func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
    func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
    func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
    func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? { image.jpegData(compressionQuality: compressionQuality) }
    func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
    func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
    func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool { insets1 == insets2 }
    func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
    func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
    func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
    func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
    func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
    func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
    func CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }
    func CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool { a == b }
    func CGRectEqualToRect(_ a: CGRect, _ b: CGRect) -> Bool { a == b }
    func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
    func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
    func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
    func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
    func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
    func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
    func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
    func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
    func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
    func CGRectContainsRect(_ a: CGRect, _ b: CGRect) -> Bool { a.contains(b) }
    func CGRectIntersectsRect(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }
    func CGRectIntersection(_ a: CGRect, _ b: CGRect) -> CGRect { a.intersection(b) }
    func CGRectUnion(_ a: CGRect, _ b: CGRect) -> CGRect { a.union(b) }
    func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
    func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
    func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
    func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
    func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
    func CGPointApplyAffineTransform(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint { point.applying(transform) }
    func CGRectApplyAffineTransform(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect { rect.applying(transform) }
    func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle) }
    func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: sx, y: sy) }
    func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: tx, y: ty) }
    func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform { t.rotated(by: angle) }
    func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform { t.scaledBy(x: sx, y: sy) }
    func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform { t.translatedBy(x: tx, y: ty) }
    func CGAffineTransformConcat(_ a: CGAffineTransform, _ b: CGAffineTransform) -> CGAffineTransform { a.concatenating(b) }
    func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
    func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }
    func CGContextMoveToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) { c?.move(to: CGPoint(x: x, y: y)) }
    func CGContextAddLineToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) { c?.addLine(to: CGPoint(x: x, y: y)) }
    func CGContextAddQuadCurveToPoint(_ c: CGContext?, _ cpx: CGFloat, _ cpy: CGFloat, _ x: CGFloat, _ y: CGFloat) { c?.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cpx, y: cpy)) }
    func CGContextAddEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.addEllipse(in: rect) }
    func CGContextAddRect(_ c: CGContext?, _ rect: CGRect) { c?.addRect(rect) }
    func CGContextStrokePath(_ c: CGContext?) { c?.strokePath() }
    func CGContextFillPath(_ c: CGContext?) { c?.fillPath() }
    func CGContextBeginPath(_ c: CGContext?) { c?.beginPath() }
    func CGContextClosePath(_ c: CGContext?) { c?.closePath() }
    func CGContextFillRect(_ c: CGContext?, _ rect: CGRect) { c?.fill(rect) }
    func CGContextStrokeRect(_ c: CGContext?, _ rect: CGRect) { c?.stroke(rect) }
    func CGContextFillEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.fillEllipse(in: rect) }
    func CGContextStrokeEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.strokeEllipse(in: rect) }
    func CGContextSetLineWidth(_ c: CGContext?, _ width: CGFloat) { c?.setLineWidth(width) }
    func CGContextSetLineCap(_ c: CGContext?, _ cap: CGLineCap) { c?.setLineCap(cap) }
    func CGContextSetBlendMode(_ c: CGContext?, _ mode: CGBlendMode) { c?.setBlendMode(mode) }
    func CGContextSetAlpha(_ c: CGContext?, _ alpha: CGFloat) { c?.setAlpha(alpha) }
    func CGContextSetRGBStrokeColor(_ c: CGContext?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) { c?.setStrokeColor(red: red, green: green, blue: blue, alpha: alpha) }
    func CGContextSetRGBFillColor(_ c: CGContext?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) { c?.setFillColor(red: red, green: green, blue: blue, alpha: alpha) }
    func CGContextSetStrokeColorWithColor(_ c: CGContext?, _ color: CGColor) { c?.setStrokeColor(color) }
    func CGContextSetFillColorWithColor(_ c: CGContext?, _ color: CGColor) { c?.setFillColor(color) }
    func CGContextSaveGState(_ c: CGContext?) { c?.saveGState() }
    func CGContextRestoreGState(_ c: CGContext?) { c?.restoreGState() }
    func CGContextTranslateCTM(_ c: CGContext?, _ tx: CGFloat, _ ty: CGFloat) { c?.translateBy(x: tx, y: ty) }
    func CGContextScaleCTM(_ c: CGContext?, _ sx: CGFloat, _ sy: CGFloat) { c?.scaleBy(x: sx, y: sy) }
    func CGContextRotateCTM(_ c: CGContext?, _ angle: CGFloat) { c?.rotate(by: angle) }
    func CGPathCreateMutable() -> CGMutablePath { CGMutablePath() }
    func CGPathCloseSubpath(_ path: CGMutablePath?) { path?.closeSubpath() }
    func dispatch_get_main_queue() -> DispatchQueue { DispatchQueue.main }
    func CGPathMoveToPoint(_ path: CGMutablePath?, _ m: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat) { path?.move(to: CGPoint(x: x, y: y), transform: m?.pointee ?? .identity) }
    func CGPathAddLineToPoint(_ path: CGMutablePath?, _ m: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat) { path?.addLine(to: CGPoint(x: x, y: y), transform: m?.pointee ?? .identity) }
    func dispatch_time(_ when: UInt64, _ delta: Int64) -> DispatchTime { .now() + .nanoseconds(Int(delta)) }
    func dispatch_after(_ when: DispatchTime, _ queue: DispatchQueue, _ block: @escaping @Sendable () -> Void) { queue.asyncAfter(deadline: when, execute: block) }
    func dispatch_async(_ queue: DispatchQueue, _ block: @escaping @Sendable () -> Void) { queue.async(execute: block) }
    extension String { var characters: String { self } }
    extension Substring { var characters: Substring { self } }
    extension UIApplication { @_disfavoredOverload func open(_ url: URL, options: [String: Any], completionHandler completion: ((Bool) -> Void)? = nil) { open(url, options: [:], completionHandler: completion) } }
    extension Optional where Wrapped == Any { var objectNumber: NSNumber? { (self as? NSNumber) ?? (self as? Int).map { NSNumber(value: $0) } ?? (self as? Double).map { NSNumber(value: $0) } ?? (self as? Float).map { NSNumber(value: $0) } ?? (self as? Bool).map { NSNumber(value: $0) } } }
    extension Optional where Wrapped == Any { var stringValue: String! { objectNumber?.stringValue } }
    extension Optional where Wrapped == Any { var intValue: Int32! { objectNumber?.int32Value } }
    extension Optional where Wrapped == Any { var integerValue: Int! { objectNumber?.intValue } }
    extension Optional where Wrapped == Any { var floatValue: Float! { objectNumber?.floatValue ?? (self as? NSString)?.floatValue } }
    extension Optional where Wrapped == Any { var doubleValue: Double! { objectNumber?.doubleValue ?? (self as? NSString)?.doubleValue } }
    extension Optional where Wrapped == Any { var boolValue: Bool! { objectNumber?.boolValue } }
    typealias UIActivityType = UIActivity.ActivityType
    let UIImagePickerControllerOriginalImage = "UIImagePickerControllerOriginalImage"
    let UIImagePickerControllerEditedImage = "UIImagePickerControllerEditedImage"
    let UIImagePickerControllerMediaType = "UIImagePickerControllerMediaType"
    let UIImagePickerControllerImageURL = "UIImagePickerControllerImageURL"
    let UIImagePickerControllerMediaURL = "UIImagePickerControllerMediaURL"
    let kUTTypeImage = "public.image"
    let kUTTypeJPEG = "public.jpeg"
    let kUTTypePNG = "public.png"
    let kUTTypeGIF = "com.compuserve.gif"
    let kUTTypeMovie = "public.movie"
    let kUTTypeVideo = "public.video"
    let kUTTypeAudio = "public.audio"
    let kUTTypeMPEG4 = "public.mpeg-4"
    let kUTTypeText = "public.text"
    let kUTTypePlainText = "public.plain-text"
    let kUTTypeUTF8PlainText = "public.utf8-plain-text"
    let kUTTypeURL = "public.url"
    let kUTTypeFileURL = "public.file-url"
    let kUTTypePDF = "com.adobe.pdf"
    let kUTTypeData = "public.data"
    let kUTTypeItem = "public.item"
    let kUTTypeContent = "public.content"
    let kUTTypeFolder = "public.folder"
    let kUTTypeJSON = "public.json"
    let kUTTypeXML = "public.xml"
    let kUTTypeRTF = "public.rtf"
    extension NSNotification.Name { static let UIDocumentStateChanged = UIDocument.stateChangedNotification }
    extension RunLoop.Mode { static let commonModes = RunLoop.Mode.common }
    extension RunLoop.Mode { static let defaultRunLoopMode = RunLoop.Mode.default }
    extension UIView { func bringSubview(toFront view: UIView) { bringSubviewToFront(view) } }
    extension UIView { func sendSubview(toBack view: UIView) { sendSubviewToBack(view) } }
    extension NSNotification.Name { static let UIKeyboardWillShow = Notification.Name("UIKeyboardWillShow") }
    extension NSNotification.Name { static let UIKeyboardDidShow = Notification.Name("UIKeyboardDidShow") }
    extension NSNotification.Name { static let UIKeyboardWillHide = Notification.Name("UIKeyboardWillHide") }
    extension NSNotification.Name { static let UIKeyboardDidHide = Notification.Name("UIKeyboardDidHide") }
    extension NSNotification.Name { static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification }
    extension NSNotification.Name { static let UIApplicationDidEnterBackground = Notification.Name("UIApplicationDidEnterBackground") }
    extension NSNotification.Name { static let UIApplicationWillEnterForeground = Notification.Name("UIApplicationWillEnterForeground") }
    extension NSNotification.Name { static let UIApplicationDidBecomeActive = Notification.Name("UIApplicationDidBecomeActive") }
    extension NSNotification.Name { static let UIApplicationWillResignActive = Notification.Name("UIApplicationWillResignActive") }
    extension NSNotification.Name { static let UIApplicationWillTerminate = Notification.Name("UIApplicationWillTerminate") }
    extension NSNotification.Name { static let UIKeyboardWillChangeFrame = Notification.Name("UIKeyboardWillChangeFrame") }
    extension NSNotification.Name { static let UITextFieldTextDidChange = Notification.Name("UITextFieldTextDidChange") }
    extension NSNotification.Name { static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification }
    extension UIColor { convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) { self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha) } }
    extension UIViewController { var childViewControllers: [UIViewController] { children } }
    extension UIViewController { func addChildViewController(_ childController: UIViewController) { addChild(childController) } }
    extension UIViewController { func removeFromParentViewController() { removeFromParent() } }
    extension UIViewController { func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) } }
    extension UIViewController { func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) } }
    """
}
