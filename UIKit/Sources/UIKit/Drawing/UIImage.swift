import Foundation

/// An image as it was encoded or drawn, with its extent; pixels are read by whoever shows it.
public final class UIImage: NSObject, Sendable {
  /// Whether an image is shown as it is or in one colour.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As its place says.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// In the colour of its place.
    case alwaysTemplate
  }

  /// The extent in points.
  public let size: CGSize
  /// How many pixels a point has in each direction.
  public let scale: CGFloat
  /// How it is shown.
  public let renderingMode: RenderingMode
  /// The image's file, pixels or drawing.
  package let content: ImageContent

  /// An image without extent.
  public override convenience init() { self.init(size: .zero) }

  /// An image with an extent and nothing to see, for tests of code that fits things to images.
  public convenience init(
    size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic
  ) {
    self.init(.nothing, size, scale, renderingMode)
  }

  /// The same image.
  convenience init(copyOf other: UIImage) {
    self.init(other.content, other.size, other.scale, other.renderingMode)
  }

  init(_ content: ImageContent, _ size: CGSize, _ scale: CGFloat, _ mode: RenderingMode) {
    (self.content, self.size, self.scale, renderingMode) = (content, size, scale, mode)
    super.init()
  }

  /// An image of the program's bundle, in its largest of the sizes `@3x`, `@2x` and plain, or else
  /// the extent of one in its catalogues, as `dactyl port` found it; nil where there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// An image of a bundle, in its largest of the sizes `@3x`, `@2x` and plain, or else the extent
  /// of one in the program's catalogues; nil where there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let (base, kind) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
    let kinds = kind.isEmpty ? ["png", "jpg", "jpeg", "gif"] : [kind]
    for size in ["@3x", "@2x", ""] {
      for kind in kinds {
        if let path = (bundle ?? .main).path(forResource: base + size, ofType: kind) {
          self.init(contentsOfFile: path)
          return
        }
      }
    }
    let size = MainActor.assumeIsolated { InterfaceArchives.current?.images[base] }
    guard let size else { return nil }
    self.init(size: size)
  }

  /// A symbol of the system's, 20 pt wide and high; there is nothing to see of it.
  public convenience init?(systemName name: String) {
    self.init(size: CGSize(width: 20, height: 20))
  }

  /// The same, whatever its look.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name)
  }

  /// Stored: how a symbol of the system's looks.
  public class Configuration: NSObject {}

  /// Stored: how large and heavy a symbol of the system's is.
  public final class SymbolConfiguration: Configuration {
    /// Stored: how large it is beside letters.
    public enum Scale: Int, Hashable, Sendable {
      /// One of the extents.
      case `default` = -1, unspecified, small, medium, large
    }
    /// Stored: how heavy it is.
    public enum Weight: Int, Hashable, Sendable {
      /// One of the weights.
      case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    /// A look.
    public init(
      pointSize: CGFloat, weight: Weight = .regular, scale: Scale = .default
    ) { super.init() }
    /// A look.
    public init(scale: Scale) { super.init() }
    /// A look.
    public init(weight: Weight) { super.init() }
    /// A look.
    public init(font: UIFont, scale: Scale = .default) { super.init() }
  }

  /// An image of a PNG, JPEG or GIF file's bytes; nil for any other's.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// An image of a PNG, JPEG or GIF file's bytes with so many pixels in a point; nil for any
  /// other's.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageExtent.pixels(of: data), scale > 0 else { return nil }
    let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    self.init(.file(data), size, scale, .automatic)
  }

  /// The image of a PNG, JPEG or GIF file; its name says how many pixels a point has, as `@2x`.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The pictures of one that moves; nil: it does not.
  public var images: [UIImage]? { nil }
  /// How long the pictures of one that moves take, in seconds; 0: it does not move.
  public var duration: TimeInterval { 0 }
  /// The first of pictures: what moves stands still here.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
  /// The same image, which is stretched as a whole.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The same image, which is stretched as a whole.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  /// The same image, which is stretched as a whole.
  public func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage { self }
  /// The same image; one colour for all of it is given by who shows it.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The same image; one colour for all of it is given by who shows it.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  /// The same image; symbols have one look.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// The same image.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// Stored: how the middle of an image fills a larger place.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// One of the ways.
    case tile, stretch
  }

  /// The same image, to be shown in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content, size, scale, renderingMode)
  }

  /// Where the bytes are for browsers, all of them in the address; nil for an extent alone.
  package var address: String? {
    content.file.map { "data:\(ImageExtent.kind(of: $0));base64,\($0.base64EncodedString())" }
  }

  /// The bytes of the PNG file it was read from; nil for any other image, as nothing is encoded
  /// here.
  public func pngData() -> Data? {
    content.file.flatMap { ImageExtent.kind(of: $0) == "image/png" ? $0 : nil }
  }
  /// The bytes of the JPEG file it was read from, whatever the quality; nil for any other image, as
  /// nothing is encoded here.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    content.file.flatMap { ImageExtent.kind(of: $0) == "image/jpeg" ? $0 : nil }
  }

  /// Draws the image in the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image in the current context, as large as a rectangle.
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect) }
  /// Draws the image in the current context.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image in the current context, as large as a rectangle.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }
}

/// Does nothing: puts an image into an album of photos; there is none.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
