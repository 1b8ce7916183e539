/// The colours of a figure, which are the studio's: light, and dark where the reader's page is.
enum FigureInk: String, CaseIterable {
  case ground, grid, text, blue, violet, teal, brown

  private var colors: (light: String, dark: String) {
    switch self {
    case .ground: ("ffffff", "182120")
    case .grid: ("e3e7e5", "1e2927")
    case .text: ("16211f", "e8efed")
    case .blue: ("1f5fd0", "7fb0ff")
    case .violet: ("6a48c9", "b8a5ff")
    case .teal: ("007489", "63cfe4")
    case .brown: ("8a4a12", "e0b184")
    }
  }

  /// The attributes of what it fills; readers without style sheets see the light one.
  var fill: String { "fill=\"#\(colors.light)\" class=\"f-\(rawValue)\"" }
  /// The attributes of what it strokes.
  var stroke: String { "stroke=\"#\(colors.light)\" class=\"s-\(rawValue)\"" }

  /// The style sheet with the dark ones.
  static var style: String {
    let rules = allCases.map { ink in
      ".f-\(ink.rawValue){fill:#\(ink.colors.dark)}.s-\(ink.rawValue){stroke:#\(ink.colors.dark)}"
    }
    return "<style>@media (prefers-color-scheme:dark){\(rules.joined())}</style>"
  }
}
