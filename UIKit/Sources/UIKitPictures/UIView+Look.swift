import Foundation
import UIKit

extension UIView {
  func look(_ drawing: inout ViewDrawing) -> Look {
    var look = Look()
    // A paused or driven animation shows the view at another pose.
    let pose = presented
    let bounds = pose?.bounds ?? self.bounds
    look.size = bounds.size
    look.origin = bounds.origin
    look.position = pose?.center ?? center
    look.anchor = anchorPoint
    look.transform = pose?.transform ?? transform3D
    look.opacity = pose?.alpha ?? alpha
    look.isHidden = isHidden
    look.background = PaintColor(pose?.backgroundColor ?? backgroundColor)
    look.clips = clipsToBounds || self is UIScrollView
    var own = Content.nothing
    if let layer = shownLayer {
      look.background = look.background ?? PaintColor(layer.backgroundColor)
      look.clips = look.clips || layer.masksToBounds
      layer.decorate(&look)
      own = layer.content(in: bounds)
    }
    if let glass = self as? UIVisualEffectView, look.background == nil {
      look.background = PaintColor(glass.effect?.shade)
    }
    if let mask { look.mask = mask.maskContent }
    let marks = drawing.marks(of: self)
    if let label = self as? UILabel {
      own = label.labelContent
    } else if let picture = self as? UIImageView {
      own = Content(picture.imageMarks)
    } else if let drawn = self as? any SelfDrawing {
      let context = CGContext()
      context.drawnSize = bounds.size
      drawn.drawOwnContent(in: context)
      own = Content(context.marks)
    }
    look.content = marks.isEmpty ? own : Content(marks + own.marks)
    look.accessibility = lookAccessibility
    return look
  }

  private var maskContent: Content {
    var drawing = ViewDrawing()
    let look = look(&drawing)
    var marks: [DrawnMark] = []
    if let background = look.background, background.alpha > 0 {
      let path = UIBezierPath(roundedRect: bounds, cornerRadius: look.cornerRadius)
      marks.append(DrawnMark(.fill(DrawnPath(path.cgPath), color: background.parts)))
    }
    marks += look.content.marks
    let place = transform.placed(look)
    return Content(marks.map { $0.applying(place) })
  }

  private var lookAccessibility: LookAccessibility {
    let traits = accessibilityTraits
    var told = LookAccessibility()
    // As on a phone, a button goes by its title, and a field by what it asks for.
    told.label =
      accessibilityLabel ?? (self as? UIButton)?.currentTitle ?? (self as? UITextField)?.placeholder
    told.value = accessibilityValue
    told.identifier = accessibilityIdentifier
    if traits.contains(.button) || self is UIButton {
      told.role = "button"
    } else if self is UISwitch {
      told.role = "switch"
    } else if self is UISlider {
      told.role = "slider"
    } else if self is UITextField || (self as? UITextView)?.isEditable == true {
      told.role = "textbox"
    } else if traits.contains(.header) {
      told.role = "heading"
    } else if traits.contains(.image) {
      told.role = "img"
    } else if accessibilityLabel != nil {
      told.role = "group"
    }
    return told
  }
}

extension UILabel {
  fileprivate var labelContent: Content {
    guard let text, !text.isEmpty else { return .nothing }
    var color = PaintColor(isHighlighted ? highlightedTextColor ?? textColor : textColor)
    color = color ?? PaintColor(UIColor.label)
    return Content(
      .label(
        LabelText(
          text: text, font: font, color: color!, alignment: textAlignment,
          lineLimit: numberOfLines, lineBreakMode: lineBreakMode,
          isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
          leastScale: adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1,
          bounds: textBounds, runs: attributedRuns?.textRuns(font, color!) ?? [])
      ))
  }
}

extension UIImageView {
  fileprivate var imageMarks: [DrawnMark] {
    guard let shown = shownImage, shown.size.width > 0, shown.size.height > 0 else { return [] }
    return DrawnMark.marks(
      of: shown.tinted(tintColor), in: shown.size.fitted(into: bounds, contentMode))
  }
}

extension CGSize {
  /// The frame of content with this size in a rectangle.
  func fitted(into bounds: CGRect, _ mode: UIView.ContentMode) -> CGRect {
    let (across, down) = (bounds.width / width, bounds.height / height)
    func middle(_ scale: CGFloat) -> CGRect {
      let size = CGSize(width: width * scale, height: height * scale)
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    var rect = middle(1)
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return middle(min(across, down))
    case .scaleAspectFill: return middle(max(across, down))
    case .center: return rect
    case .top: rect.origin.y = bounds.minY
    case .bottom: rect.origin.y = bounds.maxY - height
    case .left: rect.origin.x = bounds.minX
    case .right: rect.origin.x = bounds.maxX - width
    case .topLeft: rect.origin = bounds.origin
    case .topRight: rect.origin = CGPoint(x: bounds.maxX - width, y: bounds.minY)
    case .bottomLeft: rect.origin = CGPoint(x: bounds.minX, y: bounds.maxY - height)
    case .bottomRight:
      rect.origin = CGPoint(x: bounds.maxX - width, y: bounds.maxY - height)
    }
    return rect
  }
}
