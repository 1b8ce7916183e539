import Foundation

/// The spaces of a paragraph, in points.
package struct ParagraphSpaces: Equatable, Sendable {
  /// Between two lines.
  package var line: CGFloat = 0
  /// After the paragraph.
  package var paragraph: CGFloat = 0
  /// The factor on the height of lines; 0 for none.
  package var multiple: CGFloat = 0
  /// The limits of the height of lines; 0 for none.
  package var least: CGFloat = 0, most: CGFloat = 0
  /// Before the first line and before the others.
  package var firstIndent: CGFloat = 0, indent: CGFloat = 0

  package init() {}

  package init(_ style: NSParagraphStyle) {
    (line, paragraph) = (style.lineSpacing, style.paragraphSpacing)
    multiple = style.lineHeightMultiple
    (least, most) = (style.minimumLineHeight, style.maximumLineHeight)
    (firstIndent, indent) = (style.firstLineHeadIndent, style.headIndent)
  }

  /// The height of a line whose fonts are that high.
  fileprivate func height(_ natural: CGFloat) -> CGFloat {
    let height = max(multiple > 0 ? natural * multiple : natural, least)
    return most > 0 ? min(height, most) : height
  }
}

/// A part of a text in one font.
package struct FontRun {
  /// In characters.
  package var length: Int
  package var font: UIFont
  /// The space after each letter, in points.
  package var kern: CGFloat
  /// The spaces of the paragraph that begins here.
  package var spaces: ParagraphSpaces

  package init(
    length: Int, font: UIFont, kern: CGFloat = 0, spaces: ParagraphSpaces = ParagraphSpaces()
  ) {
    (self.length, self.font, self.kern, self.spaces) = (length, font, kern, spaces)
  }

  /// The width of a text in this font.
  @MainActor func width(of text: String) -> CGFloat {
    TextLayout.measure.width(of: text, font: font)
      + (kern == 0 ? 0 : kern * CGFloat(text.count))
  }
}

/// A line of a text in several fonts.
@MainActor
package struct StyledLine {
  /// A part of the line in one font.
  package struct Piece {
    package var text: String
    /// The run's place in the list of runs.
    package var run: Int
    package var width: CGFloat
  }

  /// The place of the line's first character in the text.
  package var start: Int
  package private(set) var pieces: [Piece] = []
  package private(set) var width: CGFloat = 0
  /// The height of the highest font of the line.
  package private(set) var height: CGFloat
  package private(set) var ascender: CGFloat
  /// The distance from the top of the first line, and from the text's leading edge.
  package fileprivate(set) var top: CGFloat = 0, indent: CGFloat = 0

  typealias Letter = (character: Character, run: Int)

  /// - Parameter spare: the font of a line without letters.
  fileprivate init(
    _ letters: ArraySlice<Letter>, at start: Int, _ runs: [FontRun], spare: UIFont
  ) {
    self.start = start
    (height, ascender) = letters.isEmpty ? (spare.lineHeight, spare.ascender) : (0, 0)
    var rest = letters
    while let run = rest.first?.run {
      let part = rest.prefix { $0.run == run }
      rest = rest.dropFirst(part.count)
      let text = String(part.map(\.character))
      let font = runs[run].font
      let length = runs[run].width(of: text)
      pieces.append(Piece(text: text, run: run, width: length))
      width += length
      height = max(height, font.lineHeight)
      ascender = max(ascender, font.ascender)
    }
  }

  /// Gives the line its place and height; what is more than the fonts need lies above the letters.
  fileprivate mutating func place(_ top: CGFloat, _ isFirst: Bool, _ spaces: ParagraphSpaces) {
    self.top = top
    indent = isFirst ? spaces.firstIndent : spaces.indent
    ascender += spaces.height(height) - height
    height = spaces.height(height)
  }

  /// The distance from the line's start to a place in it, which is counted in characters.
  package func distance(to place: Int, _ runs: [FontRun]) -> CGFloat {
    var (sum, rest): (CGFloat, Int) = (0, place)
    for piece in pieces where rest > 0 {
      let head = String(piece.text.prefix(rest))
      sum += runs[piece.run].width(of: head)
      rest -= head.count
    }
    return sum
  }
}

