import Foundation

/// The edit actions that responders may have; they do nothing unless overridden.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Selects something.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}

/// One of the edit actions, with its title in the menu.
@MainActor
struct EditAction {
  let title: String
  let selector: Selector

  /// In the order of the menu.
  static let all = [
    EditAction(title: "Cut", selector: Selector("cut(_:)", UIResponder.cut)),
    EditAction(title: "Copy", selector: Selector("copy(_:)", UIResponder.copy(_:))),
    EditAction(title: "Paste", selector: Selector("paste(_:)", UIResponder.paste)),
    EditAction(title: "Delete", selector: Selector("delete(_:)", UIResponder.delete)),
    EditAction(title: "Select", selector: Selector("select(_:)", UIResponder.select)),
    EditAction(title: "Select All", selector: Selector("selectAll(_:)", UIResponder.selectAll)),
  ]
}
