import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing

@testable import UIKit

/// A table shows, selects and swipes rows.
@MainActor @Suite(.freesItsObjects)
struct TableTests {
  private final class Mail: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = (0..<100).map { "mail \($0)" }
    var words: [String] = []
    var made = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "mail")
        ?? {
          made += 1
          return UITableViewCell(style: .default, reuseIdentifier: "mail")
        }()
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      words.append("commit \(indexPath.row)")
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      words.append("touch \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      words.append("untouch \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      words.append("will \(indexPath.row)")
      return indexPath.row == 3 ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      words.append("did \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      words.append("gave up \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      words.append("aside \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      words.append("back")
    }
  }

  private let mail = Mail()
  private let table = UITableView(frame: .zero)
  private let test: TestWindow

  init() {
    test = TestWindow(view: table)
    table.rowHeight = 100
    table.dataSource = mail
    table.delegate = mail
    table.layoutIfNeeded()
  }

  @Test func onlyRowsInSightExistAndAreUsedAgain() {
    #expect(table.visibleCells.count == 10)
    #expect(table.contentSize.height == 10_000)
    table.contentOffset.y = 5_050
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(50...60))
    #expect(mail.made <= 21)
    #expect(table.visibleCells.first?.textLabel?.text == "mail 50")
  }

  @Test func fingerChoosesRowsInUIKitsOrder() throws {
    try test.run("down(500,150) 80ms up")
    try test.run("down(500,250) 80ms up")
    #expect(
      mail.words == [
        "touch 1", "untouch 1", "will 1", "did 1", "touch 2", "untouch 2", "will 2", "gave up 1",
        "did 2",
      ])
    #expect(table.indexPathForSelectedRow?.row == 2)
    mail.words = []
    try test.run("down(500,350) 80ms up")
    #expect(mail.words == ["touch 3", "untouch 3", "will 3"])
  }

  @Test func swipeOffersToDeleteAndTheButtonDoes() throws {
    try test.run("down(500,150) 16ms move(460,150) 16ms move(400,150) 16ms up")
    #expect(mail.words.contains("aside 1") && table.contentOffset == .zero)
    mail.words = []
    try test.run("down(980,150) 80ms up")
    #expect(mail.words == ["back", "commit 1"] || mail.words == ["commit 1", "back"])
    #expect(mail.rows.count == 99)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "mail 2")
  }

  @Test func slowSwipeTakesTheRowFromTheFingerThatRestedOnIt() throws {
    // Sixty points a second, after the row has shown the finger.
    let steps = (1...60).map { "16ms move(\(500 - $0),\(150 + $0 / 20))" }.joined(separator: " ")
    try test.run("down(500,150) 300ms \(steps) 400ms up")
    #expect(mail.words == ["touch 1", "untouch 1", "aside 1"])
    #expect(table.contentOffset == .zero && table.indexPathForSelectedRow == nil)
    // Up and down the same finger scrolls.
    mail.words = []
    let up = (1...60).map { "16ms move(500,\(550 - $0))" }.joined(separator: " ")
    try test.run("down(500,550) 80ms up")
    try test.run("down(500,550) 300ms \(up) 400ms up")
    #expect(mail.words == ["back", "touch 5", "untouch 5"] && table.contentOffset.y > 30)
  }

  @Test func touchBesideAnOpenSwipeClosesIt() throws {
    try test.run("down(500,150) 16ms move(460,150) 16ms move(400,150) 16ms up")
    mail.words = []
    try test.run("down(500,550) 80ms up")
    #expect(mail.words == ["back"])
  }

  /// Two sections of five rows; all but the first can move, and the last position is barred.
  private final class Songs: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = [["a", "b", "c", "d", "e"], ["f", "g", "h", "i", "j"]]
    var words: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = rows[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }
    func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
      words.append("\(source.section).\(source.row) to \(destination.section).\(destination.row)")
      let row = rows[source.section].remove(at: source.row)
      rows[destination.section].insert(row, at: destination.row)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
      toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      proposed == IndexPath(row: 0, section: 0) ? IndexPath(row: 1, section: 0) : proposed
    }
  }

  private let songs = Songs()

  private func editSongs() {
    table.rowHeight = 100
    table.dataSource = songs
    table.delegate = songs
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
  }

  /// The visible rows, from the top.
  private var seen: String {
    table.subviews.compactMap { $0 as? UITableViewCell }
      .sorted { $0.center.y < $1.center.y }.compactMap { $0.textLabel?.text }.joined()
  }

  @Test func handleMovesARowAndTheOthersMakeWay() throws {
    editSongs()
    try test.run("down(980,150) 16ms move(980,200) 16ms move(980,270) 16ms move(980,370) 16ms up")
    #expect(seen == "acdbefghij" && songs.words == ["0.1 to 0.3"])
    #expect(table.contentOffset == .zero)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(seen == "acdbefghij")
  }

  @Test func othersMakeWayWhileARowIsMovedAndNobodyIsTold() throws {
    editSongs()
    try test.run("down(980,150) 16ms move(980,200) 16ms move(980,270)")
    #expect(seen == "acbdefghij" && songs.words.isEmpty)
  }

  @Test func rowsGoToOtherSectionsAndWhereTheDelegateLetsThem() throws {
    editSongs()
    try test.run("down(980,450) 16ms move(980,500) 16ms move(980,760) 16ms up")
    #expect(songs.words == ["0.4 to 1.3"] && seen == "abcdfgheij")
    #expect((0..<2).map(table.numberOfRows(inSection:)) == songs.rows.map(\.count))
    try test.run("down(980,350) 16ms move(980,300) 16ms move(980,10) 16ms up")
    #expect(songs.words == ["0.4 to 1.3", "0.3 to 0.1"] && seen == "adbcfgheij")
  }

  @Test func rowPutBackWhereItWasIsNotTold() throws {
    editSongs()
    try test.run("down(980,150) 16ms move(980,270) 16ms move(980,140) 16ms up")
    try test.run("down(980,150) 16ms move(980,270) 16ms cancel")
    #expect(songs.words.isEmpty && seen == "abcdefghij")
  }

  @Test func rowsWithoutAHandleAreScrolled() throws {
    editSongs()
    table.frame.size.height = 500
    table.layoutIfNeeded()
    try test.run("down(980,50) 16ms move(980,20) 16ms move(980,5) 300ms up")
    #expect(table.contentOffset.y > 20 && songs.words.isEmpty)
  }

  @Test func tableScrollsWhileARowIsHeldAtItsEnd() throws {
    editSongs()
    table.frame.size.height = 500
    table.layoutIfNeeded()
    try test.run("down(980,150) 16ms move(980,480) 3000ms up")
    #expect(table.contentOffset.y == 500 && songs.words == ["0.1 to 1.5"])
    #expect(table.move == nil)
  }

  @Test func controllerShowsTheRowsOfItsStoryboard() {
    func row(_ text: String, _ height: CGFloat) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame.size.height = height
      cell.textLabel?.text = text
      return cell
    }
    let controller = UITableViewController(style: .grouped)
    controller.tableView.staticSections = [
      StaticTableSection(header: "first", rows: [row("a", 50), row("b", 70)]),
      StaticTableSection(footer: "last", rows: [row("c", 44)]),
    ]
    let table = controller.tableView!
    table.layoutIfNeeded()
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["a", "b", "c"])
    #expect(table.visibleCells.map(\.bounds.height) == [50, 70, 44])
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == "first")
    #expect(controller.tableView(table, titleForFooterInSection: 1) == "last")
  }

  @Test func rowsAreAsHighAsTheirConstraintsWant() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    final class Tall: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          view.heightAnchor.constraint(equalToConstant: CGFloat(60 + 10 * indexPath.row)),
        ])
        return cell
      }
    }
    let tall = Tall()
    table.dataSource = tall
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [60, 70, 80])
    #expect(table.contentSize.height == 210)
  }

  /// Changes that make a table ask again, before it gets another row in the same turn.
  enum Former: CaseIterable { case reload, rowHeight, delegate, dataSource, nothing }

  @Test(arguments: Former.allCases)
  func rowsComeAndGoInTheTurnOfAnotherChange(former: Former) {
    func change() {
      switch former {
      case .reload: table.reloadData()
      case .rowHeight: table.rowHeight += 10
      case .delegate: table.delegate = mail
      case .dataSource: table.dataSource = mail
      case .nothing: break
      }
    }
    change()
    mail.rows.insert("new", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    #expect(table.numberOfRows(inSection: 0) == 101)
    #expect(table.visibleCells.first?.textLabel?.text == "new")
    change()
    mail.rows.removeFirst(2)
    table.deleteRows(at: [0, 1].map { IndexPath(row: $0, section: 0) }, with: .fade)
    #expect(table.visibleCells.first?.textLabel?.text == "mail 1")
  }

  @Test func rowsAreCountedAsTheTableIsToldToReload() {
    mail.rows = ["a", "b"]
    table.reloadData()
    mail.rows = ["a", "b", "c"]
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func rowsLeaveFromAbove() {
    final class Leaving: NSObject, UITableViewDelegate {
      var rows: [Int] = []
      func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) { rows.append(indexPath.row) }
    }
    let leaving = Leaving()
    table.delegate = leaving
    table.layoutIfNeeded()
    leaving.rows = []
    table.reloadData()
    #expect(leaving.rows == Array(0..<10))
  }
}
