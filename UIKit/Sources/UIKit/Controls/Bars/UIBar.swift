import Foundation

/// A bar whose items are real buttons.
@preconcurrency @MainActor
open class UIBar: UIView {
  /// The bar's colour; nil for the system's.
  open var barTintColor: UIColor? { didSet { noteLook() } }
  /// The colour behind the items, by the look or the bar itself.
  package var shownColor: UIColor {
    if isEmptied { return .clear }
    let look = shownLook
    return look?.isTransparent == true
      ? .clear
      : look?.backgroundColor ?? barTintColor ?? (barStyle == .black ? .black : .systemBackground)
  }
  /// True if the program has set an empty picture in place of the background.
  var isEmptied: Bool { false }
  /// The look that the program has set.
  var shownLook: UIBarAppearance? { nil }
  /// Stored: the bar's brightness.
  open var barStyle = UIBarStyle.default
  /// Stored: whether the bar is translucent.
  open var isTranslucent = true
  /// The edges of the space between left and right buttons.
  private(set) var buttonEnds: (left: CGFloat, right: CGFloat) = (8, 0)
  /// The height above the items.
  var contentTop: CGFloat { 0 }
  /// The height of the items.
  var contentHeight: CGFloat { bounds.height }
  private var buttons: [UIView] = []
  private var formerButtons: [UIView] = []

  /// Places items side by side from the left or right; items without a width take their content's.
  func place(_ items: [UIBarButtonItem], fromRight: Bool) {
    var x: CGFloat = fromRight ? bounds.width - 8 : 8
    defer { if fromRight { buttonEnds.right = x } else { buttonEnds.left = x } }
    for item in items {
      let view = item.shownView
      let width = item.width > 0 ? item.width : max(view.intrinsicContentSize.width + 16, 44)
      let size = item.customView.map { max($0.bounds.width, 1) } ?? width
      if fromRight { x -= size }
      view.frame = CGRect(
        x: x, y: contentTop, width: size, height: contentHeight)
      if !fromRight { x += size }
      keep(view)
    }
  }

  /// Adds a view to the bar; a view already in it stays, with its touches.
  func keep(_ view: UIView) {
    if view.superview !== self { addSubview(view) }
    buttons.append(view)
  }

  /// Starts a new round of placing views.
  func beginPlacing() { (formerButtons, buttons) = (buttons, []) }

  /// Removes the views that this round did not place.
  func endPlacing() {
    for button in formerButtons where !buttons.contains(button) { button.removeFromSuperview() }
    formerButtons = []
  }
}

/// The brightness of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Bright.
  case `default`
  /// Dark.
  case black
  /// Dark, from before translucent bars.
  public static let blackTranslucent = UIBarStyle.black
  /// Dark, from before translucent bars.
  public static let blackOpaque = UIBarStyle.black
}

/// Stored: the bar heights that an image is for.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The available heights.
  case `default`, compact, defaultPrompt = 101, compactPrompt
}

/// Stored: the position of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// The available positions.
  case any, bottom, top, topAttached
}

/// A bar with a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// Tells the position of a bar; never asked.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// The position of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Any.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Tells the position of a toolbar; never asked.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Tells the position of a navigation bar; never asked.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}

extension UIBar: UIBarPositioning {
  /// At the top for navigation bars, else at the bottom.
  public var barPosition: UIBarPosition { self is UINavigationBar ? .top : .bottom }
}

