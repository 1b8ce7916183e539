import Foundation

/// A picture and the filters on it; its origin is the lower left corner, its unit the pixel.
///
/// ``CIFilter`` lists the filters that act.
public final class CIImage: NSObject, Sendable {
  /// The rectangle that it fills.
  public let extent: CGRect
  /// What is drawn, in pixels from the upper left corner of `extent`.
  let marks: [DrawnMark]

  init(_ marks: [DrawnMark], _ extent: CGRect) {
    (self.marks, self.extent) = (marks, extent)
    super.init()
  }

  /// A picture; nil for an empty one.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }

  /// A picture; nil for an empty one.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }

  /// A picture in pixels.
  public convenience init(cgImage: CGImage) {
    let whole = CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)
    self.init([DrawnMark(.image(UIImage(cgImage: cgImage), in: whole))], whole)
  }

  /// A picture in pixels.
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: cgImage)
  }

  /// A picture from the bytes of a file; nil for other data.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// A picture from a file; nil if there is none.
  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }

  /// A picture of one colour, 4,096 pixels wide and high.
  public convenience init(color: CIColor) {
    let whole = CGRect(x: -2048, y: -2048, width: 4096, height: 4096)
    let path = CGPath(rect: CGRect(origin: .zero, size: whole.size), transform: nil)
    self.init([DrawnMark(.fill(DrawnPath(path), color: color.components))], whole)
  }

  /// A picture of nothing.
  public class func empty() -> CIImage { CIImage([], .null) }

  // MARK: Changed pictures

  /// The part of the picture in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = rect.intersection(extent)
    guard !part.isNull, !part.isEmpty else { return CIImage([], .null) }
    let shift = CGAffineTransform(
      translationX: extent.minX - part.minX, y: part.maxY - extent.maxY)
    let edge = DrawnPath(CGPath(rect: CGRect(origin: .zero, size: part.size), transform: nil))
    let cut = marks.map { mark in
      var mark = mark.applying(shift)
      mark.clips.append(edge)
      return mark
    }
    return CIImage(cut, part)
  }

  /// The picture after a transform.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let turned = extent.applying(matrix)
    guard !turned.isNull, !turned.isInfinite else { return self }
    // From the upper left corner of the picture to its coordinates, and back from the result's.
    let up = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: extent.minX, ty: extent.maxY)
    let down = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -turned.minX, ty: turned.maxY)
    let change = up.concatenating(matrix).concatenating(down)
    return CIImage(marks.map { $0.applying(change) }, turned)
  }

  /// The picture itself: pictures are upright here.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
  /// The picture itself: pictures are upright here.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage { self }

  /// The picture over another.
  public func composited(over dest: CIImage) -> CIImage {
    let whole = extent.union(dest.extent)
    func moved(_ image: CIImage) -> [DrawnMark] {
      let shift = CGAffineTransform(
        translationX: image.extent.minX - whole.minX, y: whole.maxY - image.extent.maxY)
      return image.marks.map { $0.applying(shift) }
    }
    return CIImage(moved(dest) + moved(self), whole)
  }

  /// The picture with a filter's change; the picture itself if there is no such filter.
  public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: parameters) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  /// The picture, blurred.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { filtered("blur(\(sigma)px)") }
  /// The picture itself: its edges have nothing around them.
  public func clampedToExtent() -> CIImage { self }

  /// The picture with a filter in CSS's words.
  func filtered(_ words: String) -> CIImage {
    guard !words.isEmpty, !extent.isNull else { return self }
    let whole = CGRect(origin: .zero, size: extent.size)
    let drawn = UIImage(.drawing(marks), extent.size, 1, .alwaysOriginal)
    var mark = DrawnMark(.image(drawn, in: whole))
    mark.filter = words
    return CIImage([mark], extent)
  }
}

/// How a picture is read.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// An option with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored: the colours of the picture.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// Stored: turns the picture as its file says.
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "CIImageApplyOrientationProperty")
}

/// How a picture lies in its file.
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
  /// Upright.
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored
  /// A quarter turn to the right.
  case right
  case rightMirrored, left
}

/// A colour of filters.
public final class CIColor: NSObject, Sendable {
  let components: [CGFloat]

  /// A colour by its parts, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    components = [red, green, blue, alpha]
    super.init()
  }

  /// A colour of views.
  public convenience init(color: UIColor) {
    let parts = color.components
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// A colour of drawings.
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  /// The red part, 0…1.
  public var red: CGFloat { components[0] }
  /// The green part, 0…1.
  public var green: CGFloat { components[1] }
  /// The blue part, 0…1.
  public var blue: CGFloat { components[2] }
  /// The opacity, 0…1.
  public var alpha: CGFloat { components[3] }

  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Clear.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
}

/// Some numbers for a filter.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  /// Numbers.
  public init(values: [CGFloat]) {
    self.values = values
    super.init()
  }

  /// One number.
  public convenience init(x: CGFloat) { self.init(values: [x]) }
  /// Two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
  /// Three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
  /// Four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(values: [x, y, z, w])
  }
  /// A point.
  public convenience init(cgPoint point: CGPoint) { self.init(values: [point.x, point.y]) }
  /// A rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(values: [rect.minX, rect.minY, rect.width, rect.height])
  }

  /// How many numbers there are.
  public var count: Int { values.count }
  /// One of the numbers; 0 if there are less.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }
  /// The first two numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
}

/// Makes pictures that can be shown.
public final class CIContext: NSObject, Sendable {
  /// Makes pictures.
  public override init() { super.init() }
  /// Makes pictures; the options change nothing.
  public convenience init(options: [CIContextOption: Any]?) { self.init() }

  /// The part of a picture in a rectangle; nil if there is nothing.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let part = image.cropped(to: fromRect)
    guard !part.extent.isNull, part.extent.width >= 1, part.extent.height >= 1 else { return nil }
    return CGImage(
      width: Int(part.extent.width.rounded()), height: Int(part.extent.height.rounded()),
      content: .drawing(part.marks))
  }
}

/// How pictures are made.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// An option with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stored: true computes without the graphics processor.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// Stored: the colours to compute in.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// Stored: the colours of the result.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

extension UIImage {
  /// A picture with its filters, with one pixel per point.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// A picture with its filters; ignores the orientation.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let size = ciImage.extent.isNull ? .zero : ciImage.extent.size
    let content = ImageContent.drawing(ciImage.marks)
      .applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    self.init(
      content, CGSize(width: size.width / scale, height: size.height / scale), scale, .automatic)
  }

  /// Nil: pictures are made of files and drawings here.
  public var ciImage: CIImage? { nil }
}
