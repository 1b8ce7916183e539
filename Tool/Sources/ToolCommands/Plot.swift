import Dactyl
import Platform

/// A picture of a replay, as SVG.
struct Plot {
  private let report: PlotReport
  private let title: String

  private static let width = 960.0
  private static let margin = 24.0
  private static let nameWidth = 130.0
  private static let laneHeight = 44.0
  private static let axisHeight = 34.0

  init(_ report: PlotReport, title: String) {
    self.report = report
    self.title = title
  }

  var svg: String {
    let surface = surfaceHeight
    let lanesTop = Self.margin + 34 + surface + 28
    let height =
      lanesTop + Double(max(report.lanes.count, 1)) * Self.laneHeight + Self.axisHeight
      + Self.margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(n(Self.width)) \(n(height))\" "
        + "width=\"\(n(Self.width))\" height=\"\(n(height))\" font-family=\"system-ui, sans-serif\" "
        + "font-size=\"13\" \(PlotInk.paint(fill: .text)) role=\"img\">",
      "<title>\(escaped(title))</title>",
      PlotInk.style,
      "<rect width=\"100%\" height=\"100%\" \(PlotInk.paint(fill: .ground))/>",
      "<text x=\"\(n(Self.margin))\" y=\"\(n(Self.margin + 14))\" font-size=\"16\" "
        + "font-weight=\"600\">\(escaped(title))</text>",
      "<text x=\"\(n(Self.width - Self.margin))\" y=\"\(n(Self.margin + 14))\" text-anchor=\"end\" "
        + "\(PlotInk.paint(fill: .soft))>\(escaped(facts))</text>",
    ]
    lines += paths(top: Self.margin + 34, height: surface)
    lines += axis(top: lanesTop)
    for (index, lane) in report.lanes.enumerated() {
      lines += draw(lane, top: lanesTop + Double(index) * Self.laneHeight)
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private var facts: String {
    var facts: [String] = []
    if let device = report.header.device { facts.append(device) }
    facts.append(report.paths.count == 1 ? "1 touch" : "\(report.paths.count) touches")
    facts.append("\(decimal(report.end - report.start)) s")
    return facts.joined(separator: " · ")
  }

  // MARK: Paths

  /// The part of the surface to show: where the fingers were, with a margin.
  private var region: Rect {
    let points = report.paths.flatMap { $0.points.map(\.point) }
    let bounds = Rect(enclosing: points) ?? Rect(x: 0, y: 0, width: 100, height: 100)
    let room = max(20, 0.08 * bounds.size.diagonal)
    return bounds.inset(dx: -room, dy: -room)
  }

  private var surfaceWidth: Double { Self.width - 2 * Self.margin }

  private var scale: Double { min(surfaceWidth / region.width, 420 / region.height, 3) }

  private var surfaceHeight: Double { max(region.height * scale, 120) }

  private func paths(top: Double, height: Double) -> [String] {
    let region = region
    let scale = scale
    let left = Self.margin + (surfaceWidth - region.width * scale) / 2
    let middle = top + (height - region.height * scale) / 2
    func place(_ point: Point) -> Point {
      Point(left + (point.x - region.minX) * scale, middle + (point.y - region.minY) * scale)
    }
    var lines = [
      "<rect x=\"\(n(Self.margin))\" y=\"\(n(top))\" width=\"\(n(surfaceWidth))\" "
        + "height=\"\(n(height))\" rx=\"8\" \(PlotInk.paint(fill: .surface, stroke: .line))/>"
    ]
    for (index, path) in report.paths.enumerated() {
      let ink = PlotInk.fingers[index % PlotInk.fingers.count]
      let places = path.points.map { place($0.point) }
      let list = places.map { "\(n($0.x)),\(n($0.y))" }.joined(separator: " ")
      lines.append(
        "<polyline points=\"\(list)\" fill=\"none\" \(PlotInk.paint(stroke: ink)) stroke-width=\"2.5\" "
          + "stroke-linejoin=\"round\" stroke-linecap=\"round\""
          + (path.isCancelled ? " stroke-dasharray=\"6 5\"" : "") + "/>")
      // A dot for each sample shows the finger's speed.
      if places.count <= 400 {
        let dots = places.map { "M\(n($0.x)) \(n($0.y))h0" }.joined()
        lines.append(
          "<path d=\"\(dots)\" \(PlotInk.paint(stroke: ink)) stroke-width=\"5\" stroke-linecap=\"round\"/>"
        )
      }
      guard let first = places.first, let last = places.last else { continue }
      lines.append(
        "<circle cx=\"\(n(last.x))\" cy=\"\(n(last.y))\" r=\"6\" "
          + "\(PlotInk.paint(fill: .surface, stroke: ink)) stroke-width=\"2\"/>")
      lines.append(
        "<circle cx=\"\(n(first.x))\" cy=\"\(n(first.y))\" r=\"9\" \(PlotInk.paint(fill: ink))/>")
      lines.append(
        "<text x=\"\(n(first.x))\" y=\"\(n(first.y + 4))\" text-anchor=\"middle\" font-size=\"11\" "
          + "font-weight=\"600\" \(PlotInk.paint(fill: .surface))>\(index + 1)</text>")
    }
    if report.paths.isEmpty {
      lines.append(
        "<text x=\"\(n(Self.width / 2))\" y=\"\(n(top + height / 2))\" text-anchor=\"middle\" "
          + "\(PlotInk.paint(fill: .soft))>no touch</text>")
    }
    return lines
  }

  // MARK: Lanes

  private var laneLeft: Double { Self.margin + Self.nameWidth }

  private func x(_ time: Double) -> Double {
    let duration = max(report.end - report.start, 1e-3)
    return laneLeft + (time - report.start) / duration
      * (Self.width - Self.margin - laneLeft - 10)
  }

  private func axis(top: Double) -> [String] {
    let bottom = top + Double(max(report.lanes.count, 1)) * Self.laneHeight
    var lines: [String] = []
    let step = tickStep
    var tick = 0
    while report.start + Double(tick) * step <= report.end + 1e-9, tick < 200 {
      let position = x(report.start + Double(tick) * step)
      lines.append(
        "<line x1=\"\(n(position))\" y1=\"\(n(top))\" x2=\"\(n(position))\" y2=\"\(n(bottom))\" "
          + "\(PlotInk.paint(stroke: .grid))/>")
      lines.append(
        "<text x=\"\(n(position))\" y=\"\(n(bottom + 18))\" text-anchor=\"middle\" font-size=\"11\" "
          + "\(PlotInk.paint(fill: .soft))>\(decimal(Double(tick) * step)) s</text>")
      tick += 1
    }
    return lines
  }

  /// A round number of seconds that gives at most a dozen ticks.
  private var tickStep: Double {
    let duration = max(report.end - report.start, 1e-3)
    var step = 0.01
    let factors = [2.0, 2.5, 2.0]
    var index = 0
    while duration / step > 12 {
      step *= factors[index % 3]
      index += 1
    }
    return step
  }

  private func draw(_ lane: PlotReport.Lane, top: Double) -> [String] {
    let middle = top + 15
    var lines = [
      "<text x=\"\(n(Self.margin))\" y=\"\(n(middle + 4))\" font-weight=\"600\">\(escaped(lane.name))</text>",
      "<line x1=\"\(n(laneLeft))\" y1=\"\(n(middle))\" x2=\"\(n(Self.width - Self.margin))\" "
        + "y2=\"\(n(middle))\" \(PlotInk.paint(stroke: .line))/>",
    ]
    var wordsEnd = -Double.infinity
    for attempt in lane.attempts {
      lines += bars(of: attempt, middle: middle)
      let words = wordsOf(attempt)
      let length = Double(words.count) * 5.9
      let right = Self.width - Self.margin
      let start = max(laneLeft, min(x(attempt.steps.first?.time ?? attempt.start), right - length))
      // Words without room are only in the bar's tooltip.
      if start > wordsEnd {
        lines.append(
          "<text x=\"\(n(start))\" y=\"\(n(middle + 20))\" font-size=\"11\" "
            + "\(PlotInk.paint(fill: .soft))>\(escaped(words))</text>")
        wordsEnd = start + length + 12
      }
    }
    return lines
  }

  private func wordsOf(_ attempt: PlotReport.Attempt) -> String {
    attempt.steps.map(\.words).joined(separator: " · ")
  }

  private func bars(of attempt: PlotReport.Attempt, middle: Double) -> [String] {
    guard let first = attempt.steps.first, let last = attempt.steps.last else { return [] }
    var lines = ["<g><title>\(escaped(wordsOf(attempt)))</title>"]
    let decided = x(first.time)
    let start = x(attempt.start)
    lines.append(
      "<rect x=\"\(n(start))\" y=\"\(n(middle - 3))\" width=\"\(n(max(decided - start, 1)))\" "
        + "height=\"6\" rx=\"3\" \(PlotInk.paint(fill: .deciding))/>")
    switch first.state {
    case .began:
      let end = last.state.isFinal ? last.time : report.end
      lines.append(
        "<rect x=\"\(n(decided))\" y=\"\(n(middle - 7))\" width=\"\(n(max(x(end) - decided, 3)))\" "
          + "height=\"14\" rx=\"4\" \(PlotInk.paint(fill: last.state == .cancelled ? .odd : .good))/>"
      )
    case .ended:
      lines.append(
        "<path d=\"M\(n(decided)) \(n(middle - 9))l9 9l-9 9l-9 -9z\" \(PlotInk.paint(fill: .good))/>"
      )
    case .failed:
      lines.append(
        "<path d=\"M\(n(decided - 4)) \(n(middle - 4))l8 8m0 -8l-8 8\" \(PlotInk.paint(stroke: .away)) "
          + "stroke-width=\"2\" fill=\"none\"/>")
    case .possible, .changed, .cancelled: break
    }
    lines.append("</g>")
    return lines
  }

  private func n(_ value: Double) -> String { decimal(value) }

  private func escaped(_ text: String) -> String {
    text.printable.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;"
    )
    .replacing("\"", with: "&quot;")
  }
}
