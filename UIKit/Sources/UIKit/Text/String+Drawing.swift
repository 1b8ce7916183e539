import Foundation

// Texts that `draw(_:)` draws: lines by their font and colour, broken to the width of a rectangle.
extension String {
  /// Draws the text in a line, or in its own lines, from its upper left corner.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(
      in: CGRect(
        origin: point,
        size: CGSize(
          width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)),
      withAttributes: attrs)
  }

  /// Draws the text within a rectangle; lines that do not fit into its height are left out.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let font = attrs?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    let color = attrs?[.foregroundColor] as? UIColor ?? UIColor.black
    let alignment = (attrs?[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    var top = rect.minY
    for line in TextLayout.lines(of: self, font: font, within: rect.width, limit: 0) {
      guard top + font.lineHeight <= rect.maxY + 1 else { return }
      let spare = rect.width - TextLayout.measure.width(of: line, font: font)
      let left: CGFloat =
        switch alignment {
        case .center: spare / 2
        case .right: spare
        case .left, .justified, .natural: 0
        }
      let place = CGPoint(x: rect.minX + left, y: top + font.ascender)
      context.add(.text(line, at: place, font, color: color.components))
      top += font.lineHeight
    }
  }
}

extension NSString {
  /// Draws the text from its upper left corner.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text within a rectangle.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }

  /// How large the text is within a width, by its font.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// Draws the text from its upper left corner, as its beginning looks.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    string.draw(
      at: point, withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
  }

  /// Draws the text within a rectangle, as its beginning looks.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    string.draw(
      in: rect, withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
  }
}
