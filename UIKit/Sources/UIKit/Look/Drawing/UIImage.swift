import Foundation

/// An encoded or drawn image with its size; it has no pixels until a host renders it.
public final class UIImage: NSObject, Sendable {
  /// How to colour an image.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// The view decides.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the tint colour of the view.
    case alwaysTemplate
  }

  /// The size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The rendering mode.
  public let renderingMode: RenderingMode
  /// The file or drawing.
  package let content: ImageContent
  /// The colour of all that is drawn; nil for its own colours.
  package let paint: [CGFloat]?
  /// The edges that keep their size when the image is stretched, in points; default 0.
  public let capInsets: UIEdgeInsets
  /// The name of a symbol; nil for other images.
  let symbol: String?
  /// The frames of an animated image; nil for others.
  public let images: [UIImage]?
  /// The duration of an animated image, in seconds; 0 for others.
  public let duration: TimeInterval
  /// True if its pixels stay sharp when it is stretched, as those of the middle of slices.
  package let isSharp: Bool

  /// Creates an empty image.
  public override convenience init() { self.init(size: .zero) }

  /// Creates an image with a size and no content, for tests.
  public convenience init(
    size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic
  ) {
    self.init(.nothing, size, scale, renderingMode)
  }

  /// Creates a copy of an image.
  convenience init(copyOf other: UIImage) {
    self.init(
      other.content, other.size, other.scale, other.renderingMode, other.paint, other.capInsets,
      isSharp: other.isSharp, symbol: other.symbol, frames: other.images, duration: other.duration)
  }

  init(
    _ content: ImageContent, _ size: CGSize, _ scale: CGFloat, _ mode: RenderingMode,
    _ paint: [CGFloat]? = nil, _ capInsets: UIEdgeInsets = .zero, isSharp: Bool = false,
    symbol: String? = nil, frames: [UIImage]? = nil, duration: TimeInterval = 0
  ) {
    (self.symbol, images, self.duration) = (symbol, frames, duration)
    (self.content, self.size, self.scale, renderingMode) = (content, size, scale, mode)
    (self.paint, self.capInsets, self.isSharp) = (paint, capInsets, isSharp)
    super.init()
  }

  /// The image in one colour.
  func painted(_ color: [CGFloat]) -> UIImage {
    if case .drawing(let marks) = content {
      let painted = ImageContent.drawing(marks.map { $0.recolored(color) })
      return UIImage(painted, size, scale, .alwaysOriginal, nil, capInsets)
    }
    return UIImage(content, size, scale, .alwaysOriginal, color, capInsets)
  }

  /// The image as a view with a tint colour shows it.
  ///
  /// - Parameter isTemplate: true where the view takes images without a mode of their own as
  ///   templates, as buttons of the system do.
  package func tinted(_ color: UIColor, isTemplate: Bool = false) -> UIImage {
    switch renderingMode {
    case .alwaysOriginal: self
    case .alwaysTemplate: painted(color.components)
    case .automatic: isTemplate ? painted(color.components) : self
    }
  }

  /// Finds an image by name in the program's bundle; nil if it is missing.
  ///
  /// `@3x` goes before `@2x` and plain files.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds an image by name in a bundle; see `init(named:)`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let kinds = ["png", "jpg", "jpeg", "gif", "svg"]
    let (base, kind) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
    // A catalogue's set may be called `x.jpg`, or `x` where a program says `x.jpg`.
    var names = [(name, kinds)]
    if kinds.contains(kind.lowercased()) { names = [(base, [kind]), (name, kinds), (base, kinds)] }
    for (name, kinds) in names {
      for bundle in bundle.map({ [$0] }) ?? [.program, .main] {
        guard let (found, insets) = Self.find(name, kinds, in: bundle) else { continue }
        self.init(copyOf: insets.map { found.resizableImage(withCapInsets: $0) } ?? found)
        return
      }
    }
    return nil
  }

  /// An image of a bundle, and the edges that it keeps when it is stretched.
  private static func find(
    _ name: String, _ kinds: [String], in bundle: Bundle
  ) -> (UIImage, UIEdgeInsets?)? {
    for size in ["@3x", "@2x", ""] {
      for kind in kinds {
        if let path = bundle.path(forResource: name + size, ofType: kind),
          let found = UIImage(contentsOfFile: path)
        {
          return (
            found, bundle.path(forResource: name, ofType: "insets").flatMap(UIEdgeInsets.init)
          )
        }
      }
    }
    return nil
  }

  /// Draws a system symbol, a template of some 22 × 20 points; Dactyl has some 180 of its own.
  ///
  /// Longer names show the longest beginning that has a drawing, and unknown ones an outline with the name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Draws a system symbol as large as the configuration says.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let side = ((configuration as? SymbolConfiguration)?.pointSize ?? 17) * 1.2
    self.init(
      .drawing(SystemSymbols.marks(of: name, side: side)),
      CGSize(width: side.rounded(), height: side.rounded()), 1, .alwaysTemplate, symbol: name)
  }

  /// Stored: the configuration of a system symbol.
  public class Configuration: NSObject {}

  /// Stored: the size and weight of a system symbol.
  public final class SymbolConfiguration: Configuration {
    /// Stored: the scale beside text.
    public enum Scale: Int, Hashable, Sendable {
      /// One of the scales.
      case `default` = -1, unspecified, small, medium, large
    }
    /// Stored: the weight.
    public enum Weight: Int, Hashable, Sendable {
      /// One of the weights.
      case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    /// The height of the text beside the symbol, in points.
    let pointSize: CGFloat

    /// Creates a configuration; the weight is not drawn.
    public init(
      pointSize: CGFloat, weight: Weight = .regular, scale: Scale = .default
    ) {
      self.pointSize = pointSize * [.small: 0.8, .large: 1.25][scale, default: 1]
      super.init()
    }
    /// Creates a configuration.
    public convenience init(scale: Scale) { self.init(pointSize: 17, scale: scale) }
    /// Creates a configuration.
    public convenience init(weight: Weight) { self.init(pointSize: 17) }
    /// Creates a configuration.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(
        pointSize: MainActor.assumeIsolated {
          UIFont.preferredFont(forTextStyle: textStyle).pointSize
        })
    }
    /// Creates a configuration.
    public convenience init(font: UIFont, scale: Scale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }
  }

  /// Creates an image from the bytes of a PNG, JPEG, GIF or SVG file; nil for other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a PNG, JPEG, GIF or SVG file with a scale; nil for other data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageExtent.pixels(of: data), scale > 0 else { return nil }
    let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    self.init(.file(data), size, scale, .automatic)
  }

  /// Reads an image file; a name that ends with `@2x` or `@3x` sets the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// An image whose frames an image view shows one after the other; nil without frames.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let pace = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(
      first.content, first.size, first.scale, first.renderingMode, first.paint, first.capInsets,
      frames: images, duration: pace)
  }
  /// The animated image of the files `name0`, `name1` and so on, up to 1024; nil without a file.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let first = UIImage(named: "\(name)0") == nil ? 1 : 0
    var frames: [UIImage] = []
    while frames.count <= 1024, let frame = UIImage(named: "\(name)\(first + frames.count)") {
      frames.append(frame)
    }
    return animatedImage(with: frames, duration: duration)
  }
  /// Returns an image whose edges keep their size, in points; the rest stretches.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    UIImage(content, size, scale, renderingMode, paint, capInsets)
  }
  /// Returns an image whose edges keep their size, in points; the rest stretches in each mode.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { resizableImage(withCapInsets: capInsets) }
  /// Returns an image of which one column and one row stretch, after caps in points; 0 for no caps.
  public func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0))
  }
  /// Returns this image in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { painted(color.components) }
  /// Returns this image in a colour, which views with another tint replace in templates.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    painted(color.components).withRenderingMode(renderingMode)
  }
  /// Returns a symbol as large as a configuration says; other images stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol, let made = UIImage(systemName: symbol, withConfiguration: configuration)
    else { return self }
    return UIImage(
      made.content, made.size, made.scale, renderingMode, paint, capInsets, symbol: symbol)
  }
  /// Returns a symbol as large as a configuration says; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol.map { _ in withConfiguration(configuration) } ?? self
  }
  /// True for a symbol.
  public var isSymbolImage: Bool { symbol != nil }
  /// Returns this image.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// Stored: how the middle of an image fills a larger area.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// One of the modes.
    case tile, stretch
  }

  /// Returns this image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      content, size, scale, renderingMode, paint, capInsets, isSharp: isSharp, symbol: symbol,
      frames: images, duration: duration)
  }

  /// The media type of the file; nil without a file.
  package var fileKind: String? { content.file.map(ImageExtent.kind) }

  /// The image as a file that `UIImage(data:)` reads; nil for an empty one.
  ///
  /// Nothing is encoded: it is the file that the image was read from, whatever its kind, and SVG of
  /// a drawing, which only a program with the product UIKitPictures, as all on the stage, can write.
  public func pngData() -> Data? { written }
  /// As `pngData()`; there are no pixels to compress.
  public func jpegData(compressionQuality: CGFloat) -> Data? { written }

  /// Writes a drawing as a file; the host sets it.
  @MainActor package static var writer: ((UIImage) -> Data)?

  private var written: Data? {
    if case .file(let data) = content { return data }
    guard case .drawing = content else { return nil }
    let isOnMain = Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainMark) == true
    guard isOnMain else { return DispatchQueue.main.sync { Self.writer?(self) } }
    return MainActor.assumeIsolated { Self.writer?(self) }
  }

  /// Marks the main queue, which need not run on the main thread.
  private static let mainMark = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Draws the image at a point in the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image scaled to a rectangle in the current context.
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect) }
  /// Draws the image at a point in the current context with a blend mode and alpha.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the image scaled to a rectangle with a blend mode and alpha.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }
}

/// Tells the target that the image cannot be saved: there is no photo album.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let target = completionTarget.map({ $0 as AnyObject }), let completionSelector else {
    return
  }
  let error = NSError(
    domain: "ALAssetsLibraryErrorDomain", code: -3310,
    userInfo: [NSLocalizedDescriptionKey: "There is no photo album here."])
  completionSelector.perform(on: target, sender: image, event: error)
}
