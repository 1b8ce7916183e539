import Foundation

// Types whose names were no members before Swift 4.2.

/// The name of how a stack of controllers moves before Swift 4.2.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The name of what stands between rows before Swift 4.2.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The name of a style of swipe buttons before Swift 4.2.
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// The name of where an item is brought to before Swift 4.2.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The name of how a drag makes a keyboard go before Swift 4.2.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The name of what marks of scrolling look like before Swift 4.2.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The name of where pages go before Swift 4.2.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// The name of how pages lie before Swift 4.2.
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController
  .NavigationOrientation
/// The name of how pages turn before Swift 4.2.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// The name of what surrounds a line of text before Swift 4.2.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The name of when a part of a field is shown before Swift 4.2.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The name of a style of text before Swift 4.2.
public typealias UIFontTextStyle = UIFont.TextStyle
/// The name of how an image is turned before Swift 4.2.
public typealias UIImageOrientation = UIImage.Orientation
/// The name of a kind of push before Swift 4.2.
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
/// The name of what things collide with before Swift 4.2.
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
/// The name of how strong a tap is before Swift 4.2.
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// The name of what is told before Swift 4.2.
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// The name of how opened addresses are described before Swift 4.2.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The name of a style of search bars before Swift 4.2.
public typealias UISearchBarStyle = UISearchBar.Style
/// The name of the system's items of tabs before Swift 4.2.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// The name of how far in front a window is before Swift 4.2.
public typealias UIWindowLevel = UIWindow.Level
/// The name of where content lies from side to side before Swift 4.2.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The name of where content lies from above to below before Swift 4.2.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The name of a look of wheels that turn before Swift 4.2.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
