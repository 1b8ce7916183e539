import Foundation

/// The positions of a table's sections and rows.
struct TableMap {
  struct Section {
    var top: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows: [CGFloat] = []
    /// The top of each row, relative to the section's; `place()` derives it from `rows`.
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
  /// The rows with an estimated height.
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

  /// The rows that intersect a rectangle.
  func rows(in rect: CGRect) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (section, part) in sections.enumerated() {
      guard part.top < rect.maxY, part.top + part.height > rect.minY else { continue }
      // Finds the first row that ends below the rectangle's top.
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
