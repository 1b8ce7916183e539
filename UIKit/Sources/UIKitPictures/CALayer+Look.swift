import Foundation
import UIKit

extension CALayer {
  /// The look of a layer without a view.
  var look: Look {
    var look = Look()
    let bounds = self.bounds
    look.size = bounds.size
    look.origin = bounds.origin
    look.position = position
    look.anchor = anchorPoint
    look.transform = transform
    look.opacity = CGFloat(opacity)
    look.isHidden = isHidden
    look.background = PaintColor(backgroundColor)
    look.clips = masksToBounds
    decorate(&look)
    look.content = content(in: bounds)
    return look
  }

  /// Adds corners, border, shadow and mask, which views take from their layer.
  func decorate(_ look: inout Look) {
    look.cornerRadius = cornerRadius
    look.corners = maskedCorners
    look.borderWidth = borderWidth
    if borderWidth > 0 { look.borderColor = PaintColor(borderColor) ?? PaintColor(UIColor.black) }
    if shadowOpacity > 0, var color = PaintColor(shadowColor) {
      color.alpha *= CGFloat(shadowOpacity)
      look.shadow = LookShadow(color: color, offset: shadowOffset, radius: shadowRadius)
    }
    if let mask { look.mask = mask.asMask }
  }

  /// The content that the layer's class or image draws.
  func content(in bounds: CGRect) -> Content {
    if let shape = self as? CAShapeLayer { return shape.shapeContent }
    if let gradient = self as? CAGradientLayer { return gradient.gradientContent(in: bounds) }
    return Content(contentsMarks(in: bounds))
  }

  /// The image that is the layer's content, placed as its gravity says.
  private func contentsMarks(in bounds: CGRect) -> [DrawnMark] {
    let scale = max(contentsScale, 1e-3)
    let image =
      contents as? UIImage
      ?? (contents as? CGImage).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    guard let image, image.size.width > 0, image.size.height > 0 else { return [] }
    let place = image.size.fitted(into: bounds, contentsGravity.contentMode)
    return [DrawnMark(.image(image, in: place))]
  }

  /// The layer as a mask, in the coordinates of the masked layer.
  private var asMask: Content {
    let look = self.look
    let place = CATransform3DGetAffineTransform(transform).placed(look)
    var marks: [DrawnMark] = []
    if let background = look.background, background.alpha > 0 {
      let path = UIBezierPath(
        roundedRect: CGRect(origin: look.origin, size: look.size), cornerRadius: look.cornerRadius)
      marks.append(DrawnMark(.fill(DrawnPath(path.cgPath), color: background.parts)))
    }
    marks += look.content.marks
    return Content(marks.map { $0.applying(place) })
  }
}

extension CALayerContentsGravity {
  /// The gravity in a view's terms.
  ///
  /// The names count from below, as on a Mac: on a phone, "top" is the lower edge.
  fileprivate var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    default: .scaleToFill
    }
  }
}

extension CGAffineTransform {
  /// The transform from a child's coordinates to its parent's.
  func placed(_ look: Look) -> CGAffineTransform {
    CGAffineTransform(
      translationX: -look.origin.x - look.anchor.x * look.size.width,
      y: -look.origin.y - look.anchor.y * look.size.height
    )
    .concatenating(self)
    .concatenating(CGAffineTransform(translationX: look.position.x, y: look.position.y))
  }
}

extension CAShapeLayer {
  fileprivate var shapeContent: Content {
    guard let path else { return .nothing }
    var shape = LayerShape(path: DrawnPath(path, rule: fillRule == .evenOdd ? .evenOdd : .winding))
    shape.fill = fillColor?.components
    shape.stroke = strokeColor?.components
    shape.line.width = lineWidth
    shape.line.miterLimit = miterLimit
    shape.line.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    shape.line.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    shape.line.dashes = lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
    shape.line.dashPhase = lineDashPhase
    let (start, end) = (min(max(strokeStart, 0), 1), min(max(strokeEnd, 0), 1))
    if start < end { shape.line.part = start...end } else { shape.stroke = nil }
    return Content(.shape(shape))
  }
}

extension CAGradientLayer {
  fileprivate func gradientContent(in bounds: CGRect) -> Content {
    let colors = (colors ?? []).compactMap {
      ($0 as? CGColor)?.components ?? ($0 as? UIColor)?.components
    }
    guard !colors.isEmpty else { return .nothing }
    let steps = CGFloat(max(colors.count - 1, 1))
    var places = colors.indices.map { CGFloat($0) / steps }
    if let locations { places = locations.map { CGFloat($0.doubleValue) } }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let gradient = DrawnGradient(
      colors: colors, locations: places, start: place(startPoint), end: place(endPoint),
      isRadial: type == .radial)
    let path = CGPath(rect: bounds, transform: nil)
    return Content([DrawnMark(.gradient(DrawnPath(path), gradient))])
  }
}
