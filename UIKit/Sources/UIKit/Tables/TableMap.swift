import Foundation

/// Says how a table is divided, with rows that were measured.
struct TableMap {
  struct Section {
    var top: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows: [CGFloat] = []
    /// Where each row begins, counted from the section's top; kept up with `rows`.
    var tops: [CGFloat] = []
    var height: CGFloat { (tops.last ?? header) + (rows.last ?? 0) + footer }

    mutating func place() {
      tops.removeAll(keepingCapacity: true)
      var top = header
      for row in rows {
        tops.append(top)
        top += row
      }
    }
  }

  var sections: [Section] = []
  var height: CGFloat = 0
  /// Rows whose height is a guess.
  var guesses: Set<IndexPath> = []

  mutating func place(below header: CGFloat, above footer: CGFloat) {
    var top = header
    for index in sections.indices {
      sections[index].top = top
      sections[index].place()
      top += sections[index].height
    }
    height = top + footer
  }

  /// The rows in a part of the table.
  func rows(in rect: CGRect) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (section, part) in sections.enumerated() {
      guard part.top < rect.maxY, part.top + part.height > rect.minY else { continue }
      // The first row that ends below the upper edge.
      var (low, high) = (0, part.rows.count)
      while low < high {
        let middle = (low + high) / 2
        if part.top + part.tops[middle] + part.rows[middle] > rect.minY {
          high = middle
        } else {
          low = middle + 1
        }
      }
      while low < part.rows.count, part.top + part.tops[low] < rect.maxY {
        paths.append(IndexPath(row: low, section: section))
        low += 1
      }
    }
    return paths
  }
}
