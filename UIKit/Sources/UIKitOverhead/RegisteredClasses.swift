import UIKit

/// Makes objects of classes that the program registers, as a program that people get does: optimised
/// and without `-enable-testing`, which hides calls that the compiler has settled too early.
@MainActor
enum RegisteredClasses {
  private final class Row: UITableViewCell {}
  private final class Header: UITableViewHeaderFooterView {}
  private final class Item: UICollectionViewCell {}
  private final class Beside: UICollectionReusableView {}
  private final class Bar: UINavigationBar {}

  /// The classes of the objects.
  static var made: [String] {
    let table = UITableView(frame: .zero)
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(Item.self, forCellWithReuseIdentifier: "item")
    grid.register(Beside.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "beside")
    let path = IndexPath(item: 0, section: 0)
    let stack = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    let objects: [AnyObject?] = [
      table.dequeueReusableCell(withIdentifier: "row"),
      table.dequeueReusableCell(withIdentifier: "plain"),
      table.dequeueReusableHeaderFooterView(withIdentifier: "header"),
      grid.dequeueReusableCell(withReuseIdentifier: "item", for: path),
      grid.dequeueReusableSupplementaryView(
        ofKind: "kind", withReuseIdentifier: "beside", for: path),
      stack.navigationBar,
    ]
    return objects.map { $0.map { "\(type(of: $0))" } ?? "none" }
  }
}
