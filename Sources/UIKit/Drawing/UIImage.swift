import Foundation

/// A picture without pixels: an extent, and nothing is found by name.
public final class UIImage: NSObject, Sendable {
  /// Whether a picture would be shown as it is or in one colour.
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
  /// How it would be shown.
  public let renderingMode: RenderingMode

  /// A picture without extent.
  public override convenience init() { self.init(size: .zero) }

  /// A picture with an extent, for tests of code that fits things to pictures.
  public init(size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic) {
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    super.init()
  }

  /// Always nil: there are no pictures.
  public convenience init?(named name: String) { nil }

  /// Always nil: there are no pictures.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { nil }

  /// Always nil: there are no pictures.
  public convenience init?(systemName name: String) { nil }

  /// Always nil: pictures are not read.
  public convenience init?(data: Data) { nil }

  /// Always nil: pictures are not read.
  public convenience init?(contentsOfFile path: String) { nil }

  /// The same picture, to be shown in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(size: size, scale: scale, renderingMode: renderingMode)
  }

  /// Does nothing.
  public func draw(at point: CGPoint) {}
  /// Does nothing.
  public func draw(in rect: CGRect) {}
  /// Does nothing.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
}
