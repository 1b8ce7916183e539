import Foundation

extension DrawnMark {
  /// The marks of an image that fills a rectangle: one, or nine if its edges keep their size.
  package static func marks(of image: UIImage, in rect: CGRect) -> [DrawnMark] {
    let caps = image.capInsets
    guard caps != .zero, rect.size != image.size, image.size.width > 0, image.size.height > 0 else {
      return [DrawnMark(.image(image, in: rect))]
    }
    let sharp = UIImage(
      image.content, image.size, image.scale, image.renderingMode, image.paint, isSharp: true)
    let columns = spans(image.size.width, rect.minX...rect.maxX, caps.left, caps.right)
    let rows = spans(image.size.height, rect.minY...rect.maxY, caps.top, caps.bottom)
    return rows.flatMap { row in
      columns.map { column in
        let scale = (x: column.to.length / column.from.length, y: row.to.length / row.from.length)
        let isWhole = scale.x == 1 && scale.y == 1
        var mark = DrawnMark(
          .image(
            isWhole ? image : sharp,
            in: CGRect(
              x: column.to.lowerBound - column.from.lowerBound * scale.x,
              y: row.to.lowerBound - row.from.lowerBound * scale.y,
              width: image.size.width * scale.x, height: image.size.height * scale.y)))
        let part = CGRect(
          x: column.to.lowerBound, y: row.to.lowerBound, width: column.to.length,
          height: row.to.length)
        mark.clips = [DrawnPath(CGPath(rect: part, transform: nil))]
        return mark
      }
    }
  }

  private typealias Span = ClosedRange<CGFloat>

  /// What of a length is drawn where; caps that do not fit shrink together.
  private static func spans(
    _ length: CGFloat, _ place: Span, _ first: CGFloat, _ last: CGFloat
  ) -> [(from: Span, to: Span)] {
    let (low, high) = (min(max(first, 0), length), max(length - max(last, 0), min(first, length)))
    let caps = low + length - high
    let shrink = caps > place.length ? place.length / caps : 1
    let ends = [
      place.lowerBound, place.lowerBound + low * shrink,
      place.upperBound - (length - high) * shrink, place.upperBound,
    ]
    let parts = [0, low, high, length]
    return (0..<3).compactMap { part in
      guard parts[part + 1] > parts[part], ends[part + 1] > ends[part] else { return nil }
      return (parts[part]...parts[part + 1], ends[part]...ends[part + 1])
    }
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}

extension UIEdgeInsets {
  /// Reads the insets that `dactyl port` keeps of a catalogue: top, left, bottom, right, in points.
  init?(_ path: String) {
    let words = FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self)
    }
    let numbers = (words ?? "").split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
