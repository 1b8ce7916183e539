import Foundation
import UIKit

// Ids of definitions are hashes of their content: the same in every run, and harmless if two
// pictures on a page share one.
extension String {
  /// Adds a mark as SVG elements.
  @MainActor mutating func add(_ mark: DrawnMark) {
    var definitions = ""
    var clips: [String] = []
    for clip in mark.clips { clips.append(definitions.define(clip)) }
    var element = ""
    switch mark.kind {
    case .fill(let path, let color): element.add(path, paint: color)
    case .stroke(let path, let line, let color): element.add(path, line, color)
    case .gradient(let path, let gradient):
      let name = definitions.define(gradient)
      element = "<path fill=\"url(#\(name))\" d=\""
      element.add(path.pieces)
      element += "\"/>"
    case .text(let text, let place, let font, let color):
      element.add(text, place, font, PaintColor(color))
    case .image(let image, let rect):
      element.add(image, rect)
      if let paint = image.paint, image.content.file != nil {
        let name = definitions.define(paint)
        element = "<g filter=\"url(#\(name))\">\(element)</g>"
      }
    }
    if !definitions.isEmpty { append("<defs>\(definitions)</defs>") }
    if !mark.filter.isEmpty { element = "<g style=\"filter:\(mark.filter)\">\(element)</g>" }
    let attributes = mark.attributes
    for clip in clips { append("<g clip-path=\"url(#\(clip))\">") }
    append(attributes.isEmpty ? element : "<g\(attributes)>\(element)</g>")
    for _ in clips { append("</g>") }
  }

  private mutating func add(_ path: DrawnPath, paint color: [CGFloat]) {
    append("<path fill=\"")
    add(PaintColor(color))
    append(path.rule == .evenOdd ? "\" fill-rule=\"evenodd\" d=\"" : "\" d=\"")
    add(path.pieces)
    append("\"/>")
  }

  private mutating func add(_ path: DrawnPath, _ line: LineStyle, _ color: [CGFloat]) {
    append("<path fill=\"none\" stroke=\"")
    add(PaintColor(color))
    append("\"")
    if line.width != 1 {
      append(" stroke-width=\"")
      add(line.width)
      append("\"")
    }
    switch line.cap {
    case .butt: break
    case .round: append(" stroke-linecap=\"round\"")
    case .square: append(" stroke-linecap=\"square\"")
    }
    switch line.join {
    case .miter where line.miterLimit == 4: break
    case .miter:
      append(" stroke-miterlimit=\"")
      add(line.miterLimit)
      append("\"")
    case .round: append(" stroke-linejoin=\"round\"")
    case .bevel: append(" stroke-linejoin=\"bevel\"")
    }
    if line.part != 0...1 {
      // A dash for the wanted part of a path whose length counts as 1.
      let (start, end) = (line.part.lowerBound, line.part.upperBound)
      append(" pathLength=\"1\" stroke-dasharray=\"")
      add([0, start, end - start, 2], decimals: 5)
      append("\"")
    } else if !line.dashes.isEmpty {
      append(" stroke-dasharray=\"")
      add(line.dashes)
      append("\"")
      if line.dashPhase != 0 {
        append(" stroke-dashoffset=\"")
        add(line.dashPhase)
        append("\"")
      }
    }
    // The path comes last, so that a growing path changes only the end.
    append(" d=\"")
    add(path.pieces)
    append("\"/>")
  }

  @MainActor private mutating func add(
    _ text: String, _ place: CGPoint, _ font: UIFont, _ color: PaintColor
  ) {
    append("<text x=\"")
    add(place.x)
    append("\" y=\"")
    add(place.y)
    append("\" font-size=\"")
    add(font.pointSize)
    append("\" fill=\"")
    add(color)
    append("\"")
    let weight = font.cssWeight
    if weight != 400 { append(" font-weight=\"\(weight)\"") }
    if let family = font.family {
      append(" font-family=\"'\(family.name)', \(family.design.rawValue)\"")
    }
    if font.fontName.contains("Italic") || font.fontName.contains("Oblique") {
      append(" font-style=\"italic\"")
    }
    // Fixes lines to their measured lengths, because fonts differ a little; estimated lines stay.
    if text.count > 1, text.unicodeScalars.allSatisfy({ $0.value < 0x250 }) {
      append(" textLength=\"")
      add(TextLayout.measure.width(of: text, font: font))
      append("\" lengthAdjust=\"spacingAndGlyphs\"")
    }
    append(">")
    add(escaping: text)
    append("</text>")
  }

