// Interface Builder's words and Swift's.
extension InterfaceWriter {
  static let controllers = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "pageViewController": "UIPageViewController", "splitViewController": "UISplitViewController",
  ]
  static let views = [
    "view": "UIView", "containerView": "UIView", "label": "UILabel", "button": "UIButton",
    "imageView": "UIImageView", "textField": "UITextField", "textView": "UITextView",
    "slider": "UISlider", "switch": "UISwitch", "segmentedControl": "UISegmentedControl",
    "stepper": "UIStepper", "progressView": "UIProgressView", "pageControl": "UIPageControl",
    "activityIndicatorView": "UIActivityIndicatorView", "scrollView": "UIScrollView",
    "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "stackView": "UIStackView", "visualEffectView": "UIVisualEffectView", "control": "UIControl",
    "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar",
    "searchBar": "UISearchBar", "pickerView": "UIPickerView", "datePicker": "UIDatePicker",
    "webView": "UIWebView", "wkWebView": "WKWebView",
    "collectionReusableView": "UICollectionReusableView",
    "tableViewCellContentView": "UIView",
    "collectionViewCellContentView": "UIView",
  ]
  static let recognizers: Set<String> = [
    "UIPanGestureRecognizer", "UITapGestureRecognizer", "UIPinchGestureRecognizer",
    "UIRotationGestureRecognizer", "UISwipeGestureRecognizer", "UILongPressGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer",
  ]
  static let recognizerNumbers = [
    ("minimumPressDuration", "minimumPressDuration"), ("allowableMovement", "allowableMovement"),
    ("numberOfTapsRequired", "numberOfTapsRequired"),
    ("numberOfTouchesRequired", "numberOfTouchesRequired"),
    ("minimumNumberOfTouches", "minimumNumberOfTouches"),
    ("maximumNumberOfTouches", "maximumNumberOfTouches"),
  ]
  static let flags = [
    ("hidden", "isHidden"), ("userInteractionEnabled", "isUserInteractionEnabled"),
    ("multipleTouchEnabled", "isMultipleTouchEnabled"), ("clipsSubviews", "clipsToBounds"),
    ("clipsToBounds", "clipsToBounds"), ("opaque", "isOpaque"),
    ("adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory"),
  ]
  static let controls: Set<String> = [
    "button", "textField", "slider", "switch", "segmentedControl", "stepper", "pageControl",
    "datePicker", "control",
  ]
  static let controlFlags = [
    ("enabled", "isEnabled"), ("selected", "isSelected"), ("highlighted", "isHighlighted"),
  ]
  static let textFlags = [
    ("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth"),
    ("adjustsFontSizeToFitWidth", "adjustsFontSizeToFitWidth"),
  ]
  static let scrollFlags = [
    ("pagingEnabled", "isPagingEnabled"), ("scrollEnabled", "isScrollEnabled"),
    ("bounces", "bounces"), ("alwaysBounceVertical", "alwaysBounceVertical"),
    ("alwaysBounceHorizontal", "alwaysBounceHorizontal"), ("bouncesZoom", "bouncesZoom"),
    ("directionalLockEnabled", "isDirectionalLockEnabled"),
    ("delaysContentTouches", "delaysContentTouches"),
    ("canCancelContentTouches", "canCancelContentTouches"),
    ("showsHorizontalScrollIndicator", "showsHorizontalScrollIndicator"),
    ("showsVerticalScrollIndicator", "showsVerticalScrollIndicator"),
  ]
  static let lineBreaks = [
    "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping", "clip": "byClipping",
    "headTruncation": "byTruncatingHead", "tailTruncation": "byTruncatingTail",
    "middleTruncation": "byTruncatingMiddle",
  ]
  static let accessories = [
    "disclosureIndicator": "disclosureIndicator", "checkmark": "checkmark",
    "detailButton": "detailButton", "detailDisclosureButton": "detailDisclosureButton",
  ]
  static let accessibility = [
    ("label", "accessibilityLabel"), ("hint", "accessibilityHint"),
    ("identifier", "accessibilityIdentifier"),
  ]
  static let textStyles = [
    "UICTFontTextStyleBody": "body", "UICTFontTextStyleTitle0": "largeTitle",
    "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2",
    "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleHeadline": "headline",
    "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleCallout": "callout",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2",
  ]
  static let contentModes: Set<String> = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left", "right",
    "redraw", "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]
  static let cellStyles = [
    "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleSubtitle": "subtitle",
    "IBUITableViewCellStyleValue1": "value1", "IBUITableViewCellStyleValue2": "value2",
  ]
  static let systemItems: Set<String> = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo",
  ]
  static let systemTabs: Set<String> = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
    "search", "downloads", "mostRecent", "mostViewed",
  ]
  static let systemColors: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
    "separator", "opaqueSeparator", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemBlue", "systemBrown", "systemCyan", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen", "systemIndigo",
    "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal",
    "systemYellow", "darkText", "lightText", "darkGray", "lightGray", "groupTableViewBackground",
  ]
  static let delegates = [
    "delegate UITableView": "UIScrollViewDelegate",
    "dataSource UITableView": "UITableViewDataSource",
    "delegate UICollectionView": "UIScrollViewDelegate",
    "dataSource UICollectionView": "UICollectionViewDataSource",
    "delegate UIScrollView": "UIScrollViewDelegate", "delegate UITextField": "UITextFieldDelegate",
    "delegate UITextView": "UIScrollViewDelegate", "delegate UISearchBar": "UISearchBarDelegate",
    "delegate UITabBar": "UITabBarDelegate",
  ]
}
