import Foundation

/// A container of two controllers: side by side where it is wide, on one stack where it is narrow.
///
/// From 700 pt of width on it has two columns. Below, the second controller lies on the first one's
/// stack, unless the delegate leaves it out. It re-arranges when its width crosses the limit.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The object that decides what a narrow container shows; held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The first controller and, if there is one, the second; the first alone while collapsed.
  open var viewControllers: [UIViewController] {
    get { shown }
    set {
      (shown, collapsed, merged) = (newValue, nil, [])
      if isArranged { arrange() }
    }
  }
  /// Stored: which columns show.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Stored: true if an edge swipe shows the first column.
  open var presentsWithGesture = true
  /// The part of the width for the first column, 0…1; default 0.4, at most 320 pt.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4 { didSet { placeColumns() } }
  /// The largest width of the first column, in points; default 320.
  open var maximumPrimaryColumnWidth: CGFloat = 320 { didSet { placeColumns() } }
  /// Stored: the smallest width of the first column, in points.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// True while both controllers share one stack.
  open private(set) var isCollapsed = false
  /// Which columns show.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
  /// A button that does nothing: both columns show where there is room.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
  private var shown: [UIViewController] = []
  /// The second controller while the container is collapsed.
  private var collapsed: UIViewController?
  /// The controllers that went from the second one onto the first one's stack.
  private var merged: [UIViewController] = []
  private let columns = SplitView(frame: .zero)
  private let line = UIView(frame: .zero)
  private var isArranged = false

  /// Which columns show.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// The system decides.
    case automatic
    /// The second column.
    case secondaryOnly
    /// Two columns side by side.
    case oneBesideSecondary
    /// The first column above the second.
    case oneOverSecondary
    /// A name before iOS 14.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// A name before iOS 14.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// A name before iOS 14.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The style of a container.
  public enum Style: Int, Hashable, Sendable {
    /// The style from before iOS 14.
    case unspecified
    /// Two or three columns; three show as two.
    case doubleColumn, tripleColumn
  }

  /// The columns by name.
  public enum Column: Int, Hashable, Sendable {
    /// The first and the second; the others are not shown.
    case primary, supplementary, secondary, compact
  }

  /// A container with a style.
  public convenience init(style: Style) { self.init() }

  /// Sets the controller of a column, in a stack of its own if it is none.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard column == .primary || column == .secondary, let vc else { return }
    let stack = vc as? UINavigationController ?? UINavigationController(rootViewController: vc)
    var all = viewControllers
    let place = column == .primary ? 0 : 1
    if all.count > place { all[place] = stack } else { all.append(stack) }
    viewControllers = all
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? {
    let place = column == .primary ? 0 : 1
    let found = viewControllers.count > place ? viewControllers[place] : nil
    return (found as? UINavigationController)?.viewControllers.first ?? found
  }

  /// Adds both columns.
  open override func viewDidLoad() {
    super.viewDidLoad()
    columns.frame = view.bounds
    columns.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    columns.placeColumns = { [weak self] in self?.layOutColumns() }
    line.backgroundColor = .separator
    view.addSubview(columns)
  }

  /// Collapses or expands when the width crosses the limit.
  private func layOutColumns() {
    let isNarrow = columns.bounds.width < 700
    guard !isArranged || isNarrow != isCollapsed else { return placeColumns() }
    isArranged = true
    isCollapsed = isNarrow
    if !isNarrow { separate() }
    arrange()
  }

  /// Takes the second controller off the first one's stack.
  private func separate() {
    guard let first = shown.first, let collapsed else { return }
    let answer = delegate?.splitViewController(self, separateSecondaryFrom: first)
    if let stack = first as? UINavigationController,
      let place = stack.viewControllers.firstIndex(where: { merged.contains($0) })
    {
      merged = Array(stack.viewControllers[place...])
      stack.setViewControllers(Array(stack.viewControllers[..<place]), animated: false)
    }
    if answer == nil, let stack = collapsed as? UINavigationController, !merged.isEmpty {
      stack.setViewControllers(merged, animated: false)
    }
    shown = [first, answer ?? collapsed]
    (self.collapsed, merged) = (nil, [])
  }

  /// Lays the second controller on the first one's stack, unless the delegate leaves it out.
  private func collapse(_ second: UIViewController, onto first: UIViewController) {
    (shown, collapsed, merged) = ([first], second, [])
    let isLeftOut = delegate?.splitViewController(self, collapseSecondary: second, onto: first)
    if isLeftOut != true { push(second, onto: first, animated: false) }
  }

  private func push(_ second: UIViewController, onto first: UIViewController, animated: Bool) {
    guard let stack = first as? UINavigationController else { return }
    collapsed = second
    merged = [second]
    if let inner = second as? UINavigationController {
      merged = inner.viewControllers
      inner.setViewControllers([], animated: false)
    }
    stack.setViewControllers(stack.viewControllers + merged, animated: animated)
  }

  /// Shows a controller in the second column, or on the first one's stack where it is narrow.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if isCollapsed, let stack = viewControllers.first as? UINavigationController {
      push(vc, onto: stack, animated: true)
    } else if isCollapsed {
      viewControllers.first?.present(vc, animated: true)
    } else {
      viewControllers = Array(viewControllers.prefix(1)) + [vc]
    }
  }

  private func arrange() {
    if isCollapsed, shown.count > 1 { collapse(shown[1], onto: shown[0]) }
    for child in children where !shown.contains(child) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in shown { adopt(controller) }
    line.removeFromSuperview()
    if shown.count > 1 { columns.addSubview(line) }
    placeColumns()
  }

  private func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    columns.addSubview(controller.view)
    controller.didMove(toParent: self)
  }

  private func placeColumns() {
    guard isArranged, let first = shown.first else { return }
    let bounds = columns.bounds
    guard !isCollapsed, shown.count > 1 else { return first.view.frame = bounds }
    let width = min(bounds.width * preferredPrimaryColumnWidthFraction, maximumPrimaryColumnWidth)
    first.view.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    line.frame = CGRect(x: width, y: 0, width: 0.5, height: bounds.height)
    shown[1].view.frame = CGRect(
      x: width + 0.5, y: 0, width: bounds.width - width - 0.5, height: bounds.height)
  }
}

private final class SplitView: UIView {
  var placeColumns: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    placeColumns?()
  }
}

/// Decides what a container of two columns shows.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// True leaves the second controller out of a narrow container; default false.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The second controller of a container that becomes wide; nil, the default, for the one that was
  /// there before.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// True if the delegate has shown the controller itself; default false.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Nil.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}

extension UIViewController {
  /// The nearest container of two columns around the controller.
  public var splitViewController: UISplitViewController? {
    var controller = parent
    while let present = controller, !(present is UISplitViewController) {
      controller = present.parent
    }
    return controller as? UISplitViewController
  }
}
