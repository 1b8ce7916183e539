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

/// A part of a text with one look.
struct TextRun: Equatable, Sendable {
  /// In characters.
  var length: Int
  var font: UIFont
  var color: PaintColor
  var background: PaintColor?
  var isUnderlined: Bool
  var isStruckThrough: Bool
  var baselineOffset: CGFloat
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
    let lines = self.lines(font)
    let lineHeight = max(font.lineHeight, runs.map(\.font.lineHeight).max() ?? 0)
    var top = bounds.minY + (bounds.height - CGFloat(lines.count) * lineHeight) / 2
    var rest = text[...]
    var marks: [DrawnMark] = []
    for line in lines {
      // An ellipsis looks like what it replaces.
      let start = rest.range(of: line)?.lowerBound ?? rest.startIndex
      let place = text.distance(from: text.startIndex, to: start)
      rest =
        text[
          (text.index(start, offsetBy: line.count, limitedBy: text.endIndex) ?? text.endIndex)...]
      let pieces = self.pieces(of: line, from: place)
      let width = pieces.reduce(0) { $0 + TextLayout.measure.width(of: $1.text, font: $1.run.font) }
      let space = bounds.width - width
      let shift: CGFloat =
        switch alignment {
        case .left, .justified: 0
        case .center: space / 2
        case .right: space
        case .natural: isRightToLeft ? space : 0
        }
      var x = bounds.minX + shift
      let highest = pieces.map(\.run.font.ascender).max() ?? font.ascender
      for (piece, run) in pieces {
        let length = TextLayout.measure.width(of: piece, font: run.font)
        let baseline = CGPoint(x: x, y: top + highest - run.baselineOffset)
        func line(_ y: CGFloat, _ height: CGFloat, _ color: PaintColor) {
          let path = CGPath(
            rect: CGRect(x: x, y: y, width: length, height: height), transform: nil)
          marks.append(DrawnMark(.fill(DrawnPath(path), color: color.parts)))
        }
        if let color = run.background { line(top, lineHeight, color) }
        marks.append(DrawnMark(.text(piece, at: baseline, run.font, color: run.color.parts)))
        let thickness = max(run.font.pointSize / 16, 0.5)
        if run.isUnderlined { line(baseline.y + thickness * 1.5, thickness, run.color) }
        if run.isStruckThrough { line(baseline.y - run.font.xHeight / 2, thickness, run.color) }
        x += length
      }
      top += lineHeight
    }
    return marks
  }

  /// A line's pieces of one look each, from a place in the text.
  private func pieces(of line: String, from place: Int) -> [(text: String, run: TextRun)] {
    var pieces: [(text: String, run: TextRun)] = []
    var rest = line[...]
    var end = 0
    for run in runs {
      end += run.length
      let count = min(max(end - place - (line.count - rest.count), 0), rest.count)
      if count > 0 { pieces.append((String(rest.prefix(count)), run)) }
      rest = rest.dropFirst(count)
    }
    if !rest.isEmpty, let last = runs.last { pieces.append((String(rest), last)) }
    return pieces
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
      TextLayout.measure.width(of: text, font: font) <= bounds.width + 0.01
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
