import Foundation
import UIKit

/// A part of a text with one look.
struct TextRun: Equatable, Sendable {
  /// In characters.
  var length: Int
  var font: UIFont
  var color: PaintColor
  var background: PaintColor?
  var isUnderlined = false
  var isStruckThrough = false
  var baselineOffset: CGFloat = 0
  /// The space after each letter, in points.
  var kern: CGFloat = 0
  /// The alignment of the paragraph that begins here; nil for the view's.
  var alignment: NSTextAlignment?
  var spaces = ParagraphSpaces()

  var fontRun: FontRun { FontRun(length: length, font: font, kern: kern, spaces: spaces) }
}

extension NSAttributedString {
  /// The parts with one look each; `font` and `color` are those of parts without.
  @MainActor func textRuns(_ font: UIFont, _ color: PaintColor) -> [TextRun] {
    var runs: [TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment
      runs.append(
        TextRun(
          length: attributedSubstring(from: range).string.count,
          font: attributes[.font] as? UIFont ?? font,
          color: PaintColor(attributes[.foregroundColor] as? UIColor) ?? color,
          background: PaintColor(attributes[.backgroundColor] as? UIColor),
          isUnderlined: attributes.number(.underlineStyle) > 0,
          isStruckThrough: attributes.number(.strikethroughStyle) > 0,
          baselineOffset: attributes.number(.baselineOffset),
          kern: attributes.number(.kern),
          alignment: alignment == .natural ? nil : alignment, spaces: attributes.spaces))
    }
    return runs
  }
}

extension StyledLine {
  /// The line's distance from the left, in a width.
  func shift(
    in width: CGFloat, _ runs: [TextRun], _ alignment: NSTextAlignment, isRightToLeft: Bool
  ) -> CGFloat {
    let space = width - indent - self.width
    let shift: CGFloat =
      switch pieces.first.flatMap({ runs[$0.run].alignment }) ?? alignment {
      case .left, .justified: 0
      case .center: space / 2
      case .right: space
      case .natural: isRightToLeft ? space : 0
      }
    return shift + (isRightToLeft ? 0 : indent)
  }

  /// The line's marks; `corner` is its upper left one.
  func marks(at corner: CGPoint, _ runs: [TextRun]) -> [DrawnMark] {
    var marks: [DrawnMark] = []
    var x = corner.x
    for piece in pieces {
      let run = runs[piece.run]
      let baseline = CGPoint(x: x, y: corner.y + ascender - run.baselineOffset)
      func line(_ y: CGFloat, _ height: CGFloat, _ color: PaintColor) {
        let path = CGPath(
          rect: CGRect(x: x, y: y, width: piece.width, height: height), transform: nil)
        marks.append(DrawnMark(.fill(DrawnPath(path), color: color.parts)))
      }
      if let color = run.background { line(corner.y, height, color) }
      if run.kern == 0 {
        marks.append(DrawnMark(.text(piece.text, at: baseline, run.font, color: run.color.parts)))
      } else {
        // Each letter has its own place.
        var place = baseline
        for letter in piece.text.map(String.init) {
          marks.append(DrawnMark(.text(letter, at: place, run.font, color: run.color.parts)))
          place.x += TextLayout.measure.width(of: letter, font: run.font) + run.kern
        }
      }
      let thickness = max(run.font.pointSize / 16, 0.5)
      if run.isUnderlined { line(baseline.y + thickness * 1.5, thickness, run.color) }
      if run.isStruckThrough { line(baseline.y - run.font.xHeight / 2, thickness, run.color) }
      x += piece.width
    }
    return marks
  }
}

extension CGContext {
  /// Draws a line of a text with attributes; `corner` is its upper left one.
  @MainActor func draw(_ line: StyledLine, at corner: CGPoint, _ runs: [TextRun]) {
    for mark in line.marks(at: corner, runs) { add(mark.kind) }
  }
}
