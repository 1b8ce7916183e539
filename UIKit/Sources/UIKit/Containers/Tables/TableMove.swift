import Foundation

/// A row that a finger moves.
@MainActor
struct TableMove {
  /// The row's index path in the data source until the drop.
  let source: IndexPath
  /// The index path for the drop.
  var target: IndexPath
  let cell: UITableViewCell
  /// The distance from the row's centre down to the finger.
  let grip: CGFloat
  /// The row positions with the row at `target`.
  var map: TableMap
  /// The finger's position in the window.
  var finger: CGPoint
  /// Scrolls while the finger is near the top or bottom.
  var scrolling: ScrolledCall?

  /// Maps a row of the data source to its index path during the move.
  func place(of path: IndexPath) -> IndexPath { path.moved(from: source, to: target) }

  /// Maps an index path during the move to the row of the data source.
  func row(at place: IndexPath) -> IndexPath { place.moved(from: target, to: source) }
}

extension IndexPath {
  /// The index path after a row has moved from source to target.
  func moved(from source: IndexPath, to target: IndexPath) -> IndexPath {
    if self == source { return target }
    var path = self
    if path.section == source.section, path.row > source.row { path.row -= 1 }
    if path.section == target.section, path.row >= target.row { path.row += 1 }
    return path
  }
}

extension TableMap {
  /// The positions after one row has moved.
  func moving(from source: IndexPath, to target: IndexPath, below header: CGFloat) -> TableMap {
    var map = self
    let height = map.sections[source.section].rows.remove(at: source.row)
    map.sections[target.section].rows.insert(height, at: target.row)
    map.guesses = Set(guesses.map { $0.moved(from: source, to: target) })
    map.place(below: header, above: self.height - (sections.last.map { $0.top + $0.height } ?? 0))
    return map
  }
}