  @MainActor private mutating func add(_ image: UIImage, _ rect: CGRect) {
    var size = image.size
    switch image.content {
    case .nothing: return
    case .file: append("<image preserveAspectRatio=\"none\" x=\"")
    case .drawing(let marks):
      if marks.isEmpty { return }
      append("<svg preserveAspectRatio=\"none\" viewBox=\"0 0 ")
      size = CGSize(width: max(size.width, 1e-3), height: max(size.height, 1e-3))
      add([size.width, size.height])
      append("\" x=\"")
    }
    add(rect.minX)
    append("\" y=\"")
    add(rect.minY)
    append("\" width=\"")
    add(rect.width)
    append("\" height=\"")
    add(rect.height)
    append("\"")
    switch image.content {
    case .nothing: break
    case .file:
      if image.isSharp { append(" image-rendering=\"pixelated\"") }
      append(" href=\"\(ImageAddress.of(image))\"/>")
    case .drawing(let marks):
      append(">")
      for mark in marks { add(mark) }
      append("</svg>")
    }
  }

  // MARK: Definitions

  private mutating func define(_ clip: DrawnPath) -> String {
    var body = "<path"
    if clip.rule == .evenOdd { body += " clip-rule=\"evenodd\"" }
    if !clip.transform.isIdentity {
      body += " transform=\""
      body.add(clip.transform)
      body += "\""
    }
    body += " d=\""
    body.add(clip.pieces)
    body += "\"/>"
    return define("clipPath", "", body)
  }

  /// A filter that gives an image one colour.
  private mutating func define(_ paint: [CGFloat]) -> String {
    var values = ""
    for place in 0..<3 {
      values += "0 0 0 0 "
      values.add(paint[place], decimals: 3)
      values += " "
    }
    values += "0 0 0 "
    values.add(paint[3], decimals: 3)
    return define(
      "filter", " color-interpolation-filters=\"sRGB\"",
      "<feColorMatrix values=\"\(values) 0\"/>")
  }

  private mutating func define(_ gradient: DrawnGradient) -> String {
    let (start, end) = (gradient.start, gradient.end)
    var attributes = " gradientUnits=\"userSpaceOnUse\""
    let values: [(String, CGFloat)] =
      gradient.isRadial
      ? [("cx", start.x), ("cy", start.y), ("r", length(from: start, to: end))]
      : [("x1", start.x), ("y1", start.y), ("x2", end.x), ("y2", end.y)]
    for (name, value) in values {
      attributes += " \(name)=\""
      attributes.add(value)
      attributes += "\""
    }
    var stops = ""
    for (color, location) in zip(gradient.colors, gradient.locations) {
      stops += "<stop offset=\""
      stops.add(location, decimals: 4)
      stops += "\" stop-color=\""
      stops.add(PaintColor(color))
      stops += "\"/>"
    }
    return define(gradient.isRadial ? "radialGradient" : "linearGradient", attributes, stops)
  }

  private mutating func define(_ element: String, _ attributes: String, _ body: String) -> String {
    let name = "d" + String((element + attributes + body).hashCode, radix: 36)
    append("<\(element) id=\"\(name)\"\(attributes)>\(body)</\(element)>")
    return name
  }

  /// A hash that is the same in every run (FNV-1a).
  var hashCode: UInt64 {
    utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}

extension DrawnMark {
  /// Attributes of the whole mark.
  fileprivate var attributes: String {
    var text = ""
    if !transform.isIdentity {
      text += " transform=\""
      text.add(transform)
      text += "\""
    }
    if alpha < 1 {
      text += " opacity=\""
      text.add(alpha, decimals: 3)
      text += "\""
    }
    var style = ""
    if let blend = blendMode.css { style += "mix-blend-mode:\(blend);" }
    if let shadow {
      style += "filter:drop-shadow("
      style.add(shadow.offset.width)
      style += "px "
      style.add(shadow.offset.height)
      style += "px "
      style.add(shadow.blur)
      style += "px "
      style.add(PaintColor(shadow.color))
      style += ");"
    }
    if !style.isEmpty { text += " style=\"\(style)\"" }
    return text
  }
}

extension CGBlendMode {
  /// The CSS name; nil if there is none.
  fileprivate var css: String? {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .plusLighter: "plus-lighter"
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver,
      .destinationIn, .destinationOut:
      nil
    }
  }
}

extension UIFont {
  /// The weight in CSS, 100…900.
  var cssWeight: Int {
    switch weight.rawValue {
    case ..<(-0.7): 100
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.15: 400
    case ..<0.27: 500
    case ..<0.35: 600
    case ..<0.5: 700
    case ..<0.6: 800
    default: 900
    }
  }
}

private func length(from a: CGPoint, to b: CGPoint) -> CGFloat {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}