extension UIBarButtonItem {
  /// The item's custom view, or else its button.
  var shownView: UIView {
    if let customView { return customView }
    if let shown = button { return shown }
    let shown = UIButton(type: .system)
    shown.setTitle(title, for: .normal)
    shown.setImage(image, for: .normal)
    shown.isEnabled = isEnabled
    if let tintColor { shown.tintColor = tintColor }
    if style == .done { shown.titleLabel?.font = .boldSystemFont(ofSize: 17) }
    shown.addAction(
      UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    button = shown
    return shown
  }
}

/// The bar of a navigation controller; it shows the visible controller's `navigationItem`.
@preconcurrency @MainActor
open class UINavigationBar: UIBar {
  /// Stored: the object that tells the bar's position; held weakly.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items, the visible one last.
  open var items: [UINavigationItem]? { didSet { setNeedsLayout() } }
  /// The visible item.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the visible one.
  open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }
  /// True shows titles in large letters below the buttons; default false. They stay there while
  /// content scrolls.
  open var prefersLargeTitles = false {
    didSet {
      setNeedsLayout()
      noteHeight?()
    }
  }
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// Stored: the line below the bar.
  open var shadowImage: UIImage?
  /// The standard look.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      hasOwnLook = true
      setNeedsLayout()
    }
  }
  /// True if the program has set the standard look.
  private var hasOwnLook = false
  /// The look when content is at the edge, which is shown.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsLayout() } }
  /// Stored: the look at a small height.
  open var compactAppearance: UINavigationBarAppearance?
  /// Stored: the image of the back button.
  open var backIndicatorImage: UIImage?
  /// Stored: the mask of the back button's image.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var pictures: [UIBarMetrics: UIImage] = [:]
  override var shownLook: UIBarAppearance? { navigationLook }
  private var navigationLook: UINavigationBarAppearance {
    topItem?.scrollEdgeAppearance ?? topItem?.standardAppearance ?? scrollEdgeAppearance
      ?? standardAppearance
  }
  private let titleLabel = UILabel()
  private let promptLabel = UILabel()
  private let largeLabel = UILabel()
  /// Called when the height may have changed.
  var noteHeight: (() -> Void)?
  override var contentTop: CGFloat { topItem?.prompt == nil ? 0 : 30 }
  override var contentHeight: CGFloat { 44 }
  private var largeHeight: CGFloat {
    prefersLargeTitles && topItem?.largeTitleDisplayMode != .never ? 52 : 0
  }
  private var search: UISearchBar? { topItem?.searchController?.searchBar }
  /// The height with a prompt, a large title and a search bar.
  var fullHeight: CGFloat {
    contentTop + contentHeight + largeHeight + (search?.intrinsicContentSize.height ?? 0)
  }
  var goBack: (() -> Void)?

  /// Sets the background image; an empty one makes the bar transparent, others are stored.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    pictures[barMetrics] = backgroundImage
    noteLook()
  }

  /// Stored, as for all heights: the background image.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// The background image for a height.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { pictures[barMetrics] }

  override var isEmptied: Bool { pictures[.default]?.size == .zero }

  /// Takes the look and the pictures of another bar where this one has none.
  func takeLook(of other: UINavigationBar) {
    if other.hasOwnLook, !hasOwnLook { standardAppearance = other.standardAppearance }
    pictures.merge(other.pictures) { own, _ in own }
  }

  /// Adds an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Removes the top item.
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  /// Stored: the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Places the buttons and the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    beginPlacing()
    defer { endPlacing() }
    guard let item = topItem else { return }
    var left = item.leftBarButtonItems ?? []
    if left.isEmpty || item.leftItemsSupplementBackButton, let backItem, !item.hidesBackButton,
      let goBack
    {
      let back =
        item.backButton
        ?? UIBarButtonItem(
          title: backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title
            ?? "Back", image: UIImage(systemName: "chevron.left"),
          primaryAction: UIAction { _ in goBack() })
      item.backButton = back
      left.insert(back, at: 0)
    }
    let behind = backItem?.backBarButtonItem?.title ?? backItem?.backButtonTitle ?? backItem?.title
    shortenBack(of: item, left, title: behind)
    place(left, fromRight: false)
    place(item.rightBarButtonItems ?? [], fromRight: true)
    let middle = CGPoint(x: bounds.midX, y: contentTop + contentHeight / 2)
    placeLargeTitle(of: item)
    if let prompt = item.prompt {
      promptLabel.text = prompt
      promptLabel.font = .systemFont(ofSize: 13)
      promptLabel.sizeToFit()
      promptLabel.center = CGPoint(x: bounds.midX, y: 17)
      keep(promptLabel)
    }
    if let view = item.titleView {
      view.center = middle
      keep(view)
    } else if largeHeight == 0 {
      titleLabel.text = item.title
      let own = titleTextAttributes ?? [:]
      let attributes = navigationLook.titleTextAttributes.merging(own) { $1 }
      titleLabel.font = attributes[.font] as? UIFont ?? UIFont.boldSystemFont(ofSize: 17)
      titleLabel.textColor =
        attributes[.foregroundColor] as? UIColor ?? (barStyle == .black ? .white : .label)
      titleLabel.sizeToFit()
      titleLabel.center = middle
      // A title that does not fit in the middle moves, then shrinks.
      let (least, most) = (buttonEnds.left + 6, buttonEnds.right - 6)
      titleLabel.bounds.size.width = min(titleLabel.bounds.width, max(most - least, 0))
      let half = titleLabel.bounds.width / 2
      titleLabel.center.x = max(least + half, min(most - half, middle.x))
      keep(titleLabel)
    }
  }

  /// Places the large title and the search bar below the buttons.
  private func placeLargeTitle(of item: UINavigationItem) {
    var y = contentTop + contentHeight
    if largeHeight > 0 {
      largeLabel.text = item.title
      let own = largeTitleTextAttributes ?? [:]
      let attributes = navigationLook.largeTitleTextAttributes.merging(own) { $1 }
      largeLabel.font = attributes[.font] as? UIFont ?? UIFont.boldSystemFont(ofSize: 34)
      largeLabel.textColor =
        attributes[.foregroundColor] as? UIColor ?? (barStyle == .black ? .white : .label)
      largeLabel.frame = CGRect(x: 16, y: y, width: bounds.width - 32, height: largeHeight - 8)
      keep(largeLabel)
      y += largeHeight
    }
    if let search {
      search.frame = CGRect(
        x: 0, y: y, width: bounds.width, height: search.intrinsicContentSize.height)
      keep(search)
    }
  }

  /// Lets the title of the back button yield to a long title: it becomes "Back", then nothing.
  private func shortenBack(of item: UINavigationItem, _ left: [UIBarButtonItem], title: String?) {
    guard let back = item.backButton, left.first === back else { return }
    func width(_ text: String?, _ font: UIFont) -> CGFloat {
      TextLayout.measure.width(of: text ?? "", font: font)
    }
    let middle = item.titleView?.bounds.width ?? width(item.title, .boldSystemFont(ofSize: 17))
    let others = (left.dropFirst() + (item.rightBarButtonItems ?? [])).map {
      $0.customView?.bounds.width ?? max($0.shownView.intrinsicContentSize.width + 16, 44)
    }
    // The arrow, the spaces at the ends and beside the title.
    let room = bounds.width - middle - others.reduce(64, +)
    let long: String = title ?? "Back"
    let words: String? = ([long, "Back"] as [String]).first {
      width($0, .systemFont(ofSize: 17)) <= room
    }
    if back.title != words { back.title = words }
  }

  /// The standard height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}

