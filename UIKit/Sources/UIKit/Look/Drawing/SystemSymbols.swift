import Foundation

/// Dactyl's own drawings for the system symbols that programs use most.
///
/// Each is drawn on a square of 24 by 24 with lines 1.8 wide. `M`, `L`, `C` and `Z` are those of SVG
/// paths with absolute numbers, `O x y r` is a circle. A path that begins with `F` is filled.
enum SystemSymbols {
  /// The colour of what shows through a filled shape; no tint replaces it.
  static let paper: [CGFloat] = [1, 1, 1, 0.999]
  private static let ink: [CGFloat] = [0, 0, 0, 1]

  /// The marks of a symbol, on a square with a side in points.
  static func marks(of name: String, side: CGFloat) -> [DrawnMark] {
    let scale = CGAffineTransform(scaleX: side / 24, y: side / 24)
    return marks(of: name, whole: name).map { $0.applying(scale) }
  }

  /// - Parameter whole: the name that the program asked for.
  private static func marks(of name: String, whole: String) -> [DrawnMark] {
    if let drawing = drawings[synonyms[name] ?? name] { return marks(drawing, isFilled: false) }
    var base = name
    let isFilled = base.hasSuffix(".fill")
    if isFilled { base.removeLast(5) }
    for (frame, drawing) in [(".circle", "O12 12 10"), (".square", "M3 3L21 3L21 21L3 21Z")]
    where base.hasSuffix(frame) && base.count > frame.count {
      let inner = String(base.dropLast(frame.count))
      let small = CGAffineTransform(a: 0.55, b: 0, c: 0, d: 0.55, tx: 5.4, ty: 5.4)
      return marks(drawing, isFilled: isFilled)
        + marks(of: inner, whole: whole).map {
          ($0.applying(small)).recolored(isFilled ? paper : ink)
        }
    }
    if isFilled, let drawing = drawings[synonyms[base] ?? base] {
      return marks(drawing, isFilled: true)
    }
    // Letters and numbers stand for themselves.
    if base.count <= 2, base.allSatisfy({ $0.isNumber || $0.isLetter }) {
      let font = UIFont.boldSystemFont(ofSize: 20)
      let width = MainActor.assumeIsolated {
        TextLayout.measure.width(of: base.uppercased(), font: font)
      }
      return [
        DrawnMark(.text(base.uppercased(), at: CGPoint(x: 12 - width / 2, y: 19), font, color: ink))
      ]
    }
    // `list.bullet.rectangle` and the like: the longest beginning that is known.
    if let dot = base.lastIndex(of: ".") {
      return marks(of: base[..<dot] + (isFilled ? ".fill" : ""), whole: whole)
    }
    return outline(named: whole)
  }

  /// An outline with the name of a symbol that has no drawing.
  private static func outline(named name: String) -> [DrawnMark] {
    let lines = name.split(separator: ".").prefix(4)
    let font = UIFont.systemFont(ofSize: 5)
    let texts = lines.enumerated().map { index, line in
      let width = MainActor.assumeIsolated {
        TextLayout.measure.width(of: String(line), font: font)
      }
      let start = CGPoint(
        x: 12 - width / 2, y: 14 + (CGFloat(index) - CGFloat(lines.count - 1) / 2) * 5)
      var mark = DrawnMark(.text(String(line), at: .zero, font, color: ink))
      // Long words are squeezed into the outline.
      let squeeze = min(1, 18 / max(width, 1))
      mark.transform = CGAffineTransform(
        a: squeeze, b: 0, c: 0, d: 1, tx: max(start.x, 3), ty: start.y)
      return mark
    }
    return marks("M3 3L21 3L21 21L3 21Z", isFilled: false) + texts
  }

  /// Reads a drawing; filled, its closed paths are areas and the others lie on them as paper.
  private static func marks(_ drawing: String, isFilled: Bool) -> [DrawnMark] {
    var style = LineStyle()
    (style.width, style.cap, style.join) = (1.8, .round, .round)
    var areas: [DrawnMark] = []
    var lines: [DrawnMark] = []
    for part in drawing.split(separator: "|") {
      let (path, isClosed) = path(part.hasPrefix("F") ? part.dropFirst() : part)
      let drawn = DrawnPath(path)
      if part.hasPrefix("F") {
        lines.append(DrawnMark(.fill(drawn, color: isFilled && !areas.isEmpty ? paper : ink)))
      } else if isFilled, isClosed {
        areas.append(DrawnMark(.fill(drawn, color: ink)))
        areas.append(DrawnMark(.stroke(drawn, style, color: ink)))
      } else {
        let isOnArea = isFilled && !areas.isEmpty
        lines.append(DrawnMark(.stroke(drawn, style, color: isOnArea ? paper : ink)))
      }
    }
    return areas + lines
  }

