import Foundation

/// A behaviour that acts on a list of items.
@preconcurrency @MainActor
open class UIItemListBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem] = []
  override var movedItems: [any UIDynamicItem] { items }

  /// A behaviour that acts on the given items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// A behaviour without items.
  public convenience override init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.take(item)
    dynamicAnimator?.start()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    for _ in 0..<items.count(where: { $0 === item }) { dynamicAnimator?.letGo(item) }
    items.removeAll { $0 === item }
  }
}