/// A bar with buttons, usually at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIBar {
  /// Stored: the object that tells the bar's position; held weakly.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The items.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }

  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The standard look; nil for the bar's own properties.
  open var standardAppearance = UIToolbarAppearance() { didSet { noteLook() } }
  /// Stored: the look in a window of little height.
  open var compactAppearance: UIToolbarAppearance?
  /// The look when content is behind, which is shown.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { noteLook() } }
  override var shownLook: UIBarAppearance? { scrollEdgeAppearance ?? standardAppearance }
  private var background: UIImage?
  private var shadow: UIImage?
  override var isEmptied: Bool { background.map { $0.size == .zero } ?? false }
  /// The picture behind the items; an empty one makes the bar clear.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    background = backgroundImage
    noteLook()
  }
  /// The picture that was set for behind the items.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { background }
  /// Stored: the line above the bar.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { shadow = shadowImage }
  /// The line that was set for above the bar.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadow }

  /// Places the buttons; flexible items share the remaining space.
  open override func layoutSubviews() {
    super.layoutSubviews()
    beginPlacing()
    defer { endPlacing() }
    let items = items ?? []
    func width(_ item: UIBarButtonItem) -> CGFloat {
      if item.width > 0 { return item.width }
      if let view = item.customView { return view.bounds.width }
      return max(item.shownView.intrinsicContentSize.width + 16, 44)
    }
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let taken = items.filter { $0.systemItem != .flexibleSpace }.reduce(0) { $0 + width($1) }
    let space = flexible > 0 ? max(bounds.width - 16 - taken, 0) / CGFloat(flexible) : 0
    var x: CGFloat = 8
    for item in items {
      switch item.systemItem {
      case .flexibleSpace: x += space
      case .fixedSpace: x += item.width
      default:
        let view = item.shownView
        let width = width(item)
        view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        keep(view)
        x += width
      }
    }
  }

  /// The standard height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}

