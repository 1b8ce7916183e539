import Foundation

/// Draws the cost of a drag and of one move among many recognisers on one view, as SVG.
struct CrowdFigure {
  /// For each number of recognisers, the instructions of a whole gesture and of a steady move.
  var points: [(recognizers: Int, gesture: Double, move: Double)]

  /// Docs/pictures/crowd.svg.
  static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Docs/pictures/crowd.svg")

  private static let width = 560.0
  private static let height = 300.0
  private static let left = 60.0
  private static let bottom = 40.0

  var svg: String {
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="560" height="300" viewBox="0 0 560 300" \
      font-family="sans-serif" font-size="11">
      """,
      #"<rect width="560" height="300" fill="white"/>"#,
    ]
    for power in 2...9 {
      let y = place(y: pow(10, Double(power)))
      lines.append(##"<path d="M60 \##(y.short)H540" stroke="#d0d7de"/>"##)
      lines.append(text(54, y + 4, "10^\(power)", anchor: "end"))
    }
    for point in points {
      lines.append(text(place(x: point.recognizers), 275, point.recognizers.text, anchor: "middle"))
    }
    lines.append(text(300, 293, "recognisers on one view", anchor: "middle"))
    lines += curve(points.map(\.gesture), "#0b6bcb", "instructions for a drag of 122 frames")
    lines += curve(points.map(\.move), "#bc4c00", "for one of its steady moves")
    return (lines + ["</svg>\n"]).joined(separator: "\n")
  }

  private func curve(_ values: [Double], _ color: String, _ name: String) -> [String] {
    let places = zip(points, values).map {
      "\(place(x: $0.recognizers).short),\(place(y: $1).short)"
    }
    let line = places.joined(separator: " ")
    return [
      #"<polyline points="\#(line)" fill="none" stroke="\#(color)" stroke-width="2"/>"#,
      text(CrowdFigure.left + 20, place(y: values[0]) - 8, name, color: color),
    ]
  }

  private func text(
    _ x: Double, _ y: Double, _ words: String, anchor: String = "start", color: String = "#1f2328"
  ) -> String {
    let place = #"x="\#(x.short)" y="\#(y.short)" text-anchor="\#(anchor)" fill="\#(color)""#
    return "<text \(place)>\(words)</text>"
  }

  private func place(x recognizers: Int) -> Double {
    CrowdFigure.left + 20
      + (CrowdFigure.width - CrowdFigure.left - 60) * log10(Double(recognizers)) / 4
  }

  private func place(y instructions: Double) -> Double {
    let share = (log10(instructions) - 2) / 7
    return CrowdFigure.height - CrowdFigure.bottom
      - (CrowdFigure.height - CrowdFigure.bottom - 15) * share
  }
}

extension Double {
  fileprivate var short: String { String(format: "%.1f", self) }
}
