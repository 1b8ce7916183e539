import Foundation

/// A section whose rows a storyboard holds, in code that `dactyl port` writes.
@preconcurrency @MainActor
public struct StaticTableSection {
  /// What is written above it.
  public var header: String?
  /// What is written below it.
  public var footer: String?
  /// Its rows, as high as they are now.
  public let rows: [UITableViewCell]
  let heights: [CGFloat]

  /// A section with rows.
  public init(header: String? = nil, footer: String? = nil, rows: [UITableViewCell]) {
    self.header = header
    self.footer = footer
    self.rows = rows
    heights = rows.map(\.bounds.height)
  }
}

extension UITableView {
  /// A row of a storyboard; nil for tables without such rows, and where it has none.
  func staticRow(at path: IndexPath) -> (cell: UITableViewCell, height: CGFloat)? {
    guard staticSections.indices.contains(path.section) else { return nil }
    let section = staticSections[path.section]
    guard section.rows.indices.contains(path.row) else { return nil }
    return (section.rows[path.row], section.heights[path.row])
  }

  /// A section of a storyboard; nil for tables without such rows, and where it has none.
  func staticSection(_ section: Int) -> StaticTableSection? {
    staticSections.indices.contains(section) ? staticSections[section] : nil
  }
}
