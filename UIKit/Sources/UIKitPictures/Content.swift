import Foundation
import UIKit

/// The drawing on a view's or layer's background: its text, shape or gradient, or what `draw(_:)`
/// made.
public struct Content: Equatable, Sendable {
  /// The source of the drawing; comparing it is cheaper than comparing the drawing.
  enum Source: Equatable, Sendable {
    case nothing
    case label(LabelText)
    case shape(LayerShape)
    case marks([DrawnMark])
  }

  let source: Source

  init(_ source: Source) { self.source = source }

  init(_ marks: [DrawnMark]) { source = marks.isEmpty ? .nothing : .marks(marks) }

  /// No content.
  public static let nothing = Content(.nothing)

  /// The marks, the frontmost last.
  @MainActor var marks: [DrawnMark] {
    switch source {
    case .nothing: []
    case .label(let label): label.marks
    case .shape(let shape): shape.marks
    case .marks(let marks): marks
    }
  }

  /// The marks as SVG elements, in points from the corner of the bounds.
  @MainActor public var markup: String {
    var text = ""
    for mark in marks { text.add(mark) }
    return text
  }
}

/// A text and its layout.
struct LabelText: Equatable, Sendable {
  var text: String
  var font: UIFont
  var color: PaintColor
  var alignment: NSTextAlignment
  var lineLimit: Int
  var lineBreakMode: NSLineBreakMode
  var isRightToLeft: Bool
  /// The smallest scale of the font that makes a line fit; 1 keeps its size.
  var leastScale: CGFloat
  var bounds: CGRect
  /// The parts with attributes of their own, in order, which together are the text.
  var runs: [TextRun] = []

  @MainActor var marks: [DrawnMark] {
    guard !text.isEmpty, bounds.width > 0 else { return [] }
    if !runs.isEmpty { return runMarks }
    let font = fitting
    let lines = self.lines(font)
    let height = CGFloat(lines.count) * font.lineHeight
    var baseline = bounds.minY + (bounds.height - height) / 2 + font.ascender
    return lines.map { line in
      let space = bounds.width - TextLayout.measure.width(of: line, font: font)
      let shift: CGFloat =
        switch alignment {
        case .left, .justified: 0
        case .center: space / 2
        case .right: space
        case .natural: isRightToLeft ? space : 0
        }
      defer { baseline += font.lineHeight }
      return DrawnMark(
        .text(line, at: CGPoint(x: bounds.minX + shift, y: baseline), font, color: color.parts))
    }
  }

  /// The marks of a text with attributes.
  @MainActor private var runMarks: [DrawnMark] {
    let lines = StyledLines(
      of: text, runs.map(\.fontRun), within: bounds.width, limit: lineLimit,
      space: bounds.height, cutting: lineBreakMode)
    let top = bounds.minY + (bounds.height - lines.size.height) / 2
    var marks: [DrawnMark] = []
    for line in lines.lines {
      let left = line.shift(in: bounds.width, runs, alignment, isRightToLeft: isRightToLeft)
      marks += line.marks(at: CGPoint(x: bounds.minX + left, y: top + line.top), runs)
    }
    return marks
  }

  /// The font at a size at which a single line fits.
  @MainActor private var fitting: UIFont {
    guard leastScale < 1, lineLimit == 1 else { return font }
    let width = TextLayout.measure.width(of: text, font: font)
    guard width > bounds.width else { return font }
    return font.withSize(font.pointSize * max(bounds.width / width, leastScale))
  }

  /// The lines that fit, the last with an ellipsis if text is left.
  @MainActor private func lines(_ font: UIFont) -> [String] {
    let all = TextLayout.lines(
      of: text, font: font, within: bounds.width, limit: lineLimit == 1 ? 1 : 0)
    let room = max(1, Int((bounds.height + 0.5) / font.lineHeight))
    var lines = Array(all.prefix(lineLimit > 0 ? min(lineLimit, room) : room))
    if let last = lines.last {
      lines[lines.count - 1] = shortened(last, isCut: lines.count < all.count, font)
    }
    return lines
  }

  @MainActor private func shortened(_ line: String, isCut: Bool, _ font: UIFont) -> String {
    func fits(_ text: String) -> Bool {
      // We measure Helvetica; the letters of phones are a little narrower or wider. Of 934 labels of
      // public storyboards that are about as wide as their texts, 98 of 100 fit with this allowance.
      TextLayout.measure.width(of: text, font: font) <= bounds.width * 1.07 + 0.01
    }
    guard isCut || !fits(line) else { return line }
    var (head, tail) = (line[...], line[...])
    switch lineBreakMode {
    case .byWordWrapping, .byCharWrapping, .byClipping: return line
    case .byTruncatingTail:
      while !head.isEmpty, !fits(head + "…") { head.removeLast() }
      return head + "…"
    case .byTruncatingHead:
      while !tail.isEmpty, !fits("…" + tail) { tail.removeFirst() }
      return "…" + tail
    case .byTruncatingMiddle:
      head = line.prefix(line.count / 2)
      tail = line.dropFirst(line.count / 2)
      while !head.isEmpty, !fits(head + "…" + tail) {
        head.removeLast()
        if !tail.isEmpty { tail.removeFirst() }
      }
      return head + "…" + tail
    }
  }
}

/// A shape layer's path and paint.
struct LayerShape: Equatable, Sendable {
  var path: DrawnPath
  var fill: [CGFloat]?
  var stroke: [CGFloat]?
  var line = LineStyle()

  var marks: [DrawnMark] {
    var marks: [DrawnMark] = []
    if let fill { marks.append(DrawnMark(.fill(path, color: fill))) }
    if let stroke, line.width > 0 { marks.append(DrawnMark(.stroke(path, line, color: stroke))) }
    return marks
  }
}

extension PaintColor {
  var parts: [CGFloat] { [red, green, blue, alpha] }
}
