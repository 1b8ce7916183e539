import Foundation

/// A section whose rows come from a storyboard, in code that `dactyl port` writes.
@preconcurrency @MainActor
public struct StaticTableSection {
  /// The header's text.
  public var header: String?
  /// The footer's text.
  public var footer: String?
  /// The rows; each keeps the height that it has now.
  public let rows: [UITableViewCell]
  let heights: [CGFloat]

  /// Creates a section with rows.
  public init(header: String? = nil, footer: String? = nil, rows: [UITableViewCell]) {
    self.header = header
    self.footer = footer
    self.rows = rows
    heights = rows.map(\.bounds.height)
  }
}

extension UITableView {
  /// A row from the storyboard, if the table has it.
  func staticRow(at path: IndexPath) -> (cell: UITableViewCell, height: CGFloat)? {
    guard staticSections.indices.contains(path.section) else { return nil }
    let section = staticSections[path.section]
    guard section.rows.indices.contains(path.row) else { return nil }
    return (section.rows[path.row], section.heights[path.row])
  }

  /// A section from the storyboard, if the table has it.
  func staticSection(_ section: Int) -> StaticTableSection? {
    staticSections.indices.contains(section) ? staticSections[section] : nil
  }
}
