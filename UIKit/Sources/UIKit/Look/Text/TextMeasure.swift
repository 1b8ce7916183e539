import Foundation

/// Measures text; a host that knows its fonts supplies its own implementation.
public protocol TextMeasuring: Sendable {
  /// The width of a line of text, in points.
  func width(of text: String, font: UIFont) -> CGFloat
  /// The metrics of a font; default a phone's. Do not read them from `font`, which calls this.
  func extent(of font: UIFont) -> FontExtent
}

extension TextMeasuring {
  /// The metrics of the system font on phones, whose line height is 1.193 times the size.
  public func extent(of font: UIFont) -> FontExtent {
    let size = font.pointSize
    return FontExtent(
      ascender: size * 0.952, descender: size * -0.241, leading: 0, capHeight: size * 0.705,
      xHeight: size * 0.526)
  }
}

/// The metrics of a font, in points.
public struct FontExtent: Hashable, Sendable {
  /// The distance from the baseline to the top of the highest letters.
  public var ascender: CGFloat
  /// The distance from the baseline to the bottom of the lowest letters; negative.
  public var descender: CGFloat
  /// The space between lines.
  public var leading: CGFloat
  /// The height of capitals.
  public var capHeight: CGFloat
  /// The height of lowercase letters.
  public var xHeight: CGFloat

  /// Creates metrics.
  public init(
    ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}

/// Measures text with Helvetica's widths, which many fonts share; estimates other scripts.
public struct BuiltInTextMeasure: TextMeasuring {
  /// Creates the measure.
  public init() {}

  /// The width of a line of text in points, without kerning.
  public func width(of text: String, font: UIFont) -> CGFloat {
    var sum = 0
    let design = font.family?.design
    if design == .monospaced { return CGFloat(text.count) * font.pointSize * 0.6 }
    let table = font.isBold ? BuiltInTextMeasure.bold : BuiltInTextMeasure.regular
    for character in text {
      guard let scalar = character.unicodeScalars.first else { continue }
      sum += BuiltInTextMeasure.advance(of: scalar, of: character, in: table)
    }
    // Letters with serifs are a little narrower.
    return CGFloat(sum) * font.pointSize * (design == .serif ? 0.9 : 1) / 1000
  }

  private static func advance(
    of scalar: Unicode.Scalar, of character: Character, in table: [UInt16]
  ) -> Int {
    switch scalar.value {
    case 32..<127: return Int(table[Int(scalar.value) - 32])
    case 0..<32: return 0
    case 0xA0: return 278
    case 0xC0...0x24F:
      // An accent does not change a letter's width.
      let plain = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
      guard let plain, plain.value < 127, plain.value >= 32 else { return 556 }
      return Int(table[Int(plain.value) - 32])
    case 0x2013: return 556
    case 0x2014, 0x2026: return 1000
    case 0x2018, 0x2019: return 222
    case 0x201C, 0x201D: return 333
    case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
      0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      return 1000
    default: return 600
    }
  }

  /// Widths from space to tilde, in thousandths of the font size.
  private static let regular: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
  private static let bold: [UInt16] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
}

/// Breaks text into lines and measures it.
@MainActor
package enum TextLayout {
  /// The current measure.
  package static var measure: any TextMeasuring { UIFont.measure }

  /// The size of a text in at most `limit` lines, rounded up to thirds of a point; 0 lifts the
  /// limit.
  static func size(
    of text: String, font: UIFont, within width: CGFloat, lines limit: Int
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let lines = self.lines(of: text, font: font, within: width, limit: limit)
    let widest = lines.map { measure.width(of: $0, font: font) }.max() ?? 0
    return CGSize(
      width: min(roundUp(widest), max(width, 0)),
      height: roundUp(CGFloat(lines.count) * font.lineHeight))
  }

  /// Rounds up to the next pixel at scale 3.
  static func roundUp(_ value: CGFloat) -> CGFloat { (value * 3 - 1e-6).rounded(.up) / 3 }

  /// Breaks a text between words, and within words wider than the width.
  package static func lines(
    of text: String, font: UIFont, within width: CGFloat, limit: Int
  ) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard limit != 1 else {
        lines.append(String(paragraph))
        continue
      }
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if measure.width(of: longer, font: font) <= width + 1e-6 {
          line = longer
          continue
        }
        if !line.isEmpty { lines.append(line) }
        line = ""
        for letter in word {
          if !line.isEmpty, measure.width(of: line + String(letter), font: font) > width + 1e-6 {
            lines.append(line)
            line = ""
          }
          line.append(letter)
        }
      }
      lines.append(line)
    }
    return limit > 0 ? Array(lines.prefix(limit)) : lines
  }
}
