import Foundation

/// A table in plain text, columns as wide as their widest cell; the first to the left, the others
/// right.
struct TextTable {
  var title: String
  var header: [String]
  var rows: [[String]] = []

  init(_ title: String, _ header: [String]) {
    self.title = title
    self.header = header
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  func print() {
    let widths = header.indices.map { column in
      ([header] + rows).map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      cells.enumerated().map { column, cell in
        let space = String(repeating: " ", count: max(widths[column] - cell.count, 0))
        return column == 0 ? cell + space : space + cell
      }.joined(separator: "  ")
    }
    Swift.print("\n\(title)")
    Swift.print(line(header))
    Swift.print(widths.map { String(repeating: "-", count: $0) }.joined(separator: "  "))
    for row in rows { Swift.print(line(row)) }
  }
}

/// A share in per cent with as many decimals as it needs at most.
func percent(_ part: Int, of whole: Int, decimals: Int = 1) -> String {
  whole == 0 ? "–" : String(format: "%.\(decimals)f %%", 100 * Double(part) / Double(whole))
}
