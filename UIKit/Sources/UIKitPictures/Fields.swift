import Foundation
import UIKit

// Text fields, rows and bars, which draw themselves like controls.

extension UITextField: SelfDrawing {
  func drawOwnContent(in context: CGContext) {
    drawBorder(in: context)
    let font = font ?? UIFont.systemFont(ofSize: 17)
    let typed = isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text ?? ""
    let shown = hasText ? typed : placeholder ?? ""
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    context.saveGState()
    context.clip(to: rect)
    let width = TextLayout.measure.width(of: shown, font: font)
    let x = start(of: hasText || !isEditing ? width : 0, in: rect)
    let middle = rect.midY + (font.ascender + font.descender) / 2
    context.draw(
      shown, at: CGPoint(x: x, y: middle), font,
      color: hasText ? textColor ?? UIColor.label : UIColor.placeholderText)
    context.restoreGState()
    guard isEditing else { return }
    let end = hasText ? x + width : x
    context.fill(
      CGRect(x: end, y: rect.midY - font.lineHeight / 2, width: 2, height: font.lineHeight),
      round: 1, tintColor)
  }

  /// The start of a text with a given width; while edited, a text that is too long shows its end.
  private func start(of width: CGFloat, in rect: CGRect) -> CGFloat {
    let space = rect.width - width - 2
    if space < 0 { return isEditing ? rect.minX + space : rect.minX }
    switch textAlignment {
    case .left, .justified: return rect.minX
    case .center: return rect.minX + space / 2
    case .right: return rect.minX + space
    case .natural:
      let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
      return isLeft ? rect.minX : rect.minX + space
    }
  }

  private func drawBorder(in context: CGContext) {
    switch borderStyle {
    case .none: break
    case .line, .bezel:
      context.setStrokeColor(UIColor.label.cgColor)
      context.stroke(bounds.insetBy(dx: 0.5, dy: 0.5), width: 1)
    case .roundedRect:
      context.fill(bounds, round: 6, UIColor.opaqueSeparator)
      context.fill(bounds.insetBy(dx: 0.5, dy: 0.5), round: 5.5, UIColor.systemBackground)
    }
  }
}

extension UITextView: SelfDrawing {
  func drawOwnContent(in context: CGContext) {
    let font = font ?? UIFont.systemFont(ofSize: 12)
    let width = bounds.width - textContainerInset.left - textContainerInset.right
    var y = textContainerInset.top + font.ascender
    // Where the line begins in the text.
    var start = text.startIndex
    for line in TextLayout.lines(of: text, font: font, within: width, limit: 0) {
      let space = width - TextLayout.measure.width(of: line, font: font)
      let shift: CGFloat =
        switch textAlignment {
        case .left, .justified: 0
        case .center: space / 2
        case .right: space
        case .natural: effectiveUserInterfaceLayoutDirection == .leftToRight ? 0 : space
        }
      let x = textContainerInset.left + shift
      if isFirstResponder, let found = text.range(of: line, range: start..<text.endIndex) {
        let place = NSRange(found, in: text)
        drawSelection(of: line, at: place.location, from: CGPoint(x: x, y: y), font, in: context)
        start = found.upperBound
      }
      context.draw(
        line, at: CGPoint(x: x, y: y), font, color: textColor ?? UIColor.label)
      y += font.lineHeight
    }
    if isFirstResponder, text.isEmpty || text.hasSuffix("\n") {
      let top = y - font.ascender
      context.fill(
        CGRect(x: textContainerInset.left, y: top, width: 2, height: font.lineHeight), round: 1,
        tintColor)
    }
  }

  /// Draws the caret or the part of the selection that lies in a line.
  ///
  /// - Parameters:
  ///   - start: where the line begins in the text.
  ///   - baseline: where it begins on the screen.
  private func drawSelection(
    of line: String, at start: Int, from baseline: CGPoint, _ font: UIFont, in context: CGContext
  ) {
    let length = line.utf16.count
    let (first, last) = (selectedRange.location - start, NSMaxRange(selectedRange) - start)
    guard first <= length, last >= 0 else { return }
    func x(_ place: Int) -> CGFloat {
      let head = (line as NSString).substring(to: min(max(place, 0), length))
      return baseline.x + TextLayout.measure.width(of: head, font: font)
    }
    let isCaret = selectedRange.length == 0
    let rect = CGRect(
      x: x(first), y: baseline.y - font.ascender, width: isCaret ? 2 : x(last) - x(first),
      height: font.lineHeight)
    context.fill(rect, round: 1, isCaret ? tintColor : tintColor.withAlphaComponent(0.25))
  }
}

extension UITableViewCell: SelfDrawing {
  func drawOwnContent(in context: CGContext) {
    if isSelected || isHighlighted, selectionStyle != .none {
      context.fill(bounds, round: 0, UIColor.systemGray4)
    }
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    drawAccessory(at: isLeft ? bounds.maxX - 16 : bounds.minX + 16, isLeft ? 1 : -1, in: context)
    guard let table, table.separatorStyle != .none else { return }
    let own = separatorInset.left > 0 || separatorInset.right > 0
    let inset = own ? separatorInset : table.separatorInset
    var line = CGRect(x: bounds.minX, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
    line.origin.x += isLeft ? inset.left : inset.right
    line.size.width -= inset.left + inset.right
    context.fill(line, round: 0, table.separatorColor ?? UIColor.separator)
  }

  private var table: UITableView? {
    var view = superview
    while let current = view, !(current is UITableView) { view = current.superview }
    return view as? UITableView
  }

  /// - Parameters:
  ///   - edge: the furthest position.
  ///   - direction: 1 for left-to-right text, −1 for right-to-left.
  private func drawAccessory(at edge: CGFloat, _ direction: CGFloat, in context: CGContext) {
    guard accessoryView == nil else { return }
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: edge + direction * x, y: bounds.midY + y)
    }
    context.setLineWidth(2)
    context.setLineCap(.round)
    switch accessoryType {
    case .none, .detailButton: break
    case .disclosureIndicator, .detailDisclosureButton:
      context.setStrokeColor(UIColor.tertiaryLabel.cgColor)
      context.strokeLineSegments(between: [place(-6, -5), place(-1, 0), place(-1, 0), place(-6, 5)])
    case .checkmark:
      context.setStrokeColor(tintColor.cgColor)
      context.strokeLineSegments(between: [place(-14, 0), place(-9, 5), place(-9, 5), place(0, -6)])
    }
    guard accessoryType == .detailButton || accessoryType == .detailDisclosureButton else { return }
    let middle = place(accessoryType == .detailButton ? -11 : -32, 0)
    context.setStrokeColor(tintColor.cgColor)
    context.strokeEllipse(in: CGRect(x: middle.x - 10, y: middle.y - 10, width: 20, height: 20))
    context.strokeLineSegments(between: [
      CGPoint(x: middle.x, y: middle.y - 5), CGPoint(x: middle.x, y: middle.y - 5),
      CGPoint(x: middle.x, y: middle.y - 1), CGPoint(x: middle.x, y: middle.y + 5),
    ])
  }
}

extension UIBar: SelfDrawing {
  func drawOwnContent(in context: CGContext) {
    context.fill(bounds, round: 0, shownColor)
    let y = self is UINavigationBar ? bounds.maxY - 0.5 : bounds.minY
    context.fill(
      CGRect(x: bounds.minX, y: y, width: bounds.width, height: 0.5), round: 0, UIColor.separator)
  }
}
