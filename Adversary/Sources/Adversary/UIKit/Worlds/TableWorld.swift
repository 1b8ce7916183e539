import Foundation
import UIKit

enum TableOperation: String, CaseIterable {
  case reload, insertRow, deleteRow, reloadRow, moveRow, insertSection, deleteSection, reloadSection
  case batch, edit, scrollToRow, scroll, selectRow, deselectRow, resize, inset, changeHeader
  case changeHeights, changeSource, changeDelegate, layOut, ask, reloadAndInsert
}

/// A table whose rows, data and delegate change at any time.
final class TableWorld: World {
  private var table: UITableView?
  @MainActor private lazy var source = TableSource(in: self)
  /// True while rows change; UIKit allows no nested change.
  fileprivate var isChanging = false

  override var ownCount: Int { TableOperation.allCases.count }

  @MainActor override func begin() {
    super.begin()
    source.rows = (0..<dice.below(4)).map { _ in (0..<dice.below(30)).map { _ in source.newRow() } }
    makeTable()
  }

  @MainActor override func end() { table = nil }

  @MainActor private func makeTable() {
    let frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    let table = place(UITableView(frame: frame, style: dice.oneIn(2) ? .plain : .grouped))
    if dice.oneIn(2) { table.rowHeight = 44 }
    table.register(TableCell.self, forCellReuseIdentifier: "cell")
    table.register(TableHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = source
    table.delegate = source
    self.table = table
  }

  @MainActor override func carryOutOwn(_ operation: Int) {
    guard let table else { return }
    let operation = TableOperation.allCases[operation]
    switch operation {
    case .edit: table.setEditing(!table.isEditing, animated: dice.oneIn(2))
    case .scrollToRow:
      if let row = anyRow() { table.scrollToRow(at: row, at: .middle, animated: dice.oneIn(2)) }
    case .scroll:
      table.setContentOffset(CGPoint(x: 0, y: number()), animated: dice.oneIn(2))
    case .selectRow: table.selectRow(at: anyRow(), animated: false, scrollPosition: .none)
    case .deselectRow: if let row = anyRow() { table.deselectRow(at: row, animated: false) }
    case .resize: table.frame = rectangle()
    case .inset:
      table.contentInset = UIEdgeInsets(top: number(), left: 0, bottom: number(), right: 0)
    case .changeHeader:
      table.tableHeaderView = dice.oneIn(3) ? nil : UIView(frame: rectangle())
    case .layOut: table.layoutIfNeeded()
    case .ask:
      _ = table.indexPathForRow(at: CGPoint(x: number(), y: number()))
      _ = table.cellForRow(at: IndexPath(row: dice.below(40), section: dice.below(5)))
    default:
      guard !isChanging else { return }
      isChanging = true
      change(table, operation)
      isChanging = false
    }
  }

  @MainActor private func change(_ table: UITableView, _ operation: TableOperation) {
    switch operation {
    case .reload: table.reloadData()
    case .insertRow: insertRow(table)
    case .deleteRow: deleteRow(table)
    case .reloadRow: if let row = anyRow() { table.reloadRows(at: [row], with: .none) }
    case .moveRow:
      if let from = anyRow(), let to = anyRow(), from.section == to.section {
        source.rows[to.section].insert(source.rows[from.section].remove(at: from.row), at: to.row)
        table.moveRow(at: from, to: to)
      }
    case .insertSection:
      source.rows.append([source.newRow()])
      table.insertSections(IndexSet(integer: source.rows.count - 1), with: .fade)
    case .deleteSection:
      if !source.rows.isEmpty {
        let section = dice.below(source.rows.count)
        source.rows.remove(at: section)
        table.deleteSections(IndexSet(integer: section), with: .fade)
      }
    case .reloadSection:
      if !source.rows.isEmpty {
        table.reloadSections(IndexSet(integer: dice.below(source.rows.count)), with: .none)
      }
    case .batch:
      table.performBatchUpdates { [unowned self] in
        deleteRow(table)
        called("in a batch")
      } completion: { [unowned self] _ in
        called("batch done")
      }
    case .changeHeights:
      table.rowHeight = CGFloat(20 + dice.below(60))
      insertRow(table)
    case .changeSource:
      table.dataSource = nil
      table.dataSource = source
      insertRow(table)
    case .changeDelegate:
      table.delegate = source
      deleteRow(table)
    case .reloadAndInsert:
      table.reloadData()
      insertRow(table)
    default: break
    }
  }

  @MainActor private func insertRow(_ table: UITableView) {
    guard !source.rows.isEmpty else { return }
    let section = dice.below(source.rows.count)
    let row = dice.below(source.rows[section].count + 1)
    source.rows[section].insert(source.newRow(), at: row)
    table.insertRows(at: [IndexPath(row: row, section: section)], with: .automatic)
  }

  @MainActor fileprivate func deleteRow(_ table: UITableView, at place: IndexPath? = nil) {
    guard let row = place ?? anyRow() else { return }
    source.rows[row.section].remove(at: row.row)
    table.deleteRows(at: [row], with: .automatic)
  }

  @MainActor private func anyRow() -> IndexPath? {
    guard let section = dice.pick(source.rows.indices.filter { !source.rows[$0].isEmpty })
    else { return nil }
    return IndexPath(row: dice.below(source.rows[section].count), section: section)
  }

  @MainActor override func look(at window: UIWindow) {
    guard let table, table.window != nil else { return }
    guard table.numberOfSections == source.rows.count else {
      return find("sections are miscounted")
    }
    for (section, rows) in source.rows.enumerated()
    where table.numberOfRows(inSection: section) != rows.count {
      find("section \(section) has \(table.numberOfRows(inSection: section)) of \(rows.count) rows")
    }
    for section in source.rows.indices {
      guard let header = table.headerView(forSection: section), section % 3 == 0 else { continue }
      guard !(header is TableHeader) else { continue }
      find("a \(type(of: header)) was made in place of a TableHeader")
    }
    let places = table.indexPathsForVisibleRows ?? []
    if Set(places).count != places.count { find("a row is shown twice") }
    for place in places {
      guard let cell = table.cellForRow(at: place) else { continue }
      note("cell", place.section, place.row)
      let text = source.text(at: place)
      if cell.textLabel?.text != text {
        find("row \(place) shows \(cell.textLabel?.text ?? "nothing") for \(text ?? "no row")")
      }
      if !(cell is TableCell) { find("a \(type(of: cell)) was made in place of a TableCell") }
    }
  }
}

/// The program's own class of cells.
final class TableCell: UITableViewCell {}

/// The program's own class of headers.
final class TableHeader: UITableViewHeaderFooterView {}

/// A table's data source and delegate, which does anything whenever it is called.
private final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  unowned let world: TableWorld
  var rows: [[Int]] = []
  private var rowCount = 0

