import Foundation
import UIKit

/// A view that draws itself without layers or `draw(_:)`: a control.
@MainActor
protocol SelfDrawing: UIView {
  func drawOwnContent(in context: CGContext)
}

extension CGContext {
  func fill(_ rect: CGRect, round radius: CGFloat, _ color: UIColor) {
    setFillColor(color.cgColor)
    fill(UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath, rule: .winding)
  }

  /// Draws a control's thumb: a white disk with a soft shadow.
  fileprivate func fillThumb(_ rect: CGRect, _ color: UIColor?) {
    saveGState()
    setShadow(
      offset: CGSize(width: 0, height: 2), blur: 3,
      color: UIColor(white: 0, alpha: 0.25).cgColor)
    setFillColor((color ?? UIColor.white).cgColor)
    fillEllipse(in: rect)
    restoreGState()
  }

  @MainActor fileprivate func draw(
    _ text: String, middle: CGPoint, _ font: UIFont, _ color: UIColor
  ) {
    let width = TextLayout.measure.width(of: text, font: font)
    draw(
      text,
      at: CGPoint(x: middle.x - width / 2, y: middle.y + (font.ascender + font.descender) / 2),
      font, color: color)
  }
}

extension UIButton: SelfDrawing {
  func drawOwnContent(in context: CGContext) {
    if state.contains(.highlighted) { context.setAlpha(0.4) }
    if let background = backgroundImage(for: state) { context.draw(background, in: bounds) }
    let font = titleLabel?.font ?? UIFont.systemFont(ofSize: 18)
    let content = contentRect(forBounds: bounds)
    var color = titleColor(for: state) ?? (buttonType == .custom ? UIColor.white : tintColor!)
    if state.contains(.disabled) { color = UIColor.tertiaryLabel }
    if let image = image(for: state) {
      let tint = isEnabled ? tintColor! : color
      context.draw(
        image.tinted(tint, isTemplate: buttonType != .custom),
        in: image.size.fitted(into: imageRect(forContentRect: content), imageMode))
    }
    let place = titleRect(forContentRect: content)
    if let title = attributedTitle(for: state), title.length > 0 {
      return draw(title, font, PaintColor(color)!, in: place, context)
    }
    for (line, middle) in titleLines(font, in: place) {
      context.draw(line, middle: middle, font, color)
    }
  }

  private func draw(
    _ title: NSAttributedString, _ font: UIFont, _ color: PaintColor, in place: CGRect,
    _ context: CGContext
  ) {
    let runs = title.textRuns(font, color)
    let lines = StyledLines(
      of: title.string, runs.map(\.fontRun), within: place.width + 0.01,
      limit: titleLabel?.numberOfLines ?? 1)
    let top = place.midY - lines.size.height / 2
    for line in lines.lines {
      context.draw(line, at: CGPoint(x: place.midX - line.width / 2, y: top + line.top), runs)
    }
  }

  /// The lines of the title with their middles; more than one where the label may have them.
  private func titleLines(_ font: UIFont, in place: CGRect) -> [(String, CGPoint)] {
    let title = title(for: state) ?? ""
    let most = titleLabel?.numberOfLines ?? 1
    guard most != 1 || title.contains("\n") else {
      return [(title, CGPoint(x: place.midX, y: place.midY))]
    }
    let lines = TextLayout.lines(
      of: title, font: font, within: max(place.width, 1) + 0.01,
      limit: title.contains("\n") && most == 1 ? 0 : most)
    let top = place.midY - CGFloat(lines.count - 1) * font.lineHeight / 2
    return lines.enumerated().map {
      ($1, CGPoint(x: place.midX, y: top + CGFloat($0) * font.lineHeight))
    }
  }
}

extension UISwitch: SelfDrawing {
  func drawOwnContent(in context: CGContext) {
    if !isEnabled { context.setAlpha(0.5) }
    let track = CGRect(x: bounds.minX, y: bounds.midY - 15.5, width: 51, height: 31)
    context.fill(
      track, round: 15.5, isOn ? onTintColor ?? UIColor.systemGreen : UIColor.secondarySystemFill)
    let x = isOn ? track.maxX - 29 : track.minX + 2
    context.fillThumb(CGRect(x: x, y: track.minY + 2, width: 27, height: 27), thumbTintColor)
  }
}

