import Foundation

// Drawing text in `draw(_:)`: lines in a font and colour, wrapped to a rectangle's width.
extension String {
  /// Draws the text without wrapping; `point` is its upper left corner.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(
      in: CGRect(
        origin: point,
        size: CGSize(
          width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)),
      withAttributes: attrs)
  }

  /// Draws the text in a rectangle and omits lines that do not fit its height.
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
  /// Draws the text in a rectangle; the options have no effect.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }

  /// Draws the text; `point` is its upper left corner.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in a rectangle.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }

  /// The bounds of the text, wrapped to a width.
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
  /// Draws the text with the attributes of its first character; `point` is the upper left corner.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    string.draw(
      at: point, withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
  }

  /// Draws the text in a rectangle; the options have no effect.
  @preconcurrency @MainActor
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: Any?) {
    draw(in: rect)
  }

  /// Draws the text in a rectangle with the attributes of its first character.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    string.draw(
      in: rect, withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
  }
}
