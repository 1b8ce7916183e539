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
    for line in TextLayout.lines(of: text, font: font, within: width, limit: 0) {
      let space = width - TextLayout.measure.width(of: line, font: font)
      let shift: CGFloat =
        switch textAlignment {
        case .left, .justified: 0
        case .center: space / 2
        case .right: space
        case .natural: effectiveUserInterfaceLayoutDirection == .leftToRight ? 0 : space
        }
      context.draw(
        line, at: CGPoint(x: textContainerInset.left + shift, y: y), font,
        color: textColor ?? UIColor.label)
      y += font.lineHeight
    }
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
      context.strokeLineSegments(between: [
        place(-6, -5), place(-1, 0), place(-1, 0), place(-6, 5),
      ])
    case .checkmark:
      context.setStrokeColor(tintColor.cgColor)
      context.strokeLineSegments(between: [
        place(-14, 0), place(-9, 5), place(-9, 5), place(0, -6),
      ])
    }
    guard accessoryType == .detailButton || accessoryType == .detailDisclosureButton else { return }
    let middle = place(accessoryType == .detailButton ? -11 : -32, 0)
    context.setStrokeColor(tintColor.cgColor)
    context.strokeEllipse(
      in: CGRect(x: middle.x - 10, y: middle.y - 10, width: 20, height: 20))
    context.strokeLineSegments(between: [
      CGPoint(x: middle.x, y: middle.y - 5), CGPoint(x: middle.x, y: middle.y - 5),
      CGPoint(x: middle.x, y: middle.y - 1), CGPoint(x: middle.x, y: middle.y + 5),
    ])
  }
}

extension UIBar: SelfDrawing {
  func drawOwnContent(in context: CGContext) {
    context.fill(bounds, round: 0, barTintColor ?? UIColor.systemBackground)
    let y = self is UINavigationBar ? bounds.maxY - 0.5 : bounds.minY
    context.fill(
      CGRect(x: bounds.minX, y: y, width: bounds.width, height: 0.5), round: 0, UIColor.separator)
  }
}
