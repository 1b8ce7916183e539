import Dactyl

extension Canvas {
  /// What is seen of the paper, as SVG.
  public var picture: String {
    let (c, size) = (camera, bounds.size)
    let paths = (lines + [unfinished ?? []]).filter { !$0.isEmpty }.map { line in
      let points = line.map { "\(tenths($0.x)),\(tenths($0.y))" }.joined(separator: " ")
      return "<polyline points=\"\(points)\"/>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
      viewBox="0 0 \(size.width) \(size.height)">
      <rect width="100%" height="100%" fill="white"/>
      <g transform="matrix(\(c.a) \(c.b) \(c.c) \(c.d) \(c.tx) \(c.ty))" fill="none" stroke="black"
        stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
      \(paths.joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  private func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
