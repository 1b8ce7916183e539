import Foundation

/// The letters at a table's right edge; a finger on them goes to their sections.
final class SectionIndex: UIView {
  private weak var table: UITableView?
  private let titles: [String]
  private var labels: [UILabel] = []
  private var last = -1

  init(_ titles: [String], of table: UITableView) {
    self.table = table
    self.titles = titles
    super.init(frame: .zero)
    for title in titles {
      let label = UILabel(frame: .zero)
      label.text = title
      label.font = .boldSystemFont(ofSize: 11)
      label.textAlignment = .center
      label.textColor = table.sectionIndexColor ?? table.tintColor
      labels.append(label)
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
  }

  /// The height of a title; they stand close together where there are many.
  private var step: CGFloat { min(14, bounds.height / CGFloat(max(titles.count, 1))) }
  private var top: CGFloat { (bounds.height - step * CGFloat(titles.count)) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (place, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0, y: top + CGFloat(place) * step, width: bounds.width, height: step)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    last = -1
    follow(touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  private func follow(_ touches: Set<UITouch>) {
    guard let table, let touch = touches.first, !titles.isEmpty else { return }
    let row = Int(((touch.location(in: self).y - top) / step).rounded(.down))
    let place = min(max(row, 0), titles.count - 1)
    guard place != last else { return }
    last = place
    table.go(toIndexTitle: titles[place], at: place)
  }
}

extension UITableView {
  /// Shows the index, or none.
  func showIndex() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    sectionIndex?.removeFromSuperview()
    sectionIndex = titles.isEmpty ? nil : SectionIndex(titles, of: self)
    if let sectionIndex { addSubview(sectionIndex) }
  }

  /// Reloads the titles of the index.
  public func reloadSectionIndexTitles() {
    showIndex()
    setNeedsLayout()
  }

  /// Keeps the index at the right edge, in front of the rows.
  func placeIndex() {
    guard let sectionIndex else { return }
    let inset = adjustedContentInset
    sectionIndex.frame = CGRect(
      x: bounds.maxX - 20, y: bounds.minY + inset.top, width: 20,
      height: max(bounds.height - inset.top - inset.bottom, 0))
    bringSubviewToFront(sectionIndex)
  }

  fileprivate func go(toIndexTitle title: String, at place: Int) {
    let found = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: place) ?? place
    guard map.sections.indices.contains(found) else { return }
    let inset = adjustedContentInset
    let lowest = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    contentOffset = CGPoint(x: 0, y: min(map.sections[found].top - inset.top, lowest))
    layoutIfNeeded()
  }
}
