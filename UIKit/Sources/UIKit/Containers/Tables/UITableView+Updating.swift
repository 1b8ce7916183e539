import Foundation

// After the last change in a batch the table reloads all rows. The data source must then report the
// old number of rows plus the inserted minus the deleted ones.
extension UITableView {
  /// Begins a batch of changes.
  public func beginUpdates() {
    countRows()
    updates += 1
  }

  /// Ends a batch of changes.
  public func endUpdates() {
    precondition(updates > 0, "endUpdates() without beginUpdates()")
    updates -= 1
    guard updates == 0 else { return }
    counts = nil
    forgetRows()
    layOutRows()
  }

  /// Runs a batch of changes, then calls the completion with true.
  @_disfavoredOverload
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { performBatchUpdates({ updates?() }, completion: completion) }

  /// Runs a batch of changes, then calls the completion with true; the closure does not outlive the
  /// call.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates()
    endUpdates()
    completion?(true)
  }

  /// Reports inserted rows.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(by: indexPaths, 1) { path in
      for place in indexPaths.sorted() where place.section == path.section && place <= path {
        path.row += 1
      }
      return path
    }
  }

  /// Reports deleted rows.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(by: indexPaths, -1) { path in
      guard !indexPaths.contains(path) else { return nil }
      path.row -= indexPaths.count { $0.section == path.section && $0 < path }
      return path
    }
  }

  /// Reports rows with new content.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    if updates == 0 {
      beginUpdates()
      endUpdates()
    }
  }

  /// Reports a moved row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(by: [], 0) { path in
      if path == indexPath { return newIndexPath }
      if path.section == indexPath.section, path > indexPath { path.row -= 1 }
      if path.section == newIndexPath.section, path >= newIndexPath { path.row += 1 }
      return path
    }
  }

  /// Reports inserted sections.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(by: [], 0) { path in
      for section in sections where section <= path.section { path.section += 1 }
      return path
    }
  }

  /// Reports deleted sections.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(by: [], 0) { path in
      guard !sections.contains(path.section) else { return nil }
      path.section -= sections.count { $0 < path.section }
      return path
    }
  }

  /// Reports sections with new content.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadRows(at: [], with: animation)
  }

  /// Reports a moved section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    reloadRows(at: [], with: .none)
  }

  /// Moves the selection along with a change; outside a batch, checks the number of rows and
  /// reloads.
  private func change(
    by paths: [IndexPath], _ sign: Int, _ move: (inout IndexPath) -> IndexPath?
  ) {
    chosen = chosen.compactMap { path in
      var path = path
      return move(&path)
    }
    guard updates == 0 else { return }
    // Without an earlier count there is nothing to check.
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
