import Foundation

/// Would make pictures; makes some of the right extent without calling what draws.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// A maker of pictures of an extent.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// A maker of pictures of an extent.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// A picture without pixels; the closure is not called, because there is no context.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(size: size)
  }
}

/// What a maker of pictures would hand out; there is none.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The context to draw in.
  public let cgContext: CGContext

  init(cgContext: CGContext) { self.cgContext = cgContext }

  /// Does nothing.
  open func fill(_ rect: CGRect) {}
}
