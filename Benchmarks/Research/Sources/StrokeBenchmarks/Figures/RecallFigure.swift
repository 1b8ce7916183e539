import Foundation

/// Recall against false answers as curves, drawn as SVG; false answers on a scale of powers of ten.
struct RecallFigure {
  /// The panels from left to right; a curve of one point is drawn as a dot.
  var panels: [(title: String, curves: [RecallCurve])]

  private let side = 240.0
  private let lowest = -4.0

  var svg: String {
    let width = 60 + Double(panels.count) * (side + 40)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Int(width))\" height=\"350\" viewBox=\"0 0 \(Int(width)) 350\" "
        + "font-family=\"system-ui, sans-serif\" font-size=\"12\" \(FigureInk.text.fill) role=\"img\">",
      FigureInk.style,
      "<title>Recall against false answers on people left out</title>",
      "<rect width=\"100%\" height=\"100%\" \(FigureInk.ground.fill)/>",
    ]
    for (place, panel) in panels.enumerated() {
      let left = 50 + Double(place) * (side + 40)
      lines.append(text(left, 22, panel.title))
      for tick in 0...4 {
        let x = left + side * Double(tick) / 4
        let y = 30 + side * Double(tick) / 4
        lines.append(
          "<path d=\"M\(one(x)) 30v\(side)M\(one(left)) \(one(y))h\(side)\" fill=\"none\" \(FigureInk.grid.stroke)/>"
        )
        let share = ["0.01", "0.1", "1", "10", "100"][tick]
        lines.append(text(x - 8, 30 + side + 16, share))
        if place == 0 { lines.append(text(left - 34, y + 4, "\(100 - 5 * tick) %")) }
      }
      for (row, curve) in panel.curves.enumerated() {
        let points = curve.points.filter { $0.recalled >= 0.8 }.map { point in
          let power = max(log10(max(point.falsely, 1e-9)), lowest)
          return (left + side * (1 - power / lowest), 30 + side * (1 - point.recalled) / 0.2)
        }
        if points.count == 1 {
          lines.append(
            "<circle cx=\"\(one(points[0].0))\" cy=\"\(one(points[0].1))\" r=\"4\" \(curve.ink.fill)/>"
          )
        } else {
          let path = points.map { "\(one($0.0)),\(one($0.1))" }.joined(separator: " ")
          lines.append(
            "<polyline points=\"\(path)\" fill=\"none\" \(curve.ink.stroke) stroke-width=\"2\"/>"
          )
        }
        guard place == panels.count - 1 else { continue }
        let x = 60 + Double(row) * 170
        lines.append(
          "<rect x=\"\(x)\" y=\"316\" width=\"12\" height=\"12\" \(curve.ink.fill)/>")
        lines.append(text(x + 18, 326, curve.name))
      }
    }
    lines.append(text(50, 304, "false answers in per cent, to other gestures, words and drawings"))
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func text(_ x: Double, _ y: Double, _ words: String) -> String {
    "<text x=\"\(one(x))\" y=\"\(one(y))\">\(words)</text>"
  }

  private func one(_ number: Double) -> String { String(format: "%.1f", number) }
}
