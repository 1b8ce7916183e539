/// The colours of plots, which are the studio's: light, and dark where the reader's page is.
enum PlotInk: String, CaseIterable {
  case ground, surface, line, grid, text, soft, deciding, good, odd, away
  case finger1, finger2, finger3, finger4, finger5

  static let fingers: [PlotInk] = [.finger1, .finger2, .finger3, .finger4, .finger5]

  /// As six hexadecimal digits, on light and on dark grounds.
  private var colors: (light: String, dark: String) {
    switch self {
    case .ground: ("f4f5f3", "101615")
    case .surface: ("ffffff", "182120")
    case .line: ("cfd6d3", "33413f")
    case .grid: ("e3e7e5", "1e2927")
    case .text: ("16211f", "e8efed")
    case .soft: ("4d5b58", "a3b3b0")
    case .deciding: ("6f807b", "6b807b")
    case .good: ("14825f", "35b587")
    case .odd: ("9a6a00", "cf9b38")
    case .away: ("5b6965", "a8b5b2")
    case .finger1: ("1f5fd0", "7fb0ff")
    case .finger2: ("b01f8a", "ff8fd6")
    case .finger3: ("6a48c9", "b8a5ff")
    case .finger4: ("007489", "63cfe4")
    case .finger5: ("8a4a12", "e0b184")
    }
  }

  /// The attributes of an element that is filled or stroked; readers without style sheets see the
  /// light ones.
  static func paint(fill: PlotInk? = nil, stroke: PlotInk? = nil) -> String {
    let fills = fill.map { ("fill=\"#\($0.colors.light)\"", "f-\($0.rawValue)") }
    let strokes = stroke.map { ("stroke=\"#\($0.colors.light)\"", "s-\($0.rawValue)") }
    let parts = [fills, strokes].compactMap { $0 }
    return parts.map(\.0).joined(separator: " ")
      + " class=\"\(parts.map(\.1).joined(separator: " "))\""
  }

  /// The style sheet with the dark ones.
  static var style: String {
    let rules = allCases.map { ink in
      ".f-\(ink.rawValue){fill:#\(ink.colors.dark)}.s-\(ink.rawValue){stroke:#\(ink.colors.dark)}"
    }
    return "<style>@media (prefers-color-scheme:dark){\(rules.joined())}</style>"
  }
}
