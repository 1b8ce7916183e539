import Foundation

/// Shows a menu as a bar of buttons beside a point of a view.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// The delegate, which makes the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var bar: EditMenuBar?

  /// Creates an interaction whose delegate makes the menu.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The interaction is about to leave or join a view.
  open func willMove(to view: UIView?) {}
  /// The interaction left or joined a view.
  open func didMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
    self.view = view
  }

  /// Shows the delegate's menu, or else the edit actions of the first responder.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view else { return }
    let suggested = suggestedActions(for: view)
    let menu =
      delegate.map {
        $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      } ?? UIMenu(children: suggested)
    let rect =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    show(menu?.children ?? [], beside: rect, of: view)
  }

  /// Hides the menu.
  open func dismissMenu() { bar?.hide() }

  private func suggestedActions(for view: UIView) -> [UIMenuElement] {
    guard let responder = view.window?.firstResponder else { return [] }
    return EditAction.all.compactMap { action -> UIAction? in
      guard let found = responder.target(forAction: action.selector, withSender: self) else {
        return nil
      }
      return UIAction(title: action.title) { _ in
        action.selector.perform(on: found as AnyObject, sender: nil)
      }
    }
  }

  /// Shows the actions of inline menus among the others; other menus open in place of the bar.
  private func show(_ elements: [UIMenuElement], beside rect: CGRect, of view: UIView) {
    func items(_ elements: [UIMenuElement]) -> [EditMenuBar.Item] {
      elements.flatMap { element -> [EditMenuBar.Item] in
        switch element {
        case let menu as UIMenu where menu.options.contains(.displayInline) || menu.title.isEmpty:
          return items(menu.children)
        case let menu as UIMenu:
          return [
            EditMenuBar.Item(title: menu.title) { [weak self, weak view] in
              if let view { self?.show(menu.children, beside: rect, of: view) }
            }
          ]
        case let action as UIAction where !action.attributes.contains(.hidden):
          let isEnabled = !action.attributes.contains(.disabled)
          return [
            EditMenuBar.Item(title: action.title, isEnabled: isEnabled) { action.run(from: nil) }
          ]
        default: return []
        }
      }
    }
    bar = EditMenuBar(items(elements), beside: rect, of: view) { [weak self] in self?.bar = nil }
  }
}

/// Where an edit menu shows.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// What the program calls it.
  public let identifier: AnyHashable
  /// The point of the view beside which it shows.
  public let sourcePoint: CGPoint
  /// Stored: the preferred side of the arrow. The menu lies above its place, or below it if there is no
  /// room.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// A menu at a point.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The side of an edit menu with the arrow.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  /// The available sides.
  case automatic, up, down, left, right
}

/// Makes an edit menu; every method has a default.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu to show; nil for none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The part of the view beside which it shows.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// The suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// The menu's point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
}
