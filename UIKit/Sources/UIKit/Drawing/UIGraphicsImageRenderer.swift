import Foundation

/// Makes images of what a closure draws.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How many pixels its images have.
  public let format: UIGraphicsImageRendererFormat

  /// A maker of images of an extent, whose points have a format's pixels.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
  }

  /// A maker of images of an extent.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// A maker of images of an extent, whose points have a format's pixels.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A maker of images of a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// An image of what the closure draws; it is called at once.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(image: bounds.size, scale: format.scale, isOpaque: format.opaque)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    UIGraphicsPopContext()
    return context.image!
  }
}

/// How the points of images become pixels.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// How many pixels a point has in each direction; default the screen's.
  open var scale: CGFloat = 3
  /// Whether images are black where nothing is drawn; default false.
  open var opaque = false
  /// Stored: whether colours are wider than usual.
  open var prefersExtendedRange = false

  /// As the screen has it.
  public override init() { super.init() }

  /// As the screen has it.
  open class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
  /// As the screen has it.
  open class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// What the closure of a maker of images draws in.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The context to draw in.
  public let cgContext: CGContext
  /// How its points become pixels.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    (self.cgContext, self.format) = (cgContext, format)
  }

  /// The image with what was drawn so far.
  open var currentImage: UIImage { cgContext.image! }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws the outline of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Has only what is inside a rectangle seen of what follows.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