/// A text in several fonts, broken into lines.
@MainActor
package struct StyledLines {
  package private(set) var lines: [StyledLine] = []
  package private(set) var isCut = false

  /// Breaks a text between words, and within words wider than the width.
  ///
  /// - Parameters:
  ///   - runs: the text's parts; the last one lasts to the end. Not empty.
  ///   - limit: the largest number of lines; 0 for any number. 1 breaks at line ends alone.
  ///   - space: the height that the lines share; one line may be higher.
  ///   - mode: what becomes of letters that do not fit the last line; nil leaves all of them.
  package init(
    of text: String, _ runs: [FontRun], within width: CGFloat, limit: Int,
    space: CGFloat = .greatestFiniteMagnitude, cutting mode: NSLineBreakMode? = nil
  ) {
    var letters: [StyledLine.Letter] = []
    var (run, end) = (0, runs[0].length)
    for character in text {
      while letters.count >= end, run < runs.count - 1 {
        run += 1
        end += runs[run].length
      }
      letters.append((character, run))
    }
    var ranges = StyledLines.ranges(of: letters, runs, within: width, breaks: limit != 1)
    func part(at place: Int) -> FontRun {
      runs[letters.isEmpty ? 0 : letters[min(place, letters.count - 1)].run]
    }
    func isFirst(_ place: Int) -> Bool { place == 0 || letters[place - 1].character == "\n" }
    // A paragraph's spaces are those of its first letter.
    func spaces(at place: Int) -> ParagraphSpaces {
      var start = min(place, max(letters.count - 1, 0))
      while !isFirst(start) { start -= 1 }
      return part(at: start).spaces
    }
    if limit > 0, ranges.count > limit {
      isCut = true
      ranges.removeLast(ranges.count - limit)
    }
    var top: CGFloat = 0
    for range in ranges {
      let spaces = spaces(at: range.lowerBound)
      var line = StyledLine(
        letters[range], at: range.lowerBound, runs, spare: part(at: range.lowerBound).font)
      line.place(top, isFirst(range.lowerBound), spaces)
      if top + line.height > space + 0.5, !lines.isEmpty {
        isCut = true
        break
      }
      lines.append(line)
      let endsParagraph =
        range.upperBound < letters.count && letters[range.upperBound].character == "\n"
      top += line.height + spaces.line + (endsParagraph ? spaces.paragraph : 0)
    }
    guard let mode, let last = lines.last, isCut || last.indent + last.width > width + 0.01 else {
      return
    }
    let shown = StyledLines.shortened(
      letters[ranges[lines.count - 1]], runs, width - last.indent, mode)
    var short = StyledLine(shown, at: last.start, runs, spare: runs[0].font)
    short.place(last.top, isFirst(last.start), spaces(at: last.start))
    lines[lines.count - 1] = short
  }

  /// The width of the widest line with its indent, and the height of all.
  package var size: CGSize {
    CGSize(
      width: lines.map { $0.indent + $0.width }.max() ?? 0,
      height: lines.last.map { $0.top + $0.height } ?? 0)
  }

  private static func ranges(
    of letters: [StyledLine.Letter], _ runs: [FontRun], within width: CGFloat, breaks: Bool
  ) -> [Range<Int>] {
    // The widths of all letters up to each place.
    var sums: [CGFloat] = [0]
    for letter in letters {
      let own = runs[letter.run].width(of: String(letter.character))
      sums.append(sums[sums.count - 1] + own)
    }
    var ranges: [Range<Int>] = []
    var paragraph = 0
    while paragraph <= letters.count {
      let upper =
        letters[paragraph...].firstIndex { $0.character == "\n" } ?? letters.count
      var start = paragraph
      let spaces = start < upper ? runs[letters[start].run].spaces : ParagraphSpaces()
      paragraph = upper + 1
      guard breaks, start < upper else {
        ranges.append(start..<upper)
        continue
      }
      while start < upper {
        var end = start
        var gap: Int?
        let isFirst = start == 0 || letters[start - 1].character == "\n"
        let room = width - (isFirst ? spaces.firstIndent : spaces.indent) + 1e-6
        // A space may lie outside.
        while end < upper,
          letters[end].character == " " || sums[end + 1] - sums[start] <= room
        {
          if letters[end].character == " " { gap = end }
          end += 1
        }
        if end == upper {
          ranges.append(start..<upper)
          break
        }
        if let gap, gap > start {
          ranges.append(start..<gap)
          start = gap + 1
        } else {
          ranges.append(start..<max(end, start + 1))
          start = max(end, start + 1)
        }
      }
    }
    return ranges
  }

  /// A line that fits, with an ellipsis that looks like what it replaces.
  private static func shortened(
    _ line: ArraySlice<StyledLine.Letter>, _ runs: [FontRun], _ width: CGFloat,
    _ mode: NSLineBreakMode
  ) -> ArraySlice<StyledLine.Letter> {
    func fits(_ letters: [StyledLine.Letter]) -> Bool {
      StyledLine(letters[...], at: 0, runs, spare: runs[0].font).width <= width + 0.01
    }
    var (head, tail): (ArraySlice<StyledLine.Letter>, ArraySlice<StyledLine.Letter>) =
      (line, [])
    switch mode {
    case .byWordWrapping, .byCharWrapping, .byClipping: return line
    case .byTruncatingTail: break
    case .byTruncatingHead: (head, tail) = ([], line)
    case .byTruncatingMiddle:
      (head, tail) = (line.prefix(line.count / 2), line.dropFirst(line.count / 2))
    }
    while true {
      let run = head.last?.run ?? tail.first?.run ?? 0
      var letters = Array(head)
      letters.append(("…", run))
      letters += tail
      if head.isEmpty && tail.isEmpty || fits(letters) { return letters[...] }
      if head.count > tail.count || mode == .byTruncatingTail {
        head = head.dropLast()
      } else {
        tail = tail.dropFirst()
      }
    }
  }
}

