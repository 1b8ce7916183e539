import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing
import UIKit

/// Fingers drag items of collections and rows of tables.
@MainActor @Suite(.freesItsObjects)
struct ListDraggingTests {
  private final class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var words: [String]
    var log: [String] = []
    let view: UICollectionView

    init(_ words: [String], x: CGFloat) {
      self.words = words
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      view = UICollectionView(
        frame: CGRect(x: x, y: 0, width: 100, height: 500), collectionViewLayout: layout)
      super.init()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "word")
      view.dataSource = self
      view.dragDelegate = self
      view.dropDelegate = self
      view.dragInteractionEnabled = true
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { words.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let word = words[indexPath.item]
      let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: word)))
      item.localObject = word
      return [item]
    }
    func collectionView(
      _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) { log.append("begin \(collectionView.hasActiveDrag)") }
    func collectionView(
      _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) { log.append("end") }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) { log.append("enter") }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) { log.append("exit") }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let target =
        coordinator.destinationIndexPath ?? IndexPath(item: words.count, section: 0)
      for item in coordinator.items {
        guard let word = item.dragItem.localObject as? String else { continue }
        let source = item.sourceIndexPath.map { "\($0.item)" } ?? "elsewhere"
        log.append("\(word) from \(source) to \(target.item) by \(coordinator.proposal.operation)")
        collectionView.performBatchUpdates { [self] in
          if let source = item.sourceIndexPath { words.remove(at: source.item) }
          words.insert(word, at: min(target.item, words.count))
        }
        coordinator.drop(item.dragItem, toItemAt: target)
      }
    }
  }

  private final class List: NSObject, UITableViewDataSource, UITableViewDragDelegate {
    var words: [String]
    let view: UITableView

    init(_ words: [String], x: CGFloat) {
      self.words = words
      view = UITableView(frame: CGRect(x: x, y: 0, width: 200, height: 500))
      super.init()
      view.rowHeight = 100
      view.dataSource = self
      view.dragDelegate = self
      view.dragInteractionEnabled = true
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      words.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: words[indexPath.row])))]
    }
  }

  /// Takes rows at a placeholder.
  private final class Taker: NSObject, UITableViewDropDelegate {
    let list: List
    var log: [String] = []
    init(_ list: List) { self.list = list }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let target = coordinator.destinationIndexPath ?? IndexPath(row: list.words.count, section: 0)
      for item in coordinator.items {
        let source = item.sourceIndexPath.map { "\($0.row)" } ?? "elsewhere"
        log.append("from \(source) by \(coordinator.proposal.operation)")
        let place = coordinator.drop(
          item.dragItem,
          to: UITableViewDropPlaceholder(
            insertionIndexPath: target, reuseIdentifier: "row", rowHeight: 100))
        item.dragItem.itemProvider.loadObject(ofClass: String.self) { [list] word, _ in
          place.commitInsertion { list.words.insert(word ?? "none", at: $0.row) }
        }
        #expect(!place.deletePlaceholder(), "it was replaced")
      }
    }
  }

  private let test = TestWindow()

  @Test func itemMovesWithinItsCollection() throws {
    let shelf = Shelf(["a", "b", "c"], x: 0)
    test.view.addSubview(shelf.view)
    try test.run("1: down(50,50) 600ms move(50,150) 16ms move(50,250) 16ms up")
    #expect(shelf.log == ["begin true", "enter", "a from 0 to 2 by move", "end"])
    #expect(shelf.words == ["b", "c", "a"])
    #expect(!shelf.view.hasActiveDrag && !shelf.view.hasActiveDrop)
  }

  @Test func itemIsCopiedToAnotherCollection() throws {
    let (from, to) = (Shelf(["a", "b", "c"], x: 0), Shelf(["x"], x: 300))
    test.view.addSubview(from.view)
    test.view.addSubview(to.view)
    try test.run("1: down(50,150) 600ms move(350,50) 16ms up")
    #expect(from.log == ["begin true", "end"] && from.words == ["a", "b", "c"])
    #expect(to.log == ["enter", "b from elsewhere to 0 by copy"] && to.words == ["b", "x"])
    try test.run("1: down(50,250) 600ms move(50,260) 16ms move(350,400) 16ms up")
    #expect(from.log.suffix(4) == ["begin true", "enter", "exit", "end"])
    #expect(to.words == ["b", "x", "c"], "beside all items it comes last")
  }

  @Test func dragsNeedADelegateAndConsent() throws {
    let shelf = Shelf(["a", "b", "c"], x: 0)
    test.view.addSubview(shelf.view)
    shelf.view.dragInteractionEnabled = false
    try test.run("1: down(50,50) 600ms move(50,250) 16ms up")
    shelf.view.dragInteractionEnabled = true
    try test.run("1: down(50,450) 600ms move(50,250) 16ms up")
    shelf.view.dragDelegate = nil
    try test.run("1: down(50,50) 600ms move(50,250) 16ms up")
    #expect(shelf.log.isEmpty && shelf.words == ["a", "b", "c"])
  }

  @Test func dataSourceMovesARowWithoutADropDelegate() throws {
    let list = List(["a", "b", "c"], x: 0)
    test.view.addSubview(list.view)
    try test.run("1: down(50,50) 600ms move(50,150) 16ms move(50,250) 16ms up")
    #expect(list.words == ["b", "c", "a"])
    test.window.layoutIfNeeded()
    #expect(list.view.visibleCells.map { $0.textLabel?.text } == ["b", "c", "a"])
    #expect(list.view.indexPathForSelectedRow == nil)
  }

  @Test func rowIsCopiedToAnotherTable() throws {
    let (from, to) = (List(["a", "b"], x: 0), List(["x"], x: 300))
    test.view.addSubview(from.view)
    test.view.addSubview(to.view)
    let taker = Taker(to)
    to.view.dropDelegate = taker
    try test.run("1: down(50,150) 600ms move(350,50) 16ms up")
    #expect(taker.log == ["from elsewhere by copy"] && to.words == ["b", "x"])
    #expect(from.words == ["a", "b"])
    try test.run("1: down(350,50) 600ms move(350,150) 16ms up")
    #expect(taker.log.last == "from 0 by move")
  }
}
