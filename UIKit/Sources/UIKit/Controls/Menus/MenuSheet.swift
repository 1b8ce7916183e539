import Foundation

extension UIMenu {
  /// Presents the menu as an action sheet; inline menus show their actions among the others.
  ///
  /// - Parameter sender: the view or bar item that the chosen action receives.
  func present(from view: UIView, sender: Any?) {
    guard let controller = view.nextController else { return }
    let sheet = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    add(to: sheet, from: view, sender: sender)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    controller.present(sheet, animated: true)
  }

  private func add(to sheet: UIAlertController, from view: UIView, sender: Any?) {
    for child in children {
      switch child {
      case let menu as UIMenu where menu.options.contains(.displayInline):
        menu.add(to: sheet, from: view, sender: sender)
      case let menu as UIMenu:
        sheet.addAction(
          UIAlertAction(title: menu.title, style: .default) { [weak view] _ in
            if let view { menu.present(from: view, sender: sender) }
          })
      case let action as UIAction where !action.attributes.contains(.hidden):
        let isDestructive = action.attributes.contains(.destructive)
        let shown = UIAlertAction(
          title: action.title, style: isDestructive ? .destructive : .default
        ) { _ in action.run(from: sender) }
        shown.isEnabled = !action.attributes.contains(.disabled)
        sheet.addAction(shown)
      default: break
      }
    }
  }
}

extension UIView {
  /// The controller around the view that may present.
  fileprivate var nextController: UIViewController? {
    var responder: UIResponder? = self
    while let present = responder {
      if let controller = present as? UIViewController { return controller }
      responder = present.next
    }
    return window?.rootViewController
  }
}
