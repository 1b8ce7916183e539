import Foundation

/// The image as drawing code takes it: what a `UIImage` shows, counted in pixels.
public final class CGImage: Sendable {
  /// How many pixels lie side by side.
  public let width: Int
  /// How many pixels lie one below the other.
  public let height: Int
  /// What is seen of it; drawings are in pixels.
  package let content: ImageContent

  init(width: Int, height: Int, content: ImageContent) {
    (self.width, self.height, self.content) = (width, height, content)
  }

  /// The part of the image in a rectangle, in pixels; nil where the rectangle lies beside the
  /// image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, !part.isEmpty else { return nil }
    if part == whole { return self }
    var mark = DrawnMark(.image(UIImage(cgImage: self), in: whole))
    mark.transform = CGAffineTransform(translationX: -part.minX, y: -part.minY)
    return CGImage(
      width: Int(part.width), height: Int(part.height), content: .drawing([mark]))
  }

  /// The same image.
  public func copy() -> CGImage? { self }
}

extension UIImage {
  /// How an image is to be turned to stand upright.
  public enum Orientation: Int, Hashable, Sendable {
    /// As it is.
    case up
    /// By half a turn.
    case down
    /// By a quarter to the left.
    case left
    /// By a quarter to the right.
    case right
    /// As it is, mirrored.
    case upMirrored
    /// By half a turn, mirrored.
    case downMirrored
    /// By a quarter to the left, mirrored.
    case leftMirrored
    /// By a quarter to the right, mirrored.
    case rightMirrored
  }

  /// How the image is to be turned; always as it is.
  public var imageOrientation: Orientation { .up }

  /// The image in pixels; nil where it has no extent.
  public var cgImage: CGImage? {
    let (width, height) = (
      Int((size.width * scale).rounded()), Int((size.height * scale).rounded())
    )
    guard width > 0, height > 0 else { return nil }
    return CGImage(
      width: width, height: height,
      content: content.applying(CGAffineTransform(scaleX: scale, y: scale)))
  }

  /// An image of pixels, one in a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// An image of pixels, so many in a point; it is not turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      cgImage.content.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)),
      CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale), scale,
      .automatic)
  }
}