  init(in world: TableWorld) { self.world = world }

  func newRow() -> Int {
    rowCount += 1
    return rowCount
  }

  func text(at place: IndexPath) -> String? {
    guard place.section < rows.count, place.row < rows[place.section].count else { return nil }
    return "row \(rows[place.section][place.row])"
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ table: UITableView, cellForRowAt place: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: place)
    cell.textLabel?.text = text(at: place)
    return cell
  }

  func tableView(_ table: UITableView, heightForRowAt place: IndexPath) -> CGFloat {
    CGFloat(20 + place.row * 37 % 90)
  }

  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
    section % 2 == 0 ? "section \(section)" : nil
  }

  func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    section % 3 == 0 ? table.dequeueReusableHeaderFooterView(withIdentifier: "header") : nil
  }

  func tableView(_ table: UITableView, canMoveRowAt place: IndexPath) -> Bool { place.row != 0 }

  func tableView(_ table: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
    rows[to.section].insert(rows[from.section].remove(at: from.row), at: to.row)
    let wasChanging = world.isChanging
    world.isChanging = true
    world.called("moved a row")
    world.isChanging = wasChanging
  }

  func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt place: IndexPath
  ) {
    world.called("commit")
    guard !world.isChanging, text(at: place) != nil else { return }
    world.isChanging = true
    world.deleteRow(table, at: place)
    world.isChanging = false
  }

  func tableView(
    _ table: UITableView, willDisplay cell: UITableViewCell, forRowAt place: IndexPath
  ) { tell("willDisplay", place) }

  func tableView(
    _ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt place: IndexPath
  ) { tell("didEndDisplaying", place) }

  func tableView(_ table: UITableView, didHighlightRowAt place: IndexPath) {
    tell("didHighlight", place)
  }

  func tableView(_ table: UITableView, didUnhighlightRowAt place: IndexPath) {
    tell("didUnhighlight", place)
  }

  func tableView(_ table: UITableView, willSelectRowAt place: IndexPath) -> IndexPath? {
    tell("willSelect", place)
    return world.dice.oneIn(8) ? nil : place
  }

  func tableView(_ table: UITableView, didSelectRowAt place: IndexPath) {
    tell("didSelect", place)
  }

  func tableView(_ table: UITableView, didDeselectRowAt place: IndexPath) {
    tell("didDeselect", place)
  }

  func tableView(
    _ table: UITableView, trailingSwipeActionsConfigurationForRowAt place: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tell("swipe actions", place)
    let action = UIContextualAction(style: .destructive, title: "go") { [world] _, _, done in
      world.called("swipe action")
      done(world.dice.oneIn(2))
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { world.called("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { world.called("willBeginDragging") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { world.called("ended scrolling") }

  private func tell(_ name: String, _ place: IndexPath) {
    world.note("row", place.section, place.row)
    world.called(name)
  }
}
