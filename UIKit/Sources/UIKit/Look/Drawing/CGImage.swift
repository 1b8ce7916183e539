import Foundation

/// An image measured in pixels, as drawing code uses it.
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The content; drawings are in pixels.
  package let content: ImageContent

  init(width: Int, height: Int, content: ImageContent) {
    (self.width, self.height, self.content) = (width, height, content)
  }

  /// The part of the image within a rectangle in pixels; nil if they do not intersect.
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
  /// The rotation that makes an image upright.
  public enum Orientation: Int, Hashable, Sendable {
    /// No rotation.
    case up
    /// Half a turn.
    case down
    /// A quarter turn to the left.
    case left
    /// A quarter turn to the right.
    case right
    case upMirrored
    /// Half a turn, mirrored.
    case downMirrored
    /// A quarter turn to the left, mirrored.
    case leftMirrored
    /// A quarter turn to the right, mirrored.
    case rightMirrored
  }

  /// The rotation; always `up`.
  public var imageOrientation: Orientation { .up }

  /// The image in pixels; nil if it is empty.
  public var cgImage: CGImage? {
    let (width, height) = (
      Int((size.width * scale).rounded()), Int((size.height * scale).rounded())
    )
    guard width > 0, height > 0 else { return nil }
    return CGImage(
      width: width, height: height,
      content: content.applying(CGAffineTransform(scaleX: scale, y: scale)))
  }

  /// Creates an image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image with a scale; ignores the orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      cgImage.content.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)),
      CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale), scale,
      .automatic)
  }
}