  private static func path(_ text: Substring) -> (CGPath, isClosed: Bool) {
    let path = CGMutablePath()
    var isClosed = false
    var rest = text
    while let command = rest.popFirst() {
      let end = rest.firstIndex(where: \.isLetter) ?? rest.endIndex
      let numbers = rest[..<end].split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
      rest = rest[end...]
      func point(_ place: Int) -> CGPoint { CGPoint(x: numbers[place], y: numbers[place + 1]) }
      switch command {
      case "M": path.move(to: point(0))
      case "L": path.addLine(to: point(0))
      case "C": path.addCurve(to: point(4), control1: point(0), control2: point(2))
      case "Z": path.closeSubpath()
      default:
        path.addEllipse(
          in: CGRect(
            x: numbers[0] - numbers[2], y: numbers[1] - numbers[2], width: 2 * numbers[2],
            height: 2 * numbers[2]))
      }
      if command == "Z" || command == "O" { isClosed = true }
    }
    return (path, isClosed)
  }

  private static let synonyms = [
    "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
    "arrow.backward": "arrow.left", "arrow.forward": "arrow.right", "gear": "gearshape",
    "line.horizontal.3": "line.3.horizontal", "message": "bubble.left",
    "plus.message": "bubble.left", "text.bubble": "bubble.left", "bubble.right": "bubble.left",
    "photo.on.rectangle": "photo", "snow": "snowflake", "cloud.drizzle": "cloud.rain",
    "cloud.heavyrain": "cloud.rain", "cloud.sun.rain": "cloud.rain",
    "cloud.bolt.rain": "cloud.bolt", "sun.min": "sun.max", "multiply": "xmark",
    "delete.left": "xmark", "rectangle.and.pencil.and.ellipsis": "square.and.pencil",
    "arrow.2.circlepath": "arrow.clockwise", "arrow.triangle.2.circlepath": "arrow.clockwise",
    "goforward": "arrow.clockwise", "gobackward": "arrow.counterclockwise",
    "mappin.and.ellipse": "mappin", "location.north": "location", "paperplane": "location",
    "doc.text": "doc.plaintext", "list.dash": "list.bullet", "text.alignleft": "line.3.horizontal",
    "person.3": "person.2", "lock.open": "lock", "speaker.wave.1": "speaker.wave.2",
    "speaker.wave.3": "speaker.wave.2", "speaker.3": "speaker.wave.2",
    "speaker.2": "speaker.wave.2", "house.circle": "house", "books.vertical": "book",
    "tray.and.arrow.down": "tray", "archivebox": "tray", "briefcase": "bag",
    "cart.badge.plus": "cart", "person.badge.plus": "person",
    "person.circle": "person.crop.circle", "video.camera": "video", "film": "video",
    "heart.text.square": "heart", "star.leadinghalf": "star",
  ]

