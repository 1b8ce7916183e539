import Foundation

/// A force on a list of items.
@preconcurrency @MainActor
open class UIItemListBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem] = []
  override var movedItems: [any UIDynamicItem] { items }

  /// A force on items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// A force on nothing yet.
  public convenience override init() { self.init(items: []) }

  /// Has it act on an item, too.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.take(item)
    dynamicAnimator?.start()
  }

  /// Has it act on an item no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    for _ in 0..<items.count(where: { $0 === item }) { dynamicAnimator?.letGo(item) }
    items.removeAll { $0 === item }
  }
}