extension UISlider: SelfDrawing {
  func drawOwnContent(in context: CGContext) {
    if !isEnabled { context.setAlpha(0.5) }
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    context.fill(
      track, round: track.height / 2, maximumTrackTintColor ?? UIColor.secondarySystemFill)
    for (image, place) in [
      (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
      (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
    ] {
      if let image { context.draw(image, in: place) }
    }
    var done = track
    done.size.width = thumb.midX - track.minX
    context.fill(done, round: track.height / 2, minimumTrackTintColor ?? tintColor)
    if let image = thumbImage(for: state) {
      context.draw(image, in: thumb)
    } else {
      context.fillThumb(thumb.insetBy(dx: 1.5, dy: 1.5), thumbTintColor)
    }
  }
}

extension UIColor {
  fileprivate static let chosenSegment = UIColor {
    $0.userInterfaceStyle == .dark ? .systemGray2 : .white
  }
}

extension UISegmentedControl: SelfDrawing {
  func drawOwnContent(in context: CGContext) {
    if !isEnabled { context.setAlpha(0.5) }
    context.fill(bounds, round: 8, UIColor.tertiarySystemFill)
    let width = bounds.width / CGFloat(max(numberOfSegments, 1))
    for index in 0..<numberOfSegments {
      let part = CGRect(
        x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
        height: bounds.height)
      let isChosen = index == selectedSegmentIndex
      if isChosen {
        context.fill(
          part.insetBy(dx: 2, dy: 2), round: 7, selectedSegmentTintColor ?? UIColor.chosenSegment)
      }
      context.draw(
        titleForSegment(at: index) ?? "", middle: CGPoint(x: part.midX, y: part.midY),
        UIFont.systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular),
        isEnabledForSegment(at: index) ? UIColor.label : UIColor.tertiaryLabel)
    }
  }
}

extension UIStepper: SelfDrawing {
  func drawOwnContent(in context: CGContext) {
    if !isEnabled { context.setAlpha(0.5) }
    context.fill(bounds, round: 8, UIColor.tertiarySystemFill)
    context.setStrokeColor(UIColor.label.cgColor)
    context.setLineWidth(1.5)
    context.setLineCap(.round)
    let (left, right) = (bounds.minX + bounds.width / 4, bounds.maxX - bounds.width / 4)
    context.strokeLineSegments(between: [
      CGPoint(x: left - 7, y: bounds.midY), CGPoint(x: left + 7, y: bounds.midY),
      CGPoint(x: right - 7, y: bounds.midY), CGPoint(x: right + 7, y: bounds.midY),
      CGPoint(x: right, y: bounds.midY - 7), CGPoint(x: right, y: bounds.midY + 7),
    ])
    context.fill(
      CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: bounds.height - 14),
      round: 0.5, UIColor.separator)
  }
}

extension UIPageControl: SelfDrawing {
  func drawOwnContent(in context: CGContext) {
    guard numberOfPages > 1 || !hidesForSinglePage else { return }
    let first = bounds.midX - CGFloat(numberOfPages - 1) * 17 / 2
    for page in 0..<numberOfPages {
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? UIColor.white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      context.setFillColor(color.cgColor)
      context.fillEllipse(
        in: CGRect(
          x: first + CGFloat(page) * 17 - 3.5, y: bounds.midY - 3.5, width: 7, height: 7))
    }
  }
}

extension UIProgressView: SelfDrawing {
  func drawOwnContent(in context: CGContext) {
    let radius = bounds.height / 2
    context.fill(bounds, round: radius, trackTintColor ?? UIColor.secondarySystemFill)
    var done = bounds
    done.size.width *= CGFloat(progress)
    context.fill(done, round: radius, progressTintColor ?? tintColor)
  }
}

extension UIActivityIndicatorView: SelfDrawing {
  func drawOwnContent(in context: CGContext) {
    let reach = min(bounds.width, bounds.height) / 2
    let spokes = CGAffineTransform(translationX: bounds.midX, y: bounds.midY)
    let color = PaintColor(color ?? UIColor.systemGray)!
    for spoke in 0..<8 {
      context.saveGState()
      context.concatenate(spokes)
      context.rotate(by: CGFloat(spoke) * .pi / 4)
      context.setAlpha(1 - CGFloat(spoke) * 0.1)
      context.setStrokeColor(
        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      context.setLineWidth(reach / 5)
      context.setLineCap(.round)
      context.strokeLineSegments(between: [
        CGPoint(x: 0, y: -reach * 0.5), CGPoint(x: 0, y: -reach * 0.9),
      ])
      context.restoreGState()
    }
  }
}
