import Foundation

/// A container that shows one of its controllers above a bar to select them.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The delegate of selections by the user, not by code; held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers; if the selected one is no longer among them, the first is selected.
  open var viewControllers: [UIViewController]? {
    didSet { replace(oldValue ?? []) }
  }
  private var shown: UIViewController?
  /// The bar with an item for each controller.
  public let tabBar = UITabBar(frame: .zero)
  private let content = BarredView(frame: .zero)

  /// The index of the selected controller; `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { viewControllers?.firstIndex { $0 === shown } ?? NSNotFound }
    set {
      guard let viewControllers, viewControllers.indices.contains(newValue) else { return }
      select(viewControllers[newValue])
    }
  }

  /// The selected controller.
  open var selectedViewController: UIViewController? {
    get { shown }
    set {
      guard let newValue, viewControllers?.contains(newValue) == true else { return }
      select(newValue)
    }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Adds the bar and the selected controller's view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.placeBars = { [weak self] in self?.placeBar() }
    view.addSubview(content)
    view.addSubview(tabBar)
    tabBar.choose = { [weak self] in self?.choose($0) }
    placeBar()
    if let shown { put(shown) }
  }

  private func placeBar() {
    let safe = view.safeAreaInsets
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - safe.bottom - 49, width: view.bounds.width, height: 49)
    content.bars = UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : 49, right: 0)
  }

  private func replace(_ former: [UIViewController]) {
    let present = viewControllers ?? []
    for controller in former where !present.contains(controller) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in present where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = present.map { $0.tabBarItem }
    if let shown, present.contains(shown) { return }
    shown = nil
    if let first = present.first { select(first) }
  }

  private func select(_ controller: UIViewController) {
    guard controller !== shown else { return }
    let former = shown
    shown = controller
    guard isViewLoaded else { return }
    let isSeen = appearance == .shown
    controller.loadViewIfNeeded()
    if isSeen {
      controller.beginAppearanceTransition(true, animated: false)
      former?.beginAppearanceTransition(false, animated: false)
    }
    put(controller)
    former?.viewIfLoaded?.removeFromSuperview()
    controller.tellAppearing()
    view.window?.layOutEverything()
    if isSeen {
      former?.endAppearanceTransition()
      controller.endAppearanceTransition()
    }
  }

  private func put(_ controller: UIViewController) {
    controller.view.frame = content.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(controller.view)
    tabBar.selectedItem = controller.tabBarItem
  }
}

/// Permits and hears of selections in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// True if the user may select a controller; default true.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// The user selected a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// The default of the protocol.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// The default of the protocol.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

extension UITabBarController {
  /// Selects a controller as a finger on the bar would, and involves the delegate.
  public func choose(_ index: Int) {
    guard let viewControllers, viewControllers.indices.contains(index) else { return }
    let controller = viewControllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }
}

extension UIViewController {
  /// The tab bar controller that contains this one.
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
}
