import Foundation
import UIKit

// Text fields, rows and bars, which draw themselves like controls.

extension UITextField: SelfDrawing {
  func drawOwnContent(in context: CGContext) {
    drawBorder(in: context)
    let font = font ?? UIFont.systemFont(ofSize: 17)
    let (shown, runs) = shownText(font)
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    context.saveGState()
    context.clip(to: rect)
    let line = StyledLines(
      of: shown, runs.map(\.fontRun), within: .greatestFiniteMagnitude, limit: 1
    ).lines[0]
    let x = start(of: hasText || !isEditing ? line.width : 0, in: rect)
    // The place of a line in the field's font, so that letters of all sizes stand on one line.
    let baseline = rect.midY + (font.ascender + font.descender) / 2
    context.draw(line, at: CGPoint(x: x, y: baseline - line.ascender), runs)
    context.restoreGState()
    if showsClearButton { drawClearButton(in: context) }
    guard isEditing else { return }
    let end = hasText ? x + line.width : x
    context.fill(
      CGRect(x: end, y: rect.midY - font.lineHeight / 2, width: 2, height: font.lineHeight),
      round: 1, tintColor)
  }

  /// The text or the placeholder with its looks.
  private func shownText(_ font: UIFont) -> (String, [TextRun]) {
    let color = PaintColor(hasText ? textColor ?? UIColor.label : UIColor.placeholderText)!
    let typed = text ?? ""
    let isSecret = isSecureTextEntry && hasText
    let attributed = isSecret ? nil : hasText ? attributedRuns : attributedPlaceholder
    if let attributed, attributed.length > 0 {
      return (attributed.string, attributed.textRuns(font, color))
    }
    let plain =
      isSecret ? String(repeating: "•", count: typed.count) : hasText ? typed : placeholder ?? ""
    return (plain, [TextRun(length: plain.count, font: font, color: color)])
  }

  private func drawClearButton(in context: CGContext) {
    let rect = clearButtonRect(forBounds: bounds)
    context.fill(rect, round: rect.width / 2, UIColor.tertiaryLabel)
    let cross = rect.insetBy(dx: rect.width * 0.32, dy: rect.height * 0.32)
    context.setLineWidth(1.5)
    context.setLineCap(.round)
    context.setStrokeColor(UIColor.systemBackground.cgColor)
    context.strokeLineSegments(between: [
      cross.origin, CGPoint(x: cross.maxX, y: cross.maxY),
      CGPoint(x: cross.maxX, y: cross.minY), CGPoint(x: cross.minX, y: cross.maxY),
    ])
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
    let color = PaintColor(textColor ?? UIColor.label)!
    let runs =
      attributedRuns?.textRuns(font, color)
      ?? [TextRun(length: text.count, font: font, color: color)]
    let width = bounds.width - textContainerInset.left - textContainerInset.right
    let top = textContainerInset.top
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let lines = StyledLines(of: text, runs.map(\.fontRun), within: width, limit: 0).lines
    let selection = isFirstResponder ? selectedLetters : nil
    for (place, line) in lines.enumerated() {
      let shift = line.shift(in: width, runs, textAlignment, isRightToLeft: isRightToLeft)
      let corner = CGPoint(x: textContainerInset.left + shift, y: top + line.top)
      if let selection {
        let isLast = place == lines.count - 1
        let next = isLast ? text.count + 1 : lines[place + 1].start
        draw(selection, in: line, at: corner, endingBefore: next, runs, context)
      }
      context.draw(line, at: corner, runs)
    }
  }

  /// The selection in characters.
  private var selectedLetters: Range<Int> {
    let units = text.utf16
    let start = units.index(units.startIndex, offsetBy: selectedRange.location)
    let end = units.index(start, offsetBy: selectedRange.length)
    let first = text.distance(from: text.startIndex, to: start)
    return first..<max(first, text.distance(from: text.startIndex, to: end))
  }