extension NSAttributedString {
  /// The parts in one font each; `font` is that of parts without one.
  func fontRuns(_ font: UIFont) -> [FontRun] {
    var runs: [FontRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append(
        FontRun(
          length: attributedSubstring(from: range).string.count,
          font: attributes[.font] as? UIFont ?? font, kern: attributes.number(.kern),
          spaces: attributes.spaces))
    }
    return runs.isEmpty ? [FontRun(length: 0, font: font)] : runs
  }
}

extension [NSAttributedString.Key: Any] {
  /// A number, whatever its type; 0 without one.
  package func number(_ key: NSAttributedString.Key) -> CGFloat {
    let value = self[key]
    return value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
      ?? (value as? Int).map { CGFloat($0) } ?? (value as? Float).map { CGFloat($0) }
      ?? (value as? NSUnderlineStyle).map { CGFloat($0.rawValue) } ?? 0
  }

  /// The spaces of the paragraph style.
  package var spaces: ParagraphSpaces {
    (self[.paragraphStyle] as? NSParagraphStyle).map { ParagraphSpaces($0) } ?? ParagraphSpaces()
  }
}

extension TextLayout {
  /// The size of a text with attributes, rounded up to thirds of a point.
  static func size(
    of text: NSAttributedString, font: UIFont, within width: CGFloat, lines limit: Int
  ) -> CGSize {
    guard text.length > 0 else { return .zero }
    let size = StyledLines(
      of: text.string, text.fontRuns(font), within: width, limit: limit
    ).size
    return CGSize(width: min(roundUp(size.width), max(width, 0)), height: roundUp(size.height))
  }
}
