import Dactyl
import Drawing

/// Pictures of a canvas, one after the other, as one animated SVG.
struct Reel {
  private var pictures: [(time: Double, content: String)] = []
  /// Lines that are done are written once.
  private var lines: [[Point]] = []
  private var nextTime = 0.0

  /// Takes the pictures that are due before a time.
  mutating func take(_ canvas: Canvas, _ words: String, until time: Double) {
    while nextTime < time {
      let content = content(of: canvas, words)
      if pictures.last?.content != content { pictures.append((nextTime, content)) }
      nextTime += 1 / Film.rate
    }
  }

  private mutating func content(of canvas: Canvas, _ words: String) -> String {
    let t = canvas.camera
    var ink = ""
    for line in canvas.lines {
      let number = lines.firstIndex(of: line) ?? lines.count
      if number == lines.count { lines.append(line) }
      ink += "<use href=\"#l\(number)\"/>"
    }
    if let line = canvas.unfinished { ink += "<polyline points=\"\(points(line))\"/>" }
    let fingers = (canvas.window.map { Array($0.touches) } ?? []).map { touch in
      let place = touch.location(in: canvas)
      return "<circle cx=\"\(short(place.x))\" cy=\"\(short(place.y))\" r=\"14\"/>"
    }
    let matrix = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { short($0, digits: 3) }.joined(
      separator: " ")
    return "<g class=\"ink\" transform=\"matrix(\(matrix))\">\(ink)</g>\(fingers.joined())"
      + "<text x=\"14\" y=\"286\">\(words)</text>"
  }

  /// The whole film, again and again.
  var picture: String {
    let end = nextTime
    let frames = pictures.indices.map { index in
      let from = pictures[index].time / end
      let to = index + 1 < pictures.count ? pictures[index + 1].time / end : 1
      let times =
        from == 0
        ? "0;\(short(to, digits: 4))" : "0;\(short(from, digits: 4));\(short(to, digits: 4))"
      let values = from == 0 ? "visible;hidden" : "hidden;visible;hidden"
      return
        "<g visibility=\"hidden\"><animate attributeName=\"visibility\" calcMode=\"discrete\" dur=\"\(short(end))s\" "
        + "values=\"\(values)\" keyTimes=\"\(times)\" repeatCount=\"indefinite\"/>\(pictures[index].content)</g>"
    }
    let kept = lines.indices.map { "<polyline id=\"l\($0)\" points=\"\(points(lines[$0]))\"/>" }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="600" height="450" viewBox="0 0 400 300" font-family="Inter, system-ui, sans-serif" \
      font-size="14" fill="#16211f">
      <title>One finger draws a house, a zig-zag deletes a line, two fingers zoom, their tap takes a line back</title>
      <style>.ink{fill:none;stroke:#16211f;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}\
      circle{fill:#1f5fd0;fill-opacity:.35}</style>
      <defs>\(kept.joined())</defs>
      <clipPath id="paper"><rect width="400" height="300" rx="8"/></clipPath>
      <rect x=".5" y=".5" width="399" height="299" rx="8" fill="#fff" stroke="#cfd6d3"/>
      <g clip-path="url(#paper)">
      \(frames.joined(separator: "\n"))
      </g>
      </svg>
      """
  }

  private func points(_ line: [Point]) -> String {
    line.map { "\(short($0.x)),\(short($0.y))" }.joined(separator: " ")
  }

  private func short(_ number: Double, digits: Int = 1) -> String {
    let unit = digits == 1 ? 10.0 : digits == 3 ? 1000 : 10000
    let rounded = (number * unit).rounded() / unit
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