  private static let drawings = [
    "plus": "M12 4L12 20|M4 12L20 12",
    "minus": "M4 12L20 12",
    "xmark": "M5 5L19 19|M19 5L5 19",
    "checkmark": "M4 13L9 19L20 5",
    "equal": "M4 9L20 9|M4 15L20 15",
    "divide": "M4 12L20 12|FO12 6 1.6|FO12 18 1.6",
    "percent": "M19 5L5 19|O7 7 2.6|O17 17 2.6",
    "plusminus": "M12 3L12 13|M7 8L17 8|M7 19L17 19",
    "chevron.left": "M15 4L7 12L15 20",
    "chevron.right": "M9 4L17 12L9 20",
    "chevron.up": "M4 16L12 8L20 16",
    "chevron.down": "M4 8L12 16L20 8",
    "chevron.up.chevron.down": "M7 9L12 4L17 9|M7 15L12 20L17 15",
    "arrow.left": "M20 12L4 12|M10 6L4 12L10 18",
    "arrow.right": "M4 12L20 12|M14 6L20 12L14 18",
    "arrow.up": "M12 20L12 4|M6 10L12 4L18 10",
    "arrow.down": "M12 4L12 20|M6 14L12 20L18 14",
    "arrow.up.arrow.down": "M8 20L8 4|M4 8L8 4L12 8|M16 4L16 20|M12 16L16 20L20 16",
    "arrow.left.arrow.right": "M20 8L4 8|M8 4L4 8L8 12|M4 16L20 16|M16 12L20 16L16 20",
    "arrow.clockwise":
      "M19 7C17 4.5 14.5 4 12 4C7.5 4 4 7.5 4 12C4 16.5 7.5 20 12 20C16 20 19 17.5 20 14|M20 3L20 8L15 8",
    "arrow.counterclockwise":
      "M5 7C7 4.5 9.5 4 12 4C16.5 4 20 7.5 20 12C20 16.5 16.5 20 12 20C8 20 5 17.5 4 14|M4 3L4 8L9 8",
    "arrow.uturn.left": "M8 4L4 8L8 12|M4 8L15 8C18 8 20 10.5 20 13.5C20 16.5 18 19 15 19L8 19",
    "arrow.uturn.right": "M16 4L20 8L16 12|M20 8L9 8C6 8 4 10.5 4 13.5C4 16.5 6 19 9 19L16 19",
    "repeat": "M4 11L4 8L19 8|M16 5L19 8L16 11|M20 13L20 16L5 16|M8 13L5 16L8 19",
    "shuffle":
      "M3 7L7 7L15 17L20 17|M3 17L7 17L15 7L20 7|M18 4.5L21 7L18 9.5|M18 14.5L21 17L18 19.5",
    "magnifyingglass": "O10 10 6|M15 15L21 21",
    "trash": "M6 7L7 21L17 21L18 7Z|M4 7L20 7|M9 7L9 4L15 4L15 7|M10 11L10 17|M14 11L14 17",
    "pencil": "M4 20L5 15L16 4L20 8L9 19Z",
    "highlighter": "M4 20L5 15L16 4L20 8L9 19Z",
    "square.and.pencil": "M13 5L4 5L4 20L19 20L19 11|M9 15L10 12L18 4L20 6L12 14Z",
    "square.and.arrow.up": "M8 10L5 10L5 21L19 21L19 10L16 10|M12 15L12 3|M8 7L12 3L16 7",
    "square.and.arrow.down": "M8 10L5 10L5 21L19 21L19 10L16 10|M12 3L12 15|M8 11L12 15L16 11",
    "heart":
      "M12 20C8 17 3 13.5 3 9C3 6 5 4 7.5 4C9.5 4 11 5 12 7C13 5 14.5 4 16.5 4C19 4 21 6 21 9C21 13.5 16 17 12 20Z",
    "star": "M12 3L14.7 9L21 9.7L16.3 14L17.6 20.5L12 17.2L6.4 20.5L7.7 14L3 9.7L9.3 9Z",
    "bookmark": "M6 3L18 3L18 21L12 16L6 21Z",
    "flag": "M5 21L5 4|M5 4L19 4L16 8.5L19 13L5 13Z",
    "tag": "M3 3L11 3L21 13L13 21L3 11Z|FO7.5 7.5 1.4",
    "bell":
      "M5 17C7 15 7 13 7 10C7 6.5 9 4 12 4C15 4 17 6.5 17 10C17 13 17 15 19 17Z|M10 20L14 20",
    "envelope": "M3 5L21 5L21 19L3 19Z|M3 7L12 13L21 7",
    "phone":
      "M5 3L9 3L10 8L8 10C9 13 11 15 14 16L16 14L21 15L21 19C21 20.5 20 21 19 21C11 21 3 13 3 5C3 4 3.5 3 5 3Z",
    "bubble.left": "M4 4L20 4L20 16L11 16L7 20L7 16L4 16Z",
    "at":
      "O12 12 4|M16 8L16 13C16 16 20.5 16 20.5 12C20.5 7 17 3.5 12 3.5C7 3.5 3.5 7 3.5 12C3.5 17 7 20.5 12 20.5L16 19.5",
    "person": "O12 8 4|M4 21C4 16 8 14 12 14C16 14 20 16 20 21Z",
    "person.2":
      "O9 8 3.4|M2 20C2 16 5 14 9 14C13 14 16 16 16 20Z|M16 5C18.5 5 19.5 7 19.5 8.5C19.5 10 18.5 11.5 16.5 11.5|M18 14C20.5 14.5 22 16.5 22 20",
    "person.crop.circle": "O12 12 10|O12 10 3.4|M5.5 19C7 16 9 15 12 15C15 15 17 16 18.5 19",
    "house": "M3 11L12 3L21 11L21 21L3 21Z|M10 21L10 15L14 15L14 21",
    "gearshape":
      "O12 12 6.5|O12 12 2.6|M12 2L12 5|M12 19L12 22|M2 12L5 12|M19 12L22 12|M5 5L7 7|M17 17L19 19|M19 5L17 7|M7 17L5 19",
    "camera": "M3 7L8 7L9.5 4L14.5 4L16 7L21 7L21 19L3 19Z|O12 13 3.6",
    "photo": "M3 4L21 4L21 20L3 20Z|FO8 9 1.8|M3 17L9 12L13 16L16 13L21 18",
    "video": "M2 6L15 6L15 18L2 18Z|M15 11L22 7L22 17L15 13Z",
    "mic": "M9 6C9 2 15 2 15 6L15 11C15 15 9 15 9 11Z|M5 11C5 20 19 20 19 11|M12 18L12 22",
    "play": "M6 4L20 12L6 20Z",
    "pause": "M7 4L10 4L10 20L7 20Z|M14 4L17 4L17 20L14 20Z",
    "stop": "M5 5L19 5L19 19L5 19Z",
    "record.circle": "O12 12 10|FO12 12 5",
    "forward": "M3 5L12 12L3 19Z|M12 5L21 12L12 19Z",
    "backward": "M21 5L12 12L21 19Z|M12 5L3 12L12 19Z",
    "forward.end": "M5 4L17 12L5 20Z|M19 4L19 20",
    "backward.end": "M19 4L7 12L19 20Z|M5 4L5 20",
    "speaker": "M3 9L7 9L13 4L13 20L7 15L3 15Z",
    "speaker.slash": "M3 9L7 9L13 4L13 20L7 15L3 15Z|M16 9L22 15|M22 9L16 15",
    "speaker.wave.2":
      "M3 9L7 9L13 4L13 20L7 15L3 15Z|M16 9C17.5 11 17.5 13 16 15|M19 6C22 9.5 22 14.5 19 18",
    "music.note": "M9 18L9 5L19 3L19 16|FO6.5 18 2.6|FO16.5 16 2.6",
    "headphones": "M4 15C4 3 20 3 20 15|M4 14L7 14L7 20L4 20Z|M17 14L20 14L20 20L17 20Z",
    "clock": "O12 12 9.5|M12 6L12 12L16 14",
    "timer": "O12 13 8.5|M12 13L15 9|M9 2L15 2",
    "stopwatch": "O12 13 8.5|M12 13L12 8|M9 2L15 2|M18 5L20 7",
    "alarm": "O12 13 8|M12 8L12 13L15 15|M3 6L6 3|M21 6L18 3",
    "hourglass":
      "M6 3L18 3|M6 21L18 21|M7 3C7 9 12 10 12 12C12 14 7 15 7 21|M17 3C17 9 12 10 12 12C12 14 17 15 17 21",
    "calendar": "M3 5L21 5L21 21L3 21Z|M3 10L21 10|M8 3L8 6|M16 3L16 6",
    "map": "M3 6L9 3L15 6L21 3L21 18L15 21L9 18L3 21Z|M9 3L9 18|M15 6L15 21",
    "mappin": "O12 8 5|M12 13L12 22",
    "location": "M3 11L21 3L13 21L11 13Z",
    "globe":
      "O12 12 9.5|M2.5 12L21.5 12|M12 2.5C6.5 8 6.5 16 12 21.5|M12 2.5C17.5 8 17.5 16 12 21.5",
    "cloud": "M7 19C0.5 19 1 11 6.5 11C7 4 16.5 4 17.5 10C23.5 10 23 19 17 19Z",
    "cloud.rain":
      "M7 15C0.5 15 1 8 6.5 8C7 2 16.5 2 17.5 7C23.5 7 23 15 17 15Z|M8 18L7 21|M12 18L11 21|M16 18L15 21",
    "cloud.snow":
      "M7 15C0.5 15 1 8 6.5 8C7 2 16.5 2 17.5 7C23.5 7 23 15 17 15Z|FO8 19 1|FO12 21 1|FO16 19 1",
    "cloud.bolt":
      "M7 15C0.5 15 1 8 6.5 8C7 2 16.5 2 17.5 7C23.5 7 23 15 17 15Z|M13 12L10 17L14 17L11 22",
    "cloud.fog":
      "M7 14C0.5 14 1 7 6.5 7C7 1 16.5 1 17.5 6C23.5 6 23 14 17 14Z|M4 18L20 18|M7 21L17 21",
    "cloud.sun":
      "M9 20C3 20 3.5 13.5 8.5 13.5C9 8 17 8 17.5 13C22.5 13 22 20 17 20Z|M11 5C8 4.5 5 7 5.5 10.5|M9 1L9 2|M2 8L3 8|M4 3L5 4",
    "sun.max":
      "O12 12 4.5|M12 1.5L12 4|M12 20L12 22.5|M1.5 12L4 12|M20 12L22.5 12|M4.5 4.5L6.3 6.3|M17.7 17.7L19.5 19.5|M19.5 4.5L17.7 6.3|M6.3 17.7L4.5 19.5",
    "moon": "M20 14.5C13 17.5 6.5 11 9.5 4C1.5 7 2 19 11 20.5C15.5 21 19 18 20 14.5Z",
    "snowflake":
      "M12 2L12 22|M3.5 7L20.5 17|M20.5 7L3.5 17|M9 3.5L12 6.5L15 3.5|M9 20.5L12 17.5L15 20.5",
    "wind":
      "M3 9L14 9C18 9 18 4 14.5 4.5|M3 13L18 13C22.5 13 22 19 18 18|M3 17L10 17C13 17 13 21 10 20.5",
    "drop": "M12 3C15 8 18 11 18 15C18 19 15 21 12 21C9 21 6 19 6 15C6 11 9 8 12 3Z",
    "flame":
      "M12 2C13 7 18 9 18 15C18 19 15 22 12 22C9 22 6 19 6 15C6 12 8 11 8.5 8C10 9 11 6 12 2Z",
    "bolt": "M13 2L5 14L11 14L10 22L19 9L13 9Z",
    "leaf": "M4 20C4 8 11 4 21 4C21 15 16 20 8 18|M4 21L13 11",
    "thermometer": "M10 14L10 5C10 2 14 2 14 5L14 14C18 17 15.5 22 12 22C8.5 22 6 17 10 14Z",
    "sparkles": "M10 3L12 10L19 12L12 14L10 21L8 14L1 12L8 10Z|M19 3L19 7|M17 5L21 5",
    "list.bullet": "FO4.5 6 1.3|FO4.5 12 1.3|FO4.5 18 1.3|M9 6L21 6|M9 12L21 12|M9 18L21 18",
    "list.number":
      "M3 4L5 4L5 8|M9 6L21 6|M9 12L21 12|M9 18L21 18|M3 11L6 11L3 14L6 14|M3 17L6 17L4 19L6 21L3 21",
    "line.3.horizontal": "M3 6L21 6|M3 12L21 12|M3 18L21 18",
    "ellipsis": "FO5 12 1.9|FO12 12 1.9|FO19 12 1.9",
    "slider.horizontal.3": "M3 6L21 6|M3 12L21 12|M3 18L21 18|FO8 6 2.4|FO16 12 2.4|FO8 18 2.4",
    "square.grid.2x2":
      "M4 4L10 4L10 10L4 10Z|M14 4L20 4L20 10L14 10Z|M4 14L10 14L10 20L4 20Z|M14 14L20 14L20 20L14 20Z",
    "square.grid.3x3": "M3 3L21 3L21 21L3 21Z|M9 3L9 21|M15 3L15 21|M3 9L21 9|M3 15L21 15",
    "doc": "M5 2L14 2L19 7L19 22L5 22Z|M14 2L14 7L19 7",
    "doc.plaintext": "M5 2L14 2L19 7L19 22L5 22Z|M8 11L16 11|M8 15L16 15|M8 19L13 19",
    "doc.on.doc": "M8 7L20 7L20 22L8 22Z|M5 18L4 18L4 2L16 2L16 4",
    "note.text": "M4 3L20 3L20 21L4 21Z|M8 8L16 8|M8 12L16 12|M8 16L12 16",
    "folder": "M3 5L9 5L11 7L21 7L21 19L3 19Z",
    "tray": "M3 13L6 4L18 4L21 13L21 20L3 20Z|M3 13L8 13L10 16L14 16L16 13L21 13",
    "book":
      "M12 6C9 4 6 4 2 5L2 19C6 18 9 18 12 20Z|M12 6C15 4 18 4 22 5L22 19C18 18 15 18 12 20Z",
    "newspaper":
      "M3 4L17 4L17 20L3 20Z|M17 9L21 9L21 18C21 20 19 20 17 20|M6 8L14 8|M6 12L14 12|M6 16L14 16",
    "link":
      "M10 14C8 12 8 10 10 8L13 5C15 3 18 3 20 5C21.5 7 21.5 9 20 11L18 13|M14 10C16 12 16 14 14 16L11 19C9 21 6 21 4 19C2.5 17 2.5 15 4 13L6 11",
    "paperclip": "M20 11L11 20C5 25 -1 18 4 13L13 4C17 1 21 5 18 9L9 18C7 19 5 17 6.5 15L14 8",
    "lock": "M5 11L19 11L19 21L5 21Z|M8 11L8 7C8 2 16 2 16 7L16 11",
    "key": "O8 8 5|M11.5 11.5L20 20|M17 17L19.5 14.5",
    "eye": "M2 12C6 4 18 4 22 12C18 20 6 20 2 12Z|O12 12 3",
    "eye.slash": "M2 12C6 4 18 4 22 12C18 20 6 20 2 12Z|O12 12 3|M4 3L20 21",
    "info": "FO12 5 1.9|M10 11L12 11L12 20|M9 20L15 20",
    "questionmark": "M7 8C7 2 17 2 17 8C17 12 12 11 12 15|FO12 20 1.4",
    "questionmark.square":
      "M3 3L21 3L21 21L3 21Z|M9 9C9 6 15 6 15 9C15 12 12 11.5 12 14|FO12 17 1.1",
    "exclamationmark": "M12 3L12 14|FO12 20 1.5",
    "exclamationmark.triangle": "M12 3L22 21L2 21Z|M12 9L12 15|FO12 18 1",
    "nosign": "O12 12 9.5|M5.5 5.5L18.5 18.5",
    "cart": "M2 3L5 3L8 15L18 15L21 6L6 6|FO9 19.5 1.7|FO17 19.5 1.7",
    "bag": "M4 8L20 8L21 21L3 21Z|M8 8C8 1.5 16 1.5 16 8",
    "creditcard": "M2 5L22 5L22 19L2 19Z|M2 9.5L22 9.5|M5 15L10 15",
    "gift":
      "M3 8L21 8L21 12L3 12Z|M5 12L5 21L19 21L19 12|M12 8L12 21|M12 8C7 8 6 3 9 3C11 3 12 5 12 8|M12 8C17 8 18 3 15 3C13 3 12 5 12 8",
    "dollarsign": "M17 7C15 3.5 7 4 7 8C7 13 17 11 17 16C17 20 9 20.5 7 17|M12 2L12 22",
    "eurosign": "M19 6C13 1 7 6 7 12C7 18 13 23 19 18|M4 10L14 10|M4 14L14 14",
    "airplane":
      "M2 13L9 11L9 5C9 1 13 1 13 5L13 10L22 14L22 16L13 14L13 19L15 21L7 21L9 19L9 14L2 15Z",
    "car":
      "M3 12L6 6L18 6L21 12L21 18L3 18Z|M3 12L21 12|FO7 15 1.2|FO17 15 1.2|M5 18L5 20|M19 18L19 20",
    "bicycle": "O6 16 4.5|O18 16 4.5|M6 16L10 8L15 8L18 16|M8.5 11L14 16L6 16|M13 6L16 6",
    "figure.walk": "FO13 4 2|M13 8L11 14L7 21|M11 14L15 17L16 21|M7 12L9 9L13 8L15 11L18 12",
    "paintbrush": "M20 3L10 13L12 15L21 5Z|M10 13C6 13 7 18 3 20C8 21 12 20 12 15",
    "paintpalette":
      "M12 3C6 3 2.5 7 2.5 12C2.5 17 6 21 11 21C14 21 12 17 14 16C17 15 21.5 17 21.5 12C21.5 7 18 3 12 3Z|FO8 9 1.3|FO13 7.5 1.3|FO17 10.5 1.3|FO7 14 1.3",
    "scissors": "O6 6 3|O6 18 3|M8.5 8L20 18|M8.5 16L20 6",
    "hammer": "M4 8L9 3L16 6L12 9L9 8L7 11Z|M11 10L20 19L18 21L9 12",
    "wrench": "M20 5L16 9L15 8L19 4C15 2 10 5 12 10L3 19L5 21L14 12C19 14 22 9 20 5Z",
    "hand.thumbsup":
      "M7 11L11 3C14 3 14 6 13 9L20 9C21.5 14 20 18 18 20L10 20L7 18Z|M7 10L3 10L3 20L7 20",
    "hand.thumbsdown":
      "M7 13L11 21C14 21 14 18 13 15L20 15C21.5 10 20 6 18 4L10 4L7 6Z|M7 14L3 14L3 4L7 4",
    "hand.raised":
      "M6 12L6 7C6 5 8.5 5 8.5 7L8.5 4C8.5 2 11.5 2 11.5 4L11.5 3C11.5 1.5 14.5 1.5 14.5 3L14.5 5C14.5 3.5 17 3.5 17 5L17 13L20 11C21.5 11 21 13 20 14L16 20C14 22.5 6 22 6 15Z",
    "hand.tap":
      "M9 13L9 6C9 4 11.5 4 11.5 6L11.5 12L18 14C20 15 18 21 17 22L10 22L6 16C6 14 8 14 9 16|M6 7C5 3 14 1 14.5 6",
    "keyboard":
      "M2 6L22 6L22 18L2 18Z|M7 15L17 15|FO6 10 0.9|FO10 10 0.9|FO14 10 0.9|FO18 10 0.9",
    "lightbulb":
      "M9 18C9 15 6 13 6 9C6 5 9 3 12 3C15 3 18 5 18 9C18 13 15 15 15 18Z|M10 21L14 21",
    "number": "M9 3L7 21|M17 3L15 21|M4 9L20 9|M4 15L20 15",
    "textformat": "M2 19L8 5L14 19|M4 14L12 14|O18.5 16 3|M21.5 12.5L21.5 19.5",
    "textformat.size": "M2 19L8 5L14 19|M4 14L12 14|O18.5 16 3|M21.5 12.5L21.5 19.5",
    "bold": "M7 4L13 4C18 4 18 11.5 13 11.5L7 11.5Z|M7 11.5L14 11.5C19 11.5 19 20 14 20L7 20Z",
    "italic": "M10 4L18 4|M6 20L14 20|M14 4L10 20",
    "underline": "M6 4L6 11C6 18 18 18 18 11L18 4|M5 21L19 21",
    "gamecontroller":
      "M7 7L17 7C22 7 23 19 19 19C17 19 16 15 14 15L10 15C8 15 7 19 5 19C1 19 2 7 7 7Z|M6 11L10 11|M8 9L8 13|FO16 10 1|FO17.5 12.5 1",
    "trophy":
      "M7 3L17 3L17 9C17 15 7 15 7 9Z|M7 5L3 5C3 9 5 10 7 10|M17 5L21 5C21 9 19 10 17 10|M12 14L12 20|M8 21L16 21",
    "crown": "M3 19L2 7L8 12L12 4L16 12L22 7L21 19Z",
    "wifi":
      "M2 9C8 3 16 3 22 9|M5.5 13C9.5 9.5 14.5 9.5 18.5 13|M9 16.5C11 15 13 15 15 16.5|FO12 20 1.4",
    "battery.100": "M2 7L19 7L19 17L2 17Z|M22 10L22 14|FM4 9L17 9L17 15L4 15Z",
    "antenna.radiowaves.left.and.right":
      "FO12 12 2|M8 8C6 10 6 14 8 16|M16 8C18 10 18 14 16 16|M5 5C1 9 1 15 5 19|M19 5C23 9 23 15 19 19",
    "power": "M12 2L12 11|M7 5C0 10 4 21 12 21C20 21 24 10 17 5",
    "qrcode":
      "M3 3L9 3L9 9L3 9Z|M15 3L21 3L21 9L15 9Z|M3 15L9 15L9 21L3 21Z|M14 14L17 14|M20 14L21 17|M14 18L17 21L21 21",
    "barcode": "M3 5L3 19|M6 5L6 19|M10 5L10 19|M12 5L12 19|M16 5L16 19|M18 5L18 19|M21 5L21 19",
    "circle": "O12 12 9.5",
    "square": "M4 4L20 4L20 20L4 20Z",
    "triangle": "M12 3L21 20L3 20Z",
    "rectangle": "M2 6L22 6L22 18L2 18Z",
    "diamond": "M12 2L22 12L12 22L2 12Z",
    "hexagon": "M12 2L21 7L21 17L12 22L3 17L3 7Z",
    "seal":
      "M12 2L15 5L19 5L19 9L22 12L19 15L19 19L15 19L12 22L9 19L5 19L5 15L2 12L5 9L5 5L9 5Z",
    "shield": "M12 2L20 5L20 11C20 17 16 20 12 22C8 20 4 17 4 11L4 5Z",
    "capsule": "M8 7L16 7C23 7 23 17 16 17L8 17C1 17 1 7 8 7Z",
    "sum": "M18 5L6 5L13 12L6 19L18 19",
    "function": "M10 20L13 6C13.5 3 16 3 17 5|M8 11L17 11",
    "chart.bar": "M4 12L8 12L8 21L4 21Z|M10 4L14 4L14 21L10 21Z|M16 8L20 8L20 21L16 21Z",
    "chart.pie": "O12 12 9.5|M12 2.5L12 12L20 17",
    "waveform": "M3 10L3 14|M7 6L7 18|M11 3L11 21|M15 7L15 17|M19 10L19 14",
    "viewfinder": "M3 8L3 3L8 3|M16 3L21 3L21 8|M21 16L21 21L16 21|M8 21L3 21L3 16",
    "crop": "M6 1L6 18L23 18|M1 6L18 6L18 23",
    "cube": "M12 2L21 7L21 17L12 22L3 17L3 7Z|M3 7L12 12L21 7|M12 12L12 22",
    "iphone": "M7 2L17 2L17 22L7 22Z|M11 19L13 19",
    "desktopcomputer": "M2 3L22 3L22 16L2 16Z|M12 16L12 21|M8 21L16 21",
    "tv": "M2 4L22 4L22 17L2 17Z|M8 21L16 21",
    "printer": "M6 9L6 3L18 3L18 9|M3 9L21 9L21 17L3 17Z|M7 14L17 14L17 21L7 21Z",
    "pills": "O8 8 5.5|M4 12L12 4|O17 17 5|M13 17L21 17",
    "cross": "M9 3L15 3L15 9L21 9L21 15L15 15L15 21L9 21L9 15L3 15L3 9L9 9Z",
    "dice": "M3 3L21 3L21 21L3 21Z|FO8 8 1.6|FO16 16 1.6|FO12 12 1.6",
    "rotate.right":
      "M19 7C17 4.5 14.5 4 12 4C7.5 4 4 7.5 4 12C4 16.5 7.5 20 12 20C16 20 19 17.5 20 14|M20 3L20 8L15 8",
    "rotate.left":
      "M5 7C7 4.5 9.5 4 12 4C16.5 4 20 7.5 20 12C20 16.5 16.5 20 12 20C8 20 5 17.5 4 14|M4 3L4 8L9 8",
  ]
}

extension DrawnMark {
  /// The mark in one colour, as opaque as before; what shows through a symbol stays.
  func recolored(_ tint: [CGFloat]) -> DrawnMark {
    func paint(_ color: [CGFloat]) -> [CGFloat] {
      color == SystemSymbols.paper ? color : [tint[0], tint[1], tint[2], tint[3] * color[3]]
    }
    var mark = self
    switch kind {
    case .fill(let path, let color): mark.kind = .fill(path, color: paint(color))
    case .stroke(let path, let line, let color):
      mark.kind = .stroke(path, line, color: paint(color))
    case .text(let text, let place, let font, let color):
      mark.kind = .text(text, at: place, font, color: paint(color))
    case .image(let image, let rect): mark.kind = .image(image.painted(tint), in: rect)
    case .gradient: break
    }
    return mark
  }
}
