import Foundation

extension CGContext {
  /// Draws an image upside down, as its coordinates count from below.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(UIImage(cgImage: image), in: rect)
    restoreGState()
  }

  /// One for an image of so many pixels, counted from below; there are no pixels, so `data` stays
  /// as it is, and `makeImage()` has what was drawn.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(image: CGSize(width: width, height: height), scale: 1, isOpaque: false)
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  /// What was drawn as an image; nil in `draw(_:)`.
  public func makeImage() -> CGImage? { image?.cgImage }

  /// How many pixels lie side by side in the image; 0 in `draw(_:)`.
  public var width: Int { extent.map { Int(($0.size.width * $0.scale).rounded()) } ?? 0 }
  /// How many pixels lie one below the other in the image; 0 in `draw(_:)`.
  public var height: Int { extent.map { Int(($0.size.height * $0.scale).rounded()) } ?? 0 }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
}

/// Stored: where the opacity of a pixel stands.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// One of the places.
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst,
    alphaOnly
}

/// Stored: how pixels stand in memory.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Pixels by the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// What of the bits says where the opacity stands.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
  /// The first byte last.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The first byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGImage {
  /// How many bits a part of a pixel has: 8.
  public var bitsPerComponent: Int { 8 }
  /// How many bits a pixel has: 32.
  public var bitsPerPixel: Int { 32 }
  /// How many bytes a row of pixels has.
  public var bytesPerRow: Int { 4 * width }
  /// How colours are meant: by red, green and blue.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// How pixels would stand in memory.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// Where the opacity of a pixel would stand.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
}
