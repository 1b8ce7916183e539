import Foundation

extension CGContext {
  /// Draws an image flipped vertically, as Core Graphics does, whose y axis points up.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(UIImage(cgImage: image), in: rect)
    restoreGState()
  }

  /// Creates a context for an image of a size in pixels, with the y axis pointing up.
  ///
  /// It writes no pixels to `data`; `makeImage()` returns the drawing.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(image: CGSize(width: width, height: height), scale: 1, isOpaque: false)
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  /// The drawing as an image; nil in `draw(_:)`.
  public func makeImage() -> CGImage? { image?.cgImage }

  /// The image's width in pixels; 0 in `draw(_:)`.
  public var width: Int { extent.map { Int(($0.size.width * $0.scale).rounded()) } ?? 0 }
  /// The image's height in pixels; 0 in `draw(_:)`.
  public var height: Int { extent.map { Int(($0.size.height * $0.scale).rounded()) } ?? 0 }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
}

/// Stored: the position of a pixel's alpha.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// One of the positions.
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst,
    alphaOnly
}

/// Stored: the layout of pixels in memory.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a layout from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the alpha's position.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
  /// Little-endian order.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Big-endian order.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGImage {
  /// The bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row of pixels.
  public var bytesPerRow: Int { 4 * width }
  /// The colour space: red, green and blue.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The layout that pixels would have in memory.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The position that alpha would have in a pixel.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
}
