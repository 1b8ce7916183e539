import Foundation

// How a table is told that rows came, went or moved: it asks for all of them anew once all changes
// are told, and the data source must say as many rows as there were, more those inserted, less
// those deleted.
extension UITableView {
  /// Begins to tell of changes.
  public func beginUpdates() {
    countRows()
    updates += 1
  }

  /// Has told all changes.
  public func endUpdates() {
    precondition(updates > 0, "endUpdates() without beginUpdates()")
    updates -= 1
    guard updates == 0 else { return }
    counts = nil
    forgetRows()
    layOutRows()
  }

  /// Tells of changes, and of the end.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Rows were inserted.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(by: indexPaths, 1) { path in
      for place in indexPaths.sorted() where place.section == path.section && place <= path {
        path.row += 1
      }
      return path
    }
  }

  /// Rows were deleted.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(by: indexPaths, -1) { path in
      guard !indexPaths.contains(path) else { return nil }
      path.row -= indexPaths.count { $0.section == path.section && $0 < path }
      return path
    }
  }

  /// Rows look otherwise.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    if updates == 0 {
      beginUpdates()
      endUpdates()
    }
  }

  /// The user moved a row; change the data here.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(by: [], 0) { path in
      if path == indexPath { return newIndexPath }
      if path.section == indexPath.section, path > indexPath { path.row -= 1 }
      if path.section == newIndexPath.section, path >= newIndexPath { path.row += 1 }
      return path
    }
  }

  /// Sections were inserted.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(by: [], 0) { path in
      for section in sections where section <= path.section { path.section += 1 }
      return path
    }
  }

  /// Sections were deleted.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(by: [], 0) { path in
      guard !sections.contains(path.section) else { return nil }
      path.section -= sections.count { $0 < path.section }
      return path
    }
  }

  /// Sections look otherwise.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadRows(at: [], with: animation)
  }

  /// A section was moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    reloadRows(at: [], with: .none)
  }

  /// The letters at the side are others; does nothing more than asking for all rows.
  public func reloadSectionIndexTitles() { reloadRows(at: [], with: .none) }

  /// Takes a change over: chosen rows go along, and the number of rows is checked where the change
  /// stands alone.
  private func change(
    by paths: [IndexPath], _ sign: Int, _ move: (inout IndexPath) -> IndexPath?
  ) {
    chosen = chosen.compactMap { path in
      var path = path
      return move(&path)
    }
    guard updates == 0 else { return }
    // Rows that nobody has counted yet can be any number.
    let counts = counts ?? []
    for section in Set(paths.map(\.section)).sorted() where counts.indices.contains(section) {
      let wanted = counts[section] + sign * paths.count { $0.section == section }
      let found = dataSource?.tableView(self, numberOfRowsInSection: section) ?? wanted
      precondition(
        found == wanted,
        "section \(section) had \(counts[section]) rows and must have \(wanted) now, not \(found)")
    }
    beginUpdates()
    endUpdates()
  }
}
