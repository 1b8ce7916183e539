import Foundation

// Names from before Swift 4.2, which the compiler for phones knows how to translate.

/// The name of a content mode before Swift 4.2.
public typealias UIViewContentMode = UIView.ContentMode
/// The name of options of animations before Swift 4.2.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The name of a curve of animations before Swift 4.2.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The name of options of keyframes before Swift 4.2.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The name of autoresizing masks before Swift 4.2.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The name of a style of questions before Swift 4.2.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The name of a style of answers before Swift 4.2.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The name of a way to show pictures before Swift 4.2.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The name of a style of buttons in bars before Swift 4.2.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The name of a style of tables before Swift 4.2.
public typealias UITableViewStyle = UITableView.Style
/// The name of how rows come and go before Swift 4.2.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The name of where a row is brought to before Swift 4.2.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The name of a mode of run loops before Swift 4.2.
public typealias RunLoopMode = RunLoop.Mode
/// The name of a rate of scrolling before Swift 4.2.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// The name of a rate of scrolling before Swift 4.2.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
/// The name of a row's own height before Swift 4.2.
public let UITableViewAutomaticDimension: CGFloat = -1
/// The name of the kind of headers before Swift 4.2.
public let UICollectionElementKindSectionHeader = "UICollectionElementKindSectionHeader"
/// The name of the kind of footers before Swift 4.2.
public let UICollectionElementKindSectionFooter = "UICollectionElementKindSectionFooter"
/// The name of keys of attributes before Swift 4.
public typealias NSAttributedStringKey = NSAttributedString.Key

extension RunLoop.Mode {
  /// The name of the mode before Swift 4.2.
  public static let commonModes = RunLoop.Mode.common
  /// The name of the mode before Swift 4.2.
  public static let defaultRunLoopMode = RunLoop.Mode.default
}

extension UIView {
  /// The name of `bringSubviewToFront(_:)` before Swift 4.2.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// The name of `sendSubviewToBack(_:)` before Swift 4.2.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}
