import FreedObjects
import Testing
import UIKit

/// Sections of groups of items, lists, and cells that say how high they are.
@MainActor @Suite(.freesItsObjects)
struct CompositionalLayoutTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    let make: (UICollectionView, IndexPath) -> UICollectionViewCell

    init(_ counts: [Int], _ make: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
      (self.counts, self.make) = (counts, make)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { make(collectionView, indexPath) }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func frames(
    _ layout: UICollectionViewLayout, _ counts: Int...
  ) -> [CGRect] {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    let items = Items(counts) { _, _ in UICollectionViewCell() }
    view.dataSource = items
    view.layoutIfNeeded()
    return counts.indices.flatMap { section in
      (0..<counts[section]).map {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .null
      }
    }
  }

  @Test func rowsAreFilledWithAsManyItemsAsFit() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let places = frames(layout, 4)
    #expect(places[0] == CGRect(x: 2, y: 22, width: 96, height: 46))
    #expect(places[2].maxX == 298 && places[3] == CGRect(x: 2, y: 82, width: 96, height: 46))
    #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 160))
  }

  @Test func groupsLieInGroupsAndShareTheirRoom() {
    let tall = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitem: small, count: 2)
    column.interItemSpacing = .fixed(20)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.4)), subitems: [tall, column])
    let places = frames(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), 4)
    #expect(places[0] == CGRect(x: 0, y: 0, width: 150, height: 120))
    #expect(places[1] == CGRect(x: 150, y: 0, width: 150, height: 50))
    #expect(places[2] == CGRect(x: 150, y: 70, width: 150, height: 50))
    #expect(places[3].minY == 120, "the next group")
  }

  @Test func sectionsAreMadeByAClosureAndHaveHeaders() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(100), heightDimension: .absolute(40)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      #expect(environment.container.contentSize.width == 300)
      if index == 1 { section.orthogonalScrollingBehavior = .continuous }
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
          elementKind: "title", alignment: .top)
      ]
      return section
    }
    let places = frames(layout, 2, 2)
    #expect(places[0].minY == 30 && places[1].minY == 70)
    #expect(places[2].origin == CGPoint(x: 0, y: 140), "side by side")
    #expect(places[3].origin == CGPoint(x: 100, y: 140))
    let title = layout.layoutAttributesForSupplementaryView(
      ofKind: "title", at: IndexPath(item: 0, section: 1))
    #expect(title?.frame == CGRect(x: 0, y: 110, width: 300, height: 30))
  }

  @Test func aSectionThatScrollsByItselfFollowsTheFingerAndRestsAtAGroup() throws {
    let test = TestWindow()
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(100), heightDimension: .absolute(80)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = index == 0 ? .groupPaging : .continuous
      return section
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    let items = Items([20, 20]) { _, path in
      let cell = UICollectionViewCell()
      cell.tag = path.section * 100 + path.item
      return cell
    }
    view.dataSource = items
    test.view.addSubview(view)
    view.layoutIfNeeded()
    func seen(_ section: Int) -> [Int] {
      view.visibleCells.map(\.tag).filter { $0 / 100 == section }.map { $0 % 100 }
    }
    #expect(seen(0) == [0, 1, 2] && seen(1) == [0, 1, 2])
    try test.run("down(250,40) 20ms move(230,40) 20ms move(150,40) 20ms move(110,40) 20ms up")
    try test.window.advance(to: test.window.currentTime + 3)
    view.layoutIfNeeded()
    #expect(seen(0) == [2, 3, 4], "a flick goes to the next group")
    #expect(seen(1) == [0, 1, 2], "the other section stays")
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 40)) == IndexPath(item: 2, section: 0))
    #expect(view.contentOffset == .zero)
  }

  @Test func viewsBehindASectionAreOfTheClassThatTheLayoutKnows() {
    final class Backdrop: UICollectionReusableView {}
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(40)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    section.decorationItems = [.background(elementKind: "backdrop")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    let items = Items([2]) { _, _ in UICollectionViewCell() }
    view.dataSource = items
    view.layoutIfNeeded()
    let behind = view.subviews.first { $0 is Backdrop }
    #expect(behind?.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect((behind?.layer.zPosition ?? 0) < 0)
  }

  @Test func cellsAreSetByTheirState() {
    let cell = UICollectionViewCell()
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isSelected)
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = state.isSelected ? .red : .white
      cell.backgroundConfiguration = background
    }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(states == [false, true])
  }

  @Test func rowsOfAListAreAsHighAsTheirContents() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let long = String(repeating: "a long text ", count: 20)
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, text in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: text)
    }
    var items = NSDiffableDataSourceSectionSnapshot<String>()
    items.append(["short", long])
    items.append(["hidden"], to: "short")
    source.apply(items, to: 0)
    view.layoutIfNeeded()
    let places = (0..<2).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(places.count == 2 && view.numberOfItems(inSection: 0) == 2)
    #expect(places[0].width == 300 && abs(places[1].minY - places[0].maxY) < 0.01)
    #expect(places[1].height > places[0].height + 40)
    items.expand(["short"])
    source.apply(items, to: 0)
    #expect(view.numberOfItems(inSection: 0) == 3)
  }

  @Test func cellsOfAFlowSayHowLargeTheyAre() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    let items = Items([2]) { _, path in
      let (cell, part) = (UICollectionViewCell(), UIView())
      part.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(part)
      NSLayoutConstraint.activate([
        part.widthAnchor.constraint(equalToConstant: path.item == 0 ? 120 : 80),
        part.heightAnchor.constraint(equalToConstant: 30),
        part.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        part.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        part.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      ])
      return cell
    }
    view.dataSource = items
    view.layoutIfNeeded()
    let sizes = (0..<2).compactMap {
      view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.size
    }
    #expect(sizes == [CGSize(width: 120, height: 30), CGSize(width: 80, height: 30)])
  }
}
