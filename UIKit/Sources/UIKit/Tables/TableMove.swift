import Foundation

/// A row that a finger moves: where it came from, and where it would be put down.
@MainActor
struct TableMove {
  /// Where the row is for the data source, until it is put down.
  let source: IndexPath
  /// Where it would be put down.
  var target: IndexPath
  let cell: UITableViewCell
  /// How far the finger is below the row's middle.
  let grip: CGFloat
  /// The heights with the row where it would be put down.
  var map: TableMap
  /// Where the finger is in the window.
  var finger: CGPoint
  /// Scrolls while the finger is near an end.
  var scrolling: ScrolledCall?

  /// Where a row stands while this one is moved.
  func place(of path: IndexPath) -> IndexPath { path.moved(from: source, to: target) }

  /// Which row of the data source stands at a place.
  func row(at place: IndexPath) -> IndexPath { place.moved(from: target, to: source) }
}

extension IndexPath {
  /// Where a row is once another, or this one, has been moved.
  func moved(from source: IndexPath, to target: IndexPath) -> IndexPath {
    if self == source { return target }
    var path = self
    if path.section == source.section, path.row > source.row { path.row -= 1 }
    if path.section == target.section, path.row >= target.row { path.row += 1 }
    return path
  }
}

extension TableMap {
  /// The same rows with one of them elsewhere.
  func moving(from source: IndexPath, to target: IndexPath, below header: CGFloat) -> TableMap {
    var map = self
    let height = map.sections[source.section].rows.remove(at: source.row)
    map.sections[target.section].rows.insert(height, at: target.row)
    map.guesses = Set(guesses.map { $0.moved(from: source, to: target) })
    map.place(below: header, above: self.height - (sections.last.map { $0.top + $0.height } ?? 0))
    return map
  }
}
