import Foundation

/// A strip with buttons: presses of their items come from real buttons in it.
@preconcurrency @MainActor
open class UIBar: UIView {
  /// Stored: its colour.
  open var barTintColor: UIColor?
  /// Stored: how bright or dark it is.
  open var barStyle = UIBarStyle.default
  /// Stored: whether something shows through.
  open var isTranslucent = true
  private var buttons: [UIView] = []
  private var formerButtons: [UIView] = []

  /// Puts items side by side from the left, or from the right; those without a place of their own
  /// take what is left.
  func place(_ items: [UIBarButtonItem], fromRight: Bool) {
    var x: CGFloat = fromRight ? bounds.width - 8 : 8
    for item in items {
      let view = item.shownView
      let width = item.width > 0 ? item.width : max(view.intrinsicContentSize.width + 16, 44)
      let size = item.customView.map { max($0.bounds.width, 1) } ?? width
      if fromRight { x -= size }
      view.frame = CGRect(x: x, y: 0, width: size, height: bounds.height)
      if !fromRight { x += size }
      keep(view)
    }
  }

  /// Has a view in the bar; one that is there already stays, with the touches on it.
  func keep(_ view: UIView) {
    if view.superview !== self { addSubview(view) }
    buttons.append(view)
  }

  /// Begins to put views in.
  func beginPlacing() { (formerButtons, buttons) = (buttons, []) }

  /// Takes those away that were not put in again.
  func endPlacing() {
    for button in formerButtons where !buttons.contains(button) { button.removeFromSuperview() }
    formerButtons = []
  }
}

/// Stored: how bright or dark a bar is.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Bright.
  case `default`
  /// Dark.
  case black
}

/// Stored: for which heights of a bar a picture is.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// One of the heights.
  case `default`, compact, defaultPrompt = 101, compactPrompt
}

/// Stored: where a bar is.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// One of the places.
  case any, bottom, top, topAttached
}

extension UIBarButtonItem {
  /// The button, or the view in its place, as it lies in a bar.
  var shownView: UIView {
    if let customView { return customView }
    if let shown = button { return shown }
    let shown = UIButton(type: .system)
    shown.setTitle(title, for: .normal)
    shown.setImage(image, for: .normal)
    shown.isEnabled = isEnabled
    shown.addAction(
      UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    button = shown
    return shown
  }
}

/// The bar of a navigation controller: what the seen controller's `navigationItem` says.
@preconcurrency @MainActor
open class UINavigationBar: UIBar {
  /// What is in the bar, the last seen.
  open var items: [UINavigationItem]? { didSet { setNeedsLayout() } }
  /// What is seen.
  open var topItem: UINavigationItem? { items?.last }
  /// What was seen before.
  open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }
  /// Stored: whether titles are large.
  open var prefersLargeTitles = false
  /// Stored: what the title looks like.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Stored: what large titles look like.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Stored: the line below it.
  open var shadowImage: UIImage?
  /// Stored: what it looks like.
  open var standardAppearance = UINavigationBarAppearance()
  /// Stored: what it looks like with content below.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Stored: what it looks like where there is little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// Stored: the picture at the button to go back.
  open var backIndicatorImage: UIImage?
  /// Stored: what of that is hidden by the title.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var pictures: [UIBarMetrics: UIImage] = [:]
  private let titleLabel = UILabel()
  var goBack: (() -> Void)?

  /// Stored: the picture behind it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    pictures[barMetrics] = backgroundImage
  }

  /// Puts an item in front.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Takes the item in front away.
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
    if left.isEmpty, let backItem, !item.hidesBackButton, let goBack {
      let back =
        item.backButton
        ?? UIBarButtonItem(
          title: backItem.backBarButtonItem?.title ?? backItem.title ?? "Back",
          primaryAction: UIAction { _ in goBack() })
      item.backButton = back
      left = [back]
    }
    place(left, fromRight: false)
    place(item.rightBarButtonItems ?? [], fromRight: true)
    if let view = item.titleView {
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
      keep(view)
    } else {
      titleLabel.text = item.title
      titleLabel.font = UIFont.boldSystemFont(ofSize: 17)
      titleLabel.sizeToFit()
      titleLabel.center = CGPoint(x: bounds.midX, y: bounds.midY)
      keep(titleLabel)
    }
  }

  /// As high as every such bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}

/// A bar with buttons, mostly at the lower end.
@preconcurrency @MainActor
open class UIToolbar: UIBar {
  /// What is in the bar.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }

  /// Says what is in the bar.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Places the buttons; what is flexible shares the room that is left.
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

  /// As high as every such bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}

/// The bar of a tab bar controller: an item is chosen by a touch.
@preconcurrency @MainActor
open class UITabBar: UIBar {
  /// Who is told of choices; held weakly.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items.
  open var items: [UITabBarItem]? { didSet { makeButtons() } }
  /// The item that is chosen.
  open var selectedItem: UITabBarItem?
  /// Stored: what it looks like.
  open var standardAppearance = UITabBarAppearance()
  /// Stored: what it looks like with content behind.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Stored: the colour of items that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// Stored: the picture behind it.
  open var backgroundImage: UIImage?
  /// Stored: the line above it.
  open var shadowImage: UIImage?
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
      button.setTitle(item.title, for: .normal)
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
      keep(button)
    }
  }

  private func makeButtons() {
    tabButtons = (items ?? []).enumerated().map { index, item in
      let button = UIButton(type: .system)
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
  private var tabButtons: [UIButton] = []

  /// As high as every such bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
}

/// Is told of choices of a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// An item was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Stored: what bars look like.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Stored: the colour.
  open var backgroundColor: UIColor?
  /// Stored: the picture.
  open var backgroundImage: UIImage?
  /// Stored: the colour of the line at its edge.
  open var shadowColor: UIColor?
  /// Stored: the line at its edge.
  open var shadowImage: UIImage?
  /// Looks as the system has them.
  public override init() { super.init() }
  /// Does nothing: looks as the system has them.
  open func configureWithDefaultBackground() {}
  /// Does nothing: nothing shows through.
  open func configureWithOpaqueBackground() {}
  /// Does nothing: everything shows through.
  open func configureWithTransparentBackground() {}
}

/// Stored: what a navigation bar looks like.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Stored: what the title looks like.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored: what large titles look like.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// Stored: what a tab bar looks like.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

/// Stored: what a bar below looks like.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}
