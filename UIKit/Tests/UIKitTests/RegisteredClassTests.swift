import Foundation
import FreedObjects
import Testing
import UIKit

/// A registered class's own initialiser makes its objects, in every build.
@MainActor @Suite(.freesItsObjects)
struct RegisteredClassTests {
  private final class Row: UITableViewCell {
    let mark: String
    override init(style: CellStyle, reuseIdentifier: String?) {
      mark = "row \(reuseIdentifier ?? "")"
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UITableViewHeaderFooterView {
    let mark: String
    override init(reuseIdentifier: String?) {
      mark = "header \(reuseIdentifier ?? "")"
      super.init(reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Item: UICollectionViewCell {
    let mark: String
    override init(frame: CGRect) {
      mark = "item"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Beside: UICollectionReusableView {
    let mark: String
    override init(frame: CGRect) {
      mark = "beside"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Bar: UINavigationBar {
    let mark: String
    override init(frame: CGRect) {
      mark = "bar"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func rowsAndHeadersOfATable() {
    let table = UITableView(frame: .zero)
    table.register(Row.self, forCellReuseIdentifier: "a")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "b")
    #expect((table.dequeueReusableCell(withIdentifier: "a") as? Row)?.mark == "row a")
    #expect(table.dequeueReusableCell(withIdentifier: "plain")?.reuseIdentifier == "plain")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "b") as? Header
    #expect(header?.mark == "header b")
  }

  @Test func itemsAndViewsBesideThem() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(Item.self, forCellWithReuseIdentifier: "a")
    view.register(Beside.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "b")
    let path = IndexPath(item: 0, section: 0)
    let item = view.dequeueReusableCell(withReuseIdentifier: "a", for: path) as? Item
    #expect(item?.mark == "item" && item?.contentView.superview === item)
    let beside = view.dequeueReusableSupplementaryView(
      ofKind: "kind", withReuseIdentifier: "b", for: path)
    #expect((beside as? Beside)?.mark == "beside")
  }

  @Test func barOfANavigationController() {
    let stack = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    #expect((stack.navigationBar as? Bar)?.mark == "bar")
  }
}
