import Foundation
import UIKit

enum CollectionOperation: String, CaseIterable {
  case reload, insertItem, deleteItem, reloadItem, insertSection, deleteSection, batch
  case scrollToItem, scroll, selectItem, resize, changeLayout, invalidate, changeSource, layOut
  case reloadAndInsert
}

/// A collection whose items, layout, data and delegate change at any time.
final class CollectionWorld: World {
  private var collection: UICollectionView?
  @MainActor private lazy var source = CollectionSource(in: self)
  /// True while items change; UIKit allows no nested change.
  private var isChanging = false

  override var ownCount: Int { CollectionOperation.allCases.count }

  @MainActor override func begin() {
    super.begin()
    source.items = (0..<dice.below(4)).map { _ in (0..<dice.below(60)).map { _ in source.newItem() }
    }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: anyLayout())
    collection.register(CollectionCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.delegate = source
    self.collection = place(collection)
  }

  @MainActor override func end() { collection = nil }

  @MainActor private func anyLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = CGFloat(dice.below(20))
    layout.minimumInteritemSpacing = CGFloat(dice.below(20))
    layout.sectionInset = UIEdgeInsets(top: 3, left: CGFloat(dice.below(50)), bottom: 0, right: 4)
    if dice.oneIn(3) { layout.scrollDirection = .horizontal }
    return layout
  }

  @MainActor override func carryOutOwn(_ operation: Int) {
    guard let collection else { return }
    let operation = CollectionOperation.allCases[operation]
    switch operation {
    case .scrollToItem:
      if let item = anyItem() {
        collection.scrollToItem(at: item, at: .centeredVertically, animated: dice.oneIn(2))
      }
    case .scroll: collection.contentOffset = CGPoint(x: number(), y: number())
    case .selectItem: collection.selectItem(at: anyItem(), animated: false, scrollPosition: [])
    case .resize: collection.frame = rectangle()
    case .changeLayout: collection.setCollectionViewLayout(anyLayout(), animated: dice.oneIn(2))
    case .invalidate: collection.collectionViewLayout.invalidateLayout()
    case .layOut: collection.layoutIfNeeded()
    default:
      guard !isChanging else { return }
      isChanging = true
      change(collection, operation)
      isChanging = false
    }
  }

  @MainActor private func change(
    _ collection: UICollectionView, _ operation: CollectionOperation
  ) {
    switch operation {
    case .reload: collection.reloadData()
    case .insertItem: insertItem(collection)
    case .deleteItem: deleteItem(collection)
    case .reloadItem: if let item = anyItem() { collection.reloadItems(at: [item]) }
    case .insertSection:
      source.items.append([source.newItem()])
      collection.insertSections(IndexSet(integer: source.items.count - 1))
    case .deleteSection:
      if !source.items.isEmpty {
        let section = dice.below(source.items.count)
        source.items.remove(at: section)
        collection.deleteSections(IndexSet(integer: section))
      }
    case .batch:
      collection.performBatchUpdates { [unowned self] in
        deleteItem(collection)
        called("in a batch")
      } completion: { [unowned self] _ in
        called("batch done")
      }
    case .changeSource:
      collection.dataSource = nil
      collection.dataSource = source
      insertItem(collection)
    case .reloadAndInsert:
      collection.reloadData()
      insertItem(collection)
    default: break
    }
  }

  @MainActor private func insertItem(_ collection: UICollectionView) {
    guard !source.items.isEmpty else { return }
    let section = dice.below(source.items.count)
    let item = dice.below(source.items[section].count + 1)
    source.items[section].insert(source.newItem(), at: item)
    collection.insertItems(at: [IndexPath(item: item, section: section)])
  }

  @MainActor private func deleteItem(_ collection: UICollectionView) {
    guard let item = anyItem() else { return }
    source.items[item.section].remove(at: item.item)
    collection.deleteItems(at: [item])
  }

  @MainActor private func anyItem() -> IndexPath? {
    guard let section = dice.pick(source.items.indices.filter { !source.items[$0].isEmpty })
    else { return nil }
    return IndexPath(item: dice.below(source.items[section].count), section: section)
  }

  @MainActor override func look(at window: UIWindow) {
    guard let collection, collection.window != nil else { return }
    guard collection.numberOfSections == source.items.count else {
      return find("sections are miscounted")
    }
    for (section, items) in source.items.enumerated()
    where collection.numberOfItems(inSection: section) != items.count {
      find("section \(section) does not have \(items.count) items")
    }
    let places = collection.indexPathsForVisibleItems
    if Set(places).count != places.count { find("an item is shown twice") }
    for place in places.sorted() {
      note("item", place.section, place.item)
      guard let cell = collection.cellForItem(at: place) as? CollectionCell else {
        return find("another class's cell was made")
      }
      if cell.number != source.number(at: place) { find("item \(place) shows another one") }
    }
  }
}

/// The program's own class of cells.
private final class CollectionCell: UICollectionViewCell {
  var number: Int?
}

/// A collection's data source and delegate, which does anything whenever it is called.
private final class CollectionSource: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  unowned let world: CollectionWorld
  var items: [[Int]] = []
  private var itemCount = 0

  init(in world: CollectionWorld) { self.world = world }

  func newItem() -> Int {
    itemCount += 1
    return itemCount
  }

  func number(at place: IndexPath) -> Int? {
    guard place.section < items.count, place.item < items[place.section].count else { return nil }
    return items[place.section][place.item]
  }

  func numberOfSections(in collection: UICollectionView) -> Int { items.count }

  func collectionView(_ collection: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section].count
  }

  func collectionView(
    _ collection: UICollectionView, cellForItemAt place: IndexPath
  ) -> UICollectionViewCell {
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
    (cell as? CollectionCell)?.number = number(at: place)
    return cell
  }

  func collectionView(
    _ collection: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt place: IndexPath
  ) -> CGSize { CGSize(width: 30 + place.item * 13 % 80, height: 40) }

  func collectionView(_ collection: UICollectionView, didSelectItemAt place: IndexPath) {
    tell("didSelect", place)
  }

  func collectionView(_ collection: UICollectionView, didDeselectItemAt place: IndexPath) {
    tell("didDeselect", place)
  }

  func collectionView(_ collection: UICollectionView, didHighlightItemAt place: IndexPath) {
    tell("didHighlight", place)
  }

  func collectionView(
    _ collection: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt place: IndexPath
  ) { tell("willDisplay", place) }

  func collectionView(
    _ collection: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt place: IndexPath
  ) { tell("didEndDisplaying", place) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { world.called("didScroll") }

  private func tell(_ name: String, _ place: IndexPath) {
    world.note("item", place.section, place.item)
    world.called(name)
  }
}