  /// Draws the caret or the part of the selection that lies in a line.
  private func draw(
    _ selection: Range<Int>, in line: StyledLine, at corner: CGPoint, endingBefore next: Int,
    _ runs: [TextRun], _ context: CGContext
  ) {
    let isCaret = selection.isEmpty
    guard selection.lowerBound < next,
      isCaret ? selection.lowerBound >= line.start : selection.upperBound > line.start
    else { return }
    let fonts = runs.map(\.fontRun)
    func x(_ place: Int) -> CGFloat {
      corner.x + line.distance(to: max(place - line.start, 0), fonts)
    }
    let first = x(selection.lowerBound)
    let rect = CGRect(
      x: first, y: corner.y, width: isCaret ? 2 : x(selection.upperBound) - first,
      height: line.height)
    context.fill(rect, round: 1, isCaret ? tintColor : tintColor.withAlphaComponent(0.25))
  }
}

extension UITableViewHeaderFooterView: SelfDrawing {
  /// Covers the rows below it: headers of plain tables stay at the top while rows scroll.
  func drawOwnContent(in context: CGContext) {
    guard table?.style == .plain, backgroundView == nil, backgroundColor == nil else { return }
    context.fill(bounds, round: 0, UIColor.secondarySystemBackground)
  }
}

extension UIView {
  /// The table that a row or a header lies in.
  fileprivate var table: UITableView? {
    var view = superview
    while let current = view, !(current is UITableView) { view = current.superview }
    return view as? UITableView
  }
}

extension UITableViewCell: SelfDrawing {
  func drawOwnContent(in context: CGContext) {
    if looksSelected, selectedBackgroundView == nil {
      context.fill(bounds, round: 0, UIColor.systemGray4)
    }
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    drawAccessory(at: isLeft ? bounds.maxX - 16 : bounds.minX + 16, isLeft ? 1 : -1, in: context)
    if isEditing { drawEditMark(in: context) }
    guard let table, table.separatorStyle != .none else { return }
    let own = separatorInset.left > 0 || separatorInset.right > 0
    let inset = own ? separatorInset : table.separatorInset
    var line = CGRect(x: bounds.minX, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
    line.origin.x += isLeft ? inset.left : inset.right
    line.size.width -= inset.left + inset.right
    context.fill(line, round: 0, table.separatorColor ?? UIColor.separator)
  }

  /// Draws the minus or plus before the content, or the circle to choose the row by.
  private func drawEditMark(in context: CGContext) {
    let middle = CGPoint(x: bounds.minX + 27, y: bounds.midY)
    let circle = CGRect(x: middle.x - 11, y: middle.y - 11, width: 22, height: 22)
    func strokes(_ points: [CGPoint]) {
      context.setLineWidth(2)
      context.setLineCap(.round)
      context.setStrokeColor(UIColor.white.cgColor)
      context.strokeLineSegments(
        between: points.map { CGPoint(x: middle.x + $0.x, y: middle.y + $0.y) })
    }
    if choosesByCircle {
      guard isSelected else {
        context.setLineWidth(1.5)
        context.setStrokeColor(UIColor.systemGray3.cgColor)
        return context.strokeEllipse(in: circle.insetBy(dx: 1, dy: 1))
      }
      context.fill(circle, round: 11, tintColor)
      return strokes([
        CGPoint(x: -5, y: 0), CGPoint(x: -1, y: 4), CGPoint(x: -1, y: 4), CGPoint(x: 5, y: -4),
      ])
    }
    guard editingStyle != .none else { return }
    context.fill(circle, round: 11, editingStyle == .delete ? .systemRed : .systemGreen)
    strokes([CGPoint(x: -5, y: 0), CGPoint(x: 5, y: 0)])
    if editingStyle == .insert { strokes([CGPoint(x: 0, y: -5), CGPoint(x: 0, y: 5)]) }
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
    // The colour reaches the screen's edge, under the status bar or the home indicator.
    var area = bounds
    if let window, shownColor != .clear {
      let place = convert(bounds, to: window)
      let safe = window.safeAreaInsets
      if place.minY > 0, place.minY <= safe.top {
        area.origin.y -= place.minY
        area.size.height += place.minY
      } else if place.maxY < window.bounds.maxY, place.maxY >= window.bounds.maxY - safe.bottom {
        area.size.height += window.bounds.maxY - place.maxY
      }
    }
    context.fill(area, round: 0, shownColor)
    let y = self is UINavigationBar ? bounds.maxY - 0.5 : bounds.minY
    context.fill(
      CGRect(x: bounds.minX, y: y, width: bounds.width, height: 0.5), round: 0, UIColor.separator)
  }
}