/// The bar of a tab bar controller; a touch selects an item.
@preconcurrency @MainActor
open class UITabBar: UIBar {
  /// The object that hears of selections; held weakly.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items.
  open var items: [UITabBarItem]? { didSet { makeButtons() } }
  /// The selected item.
  open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// The standard look.
  open var standardAppearance = UITabBarAppearance() { didSet { noteLook() } }
  /// The look when content is behind, which is shown.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { noteLook() } }
  override var shownLook: UIBarAppearance? { scrollEdgeAppearance ?? standardAppearance }
  /// The colour of unselected items; nil for the system's.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Stored: the background image.
  open var backgroundImage: UIImage?
  /// Stored: the line above the bar.
  open var shadowImage: UIImage?
  /// Stored: the chosen tab's mark.
  open var selectionIndicatorImage: UIImage?
  /// Stored: how tabs are distributed.
  open var itemPositioning = ItemPositioning.automatic
  /// Stored: the width of tabs.
  open var itemWidth: CGFloat = 0
  /// Stored: the space between tabs.
  open var itemSpacing: CGFloat = 0
  var choose: ((Int) -> Void)?

  /// Places the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    beginPlacing()
    defer { endPlacing() }
    guard let items, !items.isEmpty else { return }
    let width = bounds.width / CGFloat(items.count)
    for (index, item) in items.enumerated() {
      let button = tabButtons[index]
      let isChosen = item === selectedItem
      button.setTitle(item.title, for: .normal)
      button.setImage(isChosen ? item.selectedImage ?? item.image : item.image, for: .normal)
      button.tintColor = isChosen ? tintColor : unselectedItemTintColor ?? .systemGray
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
      button.show(badge: item.badgeValue, item.badgeColor ?? .systemRed)
      keep(button)
    }
  }

  private func makeButtons() {
    tabButtons = (items ?? []).enumerated().map { index, item in
      item.noteChange = { [weak self] in self?.setNeedsLayout() }
      let button = TabButton(type: .system)
      button.titleLabel?.font = .systemFont(ofSize: 10)
      button.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          selectedItem = item
          choose?(index)
          delegate?.tabBar(self, didSelect: item)
        }, for: .touchUpInside)
      return button
    }
    setNeedsLayout()
  }
  private var tabButtons: [TabButton] = []

  /// The standard height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
}

/// A tab: its picture above its title.
private final class TabButton: UIButton {
  private var badge: UILabel?

  /// Shows a few words on red at the picture's upper right corner; nil hides them.
  func show(badge text: String?, _ color: UIColor) {
    guard let text else {
      badge?.removeFromSuperview()
      badge = nil
      return
    }
    let label = badge ?? UILabel()
    if badge == nil {
      badge = label
      label.font = .systemFont(ofSize: 13)
      (label.textColor, label.textAlignment) = (.white, .center)
      label.layer.cornerRadius = 9
      label.clipsToBounds = true
      addSubview(label)
    }
    (label.text, label.backgroundColor) = (text, color)
    let width = max(label.intrinsicContentSize.width + 10, 18)
    label.frame = CGRect(x: bounds.midX + 6, y: 2, width: width, height: 18)
  }

  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let size = image(for: state)?.size ?? .zero
    let middle = title(for: state) == nil ? contentRect.midY : contentRect.minY + 18
    return CGRect(
      x: contentRect.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
      height: size.height)
  }

  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    guard image(for: state) != nil else { return contentRect }
    return CGRect(
      x: contentRect.minX, y: contentRect.minY + 33, width: contentRect.width, height: 14)
  }
}

/// Hears of selections in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
