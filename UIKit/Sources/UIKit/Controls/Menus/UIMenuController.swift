import Foundation

/// The edit menu: a bar of buttons beside a place.
///
/// It has the edit actions, such as copy, and ``menuItems`` that the first responder or one behind it
/// in the chain can perform, and shows only if there are any. A touch elsewhere hides it.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The shared menu.
  public static let shared = UIMenuController()
  /// True while the menu shows.
  open var isMenuVisible: Bool { bar != nil }
  /// The program's own items, after the edit actions.
  open var menuItems: [UIMenuItem]?
  /// Stored: the preferred side of the arrow. The menu lies above its place, or below it if there is no
  /// room.
  open var arrowDirection = ArrowDirection.default
  /// The menu's frame on the screen; empty while it is hidden.
  open var menuFrame: CGRect { bar?.frame ?? .zero }
  private var bar: EditMenuBar?
  private weak var target: UIView?
  private var rect = CGRect.zero

  /// The side of the menu with the arrow.
  public enum ArrowDirection: Int, Hashable, Sendable {
    /// The available sides.
    case `default`, up, down, left, right
  }

  /// Shows the menu beside a part of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }

  /// Hides the menu.
  open func hideMenu() { bar?.hide() }

  /// Hides the menu of a view.
  open func hideMenu(from targetView: UIView) { if targetView === target { hideMenu() } }

  /// Sets the part of a view beside which the menu shows.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (target, rect) = (targetView, targetRect)
  }

  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hideMenu() }
  }

  /// Asks anew which actions can be performed.
  open func update() { if isMenuVisible { show() } }

  private func show() {
    hideMenu()
    guard let target, let responder = target.window?.firstResponder else { return }
    let own = (menuItems ?? []).map { EditAction(title: $0.title, selector: $0.action) }
    let items = (EditAction.all + own).compactMap { action -> EditMenuBar.Item? in
      guard let found = responder.target(forAction: action.selector, withSender: self) else {
        return nil
      }
      return EditMenuBar.Item(title: action.title) {
        action.selector.perform(on: found as AnyObject, sender: self)
      }
    }
    NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
    bar = EditMenuBar(items, beside: rect, of: target) { [weak self] in
      guard let self else { return }
      NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
      bar = nil
      NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
    }
    NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
  }

  /// The menu is about to show.
  public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShow")
  /// The menu shows.
  public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShow")
  /// The menu is about to hide.
  public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHide")
  /// The menu is hidden.
  public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHide")
}

/// An item of the edit menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method to call.
  open var action: Selector
  /// An item.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
